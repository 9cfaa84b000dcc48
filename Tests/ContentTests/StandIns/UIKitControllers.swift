// As much of UIKit's view controllers and scenes as the lesson's code uses.
import Foundation

@MainActor class UIViewController: UIResponder {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var view: UIView! = UIView()
  let navigationItem = UINavigationItem()
  var navigationController: UINavigationController?

  init(nibName: String?, bundle: Bundle?) {}
  convenience override init() { self.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }

  func viewDidLoad() {}
  func updateProperties() {}
  func addChild(_ child: UIViewController) {}
  func didMove(toParent parent: UIViewController?) {}
  func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

class UINavigationController: UIViewController {
  func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

@MainActor class UINavigationItem: NSObject {
  var title: String?
  var subtitle: String?
  nonisolated override init() { super.init() }
}

@MainActor class UIScene: UIResponder {
  class ConnectionOptions: NSObject {}
}

class UIWindowScene: UIScene {}
class UISceneSession: NSObject {}

class UIWindow: UIView {
  var rootViewController: UIViewController?
  init(windowScene: UIWindowScene) { super.init() }
  required init?(coder: NSCoder) { nil }
  func makeKeyAndVisible() {}
}

@MainActor protocol UIWindowSceneDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
}
