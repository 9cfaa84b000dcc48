extension JSONValue {
  /// The value on one line without blanks, for programs and logs.
  public var compact: String {
    var writer = JSONWriter(layout: .compact)
    writer.write(self)
    return writer.text
  }

  /// The value with two blanks of indentation a level and a final newline, for people.
  public var pretty: String {
    var writer = JSONWriter(layout: .pretty)
    writer.write(self)
    return writer.text + "\n"
  }
}
