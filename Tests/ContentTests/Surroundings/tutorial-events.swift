@MainActor @Observable final class Store { var recentlyChanged: [String] = [] }

class List: UIViewController {
  let store = Store()
  func applySnapshot(reconfiguring changed: [String]) {}
  // snippet 1
}
