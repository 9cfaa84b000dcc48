import TrainerScheduling
import TrainerTestKit

@testable import TrainerCore

/// Random events that a learner, a sync program and an author might cause together.
struct RandomEvents {
  var random: SeededRandom
  var devices = ["mac-1a2b"]

  /// How many lines each device's log has, so that undos find something.
  var written: [String: Int64] = [:]

  init(seed: UInt64, devices: [String] = ["mac-1a2b"]) {
    random = SeededRandom(seed: seed)
    self.devices = devices
  }

  private static let items = ["kvo", "stale-binding", "once", "~0a1b2c3d4e5f", "life"]
  private static let parts = ["", "", "", "once", "coordinate"]

  mutating func moment(near minutes: Int) -> Moment {
    .minute(
      minutes + .random(in: -3...30, using: &random), zone: random.pick([60, 60, 60, -300, 330]))
  }

  mutating func body(at moment: Moment) -> EventBody {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<60: .review(review(at: moment))
    case 60..<68: .undo(reference())
    case 68..<74: .set(setting())
    case 74..<78: .same(old: key(), new: key())
    case 78..<81: .same(old: RecordKey(item: item()), new: RecordKey(item: item()))
    case 81..<86:
      .due(key(), moment.utcMilliseconds + .random(in: 0...9, using: &random) * 86_400_000)
    case 86..<89: .done(item: item())
    case 89..<92: .rest(item: item())
    case 92..<94: .wake(item: item())
    case 94..<96: .said(item: item(), idea: "why", words: nil)
    default:
      .item(
        ItemText(
          item: item(), kind: "card", text: random.pick(["a \"b\"", "ä\u{1F}😀", "c\\d\n"]),
          file: "deck.md", after: random.pick([nil, item()]), before: nil))
    }
  }

  private mutating func item() -> String { random.pick(Self.items) }

  private mutating func key() -> RecordKey {
    RecordKey(item: item(), part: random.pick(Self.parts))
  }

  private mutating func reference() -> EventReference {
    let device = random.pick(devices)
    let last = written[device] ?? 0
    return EventReference(device, .random(in: max(1, last - 6)...last + 2, using: &random))
  }

  private mutating func review(at moment: Moment) -> ReviewFacts {
    ReviewFacts(
      key: key(), rating: random.pick(Rating.allCases),
      due: moment.utcMilliseconds + .random(in: 1...40, using: &random) * 86_400_000,
      milliseconds: .random(in: 0...90_000, using: &random),
      suggested: random.pick([nil, .again, .hard, .good]),
      score: random.pick([nil, 0, 3.9, 7.5, 10]),
      hints: random.pick([0, 0, 1, 3]),
      sure: random.pick([nil, true, false]),
      ahead: random.pick([false, false, false, true]),
      mock: random.pick([nil, nil, nil, "20261204T073000Z-shop"]),
      ideas: random.pick([[], [IdeaVerdict(idea: "why", verdict: "covered")]]))
  }

  private mutating func setting() -> Setting {
    random.pick([
      .desiredRetention(0.85), .lessonRetention(LessonRetentions([("uikit", 0.8)])),
      .dayStart(.random(in: 0...600, using: &random)),
      .learningSteps(random.pick([[], [60], [60, 600], [60, 600, 3600]])),
      .relearningSteps(random.pick([[], [600], [60, 600]])),
      .parameters(parameters(of: random.pick(FSRSVersion.allCases))),
      .scheduler(random.pick(FSRSVersion.allCases)),
      .newPerDay(.random(in: 0...20, using: &random)),
      .interviewDate(random.pick([nil, StudyDay(number: 20_800)])), .maximumInterval(100),
      .other(key: "theme", value: "dark"),
    ])
  }

  private mutating func parameters(of version: FSRSVersion) -> FSRSParameters {
    let weights = FSRSParameters.standard(version).weights.map {
      $0 * .random(in: 0.8...1.25, using: &random)
    }
    return (try? FSRSParameters(weights)) ?? .standard
  }
}

extension RandomEvents {
  /// A state of devices whose events take turns, undo each other, and give items other names; so many
  /// of each.
  static func state(
    seed: UInt64, devices: [String], ofEach count: Int
  ) throws -> TestState {
    let state = try TestState()
    var events = RandomEvents(seed: seed, devices: devices)
    for device in devices {
      var lines: [(body: EventBody, moment: Moment)] = []
      for minute in 0..<count {
        let moment = events.moment(near: minute * 7)
        lines.append((events.body(at: moment), moment))
        events.written[device] = Int64(lines.count)
      }
      try state.home.write(logLines(lines, device: device), to: "reviews/\(device).jsonl")
    }
    return state
  }
}
