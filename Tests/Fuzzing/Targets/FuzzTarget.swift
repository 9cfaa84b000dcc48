import Foundation

/// What libFuzzer tries a text on.
enum FuzzTarget: String, CaseIterable, Sendable {
  case deck, inline, ideas
  case frontMatter = "front-matter"
  case logLine = "log-line"

  /// The target that the environment names.
  static let chosen = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)

  func run(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch self {
    case .deck: DeckTarget.run(bytes)
    case .inline: InlineTarget.run(bytes)
    case .ideas: IdeasTarget.run(bytes)
    case .frontMatter: FrontMatterTarget.run(bytes)
    case .logLine: LogLineTarget.run(bytes)
    }
  }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target = FuzzTarget.chosen else {
    FileHandle.standardError.write(Data("FUZZ_TARGET names no target\n".utf8))
    exit(2)
  }
  target.run(UnsafeBufferPointer(start: start, count: count))
  return 0
}
