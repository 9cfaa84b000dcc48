import Testing
import TrainerCore
import TrainerText

@Suite struct ReviewLogCSVTests {
  @Test func readsColumnsByName() {
    let log = ReviewLogCSV(
      """
      \u{FEFF}note,review_rating,review_duration,card_id,review_time,review_state
      x,3,25060,b/1,1711744352250,0
      "a, b",1,,17,1711744359497,2

      y,4,0,b/1, 1711744374573 ,
      """)
    #expect(log.problems.isEmpty)
    #expect(log.count == 3)
    #expect(log.cardIDs == ["b/1", "17"])
    #expect(log.cards == [0, 1, 0])
    #expect(log.times == [1_711_744_352_250, 1_711_744_359_497, 1_711_744_374_573])
    #expect(log.ratings == [3, 1, 4])
    #expect(log.states == [0, 2, 0])
    #expect(log.durations == [25060, 0, 0])
  }

  @Test func readsTheThreeColumnsThatAreNeeded() {
    let log = ReviewLogCSV("card_id,review_time,review_rating\r\n1,-5,2\r\n")
    #expect(log.times == [-5])
    #expect(log.states.isEmpty)
    #expect(log.durations.isEmpty)
    #expect(log.problems.isEmpty)
  }

  @Test("Names that are numbers and names that only look so are told apart")
  func keepsCardsApart() {
    let ids = ["7", "07", "7 ", " 7", "-7", "0", "00", "7.0", "12345678901234567890", "7"]
    let log = ReviewLogCSV(header + ids.map { "\($0),1,1\n" }.joined())
    #expect(log.cardIDs == Array(ids.dropLast()))
    #expect(log.cards == [0, 1, 2, 3, 4, 5, 6, 7, 8, 0])
  }

  @Test(
    arguments: [
      ("1,x,1", "review_time is a whole number of milliseconds, not \"x\""),
      ("1,,1", "review_time is a whole number of milliseconds, not \"\""),
      ("1,1.5,1", "review_time is a whole number of milliseconds, not \"1.5\""),
      (
        "1,1234567890123456789,1",
        "review_time is a whole number of milliseconds, not \"1234567890123456789\""
      ),
      ("1,-,1", "review_time is a whole number of milliseconds, not \"-\""),
      ("1,1,0", "review_rating is a number from 1 to 4, not \"0\""),
      ("1,1,5", "review_rating is a number from 1 to 4, not \"5\""),
      ("1,1,good", "review_rating is a number from 1 to 4, not \"good\""),
      (",1,1", "card_id is empty or not UTF-8"), ("1,1", "expected 3 fields, found 2"),
      ("1,1,1,1", "expected 3 fields, found 4"),
      ("\"1\"x,1,1", "expected a separator or the line's end after the closing quote"),
    ])
  func refusesALineAndReadsTheNext(line: String, message: String) {
    let log = ReviewLogCSV("\(header)1,1,1\n\(line)\n2,2,2\n")
    #expect(log.problems.map(\.message) == [message])
    #expect(log.problems.map(\.place.line) == [3])
    #expect(log.ratings == [1, 2])
    #expect(log.times == [1, 2])
  }

  @Test(
    arguments: [
      ("1,1,1,4,0", "review_state is a number from 0 to 3, not \"4\""),
      ("1,1,1,0,-1", "review_duration is a whole number of milliseconds, 0 or more, not \"-1\""),
    ])
  func refusesOtherStatesAndDurations(line: String, message: String) {
    let log = ReviewLogCSV(
      "card_id,review_time,review_rating,review_state,review_duration\n\(line)\n2,2,2,3,9\n")
    #expect(log.problems.map(\.message) == [message])
    #expect(log.states == [3])
    #expect(log.durations == [9])
    #expect(log.cards.count == 1)
  }

  @Test func tellsAllProblemsOfALine() {
    let log = ReviewLogCSV(header + ",x,9\n")
    #expect(log.problems.map(\.place.line) == [2, 2, 2])
  }

  @Test func namesMissingColumns() {
    let log = ReviewLogCSV("card,review_time,review_ratings\n1,1,1\n")
    #expect(
      log.problems.map(\.message) == [
        "the column card_id is missing", "the column review_rating is missing",
      ])
    #expect(log.problems.map(\.suggestion) == [nil, "rename review_ratings"])
    #expect(log.count == 0)
  }

  @Test(arguments: ["", "\n\n", "\u{FEFF}"])
  func expectsAHeader(text: String) {
    let problems = ReviewLogCSV(text).problems
    #expect(problems.map(\.message) == ["expected a line with the names of the columns"])
  }

  @Test func countsProblemsBeyondTheFirstHundred() {
    let log = ReviewLogCSV(header + String(repeating: "1,1,9\n", count: 150) + "1,1,1\n")
    #expect(log.problems.count == 101)
    #expect(log.problems.last?.message == "50 more problems after these")
    #expect(log.count == 1)
  }

  private let header = "card_id,review_time,review_rating\n"
}

extension ReviewLogCSV {
  fileprivate init(_ text: String) { self.init(name: "log.csv", bytes: Array(text.utf8)) }
}
