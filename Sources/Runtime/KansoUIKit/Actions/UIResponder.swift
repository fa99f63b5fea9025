import KansoLayout
import KansoScreens

/// An object that handles actions: a view, a controller or an application's delegate.
///
/// It is a class in UIKit. Here it is a protocol, since views and controllers have no class in common.
public protocol UIResponder: AnyObject {
  /// The responder that handles what this one does not handle; nil for the last one.
  var next: UIResponder? { get }
  /// True if the responder takes the input.
  var isFirstResponder: Bool { get }
  /// Takes the input. Returns false if that is not possible.
  @discardableResult
  func becomeFirstResponder() -> Bool
  /// Gives the input up. Returns false if that is not possible.
  @discardableResult
  func resignFirstResponder() -> Bool
}

extension UIResponder {
  /// Returns nil.
  public var next: UIResponder? { nil }
  /// False: views take the input.
  public var isFirstResponder: Bool { false }
  /// Returns false: views take the input.
  @discardableResult
  public func becomeFirstResponder() -> Bool { false }
  /// Returns true: the responder does not have the input.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }
}

/// The notifications of a keyboard. They are members of the classes: `UIWindow.keyboardWillShowNotification`,
/// since Swift has no members of a protocol itself.
extension UIResponder {
  /// Posted before a change of `keyboardHeight` of a visible window to a positive height.
  public static var keyboardWillShowNotification: Notification.Name {
    UIWindow.KeyboardNotification.willShow.name
  }
  /// Posted after that change.
  public static var keyboardDidShowNotification: Notification.Name {
    UIWindow.KeyboardNotification.didShow.name
  }
  /// Posted before a change of `keyboardHeight` of a visible window to zero.
  public static var keyboardWillHideNotification: Notification.Name {
    UIWindow.KeyboardNotification.willHide.name
  }
  /// Posted after that change.
  public static var keyboardDidHideNotification: Notification.Name {
    UIWindow.KeyboardNotification.didHide.name
  }
  /// Posted before each change of `keyboardHeight` of a visible window.
  public static var keyboardWillChangeFrameNotification: Notification.Name {
    UIWindow.KeyboardNotification.willChangeFrame.name
  }
  /// Posted after each change of `keyboardHeight` of a visible window.
  public static var keyboardDidChangeFrameNotification: Notification.Name {
    UIWindow.KeyboardNotification.didChangeFrame.name
  }

  /// The key of the rectangle before the change: a `CGRect`.
  public static var keyboardFrameBeginUserInfoKey: String { UIWindow.KeyboardKey.frameBegin.rawValue }
  /// The key of the rectangle after the change: a `CGRect`.
  public static var keyboardFrameEndUserInfoKey: String { UIWindow.KeyboardKey.frameEnd.rawValue }
  /// The key of the duration of the change in seconds: a `Double`, as on a phone.
  public static var keyboardAnimationDurationUserInfoKey: String {
    UIWindow.KeyboardKey.animationDuration.rawValue
  }
  /// The key of the curve of the change: an `Int`, as on a phone.
  public static var keyboardAnimationCurveUserInfoKey: String { UIWindow.KeyboardKey.animationCurve.rawValue }
  /// The key of a truth value: true, since the keyboard is that of the app.
  public static var keyboardIsLocalUserInfoKey: String { UIWindow.KeyboardKey.isLocal.rawValue }
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
