class FlightsViewController: UIViewController {}

// snippet 1
