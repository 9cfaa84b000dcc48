// item: closure-cycle
// says: the view stores the closure, the closure captures the coordinator strongly
// prints: strong: still there
// prints: weak: gone
@MainActor enum RetainCycle {
  final class Player {
    var onProgress: (() -> Void)?
  }

  final class Reporter {
    var player: Player?
    func report() {}
  }

  static func run() {
    print("strong: \(survives { reporter in { reporter.report() } } ? "still there" : "gone")")
    let isThere = survives { reporter in { [weak reporter] in reporter?.report() } }
    print("weak: \(isThere ? "still there" : "gone")")
  }

  private static func survives(_ handler: (Reporter) -> () -> Void) -> Bool {
    weak var trace: Player?
    do {
      let reporter = Reporter()
      let player = Player()
      reporter.player = player
      player.onProgress = handler(reporter)
      trace = player
    }
    return trace != nil
  }
}
