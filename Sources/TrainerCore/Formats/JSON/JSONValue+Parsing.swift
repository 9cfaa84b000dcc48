extension JSONValue {
  /// How deep arrays and objects may nest.
  public static let depthLimit = 100

  /// Reads one JSON value (RFC 8259) and nothing else; a byte order mark before it is passed over.
  ///
  /// Half of a surrogate pair, which is no character, is read as U+FFFD. Of equal keys the last wins.
  ///
  /// - Throws: ``JSONError`` for whatever the standard does not allow, for bytes that are not UTF-8,
  ///   for numbers too large for a `Double` and below ``depthLimit``.
  public init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
    let outcome = bytes.withContiguousStorageIfAvailable { JSONValue.parse($0) }
    self = try (outcome ?? Array(bytes).withUnsafeBufferPointer(JSONValue.parse)).get()
  }

  /// Reads one JSON value from a text.
  ///
  /// - Throws: ``JSONError``.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: text.utf8)
  }

  private static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<JSONValue, JSONError> {
    Result { () throws(JSONError) in
      var parser = JSONParser(bytes)
      return try parser.document()
    }
  }
}
