struct NoteView: Leaf {}
static func log(_ text: String) {}

struct Screen: View {
  @Binding var showsNote: Bool
  var body: some View {
    // snippet 1
  }
}
