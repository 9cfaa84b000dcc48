@MainActor @Observable final class Flight { var note = "" }
struct NoteView: Leaf { @Binding var text: String }

struct Detail: View {
  @Bindable var flight: Flight
  var body: some View {
    // snippet 1
  }
}
