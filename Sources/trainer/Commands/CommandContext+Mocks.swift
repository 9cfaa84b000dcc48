import TrainerCore

extension CommandContext {
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
