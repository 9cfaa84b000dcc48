/// Names of items and files as numbers, and which item goes by another name now.
struct Neighbourhood {
  private var numbers: [String: Int] = [:]

  /// By the number of an item: the number of the item that goes on with its history.
  private var successors: [Int] = []
  private var fileNumbers: [String: Int] = [:]

  /// By the number of a file: whether it is there.
  private var isFileNow: [Bool] = []
  private let filesNow: Set<String>

  init(filesNow: Set<String>) { self.filesNow = filesNow }

  /// Where an item stands.
  mutating func surroundings(of item: ItemText) -> Surroundings {
    Surroundings(
      file: fileNumber(item.file), after: item.after.map { number(of: $0) },
      before: item.before.map { number(of: $0) })
  }

  mutating func number(of item: String) -> Int {
    if let number = numbers[item] { return number }
    numbers[item] = successors.count
    successors.append(successors.count)
    return successors.count - 1
  }

  /// Notes that an item goes on as another.
  mutating func succeed(_ old: Int, by new: Int) { successors[old] = new }

  /// The number of the item that goes on as this one.
  func successor(of item: Int) -> Int { successors[item] }

  /// How near an item stands to the place where another stood.
  func nearness(of new: Surroundings, to old: Surroundings) -> Nearness {
    let after = old.after.map(successor(of:))
    let before = old.before.map(successor(of:))
    let sharesNeighbour =
      after != nil && after == new.after || before != nil && before == new.before
    if sharesNeighbour, after == new.after, before == new.before { return .sameNeighbours }
    if old.file == new.file {
      return after == new.after || before == new.before ? .samePlace : .sameFile
    }
    return sharesNeighbour && !isFileNow[old.file] ? .samePlace : .elsewhere
  }

  private mutating func fileNumber(_ file: String) -> Int {
    if let number = fileNumbers[file] { return number }
    fileNumbers[file] = isFileNow.count
    isFileNow.append(filesNow.contains(file))
    return isFileNow.count - 1
  }
}
