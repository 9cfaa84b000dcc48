// item: stale-binding
// says: Flight 101 gets the note; the one of 202 stays empty.
// prints: 101: Aisle
// prints: 202:
// prints: refreshed 202: Window
@MainActor enum StaleBinding {
  static func run() {
    var notes = ["", ""]
    func binding(_ number: Int) -> Binding<String> {
      Binding(get: { notes[number] }, set: { notes[number] = $0 })
    }
    let coordinator = NoteWrapperTwoWay.NoteView.Coordinator(text: binding(0))
    let view = UITextView()
    view.text = "Aisle"
    coordinator.textViewDidChange(view)
    print("101: \(notes[0])")
    print("202:\(notes[1])")
    coordinator.text = binding(1)
    view.text = "Window"
    coordinator.textViewDidChange(view)
    print("refreshed 202: \(notes[1])")
  }
}
