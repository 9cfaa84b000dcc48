struct NoteView: UIViewRepresentable {
  @Binding var text: String

  class NoteCoordinator {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }
  }

  func makeCoordinator() -> NoteCoordinator { NoteCoordinator(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  // snippet 1
}
