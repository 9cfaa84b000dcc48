import Foundation
import TrainerText

@testable import TrainerCore

/// Somebody who answers by a script: what they ask, say and write, question by question.
///
///     pace 20                   seconds before each entry
///     ? does it work offline    a question of theirs
///     ## Draw it aloud          what is said where the interviewer's words begin like this
///     the loader asks the memory cache first
///     code                      the code, up to a line with only a full stop
struct Candidate {
  private(set) var pace = 30
  private var questions: [String] = []
  private var answers: [(start: String, lines: [String])] = []
  private var code = ""
  private var rating: Int?
  private var keepsRatings = false
  private var ticks: [Int] = []

  init(_ script: String) {
    var isCode = false
    for line in script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let words = line.split(separator: " ").map(String.init)
      if isCode {
        isCode = line != "."
        if isCode { code += line + "\n" }
      } else if line == "code" {
        isCode = true
      } else if line.hasPrefix("? ") {
        questions.append(String(line.dropFirst(2)))
      } else if line.hasPrefix("## ") {
        answers.append((String(line.dropFirst(3)), []))
      } else if !answers.isEmpty, words.first != "tick" {
        if !line.isEmpty { answers[answers.count - 1].lines.append(line) }
      } else {
        set(words)
      }
    }
  }

  private mutating func set(_ words: [String]) {
    let numbers = words.dropFirst().compactMap { Int($0) }
    switch words.first {
    case "pace": pace = numbers.first ?? pace
    case "rate": rating = numbers.first
    case "keep": keepsRatings = words.last == "y"
    case "tick": ticks = numbers
    default: break
    }
  }

  /// What they enter at a prompt; an empty line where they have nothing more to say.
  mutating func entry(at prompt: MockPrompt, after question: String) -> String {
    switch prompt {
    case .turn(.clarify): return questions.isEmpty ? "" : questions.removeFirst()
    case .turn(.code): return code
    case .turn(.points): return next(after: question)
    case .turn(.answer), .followUp:
      var lines: [String] = []
      while let line = Optional(next(after: question)), !line.isEmpty { lines.append(line) }
      return lines.joined(separator: ", ")
    case .rating, .communication: return rating.map(String.init) ?? ""
    case .challenge: return keepsRatings ? "y" : "n"
    case .checklist: return ticks.map(String.init).joined(separator: " ")
    case .ready, .paused, .nothing: return ""
    }
  }

  private mutating func next(after question: String) -> String {
    guard let place = answers.firstIndex(where: { question.contains($0.start) }),
      !answers[place].lines.isEmpty
    else { return "" }
    return answers[place].lines.removeFirst()
  }
}
