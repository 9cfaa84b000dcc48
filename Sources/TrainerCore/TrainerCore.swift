/// The version of the program.
public let trainerVersion = "0.1.0"

/// The day of that version, as an ISO 8601 date.
public let trainerVersionDate = "2026-12-01"
