/// Whether the quality that a rejected form names was said of what another idea is about.
extension RejectedFormSearch {
  /// How far behind the words of a form whose they are stands.
  private static let ownerReach = 3

  /// Whether the words found are of a rival subject: it stands between them, or it is told behind
  /// them whose they are ("SwiftUI is declarative, UIKit imperative", "declarative in SwiftUI,
  /// imperative in UIKit").
  func isOfRival(_ places: [Int]) -> Bool {
    guard !rivals.isEmpty, isQuality, let first = places.min(), let last = places.max() else {
      return false
    }
    let between = answer.content[first]...answer.content[last]
    let own = places.map { answer.range(at: $0) }
    if answer.tokens[between].contains(where: { isRival($0) && !own.contains($0.range) }) {
      return true
    }
    return isRivalBehind(between)
  }

  /// A form such as "SwiftUI is imperative"; deeds have objects, and what stands between them may be one.
  private var isQuality: Bool { pattern.words.contains("be") }

  private func isRivalBehind(_ stretch: ClosedRange<Int>) -> Bool {
    var behind = answer.tokens[
      answer.tokens.stretch(of: Self.ownerReach, behind: stretch.upperBound)]
    guard let next = behind.popFirst() else { return false }
    if Self.owning.contains(next.word) {
      return behind.first { $0.isContent }.map(isRival) ?? false
    }
    // What begins behind "and" or a comma is a thought of its own.
    let isDivided = answer.tokens[stretch].contains { $0.word == "and" || !$0.isWord }
    return isDivided && isRival(next)
  }

  private func isRival(_ token: Token) -> Bool {
    rivals.contains(token.stem) || rivals.contains(token.key)
  }

  /// Words behind which stands whose something is.
  private static let owning: WordSet = ["in", "of", "for", "with", "on"]
}
