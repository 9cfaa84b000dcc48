struct Boarding: Leaf { var taps: Int }

// snippet 1
