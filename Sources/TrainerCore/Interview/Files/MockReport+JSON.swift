import TrainerScoring

extension MockReport {
  /// The report as the record's file holds it.
  public var json: JSONObject {
    [
      "total": .number(total.points), "found": .number(found.points), "most": .int(most),
      "passMark": .int(passMark), "passes": .bool(passes), "foundPasses": .bool(foundPasses),
      "endedEarly": .bool(isEndedEarly), "hints": .int(hints),
      "questions": .array(questions.map(\.json)),
      "checkpoints": .array(
        checkpoints.map {
          [
            "id": .string($0.checkpoint.id), "standing": .string($0.standing.rawValue),
            "words": $0.words.map { .string($0) } ?? .null,
          ]
        }),
      "bugs": .array(bugs.flatMap(\.ideasJSON)), "followUps": .array(followUps.map(\.json)),
      "decisions": .array(decisions.map(\.json)), "ideas": .array(ideas.map(\.json)),
      "clarifying": .array(
        clarifying.map { ["label": .string($0.label), "asked": .bool($0.isAsked)] }),
      "checklist": checklist.map { lines in
        .array(lines.map { ["text": .string($0.text), "ticked": .bool($0.isTicked)] })
      } ?? .null,
      "dimensions": .object(
        JSONObject(dimensions.map { ($0.side.rawValue, .int($0.points)) })),
      "phases": .array(
        phases.map { ["name": .string($0.name), "ms": .int($0.used), "box": .int($0.box)] }),
      "breaks": .array(
        breaks.map {
          ["kind": .string($0.kind.rawValue), "after": .int($0.after), "ms": .int($0.milliseconds)]
        }),
      "read": .strings(reading.flatMap(\.names)),
    ]
  }
}

extension QuestionResult {
  fileprivate var json: JSONValue {
    [
      "id": .string(question.id), "text": .string(question.text), "found": .int(found),
      "rating": rating.map { .int($0) } ?? .null, "hints": .int(hints),
      "cameUp": .bool(isReached), "answered": .bool(wasJudged),
      "ideas": .array(ideas.map(\.json)),
    ]
  }

  /// Its ideas, each with whether it came up.
  fileprivate var ideasJSON: [JSONValue] {
    ideas.map { PointResult(heard: $0, isReached: wasJudged).json }
  }
}

extension PointResult {
  fileprivate var json: JSONValue {
    var object = heard.json.object ?? JSONObject()
    object["cameUp"] = .bool(isReached)
    return .object(object)
  }
}

extension HeardIdea {
  fileprivate var json: JSONValue {
    [
      "id": .string(idea.id), "label": .string(idea.label),
      "standing": .string(standing.rawValue), "words": words.map { .string($0) } ?? .null,
    ]
  }
}
