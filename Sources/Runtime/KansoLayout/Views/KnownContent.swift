/// The measurements of a view's content, if another source provides them. They replace those of the view itself in
/// layout, but not in drawing.
///
/// Interface Builder's documents store the sizes of texts in Apple's fonts, which are not on every machine.
package struct KnownContent: Equatable, Sendable {
  /// The content size, in points; `View.noIntrinsicMetric` on an axis without one. It depends on no width.
  package var size: Size
  /// The insets from the frame to the alignment rectangle, in points.
  package var alignmentRectInsets: EdgeInsets
  /// The distance from the top of the alignment rectangle to the first baseline, in points.
  package var firstBaseline: Double
  /// The distance from the last baseline to the bottom of the alignment rectangle, in points.
  package var lastBaseline: Double

  /// Creates measurements. By default there are no insets, and the baselines are the edges.
  package init(
    size: Size, alignmentRectInsets: EdgeInsets = .zero, firstBaseline: Double = 0, lastBaseline: Double = 0
  ) {
    (self.size, self.alignmentRectInsets) = (size, alignmentRectInsets)
    (self.firstBaseline, self.lastBaseline) = (firstBaseline, lastBaseline)
  }
}

/// The measurements of a view that layout uses: the known ones, otherwise those of the view itself.
extension View {
  var layoutContentSize: Size { knownContent?.size ?? intrinsicContentSize }
  var layoutAlignmentRectInsets: EdgeInsets { knownContent?.alignmentRectInsets ?? alignmentRectInsets }
  var layoutFirstBaseline: Double { knownContent?.firstBaseline ?? firstBaselineOffsetFromTop }
  var layoutLastBaseline: Double { knownContent?.lastBaseline ?? lastBaselineOffsetFromBottom }

  /// Returns the content height for a width, in points; nil if the height does not depend on the width.
  func layoutContentHeight(forWidth width: Double) -> Double? {
    knownContent == nil ? contentHeight(forWidth: width) : nil
  }
}
