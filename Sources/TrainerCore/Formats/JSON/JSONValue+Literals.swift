extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Makes `null`.
  public init(nilLiteral: ()) { self = .null }

  /// Makes `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Makes a whole number.
  public init(integerLiteral value: Int64) { self = .int(value) }

  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Makes a text.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Makes an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Makes an object with its keys in the order written; of equal keys the last wins.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(JSONObject(members))
  }
}

extension JSONValue {
  /// Makes a whole number from an `Int`.
  public static func int(_ value: Int) -> JSONValue { .int(Int64(value)) }

  /// Makes an array of texts.
  public static func strings(_ values: some Sequence<String>) -> JSONValue {
    .array(values.map(JSONValue.string))
  }
}
