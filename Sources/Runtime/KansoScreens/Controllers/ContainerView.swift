import KansoLayout

/// The view of a container view controller.
final class ContainerView: View {
  /// Called at the end of each `layoutSubviews`, to place the bar.
  var onLayout: (() -> Void)?

  /// Lays out the subviews, then calls `onLayout`.
  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
