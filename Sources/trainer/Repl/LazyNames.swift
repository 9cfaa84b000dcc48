/// Names that are read when they are first asked for.
final class LazyNames {
  private let read: () -> ContentNames
  private var known: ContentNames?

  init(_ read: @escaping () -> ContentNames) { self.read = read }

  /// The names of some kinds.
  func names(_ kinds: [NameKind]) -> [String] {
    let names = known ?? read()
    known = names
    return names[kinds]
  }

  /// Lets them be read again: content may have changed.
  func forget() { known = nil }
}
