/// Which runs of backticks in a text open code, and where it ends: a run closes at the next one that
/// is as long, as in Markdown.
struct CodeRuns {
  /// For each opening run the offset behind its closing one.
  private(set) var closings: [Int: Int] = [:]

  init(_ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    var runs: [(offset: Int, length: Int)] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "`") {
        let length = bytes.runLength(at: offset, in: range)
        runs.append((offset, length))
        offset += length
      } else {
        offset += 1
      }
    }
    var nextOfLength: [Int: Int] = [:]
    for run in runs.reversed() {
      if let next = nextOfLength[run.length] { closings[run.offset] = next + run.length }
      nextOfLength[run.length] = run.offset
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many times the byte here is repeated.
  func runLength(at offset: Int, in range: Range<Int>) -> Int {
    var end = offset + 1
    while end < range.upperBound, self[end] == self[offset] { end += 1 }
    return end - offset
  }
}
