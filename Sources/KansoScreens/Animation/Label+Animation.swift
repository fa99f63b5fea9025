import KansoLayout

/// The color of a text moves as other colors do.
extension Label: AnimatableValues {
  /// Its text color.
  public var animatableProperties: [AnimatableProperty] {
    [AnimatableProperty("textColor", of: self, \.textColor)]
  }
}
