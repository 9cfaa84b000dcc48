@testable import TrainerCore
import TrainerScheduling
import Glibc
func cpu() -> Double { var t = timespec(); clock_gettime(CLOCK_MONOTONIC, &t); return Double(t.tv_sec) * 1000 + Double(t.tv_nsec) / 1e6 }
let folder = CommandLine.arguments[1]
let rounds = Int(CommandLine.arguments[2])!
nonisolated(unsafe) var best = [String: Double]()
func time<T>(_ name: String, _ work: () throws -> T) rethrows -> T {
  let start = cpu(); let r = try work(); best[name] = min(best[name] ?? 1e9, cpu() - start); return r
}
var reference: [Double] = []
for _ in 0..<rounds {
  time("reference: 1M pow+exp") { var s = 0.0; for i in 1...1_000_000 { s += pow(Double(i), 0.3) + exp(-Double(i) * 1e-6) }; if s == 0 { print(s) } }
  let logs = try time("scan") { try Logs(readingFrom: folder + "/reviews", on: .live) }
  let progress = time("fold") { Replay.progress(logs) }
  var contents: [DeviceName: [LogContent]] = [:]
  for f in logs.files { contents[f.device, default: []].append(f.content) }
  let bytes = time("write") { SnapshotWriter.bytes(Snapshot(progress: progress, logs: contents)) }
  try Disk.live.replace(folder + "/progress.json", with: bytes)
  let read = try time("file") { try Disk.live.contents(of: folder + "/progress.json")! }
  guard case .whole(let s) = time("parse", { SnapshotReading(read) }) else { fatalError("snapshot") }
  precondition(SnapshotWriter.bytes(s) == bytes)
}
if rounds > 0 { print(best.sorted { $0.key < $1.key }.map { "\($0.key) \(($0.value * 10).rounded() / 10)" }.joined(separator: " | ")) }
if CommandLine.arguments.count > 3 {
  if CommandLine.arguments[3] == "fold" {
    let logs = try Logs(readingFrom: folder + "/reviews", on: .live)
    for _ in 0..<10 { _ = Replay.progress(logs) }
  } else {
    for _ in 0..<5 { _ = try Logs(readingFrom: folder + "/reviews", on: .live) }
  }
}
