import KansoLayout

extension View {
  /// Turns constraints on: `translatesAutoresizingMaskIntoConstraints = false` by a name that says what it is for.
  public func enableAutoLayout() { translatesAutoresizingMaskIntoConstraints = false }
}
