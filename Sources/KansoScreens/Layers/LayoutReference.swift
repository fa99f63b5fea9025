/// An attribute of another view (an edge, a center, a baseline or a size) with a margin: the target of a
/// `LayoutDescription`.
///
/// It retains the other view; create it where it is used.
public struct LayoutReference {
  let item: LayoutItem
  let attribute: LayoutAttribute
  let multiplier: Double
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
    _ item: LayoutItem, _ attribute: LayoutAttribute, multiplier: Double = 1, margin: some LayoutLength = 0
  ) {
    (self.item, self.attribute) = (item, attribute)
    (self.multiplier, self.margin) = (multiplier, margin.layoutConstant)
  }
}

extension LayoutItem {
  /// Returns its left edge, moved right by a margin.
  public func left(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .left, margin: margin)
  }

  /// Returns its right edge, moved right by a margin. A negative margin moves it inwards.
  public func right(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .right, margin: margin)
  }

  /// Returns its top edge, moved down by a margin.
  public func top(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .top, margin: margin)
  }

  /// Returns its bottom edge, moved down by a margin. A negative margin moves it inwards.
  public func bottom(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .bottom, margin: margin)
  }

  /// Returns the edge at which lines of text begin, moved in the text direction by a margin.
  public func leading(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .leading, margin: margin)
  }

  /// Returns the edge at which lines of text end, moved in the text direction by a margin. A negative margin moves it
  /// inwards.
  public func trailing(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .trailing, margin: margin)
  }

  /// Returns its horizontal center, moved right by a margin.
  public func centerX(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .centerX, margin: margin)
  }

  /// Returns its vertical center, moved down by a margin.
  public func centerY(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .centerY, margin: margin)
  }

  /// Returns the baseline of its first line, moved down by a margin; the top edge if it has no text.
  public func firstBaseline(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .firstBaseline, margin: margin)
  }

  /// Returns the baseline of its last line, moved down by a margin; the bottom edge if it has no text.
  public func lastBaseline(margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .lastBaseline, margin: margin)
  }

  /// Returns its width times a multiplier, plus a margin.
  public func width(times multiplier: Double = 1, margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .width, multiplier: multiplier, margin: margin)
  }

  /// Returns its height times a multiplier, plus a margin.
  public func height(times multiplier: Double = 1, margin: some LayoutLength = 0) -> LayoutReference {
    LayoutReference(self, .height, multiplier: multiplier, margin: margin)
  }
}
