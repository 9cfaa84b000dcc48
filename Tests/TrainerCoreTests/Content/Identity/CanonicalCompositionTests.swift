import Testing

@testable import TrainerCore

@Suite("Normalisation form C")
struct CanonicalCompositionTests {
  @Test("agrees with another implementation")
  func oracle() throws {
    let text = String(decoding: try ContentFixtures.bytes("Unicode/composition.txt"), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count > 1000)
    for line in lines {
      let fields = line.split(separator: ";").map { scalars(String($0)) }
      let composed = String(String.UnicodeScalarView(fields[0])).canonicallyComposed
      #expect(Array(composed.unicodeScalars) == fields[1], "\(line)")
    }
  }

  @Test("leaves texts alone that are composed", arguments: ["", "plain", "é — “ö” … 日本 😀"])
  func alone(text: String) {
    #expect(Array(text.canonicallyComposed.utf8) == Array(text.utf8))
  }

  private func scalars(_ field: String) -> [Unicode.Scalar] {
    field.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
  }
}
