/// The members of a JSON object in the order they were written; no key occurs twice.
///
/// Finding a key takes the same time in an object of any size.
public struct JSONObject: Sendable {
  /// A key and its value.
  public struct Member: Sendable, Hashable {
    /// The name of the value.
    public let key: String

    /// The value itself.
    public var value: JSONValue
  }

  private var members: [Member] = []

  /// The place of each key; kept only for objects too large to be looked through.
  private var places: [String: Int] = [:]

  private static let searchable = 16

  /// Makes an object without members.
  public init() {}

  /// Makes an object; of equal keys the last value wins, at the first one's place.
  public init(_ pairs: some Sequence<(String, JSONValue)>) {
    members.reserveCapacity(pairs.underestimatedCount)
    for (key, value) in pairs { self[key] = value }
  }

  /// The value of a key; setting it keeps the key's place, or adds it at the end; nil removes it.
  public subscript(key: String) -> JSONValue? {
    get { place(of: key).map { members[$0].value } }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?): members[place].value = value
      case (nil, let value?): append(Member(key: key, value: value))
      case (let place?, nil): remove(at: place)
      case (nil, nil): break
      }
    }
  }

  private func place(of key: String) -> Int? {
    places.isEmpty ? members.firstIndex { $0.key == key } : places[key]
  }

  private mutating func append(_ member: Member) {
    members.append(member)
    if !places.isEmpty {
      places[member.key] = members.count - 1
    } else if members.count > Self.searchable {
      indexMembers()
    }
  }

  private mutating func remove(at place: Int) {
    members.remove(at: place)
    if !places.isEmpty { indexMembers() }
  }

  private mutating func indexMembers() {
    places.removeAll(keepingCapacity: true)
    for (place, member) in members.enumerated() { places[member.key] = place }
  }
}

extension JSONObject: RandomAccessCollection {
  /// The place of the first member.
  public var startIndex: Int { 0 }

  /// The place after the last member.
  public var endIndex: Int { members.count }

  /// The member at a place.
  public subscript(position: Int) -> Member { members[position] }

  /// The keys in their order.
  public var keys: [String] { members.map(\.key) }
}

extension JSONObject: Hashable {
  /// Whether two objects have equal members in the same order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
    left.members == right.members
  }

  /// Feeds the members to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(members) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Makes an object with its keys in the order written; of equal keys the last wins.
  public init(dictionaryLiteral members: (String, JSONValue)...) { self.init(members) }
}
