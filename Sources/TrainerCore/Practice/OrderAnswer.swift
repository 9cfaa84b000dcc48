/// An order of steps, compared with the right one.
enum OrderAnswer {
  /// How far the steps are in order; each number is a step's place in the right order.
  static func fit(of steps: [Int]) -> Finding.Fit {
    let right = Array(steps.indices)
    let moved = right.filter { steps[$0] != $0 }
    if moved.isEmpty { return .right }
    let swapsNeighbours = moved.count == 2 && moved[1] == moved[0] + 1
    return swapsNeighbours && steps.sorted() == right ? .nearly : .wrong
  }
}
