@MainActor protocol PlayerViewDelegate: AnyObject {}

class PlayerView: UIView {
  weak var delegate: (any PlayerViewDelegate)?
  var url: URL?
  var onProgress: ((Double) -> Void)?
}

@MainActor class PlayerCoordinator: PlayerViewDelegate {
  var playerView: PlayerView?
  func report(_ seconds: Double) {}
}

struct Player: UIViewRepresentable {
  var url: URL?

  func makeCoordinator() -> PlayerCoordinator { PlayerCoordinator() }
  func updateUIView(_ view: PlayerView, context: Context) {}
  // snippet 1
}
