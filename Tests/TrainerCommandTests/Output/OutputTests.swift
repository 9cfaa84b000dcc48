import Foundation
import Testing

@testable import trainer

@Suite struct OutputTests {
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsSaid() throws {
    let run = try Sandbox().run("trainer version > /dev/full")
    #expect(run.status == 74)
    #expect(run.err == "trainer: cannot write to standard output: No space left on device\n")
  }

  @Test func whatIsPrintedHoldsNoControlSequence() {
    let text = StyledText("a\u{1B}[31mb\u{7}", .bold)
    let plain = String(decoding: text.bytes(usesColor: false), as: UTF8.self)
    #expect(!plain.contains("\u{1B}"))
    #expect(!plain.contains("\u{7}"))
    let colored = String(decoding: text.bytes(usesColor: true), as: UTF8.self)
    #expect(colored.hasPrefix("\u{1B}[1m"))
    #expect(colored.hasSuffix("\u{1B}[0m"))
    #expect(colored.split(separator: "\u{1B}").count == 2)
  }
}
