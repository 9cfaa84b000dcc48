import Testing

@testable import TrainerCore

@Suite("Numbers of a line, eight digits at once")
struct ByteCursorTests {
  private func integer(_ text: String) -> (value: Int64?, rest: Int)? {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBytes { bytes in
      guard var cursor = ByteCursor(bytes), let base = bytes.baseAddress else { return nil }
      let value = cursor.integer()
      return (value, bytes.count - (UnsafeRawPointer(cursor.next) - base))
    }
  }

  @Test(arguments: 1...18)
  func anyLength(_ digits: Int) throws {
    for start in 1...9 {
      let text = String("123456789123456789123456789".dropFirst(start - 1).prefix(digits))
      for ending in ["", ",", "}", "/12345678", ":12345678", "a1234567", "\u{FF}1234567"] {
        let read = try #require(integer(text + ending))
        #expect(read.value == Int64(text) && read.rest == ending.utf8.count)
        let negative = try #require(integer("-" + text + ending))
        #expect(negative.value == Int64("-" + text))
      }
    }
  }

  @Test(arguments: [
    "", "-", "01", "000000001", "1234567890123456789", "a", "-a1234567", "/2345678",
  ])
  func noNumber(_ text: String) { #expect(integer(text + ",")?.value == nil) }

  @Test func zeros() throws {
    #expect(try #require(integer("0,")).value == 0)
    #expect(try #require(integer("100000000,")).value == 100_000_000)
    #expect(try #require(integer("900000000000000000,")).value == 900_000_000_000_000_000)
  }
}
