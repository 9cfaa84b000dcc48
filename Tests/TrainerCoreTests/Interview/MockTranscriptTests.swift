import Foundation
import Testing

@testable import TrainerCore

/// Whole interviews with scripted candidates, as the transcripts that people read.
///
/// `RECORD_GOLDEN=1` writes the files anew and fails.
@Suite struct MockTranscriptTests {
  static let candidates = ["strong", "average", "poor", "silent", "terms", "wrong"]

  static let all: [(MockForm, String)] = MockForm.allCases.flatMap { form in
    candidates.map { (form, $0) }
  }

  @Test(arguments: all)
  func holds(_ form: MockForm, _ candidate: String) throws {
    let actual = try MockScript.hold(form, with: candidate).transcript
    let file = MockScript.folder.appending(path: "Transcripts/\(form.rawValue)-\(candidate).md")
    if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] == "1" {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
    } else {
      #expect(try String(contentsOf: file, encoding: .utf8) == actual)
    }
  }

  @Test(arguments: MockForm.allCases)
  func scoresStandInTheRightOrderWithWideGaps(_ form: MockForm) throws {
    var points: [String: Double] = [:]
    for candidate in Self.candidates {
      let report = try MockScript.hold(form, with: candidate).report
      points[candidate] = report.found.points / Double(report.most)
    }
    let share = { points[$0] ?? -1 }
    #expect(share("strong") >= 0.9, "\(points)")
    #expect(share("strong") - share("average") >= 0.2, "\(points)")
    #expect(share("average") - share("poor") >= 0.2, "\(points)")
    #expect(share("terms") <= share("average") / 2, "\(points)")
    #expect(share("wrong") <= share("average") / 2, "\(points)")
    #expect(share("poor") <= share("average") / 2, "\(points)")
    #expect(share("silent") == 0, "\(points)")
  }
}
