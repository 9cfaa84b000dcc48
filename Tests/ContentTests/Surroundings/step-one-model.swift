// snippet 1

class List: UIViewController {
  var flights: [Flight] = []
  // snippet 2
}
