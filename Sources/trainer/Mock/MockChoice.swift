import TrainerCore
import TrainerScheduling
import TrainerText

/// Which mock interview is meant.
struct MockChoice {
  private let arguments: MockArguments
  private let context: CommandContext

  init(_ arguments: MockArguments, _ context: CommandContext) {
    self.arguments = arguments
    self.context = context
  }

  private var form: MockForm? { arguments.name.flatMap { MockForm(rawValue: $0.lowercased()) } }

  /// Whether a mock that was begun is one of those that are meant.
  func admits(_ mock: MockSummary) -> Bool {
    guard let name = arguments.name?.lowercased() else { return true }
    return mock.form.rawValue == name || mock.item == name
  }

  /// The mock that is named; where several are meant, the one whose last time is longest ago.
  func plan(in library: Library, after earlier: [MockSummary]) throws(Failure) -> MockPlan {
    let mocks = library.items.filter { $0.mockForm != nil }
    if let name = arguments.name, form == nil {
      guard let item = mocks.first(where: { $0.id == name.lowercased() }) else {
        throw .unknownName(
          UnknownName(
            sought: .mock, name: name,
            nearest: nearest(
              to: name.lowercased(), among: MockForm.allCases.map(\.rawValue) + mocks.map(\.id))))
      }
      return try plan(of: item)
    }
    if form == .rapid { return try rapid(library) }
    let candidates = mocks.filter { form == nil || $0.mockForm == form }
    guard let item = candidates.longestAgo(in: earlier) else {
      if let form { throw .noMock(form) }
      return try rapid(library)
    }
    return try plan(of: item)
  }

  private func plan(of item: Item) throws(Failure) -> MockPlan {
    if arguments.limit != nil {
      throw .usage(
        UsageFailure(
          error: .notTogether("--limit", "mock \(item.mockForm?.rawValue ?? "")"), words: ["mock"]))
    }
    guard let plan = MockPlan(item, minutes: arguments.minutes) else {
      throw .noMock(item.mockForm ?? .design)
    }
    return plan
  }

  private func rapid(_ library: Library) throws(Failure) -> MockPlan {
    let now = context.clock.now()
    let plan = MockPlan(
      rapidFrom: library, at: now,
      seed: context.options.seed ?? UInt64(bitPattern: now.utcMilliseconds),
      limit: arguments.limit ?? MockPlan.rapidQuestions, minutes: arguments.minutes)
    guard let plan else { throw .noMock(.rapid) }
    return plan
  }
}

extension Item {
  /// The form of the mock interview that the item is.
  fileprivate var mockForm: MockForm? {
    switch task {
    case .mock(.problem, _): .coding
    case .mock(.design, _): .design
    default: nil
    }
  }
}

extension [Item] {
  /// The item that was never held, else the one that was held longest ago.
  fileprivate func longestAgo(in mocks: [MockSummary]) -> Item? {
    let last = Dictionary(
      mocks.compactMap { mock in mock.item.map { ($0, mock.started.utcMilliseconds) } },
      uniquingKeysWith: Swift.max)
    return self.min { (last[$0.id] ?? .min) < (last[$1.id] ?? .min) }
  }
}
