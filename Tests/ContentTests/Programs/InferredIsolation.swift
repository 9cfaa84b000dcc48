// item: coordinator-isolation
// says: the class takes its isolation from the conformance
// prints: compiled without an annotation
import Foundation

enum InferredIsolation {
  final class Plain: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { textView.text = "" }
  }

  static func run() { print("compiled without an annotation") }
}
