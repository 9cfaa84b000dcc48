import TrainerCore
import TrainerTerminal

extension CommandContext {
  /// Writes a text in Markdown, for a person laid out and a page at a time, else as it is.
  func page(markdown text: String) throws(Failure) {
    if out.isTerminal { return try page(reading.lines(of: text)) }
    try print(
      text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { StyledText(String($0)) })
  }

  /// Finished mock interviews, the oldest first.
  func finishedMocks() throws(Failure) -> [FinishedMock] {
    let folder = MockFolder(try stateFolder())
    do throws(FileError) {
      let contents = try folder.contents()
      for file in contents.passedOver { warn(file.description) }
      return contents.mocks.reversed().compactMap(FinishedMock.init)
    } catch {
      throw .file(error)
    }
  }
}

extension FinishedMock {
  /// Nil for a mock that is not finished.
  fileprivate init?(_ mock: MockSummary) {
    guard let result = mock.result else { return nil }
    self.init(
      name: mock.name, form: mock.form.rawValue, title: mock.title, started: mock.started,
      found: result.found, total: result.total, possible: Double(result.most),
      isPassed: result.passes, isEndedEarly: result.isEndedEarly)
  }
}
