extension PracticeSettings {
  /// Takes the memory model that was chosen last, and the parameters that were chosen last for it.
  mutating func takeModel(from events: [EventBody]) {
    for case .set(let setting) in events {
      if case .scheduler = setting { apply(setting) }
    }
    for case .set(let setting) in events {
      if case .parameters = setting { apply(setting) }
    }
  }
}
