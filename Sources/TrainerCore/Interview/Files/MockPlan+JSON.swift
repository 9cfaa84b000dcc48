import TrainerScoring

extension MockPlan {
  /// The plan as the record's file holds it.
  var json: JSONObject {
    [
      "form": .string(form.rawValue), "item": .text(item), "title": .string(title),
      "brief": .string(brief), "passMark": .int(passMark),
      "phases": .array(phases.map(\.json)),
      "clarifying": .array(
        clarifying.map { ["idea": $0.idea.json, "answer": .string($0.answer)] }),
      "ideas": .array(ideas.map(\.json)), "decisions": .array(decisions.map(\.json)),
      "followUps": .array(followUps.map(\.json)), "questions": .array(questions.map(\.json)),
      "checkpoints": .array(checkpoints.map(\.json)), "bugs": .array(bugs.map(\.json)),
      "checklist": .strings(checklist), "solution": .text(solution), "hints": .strings(hints),
    ]
  }

  /// Reads a plan; nil for what is none.
  init?(json: JSONValue) {
    guard let form = json["form"]?.string.flatMap(MockForm.init(rawValue:)) else { return nil }
    let phases = json.all("phases", MockPhase.init(json:))
    if phases.isEmpty { return nil }
    self.init(
      form: form, item: json["item"]?.string, title: json["title"]?.string ?? "",
      brief: json["brief"]?.string ?? "", phases: phases)
    clarifying = json.all("clarifying") { entry in
      entry["idea"].flatMap(KeyIdea.init(json:)).map {
        ClarifyingQuestion(idea: $0, answer: entry["answer"]?.string ?? "")
      }
    }
    ideas = json.all("ideas", KeyIdea.init(json:))
    decisions = json.all("decisions", MockQuestion.init(json:))
    followUps = json.all("followUps", MockQuestion.init(json:))
    questions = json.all("questions", MockQuestion.init(json:))
    checkpoints = json.all("checkpoints", MockCheckpoint.init(json:))
    bugs = json.all("bugs", MockQuestion.init(json:))
    checklist = json.texts("checklist")
    solution = json["solution"]?.string
    hints = json.texts("hints")
    passMark = json["passMark"]?.int ?? Self.usualPassMark
  }
}

extension MockPhase {
  fileprivate var json: JSONValue {
    [
      "name": .string(name), "ms": .int(milliseconds), "work": .string(work.rawValue),
      "asks": .strings(asks), "ideas": .strings(ideas), "hints": .strings(hints),
    ]
  }

  fileprivate init?(json: JSONValue) {
    guard let name = json["name"]?.string, let milliseconds = json["ms"]?.int,
      let work = json["work"]?.string.flatMap(Work.init(rawValue:))
    else { return nil }
    self.init(
      name: name, milliseconds: max(0, milliseconds), work: work, asks: json.texts("asks"),
      ideas: json.texts("ideas"), hints: json.texts("hints"))
  }
}

extension MockQuestion {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "group": .text(group), "text": .string(text),
      "ideas": .array(ideas.map(\.json)), "item": .text(item), "read": .strings(read),
      "hints": .strings(hints),
    ]
  }

  fileprivate init?(json: JSONValue) {
    guard let id = json["id"]?.string, let text = json["text"]?.string else { return nil }
    self.init(
      id: id, group: json["group"]?.string, text: text,
      ideas: json.all("ideas", KeyIdea.init(json:)), item: json["item"]?.string,
      read: json.texts("read"), hints: json.texts("hints"))
  }
}

extension MockCheckpoint {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "label": .string(label), "patterns": .strings(patterns),
      "words": .strings(words), "ask": .text(followUp), "item": .text(item),
      "read": .strings(read),
    ]
  }

  fileprivate init?(json: JSONValue) {
    guard let id = json["id"]?.string, let label = json["label"]?.string else { return nil }
    self.init(
      id: id, label: label, patterns: json.texts("patterns"), words: json.texts("words"),
      followUp: json["ask"]?.string, item: json["item"]?.string, read: json.texts("read"))
  }
}

extension KeyIdea {
  fileprivate var json: JSONValue {
    [
      "id": .string(id), "label": .string(label), "forms": .strings(forms.map(\.text)),
      "not": .strings(rejected.map(\.text)), "weight": .int(weight),
      "essential": .bool(isEssential), "ask": .text(followUp),
    ]
  }

  fileprivate init?(json: JSONValue) {
    guard let id = json["id"]?.string, let label = json["label"]?.string else { return nil }
    self.init(
      id: id, label: label, forms: json.texts("forms").map(IdeaForm.init),
      rejected: json.texts("not").map(IdeaForm.init), weight: json["weight"]?.int ?? 1,
      isEssential: json["essential"]?.bool ?? false, followUp: json["ask"]?.string)
  }
}

extension JSONValue {
  fileprivate static func text(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  fileprivate func texts(_ key: String) -> [String] {
    self[key]?.array?.compactMap(\.string) ?? []
  }

  fileprivate func all<Value>(_ key: String, _ make: (JSONValue) -> Value?) -> [Value] {
    self[key]?.array?.compactMap(make) ?? []
  }
}
