import Foundation

/// What rows are measured on: generated libraries, each made once.
final class Ground {
  private var libraries: [Size: GeneratedLibrary] = [:]

  /// How much there is in a library.
  struct Size: Hashable {
    let items: Int
    let reviews: Int

    static let usual = Size(items: 10_000, reviews: 200_000)
    static let large = Size(items: 100_000, reviews: 2_000_000)

    /// As rows name it.
    var text: String { "\(Self.short(items)) items, \(Self.short(reviews)) reviews" }

    private static func short(_ count: Int) -> String {
      for (unit, sign) in [(1_000_000, "M"), (1000, "k")]
      where count >= unit && count.isMultiple(of: unit) {
        return "\(count / unit)\(sign)"
      }
      return "\(count)"
    }
  }

  func library(_ size: Size) throws -> GeneratedLibrary {
    if let library = libraries[size] { return library }
    let library = try GeneratedLibrary.temporary(size)
    libraries[size] = library
    return library
  }

  /// Takes everything away.
  func clear() {
    for library in libraries.values { library.remove() }
    libraries = [:]
  }
}
