enum SchedulerKey: String { case dayStart = "day-start" }
