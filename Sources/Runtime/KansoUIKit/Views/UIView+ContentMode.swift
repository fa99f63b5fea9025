import KansoLayout
import KansoScreens

/// A view with a content mode. It is a protocol so that the property of image views has priority.
public protocol UIContentModeView: UIView {}

extension UIView: UIContentModeView {
  /// UIKit's name for the position and scale of a view's content.
  public typealias ContentMode = UIImageView.ContentMode
}

extension UIContentModeView {
  /// The position and scale of the content after a change of the size. It has an effect for image views; others keep it
  /// for tests, and lay out their content for each size.
  public var contentMode: UIImageView.ContentMode {
    get { (self as? UIImageView)?.contentMode ?? layer.contentMode }
    set {
      if let view = self as? UIImageView { view.contentMode = newValue } else { layer.contentMode = newValue }
    }
  }
}
