/// Where an item is filed, as far as planning a day asks.
package struct Shelf: Sendable, Hashable {
  /// The deck's name.
  package let deck: String

  /// Its lesson.
  package let lesson: String

  /// The topic, where there is one.
  package let topic: String?

  init(deck: String, lesson: String, topic: String?) {
    self.deck = deck
    self.lesson = lesson
    self.topic = topic
  }

  package init(_ labels: ItemLabels) {
    self.init(deck: labels.deck, lesson: labels.lesson, topic: labels.topic)
  }
}
