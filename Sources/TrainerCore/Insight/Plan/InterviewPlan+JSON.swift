import TrainerScheduling

extension InterviewPlan {
  /// The plan as `plan --json` writes it.
  public var json: JSONValue {
    .object([
      "today": .string(today.iso),
      "interview": .string(interview.iso),
      "questions": .int(Int64(questions)),
      "seen": .int(Int64(seen)),
      "without_practice": .number(tenth(withoutPractice)),
      "recalled": .object([
        "mean": .number(tenth(recalled.mean)), "low": .number(tenth(recalled.low)),
        "high": .number(tenth(recalled.high)),
      ]),
      "unseen": .int(Int64(unseen)),
      "minutes_a_day": .int(Int64(pace.minutesADay)),
      "seconds_per_answer": .int(Int64(pace.secondsPerAnswer)),
      "last_round": .string(lastRound.iso),
      "days": .array(
        days.map { day in
          .object([
            "day": .string(day.day.iso), "answers": .number(tenth(day.answers)),
            "new": .number(tenth(day.new)),
          ])
        }),
    ])
  }

  private func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
