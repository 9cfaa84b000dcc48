import TrainerCore
import TrainerText

/// What a failure becomes: the words for the person, the status for whoever started the program.
struct FailureReport: Equatable {
  var status: ExitStatus

  /// One or more lines, without a final newline.
  var text: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    text = "trainer: \(message)"
  }

  /// Problems that name their own places.
  init(_ status: ExitStatus, _ problems: [Diagnostic]) {
    self.status = status
    text = problems.map { $0.rendered() }.joined(separator: "\n")
  }
}

extension Failure {
  /// The only place where failures get their words and their statuses.
  var report: FailureReport {
    switch self {
    case .usage(let failure): FailureReport(.usage, failure.message)
    case .output(let failure):
      FailureReport(
        .inputOutput, "cannot write to standard output: \(systemMessage(failure.code))")
    case .file(let error): FailureReport(error.status, error.description)
    case .unreadable(let error): FailureReport(.noInput, error.description)
    case .notOurs(let path):
      FailureReport(
        .cannotCreate,
        "\(path) is already there and is no export of trainer; --force replaces it")
    case .exportPlace(let obstacle): FailureReport(obstacle.status, obstacle.message)
    case .nothingToImport(let folder, _, areTables: true):
      FailureReport(
        .noInput,
        "\(folder) has the tables of export csv, which are for spreadsheets; what can be imported is "
          + "made by export json, export anki and export revlog")
    case .nothingToImport(let folder, let files, _):
      FailureReport(
        .noInput,
        "\(folder) has no Markdown files" + (files.isEmpty ? "" : "; name the file itself: ")
          + files.prefix(5).joined(separator: ", ") + (files.count > 5 ? ", …" : ""))
    case .exists(let path): FailureReport(.cannotCreate, "\(path) is already there")
    case .noSuchFile(let path): FailureReport(.noInput, "there is no file \(path)")
    case .invalidText(let error): FailureReport(.badData, [Diagnostic(error)])
    case .problems(let problems): FailureReport(.badData, problems)
    case .parameters(let argument, let reason):
      FailureReport(.badData, "'\(argument)' has no parameters of a memory model: \(reason)")
    case .fit(.stopped, _, let signal):
      FailureReport(
        signal.map(ExitStatus.init(signal:)) ?? .interrupt,
        "the fit was stopped; the old parameters stay")
    case .fit(.tooFewReviews(let found, let needed), let name, _):
      FailureReport(
        .problem,
        "\(name) has too few reviews to learn from: \(found) came a day or more after the one "
          + "before, and \(needed) are needed")
    case .noHome(let error): FailureReport(.noInput, error.description)
    case .state(let error):
      FailureReport(ExitStatus(rawValue: error.exitStatus) ?? .mistake, error.description)
    case .noContent(let looked):
      FailureReport(
        .noInput,
        "there is no content. It was looked for in:\n"
          + looked.map { "  \($0)" }.joined(separator: "\n"))
    case .noSuchContent(let path): FailureReport(.noInput, "there is no file or folder \(path)")
    case .tooMuchContent(let overflow): FailureReport(.noInput, overflow.message)
    case .unknownName(let error):
      FailureReport(
        .noInput, "there is no \(error.sought.rawValue) '\(error.name)'" + question(error.nearest))
    case .adoption(let refusal): FailureReport(refusal.status, refusal.description)
    case .noIdeas(let item):
      FailureReport(.problem, "\(item) has no key ideas that an answer could be scored by")
    case .badLine(let file, let line, let reason):
      FailureReport(.badData, "\(file):\(line): \(reason)")
    case .nothingToRead(let name, let depth?):
      FailureReport(.noInput, "'\(name)' has no pages of the depth '\(depth)'; see: trainer read")
    case .nothingToRead(let name, nil):
      FailureReport(
        .noInput,
        "'\(name)' is asked and has no pages; see: trainer practice \(name.quotedForShell)")
    case .unknownKey(let name, let nearest):
      FailureReport(
        .usage,
        "there is no setting '\(name)'"
          + (nearest == nil ? "\nSee: trainer config" : question(nearest)))
    case .brokenConfiguration(let path):
      FailureReport(.badData, "nothing was changed: mend the lines shown of \(path) first")
    case .badSetting(let name, let expectation, let given):
      FailureReport(.usage, "'\(name)' wants \(expectation), not '\(given)'")
    case .noInterviewDay(let text):
      FailureReport(
        .usage,
        "'\(text)' is no day of an interview: say a date such as 2026-12-11 or 11 december, "
          + "friday, 'in 11 days', or none")
    case .pastInterview(let day, let text):
      FailureReport(
        .usage,
        "'\(text)' is \(day.dayAndDate), which is over; the interview is today or later")
    case .mockNeedsTerminal(let name):
      FailureReport(
        .usage,
        "a mock interview needs a terminal; on paper it is: "
          + "trainer mock\(name.isEmpty ? "" : " " + name) --print")
    case .noMock(let form):
      FailureReport(.noInput, "the content has no mock interview of the form \(form.rawValue)")
    case .nothingToResume:
      FailureReport(.noInput, "no mock interview waits to be gone on with; trainer mock --list")
    case .noMockNumber(let number, let count):
      FailureReport(
        .noInput,
        count == 0
          ? "there is no mock interview yet"
          : "there is no mock \(number); there \(count == 1 ? "is" : "are") \(count)")
    case .unprintableDeck(let name):
      FailureReport(
        .usage,
        "'\(VisibleText(name).text.split(whereSeparator: \.isNewline).joined(separator: " "))' is no "
          + "name of a deck: it holds line ends, tabs or signs that steer a terminal")
    case .hiddenDeck(let name):
      FailureReport(.usage, "a file named '\(name)' would be hidden, and never be read as a deck")
    }
  }
}

private func question(_ nearest: String?) -> String {
  nearest.map { "; did you mean '\($0)'?" } ?? ""
}

extension SearchOverflow {
  fileprivate var message: String {
    let much =
      switch excess {
      case .folders(let limit): "\(limit) folders"
      case .names(let limit): "\(limit) files and folders"
      }
    let todo =
      switch root.origin {
      case .given: "name the folder in it that holds them"
      case .configured:
        "name the folder in it that holds them: trainer config set content FOLDER"
      case .shipped, .home: "move what is no deck out of it"
      }
    return "\(root.path) holds more than \(much), too many to look for decks in; \(todo)"
  }
}

extension AdoptionRefusal {
  fileprivate var status: ExitStatus {
    switch self {
    case .noSuchOrphan, .noSuchItem: .noInput
    case .needsPart: .usage
    case .stillThere, .waits, .alreadyGiven, .isNeverAsked: .problem
    }
  }
}

extension FileError {
  fileprivate var status: ExitStatus {
    exitStatus == ExitStatus.cannotCreate.rawValue ? .cannotCreate : .inputOutput
  }
}
