public import Foundation
import TrainerCore
import TrainerScoring

/// A file of labelled answers: a question with its answers in each line, as `trainer score --batch`
/// reads them, or in each line one answer to an item of Content.
public struct LabelledFile: Sendable {
  /// How the file is called.
  public let name: String

  /// In its order.
  public let answers: [LabelledAnswer]

  /// Reads a file.
  ///
  /// - Throws: ``LabelledFileError`` for a label of no idea, or of an item that is not in Content.
  public init(_ file: URL) throws {
    name = file.lastPathComponent
    var reader = Reader()
    guard let data = try? Data(contentsOf: file) else {
      throw LabelledFileError(place: file.path, reason: "no such file, or it may not be read")
    }
    answers = try data.split(separator: 0x0A).enumerated().flatMap { number, line in
      do {
        return try reader.answers(try JSONValue(parsing: line))
      } catch {
        throw LabelledFileError(
          place: "\(file.lastPathComponent):\(number + 1)", reason: Reader.reason(error))
      }
    }
  }
}

/// Why a file of labelled answers cannot be used.
public struct LabelledFileError: Error, CustomStringConvertible {
  /// The file and the line.
  public let place: String

  /// What is wrong there.
  public let reason: String

  /// Both, for people to read.
  public var description: String { "\(place): \(reason)" }
}

private struct Reader {
  private var items: [String: Item]?

  /// What went wrong in a line, for people.
  static func reason(_ error: any Error) -> String {
    switch error {
    case let error as JSONError: "this is no JSON: \(error.message)"
    case let error as LabelledQuestionError: "\(error.key): expected \(error.expectation)"
    default: "\(error)"
    }
  }

  mutating func answers(_ line: JSONValue) throws -> [LabelledAnswer] {
    guard let id = line["item"]?.string else {
      return try answers(to: LabelledQuestion(line), line)
    }
    let items = try items ?? ContentItems.read()
    self.items = items
    guard let item = items[id] else { throw Problem.noItem(id) }
    let scorer = AnswerScorer(item)
    return [
      LabelledAnswer(
        question: id, scorer: scorer, kind: line["kind"]?.string ?? "",
        text: line["answer"]?.string ?? "", labels: try labels(line["labels"], of: scorer))
    ]
  }

  private func answers(
    to question: LabelledQuestion, _ line: JSONValue
  ) throws -> [LabelledAnswer] {
    try zip(question.answers, line["answers"]?.array ?? []).map { answer, json in
      LabelledAnswer(
        question: question.id, scorer: question.scorer, kind: json["kind"]?.string ?? "",
        text: answer.text, labels: try labels(json["ideas"], of: question.scorer))
    }
  }

  private func labels(_ json: JSONValue?, of scorer: AnswerScorer) throws -> [String: Verdict] {
    let ideas = Set(scorer.score("").verdicts.map(\.idea))
    var labels: [String: Verdict] = [:]
    guard let members = json?.object else { return labels }
    for member in members {
      guard ideas.contains(member.key) else { throw Problem.noIdea(member.key) }
      guard let verdict = member.value.string.flatMap({ Verdict(rawValue: $0) }) else {
        throw Problem.noVerdict(member.key)
      }
      labels[member.key] = verdict
    }
    return labels
  }
}

private enum Problem: Error, CustomStringConvertible {
  case noItem(String)
  case noIdea(String)
  case noVerdict(String)

  var description: String {
    switch self {
    case .noItem(let id): "Content has no item \(id)"
    case .noIdea(let id): "the question has no idea \(id)"
    case .noVerdict(let id): "\(id) is neither covered nor missing nor contradicted"
    }
  }
}
