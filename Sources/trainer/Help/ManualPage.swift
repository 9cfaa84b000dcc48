import TrainerCore

/// The manual page in the language of man(7), made from the descriptions that parse a command line.
struct ManualPage {
  private let commands = CommandDescription.all

  /// The source of the page, ended by a line feed.
  var text: String {
    var page = ManSource()
    page.line(".TH TRAINER 1 \(trainerVersionDate) \"trainer \(trainerVersion)\"")
    writeBeginning(on: &page)
    page.section("COMMANDS")
    for command in commands { write(command, on: &page) }
    page.section("GLOBAL OPTIONS")
    page.paragraph("They stand before or after the command.")
    write(GlobalOptions.descriptions, on: &page)
    for topic in HelpTopic.all {
      page.section(topic.name.uppercased())
      page.verbatim(topic.text)
    }
    page.section("SEE ALSO")
    page.paragraph("trainer help, trainer help COMMAND")
    return page.text
  }

  private func writeBeginning(on page: inout ManSource) {
    page.section("NAME")
    page.line(ManSource.escaped("trainer") + " \\- practise for an iOS interview in the terminal")
    page.section("SYNOPSIS")
    page.macro("B", ["trainer"])
    page.macro("br", [])
    page.macro("B", ["trainer"])
    page.macro("I", ["COMMAND [OPTION...]"])
    page.section("DESCRIPTION")
    page.paragraph(
      """
      Without a command it shows today at a glance and reads commands line by line; Enter starts a \
      session. Decks are Markdown files, progress is plain JSON that belongs to its owner, and every \
      answer is on disk before the screen says so.
      """)
  }

  private func write(_ command: CommandDescription, on page: inout ManSource) {
    page.macro("SS", ["trainer \(command.name)"])
    let first = command.summary.prefix(1).uppercased()
    page.paragraph(first + command.summary.dropFirst() + ".")
    page.macro("PP", [])
    page.macro("B", ["trainer \(command.name)"])
    let usage = command.usageParts.joined(separator: " ")
    if !usage.isEmpty { page.macro("I", [usage]) }
    if !command.discussion.isEmpty {
      page.macro("PP", [])
      page.verbatim(command.discussion)
    }
    for positional in command.positionals {
      page.entry(positional.name, positional.summary)
    }
    write(command.options, on: &page)
    for example in command.examples { page.entry(example.line, example.meaning) }
  }

  private func write(_ options: [OptionDescription], on page: inout ManSource) {
    for option in options {
      let letter = option.letter.map { ", -\($0)" } ?? ""
      page.entry(option.usage + letter, option.summary)
    }
  }
}

/// Text in the language of man(7).
struct ManSource {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  /// A request with its arguments, each one word.
  mutating func macro(_ name: String, _ arguments: [String]) {
    let words = arguments.map { "\"" + Self.escaped($0).replacing("\"", with: "\\(dq") + "\"" }
    line(([".\(name)"] + words).joined(separator: " "))
  }

  mutating func section(_ title: String) { macro("SH", [title]) }

  mutating func paragraph(_ words: String) {
    for row in words.wrapped(to: 72) { line(Self.escaped(row.text)) }
  }

  /// A term, and below it what it means.
  mutating func entry(_ term: String, _ meaning: String) {
    line(".TP")
    macro("B", [term])
    paragraph(meaning)
  }

  /// Lines as they are.
  mutating func verbatim(_ words: String) {
    line(".nf")
    // Inside, an empty line is one that holds nothing which is seen.
    for row in words.split(separator: "\n", omittingEmptySubsequences: false) {
      line(row.isEmpty ? ".sp" : Self.escaped(String(row)))
    }
    line(".fi")
  }

  /// A text that means itself: without requests, with plain hyphens, quotes and accents, in ASCII.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "…": escaped += "..."
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default: escaped += "\\[u" + hexadecimal(scalar) + "]"
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
