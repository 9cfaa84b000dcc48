// As much of UIKit's views as the lesson's code uses.
import Foundation

@MainActor class UIResponder: NSObject {
  @discardableResult func resignFirstResponder() -> Bool { true }
}

@MainActor class UIView: UIResponder {
  init(frame: CGRect = .zero) {}
  required init?(coder: NSCoder) { nil }

  enum ContentMode { case scaleAspectFill }

  var frame = CGRect.zero
  var bounds = CGRect.zero
  var backgroundColor: UIColor?
  var contentMode = ContentMode.scaleAspectFill
  var clipsToBounds = false
  var layer = CALayer()
  var accessibilityLabel: String?
  var translatesAutoresizingMaskIntoConstraints = true
  let topAnchor = NSLayoutYAxisAnchor()
  let bottomAnchor = NSLayoutYAxisAnchor()
  let leadingAnchor = NSLayoutXAxisAnchor()
  let trailingAnchor = NSLayoutXAxisAnchor()
  let safeAreaLayoutGuide = UILayoutGuide()
  let layoutMarginsGuide = UILayoutGuide()

  func addSubview(_ view: UIView) {}
  func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

class CALayer: NSObject {
  var cornerRadius: CGFloat = 0
}

class UILabel: UIView {
  var text: String?
}

class UIProgressView: UIView {
  enum Style { case `default` }
  var progress: Float = 0
  convenience init(progressViewStyle: Style) { self.init(frame: .zero) }
}

class UIImage: NSObject {}

class UIImageView: UIView {
  var image: UIImage?
  convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

class UIControl: UIView {
  struct Event: OptionSet, Sendable {
    let rawValue: UInt
    static let touchUpInside = Event(rawValue: 1 << 6)
  }

  func addAction(_ action: UIAction, for controlEvents: Event) {}
}

@MainActor
class UIAction {
  init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

class UISwitch: UIControl {
  var isOn = false
}

class UITextField: UIControl {
  var text: String?
  var font: UIFont?
  weak var delegate: (any UITextFieldDelegate)?
}

class UITextView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var text: String! = ""
  var font: UIFont?
  var adjustsFontForContentSizeCategory = false
  var selectedRange = NSRange(location: 0, length: 0)
  weak var delegate: (any UITextViewDelegate)?
}

class UISearchBar: UIView {
  var text: String?
  var placeholder: String?
  weak var delegate: (any UISearchBarDelegate)?
}

@MainActor protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidChangeSelection(_ textField: UITextField)
}

@MainActor protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidChange(_ textView: UITextView)
}

@MainActor protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}

class UIFont: NSObject {
  enum TextStyle { case body, headline }
  static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
}

class UIColor: NSObject {
  static var systemBackground: UIColor { UIColor() }
}
