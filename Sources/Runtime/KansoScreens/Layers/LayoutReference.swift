/// An attribute of another view (an edge, a center, a baseline or a size) with a margin: the target of a
/// `LayoutDescription`.
///
/// It retains the other view; create it where it is used.
public struct LayoutReference {
  /// The other view or guide.
  let item: LayoutItem
  /// The attribute of the item.
  let attribute: LayoutAttribute
  /// The factor of a size.
  let multiplier: Double
  /// The added distance.
  let margin: LayoutConstant

  /// Creates a reference to an attribute of a view or guide.
  ///
  /// - Parameters:
  ///   - item: a view or a guide.
  ///   - attribute: the attribute of the item.
  ///   - multiplier: the factor of a size.
  ///   - margin: the added distance, in points or as a token. It is positive downwards and to the right; for leading
  ///     and trailing edges, towards the trailing edge.
  public init(
    _ item: LayoutItem, _ attribute: LayoutAttribute, multiplier: Double = 1,
    margin: some LayoutConstantConvertible = 0
  ) {
    (self.item, self.attribute) = (item, attribute)
    (self.multiplier, self.margin) = (multiplier, margin.layoutConstant)
  }
}

extension LayoutItem {
  /// Returns a reference to the left edge of the item, moved right by a margin.
  public func left(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .left, margin: margin)
  }

  /// Returns a reference to the right edge of the item, moved right by a margin. A negative margin moves it
  /// inwards.
  public func right(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .right, margin: margin)
  }

  /// Returns a reference to the top edge of the item, moved down by a margin.
  public func top(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .top, margin: margin)
  }

  /// Returns a reference to the bottom edge of the item, moved down by a margin. A negative margin moves it
  /// inwards.
  public func bottom(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .bottom, margin: margin)
  }

  /// Returns a reference to the edge of the item at which lines of text begin, moved in the text direction by
  /// a margin.
  public func leading(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .leading, margin: margin)
  }

  /// Returns a reference to the edge of the item at which lines of text end, moved in the text direction by a
  /// margin. A negative margin moves it inwards.
  public func trailing(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .trailing, margin: margin)
  }

  /// Returns a reference to the horizontal center of the item, moved right by a margin.
  public func centerX(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .centerX, margin: margin)
  }

  /// Returns a reference to the vertical center of the item, moved down by a margin.
  public func centerY(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .centerY, margin: margin)
  }

  /// Returns a reference to the baseline of the item's first line, moved down by a margin. Without a text,
  /// the top edge replaces the baseline.
  public func firstBaseline(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .firstBaseline, margin: margin)
  }

  /// Returns a reference to the baseline of the item's last line, moved down by a margin. Without a text, the
  /// bottom edge replaces the baseline.
  public func lastBaseline(margin: some LayoutConstantConvertible = 0) -> LayoutReference {
    LayoutReference(self, .lastBaseline, margin: margin)
  }

  /// Returns a reference to the item's width times a multiplier, plus a margin.
  public func width(times multiplier: Double = 1, margin: some LayoutConstantConvertible = 0)
    -> LayoutReference
  {
    LayoutReference(self, .width, multiplier: multiplier, margin: margin)
  }

  /// Returns a reference to the item's height times a multiplier, plus a margin.
  public func height(times multiplier: Double = 1, margin: some LayoutConstantConvertible = 0)
    -> LayoutReference
  {
    LayoutReference(self, .height, multiplier: multiplier, margin: margin)
  }
}
