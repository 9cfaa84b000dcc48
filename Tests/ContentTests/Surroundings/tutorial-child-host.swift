struct Summary: Leaf {}

class Screen: UIViewController {
  let host = UIHostingController(rootView: Summary())
  // snippet 1
}
