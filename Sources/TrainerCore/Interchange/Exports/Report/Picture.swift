/// An SVG picture that says in words what it shows.
struct Picture {
  let width: Int
  let height: Int

  /// What it is.
  let title: String

  /// What can be seen in it.
  let description: String
  var shapes: [String] = []

  var svg: String {
    """
    <svg viewBox="0 0 \(width) \(height)" role="img" aria-label="\(HTMLText.escaped(title))">
    <title>\(HTMLText.escaped(title))</title>
    <desc>\(HTMLText.escaped(description))</desc>
    \(shapes.joined(separator: "\n"))
    </svg>

    """
  }

  mutating func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ title: String) {
    shapes.append(
      "<rect class=\"bar\" x=\"\(tenths(x))\" y=\"\(tenths(y))\" width=\"\(tenths(width))\""
        + " height=\"\(tenths(height))\"><title>\(HTMLText.escaped(title))</title></rect>")
  }

  mutating func text(_ x: Double, _ y: Double, _ text: String, anchor: String = "start") {
    shapes.append(
      "<text x=\"\(tenths(x))\" y=\"\(tenths(y))\" text-anchor=\"\(anchor)\">"
        + "\(HTMLText.escaped(text))</text>")
  }

  mutating func line(_ style: String, _ y: Double, from x: Double, to end: Double) {
    shapes.append(
      "<line class=\"\(style)\" x1=\"\(tenths(x))\" x2=\"\(tenths(end))\""
        + " y1=\"\(tenths(y))\" y2=\"\(tenths(y))\"/>")
  }
}

/// A number with one decimal at most, as coordinates need no more.
func tenths(_ value: Double) -> String { points(value) }
