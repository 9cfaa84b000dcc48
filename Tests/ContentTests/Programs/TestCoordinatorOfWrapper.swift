// item: test-coordinator-of-wrapper
// says: check that the second variable has changed and the first one has not
// prints: ["first", ""]
// prints: ["first", "second"]
@MainActor enum TestCoordinatorOfWrapper {
  static func run() {
    var values = ["", ""]
    let coordinator = MockCoding.NoteEditor.Coordinator(
      text: Binding(get: { values[0] }, set: { values[0] = $0 }))
    let view = UITextView()
    view.text = "first"
    coordinator.textViewDidChange(view)
    print(values)
    coordinator.text = Binding(get: { values[1] }, set: { values[1] = $0 })
    view.text = "second"
    coordinator.textViewDidChange(view)
    print(values)
  }
}
