struct SummaryView: Leaf {}

class Screen: UIViewController {
  // snippet 1
}
