import Foundation
import KansoLayout

/// A view with a keyboard.
package protocol TextInput: View {
  /// The properties of the keyboard.
  var inputTraits: TextInputTraits { get set }
  /// The view above the keyboard; nil for none.
  var accessoryView: View? { get set }
  /// The view that replaces the keyboard; nil for the keyboard.
  var keyboardView: View? { get set }
}

/// The properties of a keyboard, by the raw values of UIKit. There is no keyboard here that uses them.
package struct TextInputTraits: Equatable, Sendable {
  package var autocapitalization = 2
  package var autocorrection = 0
  package var spellChecking = 0
  package var keyboard = 0
  package var keyboardAppearance = 0
  package var returnKey = 0
  package var contentType: String?
  package var enablesReturnKeyAutomatically = false

  /// Creates the default properties.
  package init() {}
}

/// The notifications of editing a text, whose object is the view, with UIKit's values.
package enum TextNotification: String, Sendable {
  case fieldDidBeginEditing = "UITextFieldTextDidBeginEditingNotification"
  case fieldDidChange = "UITextFieldTextDidChangeNotification"
  case fieldDidEndEditing = "UITextFieldTextDidEndEditingNotification"
  case viewDidBeginEditing = "UITextViewTextDidBeginEditingNotification"
  case viewDidChange = "UITextViewTextDidChangeNotification"
  case viewDidEndEditing = "UITextViewTextDidEndEditingNotification"

  /// The name.
  package var name: Notification.Name { Notification.Name(rawValue) }

  /// Posts the notification for a view.
  func post(for view: View) { NotificationCenter.default.post(name: name, object: view) }
}
