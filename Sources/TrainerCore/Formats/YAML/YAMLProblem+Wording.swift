extension YAMLProblem {
  /// The stable name of the problem for programs.
  var code: String {
    switch self {
    case .tab: "yaml-tab"
    case .character: "yaml-character"
    case .feature: "yaml-feature"
    case .colonInText: "yaml-colon"
    case .reserved: "yaml-reserved"
    case .unclosedQuote, .textAfterQuote: "yaml-quotes"
    case .commentWithoutBlank: "yaml-comment"
    case .unknownEscape, .noScalarValue: "yaml-escape"
    case .unclosedList, .textAfterList, .emptyElement, .itemOnKeyLine, .itemWithoutKey: "yaml-list"
    case .itemIndentation: "yaml-indentation"
    case .noKey, .keyCharacters, .keyLength, .noBlankAfterColon, .equalsSign,
      .noQuotesAfterEqualsSign:
      "yaml-key"
    case .duplicateKey: "yaml-duplicate-key"
    }
  }

  var message: String {
    switch self {
    case .tab: "a tab outside quotes; YAML is indented and divided by spaces"
    case .character(let scalar): "the character \(scalar.codePoint) cannot stand in YAML as it is"
    case .feature(let feature): "\(feature.rawValue) is outside the YAML that is read here"
    case .colonInText: "a colon before a blank divides key and value, but the key is already there"
    case .reserved(let sign): "a text without quotes cannot begin with \(sign)"
    case .unclosedQuote(let quote): "the closing \(quote) is missing on this line"
    case .textAfterQuote: "expected the end of the line after the closing quote"
    case .textAfterList: "expected the end of the line after the closing bracket"
    case .commentWithoutBlank: "a comment needs a blank before its #"
    case .unknownEscape(let escape): "there is no escape \(escape) in double quotes"
    case .noScalarValue(let escape): "\(escape) is no character"
    case .unclosedList: "the closing ] is missing on this line"
    case .emptyElement: "expected an element of the list"
    case .itemOnKeyLine: "a list with hyphens begins on the line after its key"
    case .itemWithoutKey: "a list item without a key above that it could belong to"
    case .itemIndentation: "a list item not below the first one of its list"
    case .noKey: "expected a key and a colon"
    case .keyCharacters: "a key has letters a to z, digits, hyphens and underscores only"
    case .keyLength: "a key of more than \(YAMLCursor.longestKey) characters"
    case .noBlankAfterColon: "a colon after a key needs a blank behind it"
    case .equalsSign: "expected a colon after the key, not an equals sign"
    case .noQuotesAfterEqualsSign: "expected a text in quotes after the equals sign"
    case .duplicateKey(let key, let first, let second):
      "the key \(key) stands on line \(first) and again on line \(second)"
    }
  }

  /// What to do where no quoted spelling mends it.
  var advice: String? {
    switch self {
    case .tab: "write spaces instead"
    case .character, .noScalarValue: "write it as an escape in double quotes, or leave it out"
    case .unknownEscape: #"write \\ for a backslash, or use single quotes"#
    case .feature(.literal), .feature(.folded), .feature(.severalLines):
      "write the text on the line of its key"
    case .feature(.nestedList): "write each element as an item of its own"
    case .itemOnKeyLine: "write the list in brackets, or each item on a line of its own"
    case .unclosedList: "write the list on one line, or each item on a line of its own"
    case .emptyElement: #"leave out the comma, or write """#
    case .unclosedQuote: "close it, or put the text in quotes of the other kind"
    case .textAfterQuote:
      #"inside single quotes write '' for a quote, inside double quotes \""#
    case .noBlankAfterColon: "write a blank after the colon"
    case .duplicateKey: "leave one of them"
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// The scalar as `U+0007`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
