import TrainerCore
import TrainerText

/// Tells a person how far the import of a large file is.
final class ImportProgress {
  private let name: String
  private let size: Int?
  private let output: Output
  private let isSeen: Bool
  private let mayRepaint: Bool
  private var readBytes = 0
  private var items = 0
  private var lastTold = MonotonicClock.system.now()
  private var isShown = false

  init(of input: InputFile, _ context: CommandContext) {
    name = String(VisibleText(input.name.fileName).text.prefix(30))
    size = input.size
    output = context.err
    isSeen = context.err.isTerminal
    mayRepaint = !context.isPlain
  }

  /// Takes note of how many bytes have been read.
  func read(_ bytes: Int) {
    readBytes = bytes
    show()
  }

  /// Takes note of how many items have been looked at.
  func tell(_ items: Int) {
    self.items = items
    show()
  }

  /// Takes the line away.
  func end() {
    if isShown, mayRepaint { try? output.write(Array("\r\u{1B}[K".utf8)) }
  }

  private func show() {
    guard isSeen else { return }
    let now = MonotonicClock.system.now()
    // A line that stays is a line of its own, and comes more seldom.
    guard now - lastTold > (mayRepaint ? .milliseconds(200) : .seconds(5)) else { return }
    lastTold = now
    isShown = true
    let count = items > 0 ? ", \(counted(items, "item"))" : ""
    let text = "importing \(name): \(share) read\(count)"
    try? output.write(Array((mayRepaint ? "\r\u{1B}[K\(text)" : text + "\n").utf8))
  }

  private var share: String {
    guard let size, size > 0 else { return "\(readBytes / 1_000_000) MB" }
    return "\(min(100, readBytes * 100 / size)) %"
  }
}
