import Testing
import TrainerTestKit

@testable import TrainerTerminal

/// Pages on a terminal.
@Suite struct PagerTests {
  private func sandbox() throws -> Sandbox {
    try Sandbox(
      options: ["--now", "2026-12-04T08:00:00+01:00", "--content", "notes"],
      fixtures: [Fixture(name: "notes", place: "notes")])
  }

  @Test(arguments: ["sed s/^/paged:/", "./pager"])
  func aPagerShowsThePages(_ pager: String) throws {
    let script = "printf '#!/bin/sh\\nexec sed s/^/paged:/\\n' > pager; chmod +x pager; "
    let terminal = try sandbox().terminal(
      script + "trainer read the-loop", variables: ["PAGER": pager])
    try terminal.expect("paged:")
    try terminal.expect("as often as state changes")
    try terminal.expect("Mark it as read? y or n")
    terminal.type("y\r")
    try terminal.expect("1 page marked as read; 1 of the 3 pages of the lesson.")
    #expect(try terminal.status() == 0)
  }

  @Test func aPagerWithoutBlanksIsNeverReadByAShell() throws {
    let terminal = try sandbox().terminal(
      "trainer read the-loop; test -e broken || echo whole",
      variables: ["PAGER": "$(touch${IFS}broken)"])
    try terminal.expect("as often as state changes")
    try terminal.expect("y or n")
    terminal.type("n")
    try terminal.expect("whole")
  }

  @Test(arguments: [["PAGER": ""], ["PAGER": "cat"], ["ACCESSIBLE": "1"], ["TERM": "dumb"]])
  func somePeopleWantNone(_ variables: [String: String]) throws {
    let repaints = variables["ACCESSIBLE"] == nil
    #expect(
      Pager(environment: ["PATH": "/bin"].merging(variables) { $1 }, mayRepaint: repaints) == nil)
    let terminal = try sandbox().terminal("trainer read the-loop", variables: variables)
    try terminal.expect("as often as state changes")
    try terminal.expect("y or n")
    try terminal.leave()
  }

  @Test func aPagerThatEndsEarlyEndsNothingElse() throws {
    let terminal = try sandbox().terminal("trainer read bridges", variables: ["PAGER": "true "])
    try terminal.expect("Mark all 3 as read?")
    terminal.type("n")
    #expect(try terminal.status() == 0)
  }
}
