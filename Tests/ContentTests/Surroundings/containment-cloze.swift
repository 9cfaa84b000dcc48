class Order {}
class Model {}
struct Summary: Leaf { var order: Order }

class Screen: UIViewController {
  let order = Order()
  let model = Model()

  override func viewDidLoad() {
    // snippet 1
  }
}
