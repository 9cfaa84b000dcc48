/// An array of which a copy shares all pages but those that change: with a hundred thousand records an
/// answer changes one page, though a screen still holds the state before it.
struct PagedArray<Element: Sendable>: Sendable {
  private var pages: [ContiguousArray<Element>] = []
  private(set) var count = 0

  static var pageSize: Int { 512 }

  init() {}

  /// Takes over pages that are all full but the last.
  init(pages: [ContiguousArray<Element>]) {
    self.pages = pages
    count = pages.reduce(0) { $0 + $1.count }
  }

  init(_ elements: ContiguousArray<Element>) {
    count = elements.count
    pages.reserveCapacity(count / Self.pageSize + 1)
    for start in stride(from: 0, to: count, by: Self.pageSize) {
      pages.append(ContiguousArray(elements[start..<Swift.min(count, start + Self.pageSize)]))
    }
  }

  /// Adds copies of an element until there are `count`.
  mutating func grow(to count: Int, with element: Element) {
    while self.count < count { append(element) }
  }

  mutating func append(_ element: Element) {
    if count % Self.pageSize == 0 {
      pages.append([])
      pages[pages.count - 1].reserveCapacity(Self.pageSize)
    }
    pages[pages.count - 1].append(element)
    count += 1
  }
}

extension PagedArray: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Element {
    get { pages[position / Self.pageSize][position % Self.pageSize] }
    set { pages[position / Self.pageSize][position % Self.pageSize] = newValue }
  }
}
