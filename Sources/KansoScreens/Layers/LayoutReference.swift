/// An edge, a middle, a baseline or a size of another view, with a margin: what a `LayoutDescription` places a view at.
///
/// It holds the other view; make it where it is used.
public struct LayoutReference {
  let item: LayoutItem
  let attribute: LayoutAttribute
  let multiplier: Double
  let margin: LayoutConstant

  /// - Parameters:
  ///   - item: a view or a guide.
  ///   - attribute: what of it.
  ///   - multiplier: what a size is multiplied by.
  ///   - margin: what is added: points or a token, positive to the right (towards the trailing edge where leading and trailing edges
  ///     are meant) and downwards.
  public init(
    _ item: LayoutItem, _ attribute: LayoutAttribute, multiplier: Double = 1, margin: some LayoutLength = 0
  ) {
    (self.item, self.attribute) = (item, attribute)
    (self.multiplier, self.margin) = (multiplier, margin.layoutConstant)
  }
}

extension LayoutItem {
  /// Its left edge, and so much to the right.
  public func left(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .left, margin: margin)
  }

  /// Its right edge, and so much to the right; a negative margin lies within it.
  public func right(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .right, margin: margin)
  }

  /// Its top edge, and so much downwards.
  public func top(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .top, margin: margin)
  }

  /// Its bottom edge, and so much downwards; a negative margin lies within it.
  public func bottom(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .bottom, margin: margin)
  }

  /// The edge where lines of text begin, and so much in their direction.
  public func leading(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .leading, margin: margin)
  }

  /// The edge where lines of text end, and so much in their direction; a negative margin lies within it.
  public func trailing(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .trailing, margin: margin)
  }

  /// The middle between left and right, and so much to the right.
  public func centerX(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .centerX, margin: margin)
  }

  /// The middle between top and bottom, and so much downwards.
  public func centerY(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .centerY, margin: margin)
  }

  /// The baseline of its first line, and so much downwards; the top of what has no text.
  public func firstBaseline(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .firstBaseline, margin: margin)
  }

  /// The baseline of its last line, and so much downwards; the bottom of what has no text.
  public func lastBaseline(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .lastBaseline, margin: margin)
  }

  /// Its width times a number, and so much more.
  public func width(times multiplier: Double = 1, margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .width, multiplier: multiplier, margin: margin)
  }

  /// Its height times a number, and so much more.
  public func height(times multiplier: Double = 1, margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .height, multiplier: multiplier, margin: margin)
  }
}
