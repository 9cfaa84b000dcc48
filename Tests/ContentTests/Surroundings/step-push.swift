class Flight {}
struct FlightDetail: Leaf { var flight: Flight }

class List: UIViewController {
  var flights: [Flight] = []
  // snippet 1
}
