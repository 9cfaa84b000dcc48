import TrainerText

extension Diagnostic {
  /// The problem with its severity in colour; a path may stand in the place of the file's name.
  func styled(path: String? = nil) -> StyledText {
    let text = rendered()
    let mark = ": \(severity.rawValue): "
    guard let found = text.firstRange(of: mark) else { return StyledText(text) }
    let color: TextStyle = severity == .error ? .red : .magenta
    let place = path.map { "\($0):\(self.place.line):\(self.place.column)" }
    return
      "\(place ?? String(text[..<found.lowerBound]), .bold): \(severity.rawValue, color): \(String(text[found.upperBound...]))"
  }
}
