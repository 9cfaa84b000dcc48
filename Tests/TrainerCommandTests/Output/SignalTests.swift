import Testing

/// Signals from outside, with a pipe in the place of the terminal.
@Suite struct SignalTests {
  @Test(arguments: [("HUP", 129), ("TERM", 143)])
  func endACommandWithTheirStatus(_ signal: String, _ status: Int32) throws {
    let run = try Sandbox().run(
      """
      mkfifo pipe
      executed render < pipe & exec 3> pipe
      sleep 0.2
      kill -\(signal) $!
      wait $!
      """)
    #expect(run.status == status)
  }

  @Test(arguments: [("HUP", 129), ("TERM", 143)])
  func endASessionSaved(_ signal: String, _ status: Int32) throws {
    let sandbox = try Sandbox(
      options: ["--now", "2026-12-04T08:00:00+01:00", "--content", "decks"],
      fixtures: [Fixture(name: "decks", place: "decks")])
    let run = try sandbox.run(
      """
      mkfifo pipe
      executed practice < pipe > shown & exec 3> pipe
      printf 'an answer\\n4\\n' >&3
      until grep -q '^saved:' shown; do sleep 0.05; done
      kill -\(signal) $!
      wait $!
      """)
    #expect(run.status == status)
    #expect(try sandbox.run("grep -c review home/reviews/test.jsonl").out == "1\n")
    #expect(try sandbox.run("trainer doctor").status == 0)
  }

  /// `nohup` rules HUP out before it starts a program.
  @Test func whatWasRuledOutStaysSo() throws {
    let run = try Sandbox().run(
      """
      mkfifo pipe
      (trap '' HUP; touch ruled; executed render < pipe) & exec 3> pipe
      until test -e ruled; do sleep 0.05; done
      kill -HUP $!
      printf '*still here*' >&3
      exec 3>&-
      wait $!
      """)
    #expect(run == ShellRun(status: 0, out: "still here\n", err: ""))
  }
}
