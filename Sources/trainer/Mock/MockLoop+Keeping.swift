import TrainerCore
import TrainerTerminal

extension MockLoop {
  /// Stays while the interview is not on the disk, until it is or the candidate gives it up; whether it
  /// is.
  mutating func stay() throws(Failure) -> Bool {
    guard !recorder.isSafe else { return true }
    var wantsToLeave = false
    try tellOfKeeping()
    while !recorder.isSafe {
      switch input.next(keepingPrompt) {
      case .line(let line):
        wantsToLeave = false
        switch KeepingLine(line) {
        case .again: try tryAgain()
        case .print: try context.print(context.reading.lines(of: page.transcript))
        case .save(let path): save(to: path)
        case .leave: return giveUp()
        case .unknown(let line):
          context.warn("'\(line)' is none of these: Enter, print, save FILE, leave")
        }
      case .endOfInput, .interrupted(hadText: false):
        if wantsToLeave { return giveUp() }
        wantsToLeave = true
        context.warn("the interview is not on the disk: once more, or leave, gives it up")
      case .interrupted: wantsToLeave = false
      case .signal(let number):
        _ = giveUp()
        ending = ExitStatus(signal: number)
        return false
      }
    }
    context.note("Everything is on the disk again.")
    return true
  }

  /// The interview as it is now.
  var page: MockPage {
    MockPage(record: recorder.record, session: session, trend: recorder.trend)
  }

  private var keepingPrompt: LinePrompt {
    var prompt = LinePrompt(MockWatch.keepingPrompt)
    let watch = watch
    prompt.everySecond = { _ in watch.secondOfKeeping() }
    return prompt
  }

  private func tellOfKeeping() throws(Failure) {
    if let refusal = recorder.refusal { context.warn("\(refusal); the interview is not saved") }
    try context.print(
      text.words(
        "It is still here: make room, then Enter tries again. print shows the transcript · "
          + "save FILE puts it elsewhere · leave gives it up"))
  }

  private func tryAgain() throws(Failure) {
    _ = recorder.write(at: watch.now, watch.moment, transcript: true)
    if let refusal = recorder.refusal { context.warn("\(refusal); still not saved") }
  }

  private func save(to path: String) {
    let place = path.resolved(
      in: context.workingDirectory, personHome: context.environment["HOME"])
    do throws(FileError) {
      try Disk.live.replace(place, with: Array(page.transcript.utf8))
      context.note(StyledText("The transcript is in \(path); leave may be typed now."))
    } catch {
      context.warn("\(error); it is not there either")
    }
  }

  private mutating func giveUp() -> Bool {
    ending = .inputOutput
    context.warn("the interview is not on the disk")
    return false
  }
}

/// What is typed while an interview cannot be saved.
private enum KeepingLine {
  case again
  case print
  case save(String)
  case leave
  case unknown(String)

  init(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    switch words.first?.lowercased() {
    case nil: self = .again
    case "print" where words.count == 1: self = .print
    case "leave" where words.count == 1: self = .leave
    case "save" where words.count == 2: self = .save(words[1])
    default: self = .unknown(line)
    }
  }
}
