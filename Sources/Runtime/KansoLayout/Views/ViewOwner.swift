/// The controller of a view, which is called when something happens to the view.
package protocol ViewOwner: AnyObject {
  /// Updates constraints; it calls `updateConstraints()` of the view.
  func updateViewConstraints()
  /// Responds to the coming layout of the view's subviews.
  func viewWillLayoutSubviews()
  /// Responds to the layout of the view's subviews.
  func viewDidLayoutSubviews()
  /// Responds to a change of the view's safe area insets.
  func viewSafeAreaInsetsDidChange()
  /// Responds to a change of the view's traits; nil if the view was added to a tree.
  func traitCollectionDidChange(_ previous: TraitCollection?)
}
