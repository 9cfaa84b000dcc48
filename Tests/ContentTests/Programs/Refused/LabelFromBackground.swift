// item: main-actor-in-uikit
// says: Swift 6 turns an access from nonisolated code into an error at compile time
// refused: main actor-isolated property 'text' can not be mutated from a nonisolated context
func setFromBackground(_ label: UILabel) { label.text = "38.50" }
