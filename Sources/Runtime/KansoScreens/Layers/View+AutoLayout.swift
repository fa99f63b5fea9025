import KansoLayout

extension View {
  /// Enables constraints for the view: a short form of `translatesAutoresizingMaskIntoConstraints = false`.
  public func enableAutoLayout() { translatesAutoresizingMaskIntoConstraints = false }
}
