import Foundation

/// `trainer-bench generate`: a library and a log of any size, to try commands on by hand.
struct GenerateCommand {
  private var size = Ground.Size.usual
  private var folder: String?

  /// Reads arguments; nil where they make no sense.
  init?(_ arguments: [String]) {
    var (items, reviews) = (size.items, size.reviews)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--items", "--reviews":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value >= 0 else { return nil }
        if argument == "--items" { items = value } else { reviews = value }
      case _ where argument.hasPrefix("-"): return nil
      default: folder = argument
      }
    }
    guard folder != nil, items > 0 else { return nil }
    size = Ground.Size(items: items, reviews: reviews)
  }

  func run() throws {
    guard let folder else { return }
    let library = try GeneratedLibrary(URL(filePath: folder), size)
    print("\(size.items) items and \(size.reviews) reviews. To use them:")
    print(
      "TRAINER_DEVICE=bench trainer \(TrainerProgram(library: library).place.joined(separator: " "))"
    )
  }
}
