class Screen: UIViewController {
  override func viewDidLoad() {
    // snippet 1
  }
}
