import KansoLayout

/// The view of a controller that holds others.
final class ContainerView: View {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
