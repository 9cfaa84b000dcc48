import TrainerScheduling
import TrainerScoring
import TrainerText

@testable import TrainerCore

/// Plays a session from typed lines on a fixed clock, and tells what happened in lines of words.
struct SessionScript {
  var options = PracticeOptions(seed: 1)
  var settings = PracticeSettings()
  var asksConfidence = false
  var isInteractive = true

  /// Milliseconds that pass before each line.
  var pace: Int64 = 10_000

  /// Whether the disk refuses, by the number of the write from 0.
  var refuses: (Int) -> Bool = { _ in false }

  /// Where questions stand at the start, by their names.
  var schedules: [String: CardSchedule] = [:]

  /// Whether there are answers of earlier sessions.
  var hasEarlierAnswers = true

  /// The answers of earlier sessions that undo may take back, as `device/item`.
  var earlier: [String] = []

  static let start = Moment(utcMilliseconds: 1_796_284_800_000, offsetMinutes: 60)

  /// Plays the lines, then ends the session.
  func play(_ deck: String, _ lines: [String]) -> [String] {
    let (deck, problems) = DeckParser.parse(SourceText(name: "deck.md", deck))
    var stage = Stage(self, deck.items.flatMap(Question.all(of:)))
    stage.log = problems.map { "problem: \($0.message)" }
    stage.perform(stage.session.start())
    for line in lines where !stage.isOver { stage.type(line) }
    if !stage.isOver { stage.perform(stage.session.apply(.end, at: stage.time)) }
    return stage.log
  }
}

extension UndoableAnswers {
  /// One answer of a device, told by `device/item` on the device `test`.
  fileprivate init(_ name: String) {
    let parts = name.split(separator: "/").map(String.init)
    guard let device = DeviceName(parts[0]), let own = DeviceName("test") else {
      preconditionFailure("no device: \(name)")
    }
    let review = PastReview(
      reference: EventReference(device: device, number: 1), key: RecordKey(item: parts[1]),
      record: 0, moment: SessionScript.start, rating: .good, due: 0, milliseconds: 0,
      suggested: nil, score: nil, hints: 0, sure: nil, ahead: false, mock: nil)
    self.init(answers: [[review]], device: own)
  }
}

/// A session on its way, with what stands in for the world.
private struct Stage {
  let script: SessionScript
  var session: PracticeSession
  var log: [String] = []
  var isOver = false
  private var milliseconds: Int64 = 0
  private var writes = 0
  private var written: Int64 = 0
  private var known: [RecordKey: CardSchedule]

  init(_ script: SessionScript, _ questions: [Question]) {
    self.script = script
    known = [:]
    for (name, schedule) in script.schedules { known[RecordKey(name)] = schedule }
    let known = known
    session = PracticeSession(
      questions, schedules: questions.map { known[$0.key] }, seenToday: 0,
      settings: script.settings, asksConfidence: script.asksConfidence, options: script.options,
      at: SessionTime(moment: SessionScript.start, steadyMilliseconds: 0))
    session.hasEarlierAnswers = script.hasEarlierAnswers
  }

  var time: SessionTime {
    let start = SessionScript.start
    return SessionTime(
      moment: Moment(
        utcMilliseconds: start.utcMilliseconds + milliseconds, offsetMinutes: start.offsetMinutes),
      steadyMilliseconds: milliseconds)
  }

  mutating func type(_ line: String) {
    milliseconds += script.pace
    log.append("> \(line)")
    switch TypedLine(line, at: session.prompt, isInteractive: script.isInteractive) {
    case .action(let action): perform(session.apply(action, at: time))
    case .acceptedInstead: perform(session.apply(.rate(nil), at: time))
    case let other: log.append("\(other)")
    }
  }

  mutating func perform(_ effects: [PracticeEffect]) {
    for effect in effects { perform(effect) }
  }

  private mutating func perform(_ effect: PracticeEffect) {
    switch effect {
    case .show(let screen): log.append(describe(screen))
    case .record(let review, let question, let said, let moment):
      log += said.map { "says \($0.idea)" }
      record(review, question, at: moment)
    case .takeBack(let event):
      log.append("undo \(event.number)")
      perform(session.tookBack(at: time))
    case .findEarlier: perform(session.foundEarlier(script.earlier.map(UndoableAnswers.init)))
    case .takeBackEarlier(let answers):
      perform(session.tookBackEarlier(answers) { _ in nil })
    case .rest(let item):
      log.append("rest \(item)")
      perform(session.rested(at: time))
    case .edit(let question):
      log.append("edit \(question.item.place.file):\(question.item.place.line)")
    case .open(let question): log.append("open the link of \(question.key)")
    case .finish(let summary):
      isOver = true
      log.append(describe(summary))
    }
  }

  private mutating func record(_ review: ReviewFacts, _ question: Question, at moment: Moment) {
    writes += 1
    if script.refuses(writes - 1) {
      log.append("not written")
      session.failedToRecord()
      return
    }
    written += 1
    let scheduler = Scheduler(script.settings.scheduling)
    let schedule = scheduler.recording(
      review.rating, on: known[review.key], at: moment, due: review.due)
    known[review.key] = schedule
    log.append(describe(review))
    guard let device = DeviceName("test") else { return }
    let name = EventReference(device: device, number: written)
    perform(session.recorded(schedule, as: name, at: time))
  }
}

private func describe(_ screen: PracticeScreen) -> String {
  switch screen {
  case .question(let screen):
    let letters = screen.layout.shown.isEmpty ? "" : " \(screen.layout.shown)"
    let place =
      switch screen.place {
      case .first(let number, let count): "\(number)/\(count)"
      case .again(let number, let count): "again \(number)/\(count)"
      }
    return "[\(place)] \(screen.question.key) (\(screen.reason))\(letters)"
  case .hint(_, let text, let number, let count): return "hint \(number)/\(count): \(text)"
  case .weighing: return "sure?"
  case .revealed(let screen):
    let finding = screen.judgement.finding
    let suggestion = "suggests \(screen.judgement.suggestion)"
    if case .ideas(let ideas) = finding {
      let verdicts = ideas.score.verdicts.map(\.verdict.rawValue).joined(separator: " ")
      return "\(verdicts), \(suggestion)"
    }
    let right = finding.isRight.map { $0 ? "right" : "wrong" } ?? "for you to say"
    return "\(right), \(suggestion)"
  case .adding: return "add:"
  case .retyping: return "type again:"
  case .saved(let saved): return "saved: \(saved.rating) · \(saved.key) · \(saved.dueDay)"
  case .undone(let key, let isNext): return "undone \(key)\(isNext ? ", next" : "")"
  case .undoneMock(let answers): return "undone mock of \(answers.answers.joined().count)"
  case .earlierUndo(let earlier):
    let names = earlier.answers.joined().map { "\($0.reference.device)/\($0.key)" }
    return "undo \(names.joined(separator: " "))?"
  case .explanation(let explanation):
    return "why \(explanation.question.key): \(explanation.outcomes == nil ? "hidden" : "shown")"
  case .notice(let notice): return "notice: \(notice)"
  }
}

private func describe(_ review: ReviewFacts) -> String {
  var parts = ["writes \(review.key) \(review.rating)/\(review.suggested.map { "\($0)" } ?? "-")"]
  parts.append("\(review.milliseconds) ms")
  if review.hints > 0 { parts.append("hints \(review.hints)") }
  if let sure = review.sure { parts.append("sure \(sure)") }
  if review.ahead { parts.append("ahead") }
  if let score = review.score { parts.append("score \(score)") }
  parts += review.ideas.map { "\($0.idea) \($0.verdict)" }
  return parts.joined(separator: ", ")
}

private func describe(_ summary: PracticeSummary) -> String {
  var parts = ["end: \(summary.items) items, \(summary.rightFirstTime) without a miss"]
  if summary.withHint > 0 { parts.append("\(summary.withHint) with a hint") }
  if !summary.missed.isEmpty { parts.append("missed \(summary.missed.map(\.key.description))") }
  if !summary.stubborn.isEmpty {
    parts.append("stubborn \(summary.stubborn.map(\.key.description))")
  }
  if let backlog = summary.backlogSessions { parts.append("backlog \(backlog)") }
  if let calibration = summary.calibration {
    parts.append("sure \(calibration.sure), right \(calibration.right)")
  }
  return parts.joined(separator: ", ")
}
