extension InterviewAim {
  /// An item in review that may be asked today.
  public struct Candidate: Sendable {
    /// Its number for whoever asks.
    public let index: Int

    /// How it is remembered.
    public let memory: MemoryState

    /// The day of its last review, before today.
    public let lastReview: StudyDay

    /// An item by its number.
    public init(index: Int, memory: MemoryState, lastReview: StudyDay) {
      self.index = index
      self.memory = memory
      self.lastReview = lastReview
    }
  }
}
