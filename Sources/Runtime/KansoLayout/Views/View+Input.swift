extension View {
  /// Makes the view the one that takes input, as described for `becomeFirstResponder()`.
  func takeInput() -> Bool {
    guard canBecomeFirstResponder else { return false }
    let root = root
    if root.firstResponder === self { return true }
    if let old = root.firstResponder, old.root === root, !old.resignFirstResponder() { return false }
    root.firstResponder = self
    return true
  }

  /// Ends the input of the view.
  func giveUpInput() -> Bool {
    let root = root
    if root.firstResponder === self { root.firstResponder = nil }
    return true
  }

  /// Ends the input of the view or a descendant of it.
  ///
  /// - Parameter force: True to end it although the view that takes the input refuses to resign.
  /// - Returns: False if it refuses.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let root = root
    guard let current = root.firstResponder, current.root === root, current.isDescendant(of: self) else {
      return true
    }
    if current.resignFirstResponder() { return true }
    if force {
      (current as? any EditableView)?.endEditing()
      root.firstResponder = nil
    }
    return force
  }
}

/// A view whose text the user edits while it takes the input.
package protocol EditableView: View {
  /// Ends editing, whether the view's delegate allows it or not.
  func endEditing()
}

/// The description of a view for assistive technologies.
package struct Accessibility: Equatable, Sendable {
  package var isElement: Bool?
  package var label: String?
  package var hint: String?
  package var value: String?
  /// The bits of `UIAccessibilityTraits`.
  package var traits: UInt64?

  /// Creates an empty description.
  package init() {}
}
