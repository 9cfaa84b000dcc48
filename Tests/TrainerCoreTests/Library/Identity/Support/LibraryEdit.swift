import Testing

/// A way in which an author changes a library, and where its histories are to be found afterwards.
struct LibraryEdit: CustomTestStringConvertible, Sendable {
  let name: String

  /// Makes the files that there are after the edit.
  let edit: @Sendable (_ files: [String: String]) -> [String: String]

  /// By a word of an item, or of a deletion's name, of the changed library: the word of the item whose
  /// history it has to have, or "" where it has to be new; all others keep their own.
  var moved: [String: String] = [:]

  /// Words of items whose histories are told to have no item.
  var orphans: [String] = []

  /// Words of items that no question asks any more, though their histories wait.
  var missing: [String] = []

  var testDescription: String { name }

  init(
    _ name: String, moved: [String: String] = [:], orphans: [String] = [], missing: [String] = [],
    _ edit: @escaping @Sendable (inout [String: String]) -> Void
  ) {
    self.name = name
    self.moved = moved
    self.orphans = orphans
    self.missing = missing
    self.edit = { files in
      var files = files
      edit(&files)
      return files
    }
  }
}

extension [String: String] {
  /// Replaces a text in all files; a test that changes nothing is no test.
  mutating func replace(_ old: String, with new: String) {
    var isFound = false
    for (file, text) in self where text.contains(old) {
      isFound = true
      self[file] = text.replacing(old, with: new)
    }
    if !isFound { Issue.record("\(old) is not in the library") }
  }

  /// Takes a card, from its first words to the blank line behind it, out of the file that has it.
  mutating func take(_ start: String) -> String {
    for (file, text) in self {
      guard let range = text.range(of: start) else { continue }
      let end =
        text.range(of: "\n\n", in: range.lowerBound..<text.endIndex)?.upperBound ?? text.endIndex
      self[file]?.removeSubrange(range.lowerBound..<end)
      return String(text[range.lowerBound..<end])
    }
    Issue.record("\(start) is not in the library")
    return ""
  }
}

extension String {
  fileprivate func range(of text: String, in range: Range<Index>? = nil) -> Range<Index>? {
    self[range ?? startIndex..<endIndex].firstRange(of: text)
  }
}
