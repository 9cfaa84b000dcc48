import TrainerMarkdown

extension MarkdownDocument {
  /// Whether a block is a list with a task box.
  func isTaskList(_ block: BlockID) -> Bool {
    guard case .list = kind(of: block) else { return false }
    return children(of: block).contains { item in
      let box = taskBox(of: item)
      return box == .open || box == .done
    }
  }

  /// The task box of a list item, if it has one.
  func taskBox(of item: BlockID) -> TaskBox? {
    if case .listItem(let box) = kind(of: item) { box } else { nil }
  }
}
