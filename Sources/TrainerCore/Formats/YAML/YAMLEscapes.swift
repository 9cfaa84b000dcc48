/// The escapes of one letter in double quotes: YAML 1.2.2, section 5.7.
enum YAMLEscapes {
  static let scalars: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}",
    "t": "\t", "\t": "\t", "n": "\n",
    "v": "\u{B}", "f": "\u{C}", "r": "\r",
    "e": "\u{1B}", " ": " ", "\"": "\"",
    "/": "/", "\\": "\\", "N": "\u{85}",
    "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]
}
