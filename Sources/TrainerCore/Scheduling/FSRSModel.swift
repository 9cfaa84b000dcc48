/// The memory model that a set of parameters belongs to.
public struct FSRSModel: Sendable {
  let formulae: Formulae

  /// The two models that there are.
  enum Formulae: Sendable {
    case six(FSRS6Formulae)
    case seven(FSRS7Formulae<Double>)
  }

  /// The model of `parameters`; by FSRS-6 the number of relearning steps limits two of them.
  public init(_ parameters: FSRSParameters, relearningSteps: Int = 1) {
    formulae =
      switch parameters.version {
      case .six: .six(FSRS6Formulae(parameters, relearningSteps: relearningSteps))
      case .seven: .seven(FSRS7Formulae(parameters.weights))
      }
  }
}

extension FSRSModel {
  /// The state after the first review of an item.
  public func first(_ rating: Rating) -> MemoryState {
    switch formulae {
    case .six(let formulae): formulae.first(rating)
    case .seven(let formulae): MemoryState(formulae.first(rating))
    }
  }

  /// The state after a later review, `elapsedDays` whole days after the one before; less than one
  /// is the same day.
  public func next(_ state: MemoryState, _ rating: Rating, elapsedDays: Int) -> MemoryState {
    switch formulae {
    case .six(let formulae): formulae.next(state, rating, elapsedDays: elapsedDays)
    case .seven: next(state, rating, elapsed: Double(elapsedDays))
    }
  }

  /// The state after a later review, where days are counted as this model does it: FSRS-6 takes whole
  /// ones only.
  @inline(__always)
  func next(_ state: MemoryState, _ rating: Rating, elapsed days: Double) -> MemoryState {
    switch formulae {
    case .six(let formulae):
      return formulae.next(state, rating, elapsedDays: Int(days))
    case .seven(let formulae):
      let traces = TwoTraces(state)
      let recall = formulae.curve(traces).recall(after: max(0, days))
      return MemoryState(formulae.next(traces, rating, recall: recall))
    }
  }

  /// The probability, 0 to 1, that an item is recalled `elapsedDays` after its last review.
  @inline(__always)
  public func retrievability(_ state: MemoryState, elapsedDays: Double) -> Double {
    switch formulae {
    case .six(let formulae):
      formulae.retrievability(state, elapsedDays: elapsedDays)
    case .seven(let formulae):
      formulae.curve(TwoTraces(state)).recall(after: max(0, elapsedDays)).whole
    }
  }

  /// Days, not rounded, after which an item is recalled with probability `retention`.
  public func interval(of state: MemoryState, retention: Double) -> Double {
    switch formulae {
    case .six(let formulae):
      formulae.interval(stability: state.stability, retention: retention)
    case .seven(let formulae):
      formulae.curve(TwoTraces(state)).days(until: retention)
    }
  }

  /// Days after which an item is recalled with probability 0.9: what people are shown as stability.
  public func stability(of state: MemoryState) -> Double {
    switch formulae {
    case .six: state.stability
    case .seven: interval(of: state, retention: 0.9)
    }
  }
}
