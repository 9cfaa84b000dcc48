struct ProfileView: Leaf {}

class Screen: UIViewController {
  // snippet 1
}
