import Testing
import TrainerScheduling

@testable import TrainerCore

@Suite("Exports of hashcards are read")
struct HashcardsReadingTests {
  @Test("reviews of hashcards are those of the wall clock, and of the right deletion")
  func hashcards() throws {
    let reading = try ImportReading.everything(
      of:
        """
        {"cards":[
        {"hash":"b","deckName":"D","content":{"cloze":{"text":"Ä b c","start":5,"end":5}}},
        {"hash":"a","deckName":"D","content":{"cloze":{"text":"Ä b c","start":3,"end":3}}}],
        "sessions":[{"reviews":[{"hash":"b","reviewedAt":"2026-12-04T00:30:00","grade":"Easy",
        "dueDate":"2026-12-09"}]}]}
        """)
    #expect(reading.items.map(\.prompt) == ["Ä {{b}} {{c}}"])
    let named = try #require(reading.reviews.first)
    let review = named.review
    #expect(named.key == RecordKey("1/part-1") && review.rating == .easy)
    #expect(review.moment.iso8601 == "2026-12-04T00:30:00+01:00")
    #expect(review.due?.iso == "2026-12-09")
  }

  @Test("a deletion that cuts a letter in two is told")
  func hashcardsLetters() throws {
    let reading = try ImportReading.everything(
      of:
        "{\"cards\":[{\"hash\":\"b\",\"content\":{\"cloze\":{\"text\":\"Ä\",\"start\":1,\"end\":1}}}]}"
    )
    #expect(reading.items.isEmpty && reading.unread.count == 1)
  }

  @Test("JSON that ends too early is named with its line")
  func brokenJSON() {
    let refusal = #expect(throws: ImportRefusal.self) {
      try ImportReading.everything(of: "{\n\"cards\":[\n{\"hash\":")
    }
    #expect(refusal?.line == 3)
  }

  @Test("reviews that come before their cards are theirs, and those of no card are counted")
  func sessionsFirst() throws {
    let reading = try ImportReading.everything(
      of: """
        {"sessions":[{"reviews":[{"hash":"a","reviewedAt":"2026-12-04T00:30:00","grade":"good"},
        {"hash":"z","reviewedAt":"2026-12-04T00:30:00","grade":"good"},{"hash":"a"}]}],
        "cards":[{"hash":"a","content":{"basic":{"question":"Q?","answer":"A"}}}]}
        """)
    #expect(reading.reviews.map(\.key) == [RecordKey("1")])
    #expect(
      reading.notes == [
        "1: reviews of no card of the file, or without a time or a grade: 2"
      ])
  }

  @Test("what follows the end of the JSON is refused at its line")
  func afterTheEnd() {
    let refusal = #expect(throws: ImportRefusal.self) {
      try ImportReading.everything(of: "{\"cards\":[]}\n\n{}\n")
    }
    #expect(refusal == ImportRefusal(3, "expected the end after the value"))
  }
}
