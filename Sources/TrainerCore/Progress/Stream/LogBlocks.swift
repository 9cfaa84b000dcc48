/// The log of a device whose lines are in order, read block by block as often as it is wanted.
///
/// The file stays open: whatever takes its place meanwhile, each time the same lines are read.
final class LogBlocks: Sendable {
  let device: DeviceName
  let path: String
  private let file: OpenFile

  /// Where each block begins; one more for the end of the last.
  private let cuts: [Int]

  /// Opens a file whose blocks are of some bytes.
  init(_ path: String, of device: DeviceName, bytes: Int, on disk: Disk) throws(FileError) {
    self.path = path
    self.device = device
    let file = try disk.open(path, for: .reading)
    let size = try file.size()
    cuts = try LogStretch.cuts(file, size: size, stretches: size / bytes)
    self.file = file
  }

  /// How many blocks there are.
  var count: Int { cuts.count - 1 }

  /// Which file it is, as it was when it was opened.
  func content() throws(FileError) -> LogContent {
    try LogContent(of: file, bytes: cuts[cuts.count - 1])
  }

  /// Reads a block with the names that were read before it.
  func read(_ block: Int, naming names: consuming NameTable) throws(FileError) -> LogStretch {
    try LogStretch(
      reading: cuts[block]..<cuts[block + 1], of: file, device: device,
      reader: LineReader(names: names, keepsAnswers: true))
  }
}
