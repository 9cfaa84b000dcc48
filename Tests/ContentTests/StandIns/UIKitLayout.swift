// Anchors and constraints.
import Foundation

@MainActor class NSLayoutAnchor<Axis>: NSObject {
  nonisolated override init() { super.init() }

  func constraint(equalTo anchor: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  func constraint(
    equalTo anchor: NSLayoutAnchor<Axis>, constant: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

enum Horizontal {}
enum Vertical {}
typealias NSLayoutXAxisAnchor = NSLayoutAnchor<Horizontal>
typealias NSLayoutYAxisAnchor = NSLayoutAnchor<Vertical>

@MainActor class UILayoutGuide: NSObject {
  let topAnchor = NSLayoutYAxisAnchor()
  let bottomAnchor = NSLayoutYAxisAnchor()
  let leadingAnchor = NSLayoutXAxisAnchor()
  let trailingAnchor = NSLayoutXAxisAnchor()
  nonisolated override init() { super.init() }
}

@MainActor class NSLayoutConstraint: NSObject {
  nonisolated override init() { super.init() }
  static func activate(_ constraints: [NSLayoutConstraint]) {}
}
