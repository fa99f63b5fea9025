import Foundation
import KansoLayout

extension Window {
  /// The names of the notifications of a keyboard that comes, goes or changes its height, with UIKit's values.
  package enum KeyboardNotification: String, Sendable {
    case willShow = "UIKeyboardWillShowNotification"
    case didShow = "UIKeyboardDidShowNotification"
    case willHide = "UIKeyboardWillHideNotification"
    case didHide = "UIKeyboardDidHideNotification"
    case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
    case didChangeFrame = "UIKeyboardDidChangeFrameNotification"

    /// The name.
    package var name: Notification.Name { Notification.Name(rawValue) }
  }

  /// The keys of the values of those notifications, with UIKit's values.
  package enum KeyboardKey: String, Sendable {
    case frameBegin = "UIKeyboardFrameBeginUserInfoKey"
    case frameEnd = "UIKeyboardFrameEndUserInfoKey"
    case animationDuration = "UIKeyboardAnimationDurationUserInfoKey"
    case animationCurve = "UIKeyboardAnimationCurveUserInfoKey"
    case isLocal = "UIKeyboardIsLocalUserInfoKey"
  }

  /// Changes the height of the keyboard, with the notifications before and after it. A height that stays the same, and
  /// a window that is not visible, post none. The object of the notifications is nil, as in UIKit.
  func changeKeyboard(to height: Double, _ change: () -> Void) {
    let old = keyboardHeight
    guard isVisible, height != old, height.isFinite else { return change() }
    /// Returns the rectangle of a keyboard with a height: without one, below the window.
    func frame(_ height: Double) -> Rect {
      Rect(x: 0, y: bounds.height - height, width: bounds.width, height: height > 0 ? height : max(old, 0))
    }
    let values: [AnyHashable: Any] = [
      KeyboardKey.frameBegin.rawValue: frame(max(old, 0)),
      KeyboardKey.frameEnd.rawValue: frame(max(height, 0)),
      KeyboardKey.animationDuration.rawValue: 0.25, KeyboardKey.animationCurve.rawValue: 7,
      KeyboardKey.isLocal.rawValue: true,
    ]
    /// Posts a notification.
    func post(_ notification: KeyboardNotification) {
      NotificationCenter.default.post(name: notification.name, object: nil, userInfo: values)
    }
    post(.willChangeFrame)
    post(height > 0 ? .willShow : .willHide)
    change()
    post(height > 0 ? .didShow : .didHide)
    post(.didChangeFrame)
  }
}
