import TrainerCore
import TrainerScheduling
import TrainerText

/// Why a command could not do what it was asked, as facts; `report` words it and gives its status.
enum Failure: Error {
  case usage(UsageFailure)
  case output(OutputFailure)

  /// The system would not give or change a file.
  case file(FileError)
  case unreadable(FileError)
  case noSuchFile(String)

  /// Something has the name of an export that no export made.
  case notOurs(String)

  /// Something keeps an export from where it is wanted.
  case exportPlace(ExportObstacle)

  /// A folder without decks and notes that could be imported, the files in it, and whether they are the
  /// tables that an export made.
  case nothingToImport(String, files: [String], areTables: Bool)

  /// Something has the name that a new file was to have.
  case exists(String)
  case invalidText(InvalidUTF8)

  /// A file was read and holds something that makes it useless.
  case problems([Diagnostic])

  /// Parameters could not be fitted to something with that name, and why; the signal that stopped it.
  case fit(FitRefusal, String, signal: Int32?)

  /// Weights of the memory model that are none, and why.
  case parameters(String, String)
  case noHome(NoHomeFolder)
  case state(StateError)

  /// Nothing to practise anywhere, and where it was looked for.
  case noContent(looked: [String])
  case noSuchContent(String)

  /// A place that holds too much to be looked through for decks.
  case tooMuchContent(SearchOverflow)
  case unknownName(UnknownName)
  case adoption(AdoptionRefusal)

  /// An item that has nothing to score answers by.
  case noIdeas(String)

  /// A line of a file, from 1, that is not what it has to be, and why.
  case badLine(file: String, line: Int, reason: String)

  /// Something that is there and holds no pages, or none of the depth that was asked for.
  case nothingToRead(String, depth: String?)
  case unknownKey(String, nearest: String?)

  /// A configuration with lines that cannot be read; they were shown when it was.
  case brokenConfiguration(String)
  case badSetting(String, expectation: String, given: String)

  /// A text that says no day of an interview.
  case noInterviewDay(String)

  /// A day of an interview that is over, and what was typed.
  case pastInterview(StudyDay, given: String)

  /// A mock interview was asked for where there is no terminal to hold it at.
  case mockNeedsTerminal(String)

  /// No deck has a mock interview of a form.
  case noMock(MockForm)

  /// There is no mock interview to go on with.
  case nothingToResume

  /// A number that no mock interview of the list has.
  case noMockNumber(Int, of: Int)

  /// A deck whose name would hide it.
  case hiddenDeck(String)

  /// A deck whose name would go over lines, or steer a terminal.
  case unprintableDeck(String)
}
