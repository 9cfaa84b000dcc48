import Foundation
import Testing

@testable import trainer

@Suite struct ManualPageTests {
  private static func isThere(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  @Test func everyCommandOptionAndTopicIsInIt() {
    let text = ManualPage().text
    for command in CommandDescription.all {
      #expect(text.contains(".SS \"trainer \(ManSource.escaped(command.name))\""))
      for option in command.options { #expect(text.contains(ManSource.escaped(option.usage))) }
    }
    for topic in HelpTopic.all { #expect(text.contains(".SH \"\(topic.name.uppercased())\"")) }
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test(arguments: [
    (".TH x", "\\&.TH x"), ("it's", "it\\(aqs"), ("a\\b", "a\\eb"),
    ("--to é…", "\\-\\-to \\[u00E9]..."),
  ])
  func textMeansItself(_ text: String, _ escaped: String) {
    #expect(ManSource.escaped(text) == escaped)
  }

  @Test(.enabled(if: isThere("mandoc"), "mandoc is not installed"))
  func mandocFindsNothingWrong() throws {
    let run = try Sandbox().run("trainer help --man > page.1; mandoc -Tlint -Wwarning page.1")
    #expect(run == ShellRun(status: 0, out: "", err: ""))
  }

  @Test(.enabled(if: isThere("groff"), "groff is not installed"))
  func groffFindsNothingWrong() throws {
    let run = try Sandbox().run("trainer help --man | groff -man -ww -Tascii")
    #expect(run.out.contains("One session of what is due and new."))
    #expect(run.err == "")
  }
}
