import Testing
import TrainerCore
import TrainerTestKit

@Suite(
  "The Swift that the lesson shows is right",
  .enabled(if: Compiler.isThere, "swiftc is not in the path"))
struct SnippetTests {
  @Test("all code that is fenced as Swift belongs to an item")
  func found() {
    #expect(LessonCode.all.flatMap(\.snippets).count >= 36)
    #expect(LessonCode.all.filter(\.isElided).map(\.item.id) == [])
  }

  @Test("surroundings belong to code that is there")
  func surroundings() throws {
    let known = Set(LessonCode.all.map(\.item.id))
    let names = try ShippedContent.fixtures(in: "Surroundings", ending: ".swift")
    #expect(names.filter { !known.contains($0) } == [])
  }

  @Test("all of it is read by the parser")
  func parsed() throws {
    let compiler = try Compiler()
    let files = try compiler.write(LessonCode.all.filter { !$0.isScript })
    let outcome = try compiler.compile(["-frontend", "-parse"] + files)
    #expect(outcome.succeeded, "\(outcome.text)")
    for script in LessonCode.all where script.isScript {
      try compiler.folder.write(script.source, to: "main.swift")
      let outcome = try compiler.compile([
        "-frontend", "-parse", compiler.folder.file("main.swift"),
      ])
      #expect(outcome.succeeded, "\(outcome.text)")
    }
  }

  @Test("what is complete is accepted by the type checker, against stand-ins for the frameworks")
  func typeChecked() throws {
    let compiler = try Compiler()
    let files = try compiler.write(LessonCode.all.filter { !$0.isElided && $0.output == nil })
    let outcome = try compiler.compile(
      ["-typecheck", "-wmo"] + Compiler.files(in: "StandIns") + files)
    #expect(outcome.succeeded, "\(outcome.text)")
  }

  @Test("what must not compile is refused for the reason that the lesson gives")
  func refused() throws {
    let compiler = try Compiler()
    let outcome = try compiler.compile(
      ["-typecheck", "-wmo"] + Compiler.files(in: "StandIns")
        + Compiler.files(in: "Programs/Refused"))
    for program in try ClaimedProgram.all(in: "Programs/Refused") {
      try program.expectClaim()
      #expect(!program.refused.isEmpty)
      for message in program.refused {
        let isSaid = outcome.text.split(separator: "\n").contains {
          $0.contains("\(program.name).swift:") && $0.contains(message)
        }
        #expect(isSaid, "\(program.name) is not refused for: \(message)\n\(outcome.text)")
      }
    }
  }
}
