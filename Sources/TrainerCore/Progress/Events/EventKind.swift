/// The words that `e` can be in a line of the log.
enum EventKind: String {
  case review, undo, set, item, same, due, done, said, rest, wake
}

extension EventBody {
  var kind: EventKind {
    switch self {
    case .review: .review
    case .undo: .undo
    case .set: .set
    case .item: .item
    case .same: .same
    case .due: .due
    case .done: .done
    case .said: .said
    case .rest: .rest
    case .wake: .wake
    }
  }
}
