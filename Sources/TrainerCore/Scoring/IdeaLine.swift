/// One line of key ideas, divided: `label: form | form …`, as ranges of its bytes.
///
/// The label ends at the first colon that a blank or the end follows and that stands outside
/// backticks; without one the whole line is the label.
package struct IdeaLine: Sendable, Hashable {
  /// What the idea says, blanks trimmed; may be empty.
  package let label: Range<Int>

  /// Its accepted forms, empty where only a label is given.
  package let forms: [Range<Int>]

  /// What is wrong with the forms, where something is.
  package let problems: [FormProblem]

  /// Divides the line that stands in a range of bytes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    let scan = FormScan(bytes, in: range, hasLabel: true)
    label = bytes.trimmed(range.lowerBound..<(scan.labelEnd ?? range.upperBound))
    let list = scan.labelEnd.map { FormList(bytes, in: $0 + 1..<range.upperBound, scan) }
    forms = list?.forms ?? []
    problems = list?.problems ?? []
  }
}

/// Forms divided at ` | ` outside brackets and backticks, as ranges of their bytes.
package struct FormList: Sendable, Hashable {
  /// Each form, blanks trimmed, none of them empty.
  package private(set) var forms: [Range<Int>] = []

  /// What is wrong, where something is.
  package private(set) var problems: [FormProblem] = []

  /// Divides the forms that stand in a range of bytes.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.init(bytes, in: range, FormScan(bytes, in: range, hasLabel: false))
  }

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, _ scan: FormScan) {
    guard !bytes.trimmed(range).isEmpty else { return }
    problems = scan.problems
    forms.reserveCapacity(scan.dividers.count + 1)
    var start = range.lowerBound
    for bar in scan.dividers {
      take(bytes.trimmed(start..<bar), endingAt: bar)
      start = bar + 1
    }
    take(bytes.trimmed(start..<range.upperBound), endingAt: range.upperBound - 1)
    if problems.count > 1 { problems.sort { $0.offset < $1.offset } }
  }

  private mutating func take(_ form: Range<Int>, endingAt end: Int) {
    if form.isEmpty { problems.append(FormProblem(.empty, at: end)) } else { forms.append(form) }
  }
}

/// Something in a form that its author can hardly have meant.
package struct FormProblem: Sendable, Hashable {
  /// What it is.
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// Nothing between two bars.
    case empty

    /// A backtick that no other closes.
    case openCode

    /// `[a|b` without its bracket.
    case openBracket

    /// `[a|]`: an alternative of nothing.
    case emptyAlternative
  }

  /// What it is.
  package let kind: Kind

  /// Where it stands, as an offset of the bytes that were read.
  package let offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
