import KansoLayout

/// The view of a container view controller.
final class ContainerView: View {
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
