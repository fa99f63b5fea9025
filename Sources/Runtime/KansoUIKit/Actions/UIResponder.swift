import KansoLayout
import KansoScreens

/// An object that handles actions: a view, a controller or an application's delegate.
///
/// It is a class in UIKit. Here it is a protocol, since views and controllers have no class in common.
public protocol UIResponder: AnyObject {
  /// The responder that handles what this one does not handle; nil for the last one.
  var next: UIResponder? { get }
}

extension UIResponder {
  /// Returns nil.
  public var next: UIResponder? { nil }
}

extension UIView: UIResponder {
  /// The controller of the view; the superview of a view without a controller.
  public var next: UIResponder? { viewController ?? superview }
}

extension UIViewController: UIResponder {
  /// The superview of the controller's view.
  public var next: UIResponder? { viewIfLoaded?.superview }
}

extension UIView {
  /// The controller whose view this is; nil for other views.
  var viewController: UIViewController? { owner as? UIViewController }
}
