import TrainerCore
import TrainerScheduling

/// What is in the folder of the state, and what is wrong with it, for a person.
struct DoctorPage {
  let report: StateReport
  let mocks: MockFolder.Contents

  /// Everything that is wrong.
  var problems: [String] {
    report.problems.map(\.description) + mocks.passedOver.map(\.description)
  }

  /// The lines, the verdict last.
  var lines: [StyledText] {
    [StyledText(report.folder, .bold)]
      + report.devices.flatMap(device)
      + ["\(counted(report.records, "record")); \(snapshot)"]
      + mockCount
      + writer
      + report.setAside.map { "set aside: \($0)" }
      + report.ignored.map { "not read, a copy of progress.json: \($0)" }
      + problems.map { "\("problem", .red): \($0)" }
      + [verdict]
  }

  private func device(_ device: DeviceReport) -> [StyledText] {
    let events = "\(counted(device.events, "event")), \(counted(device.reviews, "review"))"
    let own = device.isOwn ? " (this device)" : ""
    let span = device.span.map { ", \(day($0.first)) to \(day($0.last))" } ?? ""
    let copies = device.files.count > 1 ? ", in \(device.files.joined(separator: ", "))" : ""
    let gaps = device.gaps.map { gap -> StyledText in
      let numbers =
        gap.count == 1
        ? "line \(gap.lowerBound) is" : "lines \(gap.lowerBound) to \(gap.upperBound) are"
      return "  \(numbers) not there, though later ones are"
    }
    return [
      "\(device.device)\(own): \(events)\(span)\(copies)"
    ] + gaps
  }

  private func day(_ moment: Moment) -> String { moment.studyDay(dayStartMinutes: 0).iso }

  private var snapshot: String {
    switch report.snapshot {
    case .missing: "no progress.json; the next session writes it"
    case .current: "progress.json says the same as the logs"
    case .behind where isHeldBack: "progress.json is of other logs; it is left as it is"
    case .behind: "progress.json is older than the logs; the next session replaces it"
    case .different: "progress.json says something else than the logs"
    case .damaged: "progress.json is damaged"
    case .newer: "progress.json is of a newer version"
    }
  }

  /// Whether something is wrong that keeps progress.json from being written.
  private var isHeldBack: Bool {
    report.problems.contains {
      switch $0 {
      case .newer, .ownLinesMissing, .otherLinesMissing: true
      default: false
      }
    }
  }

  private var mockCount: [StyledText] {
    mocks.mocks.isEmpty ? [] : [StyledText(counted(mocks.mocks.count, "mock interview"))]
  }

  private var writer: [StyledText] {
    guard let writer = report.writer else { return [] }
    let process = writer.processID.map { " (process \($0))" } ?? ""
    return ["being written by \(writer.command ?? "another process")\(process)"]
  }

  private var verdict: StyledText {
    if problems.isEmpty { return StyledText("all is well", .green) }
    return StyledText(counted(problems.count, "problem"), .red)
  }
}
