import Testing
import TrainerCore
import TrainerTestKit

@Suite(
  "What can run without Apple's frameworks does what the lesson says",
  .enabled(if: Compiler.isThere, "swiftc is not in the path"))
struct ProgramTests {
  static let slow = ConditionTrait.enabled(
    if: Compiler.takesTime, "it compiles programs; TRAINER_SLOW_TESTS=1 turns it on")

  @Test("an answer still says what its program shows")
  func claims() throws {
    for program in try ClaimedProgram.all(in: "Programs") {
      try program.expectClaim()
      #expect(!program.printed.isEmpty, "\(program.name) shows nothing")
    }
  }

  @Test(
    "a program of a question prints what its answer says", slow,
    arguments: LessonCode.all.filter { $0.output != nil })
  func predicted(_ code: LessonCode) throws {
    let compiler = try Compiler()
    let name = code.isScript ? "main.swift" : "program.swift"
    try compiler.folder.write(code.source, to: name)
    let program = compiler.folder.file("program")
    let entry = code.isScript ? [] : ["-parse-as-library"]
    let built = try compiler.compile(entry + ["-o", program, compiler.folder.file(name)])
    try #require(built.succeeded, "\(built.text)")
    let outcome = try compiler.run(program)
    #expect(outcome.succeeded)
    #expect(outcome.text.split(separator: "\n") == code.output?.split(separator: "\n"))
  }

  @Test("the programs print what the answers claim", slow)
  func claimed() throws {
    let programs = try ClaimedProgram.all(in: "Programs")
    let calls = programs.flatMap { program in
      ["print(\"= \(program.name)\")", "\(program.isAsync ? "await " : "")\(program.name).run()"]
    }
    let compiler = try Compiler()
    try compiler.folder.write(calls.joined(separator: "\n") + "\n", to: "main.swift")
    let lesson = try compiler.write(LessonCode.all.filter { !$0.isElided && $0.output == nil })
    let program = compiler.folder.file("program")
    let built = try compiler.compile(
      ["-o", program, compiler.folder.file("main.swift")] + Compiler.files(in: "StandIns")
        + Compiler.files(in: "Programs") + lesson)
    try #require(built.succeeded, "\(built.text)")
    let outcome = try compiler.run(program)
    let expected = programs.flatMap { ["= \($0.name)"] + $0.printed }
    #expect(outcome.text.split(separator: "\n").map(String.init) == expected)
  }
}
