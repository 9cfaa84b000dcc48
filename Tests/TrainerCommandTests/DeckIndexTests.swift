import Testing

/// What a session leaves behind so that decks need not be read again.
@Suite struct DeckIndexTests {
  private static let index = ".cache/trainer/decks.index"

  private func sandbox(_ more: [Fixture] = []) throws -> Sandbox {
    try Sandbox(
      options: ["--content", "decks", "--now", "2026-12-04T08:00:00+01:00"],
      fixtures: [Fixture(name: "decks", place: "decks"), Fixture(name: "state", place: "home")]
        + more)
  }

  /// Lets the decks grow older than a tick of the file system's clock, then has a session end.
  private let session = "sleep 2.1; trainer practice --limit 1 </dev/null >/dev/null"

  @Test func readingLeavesNothingBehind() throws {
    let run = try sandbox().run("trainer due; trainer list; trainer </dev/null; ls -A | sort")
    #expect(run.out.hasSuffix("\ndecks\nhome\n"))
  }

  @Test func whatIsDueIsTheSameWithAndWithoutIt() throws {
    let sandbox = try sandbox()
    let index = Self.index
    let without = try sandbox.run("trainer due; trainer due --json")
    #expect(try sandbox.run("\(session); test -s \(index)").status == 0)
    #expect(try sandbox.run("trainer due; trainer due --json") == without)
    #expect(
      try sandbox.run("head -c 99 \(index) > x; mv x \(index); trainer due; trainer due --json")
        == without)
    #expect(
      try sandbox.run("rm -r .cache; mkdir -p \(index); trainer due; trainer due --json") == without
    )
  }

  @Test func anEditedDeckIsReadAgain() throws {
    let sandbox = try sandbox()
    let before = try sandbox.run("\(session); trainer due --json").out
    let after = try sandbox.run("printf 'Q: new\\nA: 1\\n' > decks/new.md; trainer due --json").out
    #expect(before.contains("\"new\":") && after != before && after.contains("\"deck\":\"new\""))
    #expect(try sandbox.run("rm decks/new.md; trainer due --json").out == before)
  }

  @Test func errorsAreToldOutOfTheIndexAsWell() throws {
    let sandbox = try sandbox([Fixture(name: "broken", place: "decks/broken")])
    let without = try sandbox.run("trainer due")
    #expect(without.err.contains("in the content: trainer check shows where"))
    #expect(try sandbox.run("\(session); test -s \(Self.index)").status == 0)
    #expect(try sandbox.run("trainer due").err == without.err)
  }

  @Test func aCacheThatCannotBeWrittenStopsNothing() throws {
    let run = try sandbox().run(
      "trainer practice --limit 1 </dev/null; trainer due > due && echo fine",
      variables: ["XDG_CACHE_HOME": "/dev/null"])
    #expect(run.err == "")
    #expect(run.out.hasSuffix("fine\n"))
  }
}
