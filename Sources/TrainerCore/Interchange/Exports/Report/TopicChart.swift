/// How much of each topic is expected to be recalled.
struct TopicChart {
  private let topics: [GroupFigures]

  init(_ topics: [GroupFigures]) { self.topics = topics }

  var svg: String {
    var picture = Picture(
      width: 700, height: 8 + 22 * topics.count, title: "Recall by topic",
      description: topics.map { "\($0.name) \(percent($0.recall))" }.joined(separator: ", "))
    for (number, topic) in topics.enumerated() {
      let y = 4 + 22 * Double(number)
      picture.text(0, y + 13, topic.name.count > 24 ? topic.name.prefix(23) + "…" : topic.name)
      picture.shapes.append(
        "<rect class=\"none\" x=\"170\" y=\"\(tenths(y))\" width=\"470\" height=\"16\" rx=\"2\"/>")
      picture.bar(170, y, 470 * (topic.recall ?? 0), 16, topic.name)
      picture.text(650, y + 13, percent(topic.recall))
    }
    // The table below says the same where there is little room.
    return "<div class=\"wide\">\(picture.svg)</div>\n"
  }
}
