import TrainerScoring

/// All that an item says; its id is settled when it becomes one.
struct ItemDraft {
  let task: ItemTask
  var title = ""
  let prompt: String

  /// The prompt without what the task shows itself; the prompt where nothing is set.
  var statement: String?
  var answer = ""
  var ideas: [KeyIdea] = []
  var hints: [String] = []
  var sources: String?
  let settings: ItemSettings
  let place: ItemPlace
}

/// What front matter and attributes say of one item.
struct ItemSettings {
  /// The written id, if there is one.
  var id: String?
  var labels: ItemLabels
  var kind: LabelSettings.KindSetting
  var wrongLines: [Attributes.Word] = []
  var passMark: Int?
}
