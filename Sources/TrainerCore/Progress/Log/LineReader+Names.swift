/// A row whose subject is still bytes of its line.
struct UnnamedRow {
  let item: UnsafeRawBufferPointer

  /// Nil where the subject is the item itself and not a record.
  let part: UnsafeRawBufferPointer?
  let row: Int

  // The steps of the search.
  var hash: UInt64 = 0

  /// 0 as long as there is none.
  var place: UInt32 = 0
  var entry: EntryArena.Entry?
  var subject: Int32 = -1

  init(item: UnsafeRawBufferPointer, part: UnsafeRawBufferPointer?, row: Int) {
    self.item = item
    self.part = part
    self.row = row
  }
}

extension LineReader {
  /// Looks up the subjects of the rows that were read since this was called last.
  mutating func nameSubjects() {
    names.nameSubjects(of: &unnamed)
    for subject in unnamed { rows[subject.row].subject = subject.subject }
    unnamed.removeAll(keepingCapacity: true)
  }
}
