/// An item that is there again under a name whose history had been given to another.
public enum ReturnedItem: Hashable, Sendable {
  /// It has its history back; `from` had it meanwhile.
  case withHistory(RecordKey, from: RecordKey)

  /// It starts anew: the item that has its history is still there and was answered since.
  case anew(RecordKey, historyOf: RecordKey)
}
