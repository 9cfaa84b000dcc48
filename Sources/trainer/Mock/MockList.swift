import TrainerCore
import TrainerScheduling
import TrainerText

/// The mock interviews so far.
struct MockList {
  let context: CommandContext

  /// A form or an item that narrows them.
  var form: String?

  /// All of them, the latest first; files that cannot be read are named and passed over.
  func all() throws(Failure) -> [MockSummary] {
    let folder = MockFolder(try context.stateFolder())
    let contents: MockFolder.Contents
    do throws(FileError) {
      contents = try folder.contents()
    } catch {
      throw .unreadable(error)
    }
    for file in contents.passedOver { context.warn(file.description) }
    return contents.mocks
  }

  private func admitted(of mocks: [MockSummary]) -> [MockSummary] {
    let name = form?.lowercased()
    return mocks.filter { name == nil || $0.form.rawValue == name || $0.item == name }
  }

  func printList() throws(Failure) -> ExitStatus {
    let held = try all()
    let mocks = admitted(of: held)
    if context.options.json {
      try context.print(json: ["mocks": .array(mocks.map(\.json))])
      return .fine
    }
    let width = String(mocks.count).count
    let forms = mocks.map(\.form.rawValue.count).max() ?? 0
    try context.print(
      mocks.enumerated().map { number, mock in
        let day = mock.started.iso8601.prefix(16).replacing("T", with: " ")
        return StyledText(
          "\(String(number + 1).padded(toRight: width))  \(day)  "
            + "\(mock.form.rawValue.padded(to: forms))  \(outcome(mock))  "
            + PlainMarkdown.text(mock.title))
      })
    if mocks.isEmpty {
      let narrowing = held.isEmpty ? "" : form.map { " of '\($0)'" } ?? ""
      context.warn("there is no mock interview\(narrowing) yet")
    }
    return .fine
  }

  private func outcome(_ mock: MockSummary) -> String {
    guard let result = mock.result else { return "not finished".padded(to: 30) }
    return "\(HalfPoints(rounding: result.total)) of \(result.most)".padded(to: 10) + "  "
      + word(result).padded(to: 18)
  }

  private func word(_ result: MockSummary.Result) -> String {
    if result.most == 0 { return "" }
    // What passes by its candidate's own rating may have had little found.
    if result.passes {
      return result.found < result.total
        ? "passed, found \(HalfPoints(rounding: result.found))" : "passed"
    }
    return result.isEndedEarly ? "ended early" : "not passed"
  }

  func show(_ number: Int) throws(Failure) -> ExitStatus {
    let mocks = admitted(of: try all())
    guard mocks.indices.contains(number - 1) else {
      throw .noMockNumber(number, of: mocks.count)
    }
    let folder = MockFolder(try context.stateFolder())
    let name = mocks[number - 1].name
    if context.options.json {
      guard let record = folder.record(name) else { throw .noSuchFile(folder.data(name)) }
      try context.print(json: record.json(record.session))
      return .fine
    }
    guard let text = folder.text(ofTranscript: name) else {
      throw .noSuchFile(folder.transcript(name))
    }
    try context.page(markdown: text)
    return .fine
  }
}
