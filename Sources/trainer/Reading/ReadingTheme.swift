/// How the parts of a text that is read may look.
///
/// It uses the terminal's own colours, and of those only the ones that are legible on light and on
/// dark backgrounds: neither blue, which is too dark on black, nor yellow or white.
struct ReadingTheme: Sendable, Hashable {
  var heading: TextStyle = .bold
  var emphasis: TextStyle = .italic
  var strong: TextStyle = .bold
  var code: TextStyle = .cyan
  var link: TextStyle = .underlined
  var address: TextStyle = .faint

  /// Bullets, lines and numbers, which are not part of the text.
  var sign: TextStyle = .faint

  var keyword: TextStyle = .magenta
  var type: TextStyle = .cyan
  var string: TextStyle = .green
  var comment: TextStyle = .faint
  var attribute: TextStyle = .magenta

  /// What a token of code looks like.
  func style(of token: CodeToken.Kind) -> TextStyle? {
    switch token {
    case .plain: nil
    case .keyword: keyword
    case .type: type
    case .string: string
    case .comment: comment
    case .attribute: attribute
    }
  }
}
