/// What tells whether two items ask the same, however their decks write it.
struct QuestionText: Hashable {
  private let hash: TextHash

  init(_ item: Item) {
    switch item.task {
    case .cloze(let deletions):
      var text = ""
      let bytes = Array(item.prompt.utf8)
      var offset = 0
      for deletion in deletions {
        text += String(decoding: bytes[offset..<deletion.range.lowerBound], as: UTF8.self)
        text += "\u{1D}\(deletion.hidden.filter { $0 != "\\" })\u{1D}"
        offset = deletion.range.upperBound
      }
      text += String(decoding: bytes[offset...], as: UTF8.self)
      hash = TextHash(text.filter { $0 != "\\" }, item.answer)
    default:
      hash = TextHash(item.title + " " + item.prompt, item.answer)
    }
  }
}
