import TrainerScoring

extension MockPlan {
  /// The plan of an item that is a mock interview; nil for any other item.
  ///
  /// With `minutes` the boxes grow or shrink so that together they take so long.
  public init?(_ item: Item, minutes: Int? = nil) {
    guard case .mock(let kind, let sheet) = item.task else { return nil }
    var reader = SheetReader()
    let form: MockForm = kind == .problem ? .coding : .design
    self.init(
      form: form, item: item.id, title: item.title, brief: item.prompt,
      phases: reader.phases(in: sheet, form, minutes: item.labels.minutes))
    clarifying = reader.clarifying(in: sheet)
    ideas = item.ideas
    decisions = reader.decisions(in: sheet)
    followUps = reader.followUps(in: sheet)
    questions = reader.rubric(in: sheet, keyIdeas: item.ideas)
    checkpoints = reader.checkpoints(in: sheet)
    bugs = reader.bugs(in: sheet)
    checklist = sheet[.checklist].map(\.text)
    solution = sheet.solution
    hints = item.hints
    passMark = sheet.passMark ?? Self.usualPassMark
    if let minutes { scale(toMinutes: minutes) }
  }

  /// Stretches the boxes in proportion, to whole seconds.
  mutating func scale(toMinutes minutes: Int) {
    let wanted = minutes * 60
    let total = max(1, milliseconds / 1000)
    var given = 0
    var passed = 0
    for index in phases.indices {
      passed += phases[index].milliseconds / 1000
      let end = wanted * passed / total
      phases[index].milliseconds = (end - given) * 1000
      given = end
    }
  }
}

/// Reads the parts of a mock interview; names within each part are unique.
private struct SheetReader {
  mutating func phases(in sheet: MockSheet, _ form: MockForm, minutes: Int?) -> [MockPhase] {
    let written = sheet[.phases].map { entry in
      let (name, rest) = entry.headAndRest
      return MockPhase(
        name: name, milliseconds: milliseconds(rest), work: .named(name, in: form),
        asks: entry.values("ask"), ideas: entry.names("ideas").map { $0.lowercased() },
        hints: entry.values("hint"))
    }
    return written.isEmpty ? MockPhase.usual(for: form, minutes: minutes) : written
  }

  /// Minutes as a deck has them, fractions included; five where it says nothing that is a number.
  private func milliseconds(_ text: String?) -> Int {
    let number = text?.split(separator: " ").first.flatMap { Double($0) }
    guard let number, number > 0, number <= 24 * 60 else { return 5 * 60_000 }
    return Int(number * 60) * 1000
  }

  mutating func clarifying(in sheet: MockSheet) -> [ClarifyingQuestion] {
    var names = UniqueNames()
    return sheet[.clarifyingQuestions].map { entry in
      ClarifyingQuestion(
        idea: idea(entry, &names), answer: entry.value("answer") ?? "That is up to you.")
    }
  }

  mutating func decisions(in sheet: MockSheet) -> [MockQuestion] {
    var names = UniqueNames()
    return sheet[.decisions].map { entry in
      let idea = idea(entry, &names)
      return MockQuestion(
        id: idea.id, text: entry.value("question") ?? "What do you decide about \(idea.label)?",
        ideas: [idea] + nested(entry), read: entry.names("read"), hints: entry.values("hint"))
    }
  }

  mutating func followUps(in sheet: MockSheet) -> [MockQuestion] {
    var names = UniqueNames()
    return sheet[.followUps].map { entry in
      let (text, forms) = entry.divided
      let id = entry.value("id") ?? names.next(Slug.make(from: text))
      // The question is no way to say the answer, so the first form stands for it.
      let own = forms.first.map { first in
        KeyIdea(
          id: id, label: first, forms: forms.map(IdeaForm.init),
          rejected: entry.forms("not"), followUp: entry.value("ask"))
      }
      return MockQuestion(
        id: id, text: text, ideas: [own].compactMap(\.self) + nested(entry),
        read: entry.names("read"), hints: entry.values("hint"))
    }
  }

  mutating func rubric(in sheet: MockSheet, keyIdeas: [KeyIdea]) -> [MockQuestion] {
    var names = UniqueNames()
    return sheet[.rubric].map { entry in
      let (head, rest) = entry.headAndRest
      let named = entry.names("ideas").compactMap { id in
        keyIdeas.first { $0.id == id.lowercased() }
      }
      return MockQuestion(
        id: names.next(Slug.make(from: rest ?? head)), group: rest == nil ? nil : head,
        text: rest ?? head, ideas: named + nested(entry), item: entry.value("item")?.lowercased(),
        read: entry.names("read"), hints: entry.values("hint"))
    }
  }

  mutating func checkpoints(in sheet: MockSheet) -> [MockCheckpoint] {
    var names = UniqueNames()
    return sheet[.checkpoints].map { entry in
      let (label, forms) = entry.divided
      let patterns = forms.compactMap(\.insideBackticks) + [entry.code].compactMap(\.self)
      return MockCheckpoint(
        id: names.next(Slug.make(from: label)), label: label, patterns: patterns,
        words: forms.filter { $0.insideBackticks == nil }, followUp: entry.value("ask"),
        item: entry.value("item")?.lowercased(), read: entry.names("read"))
    }
  }

  mutating func bugs(in sheet: MockSheet) -> [MockQuestion] {
    var names = UniqueNames()
    return sheet[.bugs].map { entry in
      let idea = idea(entry, &names)
      return MockQuestion(
        id: idea.id, text: idea.label, ideas: [idea], item: entry.value("item")?.lowercased(),
        read: entry.names("read"))
    }
  }

  private func nested(_ entry: OutlineEntry) -> [KeyIdea] {
    var names = UniqueNames()
    return (entry.child("ideas")?.children ?? []).map { idea($0, &names) }
  }

  private func idea(_ entry: OutlineEntry, _ names: inout UniqueNames) -> KeyIdea {
    let (label, forms) = entry.divided
    let id = entry.value("id")?.lowercased() ?? Slug.make(from: label)
    return KeyIdea(
      id: names.next(id), label: label, forms: (forms.isEmpty ? [label] : forms).map(IdeaForm.init),
      rejected: entry.forms("not") + entry.forms("rejected"),
      weight: entry.value("weight").flatMap { Int($0) } ?? 1,
      isEssential: entry.child("essential") != nil, followUp: entry.value("ask"))
  }
}

extension String {
  /// The code of a form that is one code span and nothing else.
  fileprivate var insideBackticks: String? {
    let text = trimmedOfBlanks
    let fence = text.prefix { $0 == "`" }
    guard !fence.isEmpty, text.count > 2 * fence.count, text.hasSuffix(fence) else { return nil }
    return text.dropFirst(fence.count).dropLast(fence.count).trimmedOfBlanks
  }
}
