import Foundation
import KansoLayout

/// The way in which a user interacts with an item of a text, with the names and values of `UITextItemInteraction`.
public enum TextItemInteraction: Int, Sendable {
  /// A tap, or another action that opens the item.
  case invokeDefaultAction = 0
  /// A long press for a menu.
  case presentActions = 1
  /// A preview.
  case preview = 2
}

/// The delegate of a text view.
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Returns true if the text view may open a link that was tapped; true by default.
  func textView(_ textView: TextView, shouldInteractWith link: String) -> Bool
  /// Returns true if the text view may open an address that was tapped, with its range in the text in UTF-16 units. The
  /// default asks for the link as a string. The text view calls this one for links that are addresses.
  func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool
  /// Returns true if the text view may open an address that was tapped, as before iOS 10. The default asks for the link as
  /// a string.
  func textView(_ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// Called when the user has changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
}

extension TextViewDelegate {
  /// Returns true.
  public func textView(_ textView: TextView, shouldInteractWith link: String) -> Bool { true }
  /// Asks the delegate as before iOS 10.
  public func textView(
    _ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Asks the delegate for the link as a string.
  public func textView(_ textView: TextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  {
    self.textView(textView, shouldInteractWith: URL.absoluteString)
  }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
}
