import Foundation
import Testing
import TrainerTestKit

/// Ctrl-C while a fit is computed, which nothing waits for.
@Suite struct InterruptedFitTests {
  @Test(
    "in the REPL it ends the fit at once, and not the program", arguments: ["optimize", "evaluate"])
  func ended(_ command: String) throws {
    let sandbox = try Sandbox(
      options: ["--now", "2026-12-04T08:00:00+01:00", "--content", "decks"],
      fixtures: [Fixture(name: "decks", place: "decks")])
    try sandbox.configure()
    // So many reviews that a fit takes far longer than the test waits.
    let rows = """
      awk 'BEGIN { print "card_id,review_time,review_rating"; for (c = 0; c < 20000; c++) { d = c % 900;
      for (k = 0; k < 8; k++) { r = (k > 0 && (c * 7 + k * 3) % 10 < 4) ? 1 : 3;
      printf "%d,%.0f,%d\\n", c, 1660000000000 + d * 86400000 + c * 1000, r; d += 1 + (c + k) % 6 } } }' > log.csv
      """
    #expect(try sandbox.run(rows).status == 0)
    let terminal = try sandbox.terminal("executed")
    try terminal.expect("trainer> ")
    terminal.type("fsrs \(command) log.csv\r")
    if command == "optimize" { try terminal.expect("Fitting ") } else { sleep(2) }
    let start = ContinuousClock.now
    terminal.type("\u{3}")
    try terminal.expect("the fit was stopped; the old parameters stay")
    try terminal.expect("trainer> ")
    #expect(ContinuousClock.now - start < .seconds(10))
    terminal.type("version\r")
    try terminal.expect("trainer 0.")
    terminal.type("q\r")
    #expect(try terminal.status() == 0)
  }
}
