class ClockView: UIView {
  var zone = TimeZone.current
  func tick() {}
}

@MainActor class ClockCoordinator {
  var timer: Timer?
}

struct Clock: UIViewRepresentable {
  var zone: TimeZone
  func makeCoordinator() -> ClockCoordinator { ClockCoordinator() }
  // snippet 1
}
