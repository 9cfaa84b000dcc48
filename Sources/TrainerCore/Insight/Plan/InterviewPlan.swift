public import TrainerScheduling

/// What can be known on the day of an interview, and what each day until then asks.
public struct InterviewPlan: Sendable, Hashable {
  /// The day it was made.
  public let today: StudyDay

  /// The day of the interview.
  public let interview: StudyDay

  /// How many questions there are.
  public let questions: Int

  /// How many of them were ever answered.
  public let seen: Int

  /// Questions expected to be recalled on the day if practice stopped now.
  public let withoutPractice: Double

  /// Questions expected to be recalled on the day if each day is practised as it asks.
  public let recalled: Forecast

  /// What each day asks, from today to the day before the interview.
  public let days: [Day]

  /// The first day of the last round, in which everything worth it comes back once more.
  public let lastRound: StudyDay

  /// Questions that are expected to stay unseen.
  public let unseen: Int

  /// What today's time is worth.
  public let gains: [Gain]

  /// The time of an answer, in seconds, and that of a day, in minutes, as far as known.
  public let pace: Pace

  /// The mean of many plays, and where the worst and the best tenth of them begin.
  public struct Forecast: Sendable, Hashable {
    /// The mean.
    public let mean: Double

    /// Nine plays of ten reach more.
    public let low: Double

    /// One play of ten reaches more.
    public let high: Double
  }

  /// One day.
  public struct Day: Sendable, Hashable {
    /// Which.
    public let day: StudyDay

    /// How many answers it takes, in the mean of many plays.
    public let answers: Double

    /// How many new questions it begins.
    public let new: Double
  }

  /// What some minutes of practice today add.
  public struct Gain: Sendable, Hashable {
    /// The minutes.
    public let minutes: Int

    /// Questions more that are expected to be recalled on the day.
    public let questions: Double
  }

  /// How much a learner does.
  public struct Pace: Sendable, Hashable {
    /// The time of one answer, in seconds.
    public let secondsPerAnswer: Int

    /// The time of one day's practice, in minutes.
    public let minutesADay: Int

    /// Answers that fit into a day.
    public var answersADay: Int { max(1, minutesADay * 60 / secondsPerAnswer) }

    /// A pace.
    public init(secondsPerAnswer: Int = 30, minutesADay: Int = 15) {
      self.secondsPerAnswer = max(1, secondsPerAnswer)
      self.minutesADay = max(1, minutesADay)
    }
  }
}
