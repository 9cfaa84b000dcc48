// The bridges between the two frameworks, by the declarations of Apple's reference.
import Foundation

struct EnvironmentValues {
  var isEnabled: Bool { true }
}

struct Transaction {
  var isAnimated: Bool { false }
}

@MainActor struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  var transaction: Transaction { Transaction() }
  var environment: EnvironmentValues { EnvironmentValues() }
}

@MainActor protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeCoordinator() -> Coordinator
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  var body: Never { fatalError() }
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  func makeCoordinator() {}
}

struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  let rawValue: Int
  static let preferredContentSize = Self(rawValue: 1)
  static let intrinsicContentSize = Self(rawValue: 2)
}

class UIHostingController<Content: View>: UIViewController {
  var rootView: Content
  var sizingOptions: UIHostingControllerSizingOptions = []

  init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  init(@ViewBuilder content: () -> Content) {}
}
