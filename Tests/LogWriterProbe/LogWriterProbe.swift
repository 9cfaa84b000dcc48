import Foundation
import TrainerCore
import TrainerScheduling

/// A process that writes to a state's folder, for tests that kill it or run beside it.
///
///     LogWriterProbe write HOME DEVICE COUNT   saves reviews, and says so after each
///     LogWriterProbe hold HOME DEVICE          holds the lock until its input ends
///     LogWriterProbe days MILLISECONDS…        study days in the zone of TZ
@main
struct LogWriterProbe {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "write": exit(write(try folder(arguments), count: Int(arguments[3]) ?? 0))
    case "hold": exit(hold(try folder(arguments)))
    case "days":
      for milliseconds in arguments.dropFirst().compactMap(Int64.init) {
        say(WallClock.system.moment(at: milliseconds).studyDay(dayStartMinutes: 240).iso)
      }
    default: exit(64)
    }
  }

  private static func folder(_ arguments: [String]) throws -> StateFolder {
    guard let device = DeviceName(arguments[2]) else { exit(64) }
    return StateFolder(path: arguments[1], device: device)
  }

  /// Each review is told only when it is saved; the shown state is written now and then.
  private static func write(_ folder: StateFolder, count: Int) -> Int32 {
    session(folder) { store throws(StateError) in
      for round in 0..<count {
        let number = Int64(store.progress.all.reduce(1) { $0 + $1.record.schedule.reps })
        let moment = Moment(
          utcMilliseconds: 1_796_367_600_000 + number * 60_000, offsetMinutes: 60)
        let reference = try store.append(review(number, at: moment), at: moment)
        say("saved \(reference.number) \(number)")
        if round % 7 == 6 { try store.save() }
      }
    }
  }

  private static func review(_ number: Int64, at moment: Moment) -> EventBody {
    .review(
      ReviewFacts(
        key: RecordKey(item: "item-\(number % 10)"), rating: number % 4 == 0 ? .again : .good,
        due: moment.utcMilliseconds + number * 1000, milliseconds: Int(number)))
  }

  private static func hold(_ folder: StateFolder) -> Int32 {
    session(folder) { _ in
      say("holding")
      while readLine() != nil {}
    }
  }

  private static func session(
    _ folder: StateFolder, _ work: (ProgressStore) throws(StateError) -> Void
  ) -> Int32 {
    do throws(StateError) {
      let store = try ProgressStore(folder, command: "probe", at: WallClock.system.now())
      try work(store)
      store.close()
      return 0
    } catch {
      say(error.description)
      return error.exitStatus
    }
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
