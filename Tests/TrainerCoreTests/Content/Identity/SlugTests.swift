import Testing

@testable import TrainerCore

/// The expected slugs and hashes were computed with Python's `unicodedata`.
@Suite("Slugs")
struct SlugTests {
  @Test(
    "of texts",
    arguments: [
      ("deinit!", "deinit"),
      ("Whose note changes?", "whose-note-changes"),
      (#"`\[x\]`"#, "x"),
      ("Über Ångström", "uber-angstrom"),
      ("e\u{301}te\u{301}", "ete"),
      ("naïve café", "naive-cafe"),
      ("\u{FB01}nal \u{2167} ½ ™", "final-viii-1-2-tm"),
      ("Größe ſ K", "gro-e-s-k"),
      ("\u{212A}elvin", "kelvin"),
      ("İstanbul", "istanbul"),
      ("𝐀𝔹𝒸 ①⑳", "abc-120"),
      ("x² + y³", "x2-y3"),
      ("==", "x080687"),
      ("→", "x56388e"),
      ("日本語", "xee9ee2"),
      ("  --  ", "x07d017"),
      ("각 각", "x1a4154"),
    ])
  func slug(text: String, expected: String) { #expect(Slug.make(from: text) == expected) }

  @Test("have at most 48 characters and no hyphen at their ends")
  func length() {
    #expect(Slug.make(from: String(repeating: "x", count: 60)).count == 48)
    #expect(Slug.make(from: String(repeating: "a", count: 47) + " b").count == 47)
    #expect(
      Slug.make(from: String(repeating: "a", count: 46) + "⑳c") == String(repeating: "a", count: 46)
        + "20")
  }

  @Test("are numbered where they are alike")
  func numbers() {
    var names = UniqueNames(taken: ["b-2"])
    #expect(["a", "b", "a", "b", "a"].map { names.next($0) } == ["a", "b", "a-2", "b-3", "a-3"])
  }
}
