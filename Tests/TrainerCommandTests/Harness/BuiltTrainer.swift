import Foundation

/// The program as it was built beside these tests.
enum BuiltTrainer {
  /// The executable; tests name it when it is not there.
  static let url: URL = {
    let candidates = folders.map { $0.appending(path: "trainer") }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return found ?? URL(filePath: "/the/built/trainer/was/not/found")
  }()

  /// Where the test bundle lies: on Linux it is the running program, on macOS an argument or a
  /// loaded bundle names it.
  private static var folders: [URL] {
    let arguments = CommandLine.arguments.map { URL(filePath: $0).resolvingSymlinksInPath() }
    let bundles = arguments.compactMap(\.enclosingTestBundle) + Bundle.allBundles.map(\.bundleURL)
    return bundles.map { $0.deletingLastPathComponent() }
      + arguments.prefix(1).map { $0.deletingLastPathComponent() }
  }
}

extension URL {
  fileprivate var enclosingTestBundle: URL? {
    var url = self
    while url.path.count > 1 {
      if url.pathExtension == "xctest" { return url }
      url.deleteLastPathComponent()
    }
    return nil
  }
}
