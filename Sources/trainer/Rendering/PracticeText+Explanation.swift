import TrainerCore
import TrainerScheduling

extension PracticeText {
  func explanation(_ explanation: Explanation) -> [StyledText] {
    var lines = words(whyNow(explanation))
    if let outcomes = explanation.outcomes {
      if let why = whyThisRating(explanation) { lines += words(why) }
      lines += words(whyThisInterval(explanation, outcomes))
      if let sources = explanation.question.item.sources {
        lines += ["Source:"] + paragraph(sources)
      }
      if let suggestion = explanation.judgement?.suggestion, isInteractive {
        lines += parts(["Enter \(suggestion.name)", "1 to 4 rate it", "/help lists the keys"])
      }
    } else {
      lines += words("The source and the intervals are shown with the answer.")
    }
    return lines
  }

  private func whyNow(_ explanation: Explanation) -> String {
    let name = nameOf(explanation.question.key)
    guard let schedule = explanation.schedule else { return "\(name) is new." }
    let scheduler = explanation.scheduler
    let recall = scheduler.retrievability(
      of: schedule, on: scheduler.studyDay(of: explanation.moment))
    return "\(name): answered \(times(schedule.reps)), forgotten \(times(schedule.lapses)). "
      + "Stability \(rounded(scheduler.model.stability(of: schedule.memory))) d, "
      + "difficulty \(rounded(schedule.memory.difficulty)) of 10; "
      + "chance to recall it today \(percent(recall))."
  }

  private func whyThisInterval(_ explanation: Explanation, _ outcomes: Outcomes) -> String {
    let good = outcomes[.good]
    guard good.phase == .review else {
      return
        "Good leads to the next step, \(ReadableDuration.until(good.due - good.lastReview.utcMilliseconds)) from now."
    }
    return "Good: the chance to recall it falls to "
      + "\(percent(explanation.scheduler.settings.desiredRetention)) after about "
      + "\(rounded(explanation.scheduler.interval(of: good.memory))) d, so it comes back in \(good.scheduledDays) d "
      + "(a few days' play keeps items that were learnt together apart)."
  }

  private func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }

  private func rounded(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 || tenths > 1000 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
