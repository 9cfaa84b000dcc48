/// Linear equations whose matrix is symmetric and positive definite, taken apart by Cholesky.
public struct PositiveSystem: Sendable, Equatable {
  private let lower: [[Double]]

  /// Nil where the matrix is not positive definite.
  public init?(_ matrix: [[Double]]) {
    var lower = matrix.map { $0.map { _ in 0.0 } }
    for row in matrix.indices {
      for column in 0...row {
        let known = (0..<column).reduce(0.0) { $0 + lower[row][$1] * lower[column][$1] }
        let rest = matrix[row][column] - known
        if row == column {
          guard rest > 0 else { return nil }
          lower[row][row] = rest.squareRoot()
        } else {
          lower[row][column] = rest / lower[column][column]
        }
      }
    }
    self.lower = lower
  }

  /// What the matrix makes `right` of.
  public func solution(of right: [Double]) -> [Double] {
    var values = right
    for row in values.indices {
      for column in 0..<row { values[row] -= lower[row][column] * values[column] }
      values[row] /= lower[row][row]
    }
    for row in values.indices.reversed() {
      for below in (row + 1)..<values.endIndex { values[row] -= lower[below][row] * values[below] }
      values[row] /= lower[row][row]
    }
    return values
  }
}
