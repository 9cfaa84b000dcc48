/// Any JSON value, as it was written: whole numbers stay whole, keys keep their order.
///
///     let value = try JSONValue(parsing: #"{"due": 3, "decks": [{"deck": "kvo"}]}"#)
///     value["due"]?.int                    // 3
///     value["decks"]?[0]?["deck"]?.string  // "kvo"
public enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)

  /// A number without fraction or exponent that fits 64 bits.
  case int(Int64)

  /// Any other number; one that is not finite is written as `null`, for JSON has no word for it.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

extension JSONValue {
  /// Whether this is `null`.
  public var isNull: Bool { self == .null }

  /// The truth value, or nil for anything else.
  public var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// The whole number, or nil for anything else, `1.0` included.
  public var int: Int? {
    if case .int(let value) = self { Int(exactly: value) } else { nil }
  }

  /// The number, whole or not, or nil for anything else.
  public var double: Double? {
    switch self {
    case .int(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The text, or nil for anything else.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The elements, or nil for anything else.
  public var array: [JSONValue]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The members, or nil for anything else.
  public var object: JSONObject? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The value of a member, or nil where this is no object or has no such key.
  public subscript(key: String) -> JSONValue? { object?[key] }

  /// The element at an index, or nil where this is no array or is shorter.
  public subscript(index: Int) -> JSONValue? {
    guard case .array(let values) = self, values.indices.contains(index) else { return nil }
    return values[index]
  }
}
