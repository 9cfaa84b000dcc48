import Testing

/// Where the state is kept, as variables and options say.
@Suite struct HomeFolderTests {
  private static let unset = ["TRAINER_HOME": "", "XDG_DATA_HOME": ""]

  @Test(arguments: [
    ([:], "home"), (["XDG_DATA_HOME": "/nowhere"], "home"),
    (unset, ".local/share/trainer"),
  ])
  func variablesNameIt(_ variables: [String: String], _ folder: String) throws {
    let sandbox = try Sandbox()
    let run = try sandbox.run("trainer config set new-a-day 3", variables: variables)
    #expect(run == ShellRun(status: 0, out: "", err: ""))
    #expect(try sandbox.run("ls \(folder)/reviews").out == "test.jsonl\n")
  }

  @Test func theOptionComesFirst() throws {
    let sandbox = try Sandbox()
    _ = try sandbox.run("trainer --home other config set new-a-day 3")
    #expect(try sandbox.run("ls other/reviews; test -e home").out == "test.jsonl\n")
    #expect(try sandbox.run("test -e home").status == 1)
  }

  @Test func theAccountKnowsItWhereHomeIsNotSet() throws {
    let run = try Sandbox().run(
      "unset HOME; trainer doctor | head -1", variables: Self.unset)
    #expect(run.out.hasSuffix("/.local/share/trainer\n"))
    #expect(run.status == 0)
  }

  /// A folder of somebody else's that may only be read.
  @Test func readingAsksForNoRightToWrite() throws {
    let sandbox = try Sandbox(
      options: ["--content", "decks"],
      fixtures: [Fixture(name: "decks", place: "decks"), Fixture(name: "state", place: "home")])
    let run = try sandbox.run("chmod -R a-w home; trainer due; ls home; chmod -R u+w home")
    #expect(run.status == 0)
    #expect(run.out.hasSuffix("reviews\n"))
    #expect(run.err == "")
  }
}
