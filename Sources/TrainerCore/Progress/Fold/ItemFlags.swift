import TrainerScheduling

/// What is known of an item as a whole, whatever its parts.
struct ItemFlags: Hashable, Sendable {
  /// Whether it is not to be asked.
  var isResting = false

  /// When it was read, for pages.
  var done: Moment?

  /// What it said when that was last written down.
  var print: ItemPrint?

  static let none = ItemFlags()

  /// Takes over the flags of the item that this one was before.
  mutating func merge(_ old: ItemFlags) {
    isResting = isResting || old.isResting
    print = print ?? old.print
    if let oldDone = old.done,
      done.map({ $0.utcMilliseconds < oldDone.utcMilliseconds }) ?? true
    {
      done = oldDone
    }
  }
}
