import TrainerScheduling

@testable import TrainerCore

/// One line of a log; what the quick way takes must be what the way for any JSON says.
enum LogLineTarget {
  static func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.contains(10) else { return }
    let line = UnsafeRawBufferPointer(bytes)
    var reader = LineReader(keepsAnswers: true)
    guard reader.readReview(line) || reader.readItem(line) else {
      _ = reader.read(line)
      return
    }
    reader.nameSubjects()
    guard case .event(let number, let moment, let body) = EventReader.read(line) else {
      preconditionFailure("taken, though it is no event")
    }
    let row = reader.rows[0]
    precondition(row.number == number && row.moment == moment)
    switch body {
    case .review(let facts):
      precondition(row.kind == .review(facts.rating) && row.payload == facts.due)
      precondition(reader.names.key(row.subject) == facts.key)
      precondition(reader.answers[0] == AnswerFacts(facts))
    case .item(let item): precondition(reader.names.itemName(row.subject) == item.item)
    default: preconditionFailure("taken as something else")
    }
  }
}
