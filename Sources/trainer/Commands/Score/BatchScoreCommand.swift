import TrainerCore
import TrainerScoring

/// Scores a file of questions with answers, one JSON object a line; the results come out likewise.
struct BatchScoreCommand {
  let file: String
  let context: CommandContext

  func run() throws(Failure) -> ExitStatus {
    let input = InputFile(file)
    let lines = try input.bytes().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where !line.allSatisfy(\.isBlank) {
      let question = try question(line, at: number + 1, of: input.name)
      for answer in question.answers {
        let data = ScoreData(
          question: question.id, answer: answer.id, score: question.scorer.score(answer.text),
          text: answer.text)
        try context.print(json: data.json(withEvidence: context.options.json))
      }
    }
    return .fine
  }

  private func question(
    _ line: ArraySlice<UInt8>, at number: Int, of file: String
  ) throws(Failure) -> LabelledQuestion {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue(parsing: line)
    } catch {
      throw .badLine(
        file: file, line: number, reason: "no JSON at byte \(error.offset): \(error.message)")
    }
    do throws(LabelledQuestionError) {
      return try LabelledQuestion(json)
    } catch {
      throw .badLine(
        file: file, line: number, reason: "'\(error.key)' should be \(error.expectation)")
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == 0x0D || self == 0x09 }
}
