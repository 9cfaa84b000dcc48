struct Flight { var number, from, to: String }

class List: UIViewController {
  // snippet 1
}
