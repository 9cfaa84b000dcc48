/// What front matter and attributes say of one item.
struct ItemSettings {
  /// The written id, if there is one.
  var id: String?
  var labels: ItemLabels
  var kind: LabelSettings.KindSetting
  var wrongLines: [Attributes.Word] = []
  var passMark: Int?
}
