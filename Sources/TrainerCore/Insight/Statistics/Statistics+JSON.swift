import TrainerScheduling

extension Statistics {
  /// All figures as data; shares are from 0 to 1, null where there was nothing.
  public func json(with mocks: [FinishedMock]) -> JSONValue {
    var object = json
    object["mocks"] = .array(mocks.map(\.json))
    return .object(object)
  }

  var json: JSONObject {
    [
      "today": .string(today.iso),
      "since": since.map { .string($0.iso) } ?? .null,
      "interview": interview.map { .string($0.iso) } ?? .null,
      "answers": answers.json,
      "days": .array(days.map(\.json)),
      "practised": .object([
        "last_7": .int(Int64(practised.last7)), "last_14": .int(Int64(practised.last14)),
        "last_30": .int(Int64(practised.last30)),
      ]),
      "recall": recall.json,
      "topics": .array(topics.map(\.json)),
      "kinds": .array(kinds.map(\.json)),
      "lessons": .array(lessons.map(\.json)),
      "forecast": .array(forecast.counts.map { .int(Int64($0)) }),
      "ideas": .array(ideas.map(\.json)),
      "leeches": .array(leeches.map { .string($0.description) }),
    ]
  }
}

extension Share {
  var json: JSONValue {
    .object([
      "count": .int(Int64(count)), "total": .int(Int64(total)),
      "share": value.map { .number($0.roundedToNineDigits) } ?? .null,
    ])
  }
}

extension AnswerFigures {
  fileprivate var json: JSONValue {
    .object([
      "count": .int(Int64(count)), "ms": .int(Int64(milliseconds)),
      "again": .int(Int64(ratings.again)), "hard": .int(Int64(ratings.hard)),
      "good": .int(Int64(ratings.good)), "easy": .int(Int64(ratings.easy)),
      "retention": retention.json, "young": young.json, "mature": mature.json,
      "sure": sure.json, "unsure": unsure.json, "as_suggested": followed.json,
      "worse_than_suggested": .int(Int64(harder)), "better_than_suggested": .int(Int64(easier)),
    ])
  }
}

extension DayFigures {
  fileprivate var json: JSONValue {
    .object([
      "day": .string(day.iso), "answers": .int(Int64(answers)), "ms": .int(Int64(milliseconds)),
      "retention": retention.json,
    ])
  }
}

extension GroupFigures {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "questions": .int(Int64(questions)), "seen": .int(Int64(seen)),
      "retention": retention.json,
      "recall": recall.map { .number($0.roundedToNineDigits) } ?? .null,
    ])
  }
}

extension RecallFigures {
  fileprivate var json: JSONValue {
    .object([
      "questions": .int(Int64(questions)), "seen": .int(Int64(seen)),
      "in_steps": .int(Int64(inSteps)), "tomorrow": .number(tomorrow.roundedToNineDigits),
      "on_interview": onInterview.map { .number($0.roundedToNineDigits) } ?? .null,
    ])
  }
}

extension IdeaFigures {
  fileprivate var json: JSONValue {
    .object([
      "id": .string(item), "idea": .string(id), "label": .string(label),
      "covered": .int(Int64(tally.covered)), "missing": .int(Int64(tally.missing)),
      "contradicted": .int(Int64(tally.contradicted)),
    ])
  }
}

extension FinishedMock {
  var json: JSONValue {
    .object([
      "name": .string(name), "form": .string(form), "title": .string(title),
      "started": .string(started.iso8601), "found": .number(found),
      "total": .number(total), "possible": .number(possible),
      "passed": .bool(isPassed), "ended_early": .bool(isEndedEarly),
    ])
  }
}
