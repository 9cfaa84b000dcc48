extension CommandDescription {
  /// The command that does what a word asks for which is none itself; nil where no command does.
  static func meant(by word: String) -> String? {
    let word = word.lowercased()
    return otherWords.first { $0.words.contains(word) }?.command
  }

  /// What people and other programs call the same things; the letters alone would not lead there.
  static let otherWords: [(command: String, words: Set<String>)] = [
    ("adopt", ["link", "match", "reassign"]),
    ("check", ["errors", "lint", "test", "validate", "verify"]),
    ("config", ["options", "preferences", "prefs", "set", "setting", "settings", "setup"]),
    ("doctor", ["diagnose", "fix", "rebuild", "repair", "status"]),
    ("due", ["agenda", "queue", "today"]),
    ("export", ["backup", "dump", "save"]),
    ("fsrs optimize", ["fit", "optimise", "optimize", "train"]),
    ("fsrs replay", ["replay", "simulate"]),
    ("import", ["load"]),
    ("list", ["browse", "cards", "find", "grep", "items", "ls", "questions", "search"]),
    ("mock", ["interview", "mocks"]),
    ("new", ["add", "create", "deck", "init"]),
    ("plan", ["date", "forecast", "schedule"]),
    ("practice", ["ask", "drill", "learn", "practise", "quiz", "review", "start", "study"]),
    ("read", ["book", "guide", "lesson", "lessons", "notes", "pages"]),
    ("rest", ["bury", "pause", "suspend"]),
    ("score", ["grade", "judge", "rate"]),
    ("show", ["cat", "details", "info", "view"]),
    ("stats", ["charts", "figures", "history", "progress", "statistics"]),
    ("undo", ["revert", "rollback"]),
    ("wake", ["unsuspend", "unbury"]),
  ]
}
