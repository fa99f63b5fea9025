import KansoLayout

/// The animation of a label's text color.
extension Label: AnimatableValues {
  /// The text color.
  public var animatableProperties: [AnimatableProperty] {
    [AnimatableProperty("textColor", of: self, \.textColor)]
  }
}
