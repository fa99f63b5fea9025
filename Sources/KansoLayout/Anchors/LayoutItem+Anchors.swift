extension LayoutItem {
  /// Where lines of text begin.
  public var leadingAnchor: LayoutDirectionalXAxisAnchor { LayoutDirectionalXAxisAnchor(self, .leading) }
  /// Where lines of text end.
  public var trailingAnchor: LayoutDirectionalXAxisAnchor { LayoutDirectionalXAxisAnchor(self, .trailing) }
  /// The left edge, whichever way the interface runs.
  public var leftAnchor: LayoutAbsoluteXAxisAnchor { LayoutAbsoluteXAxisAnchor(self, .left) }
  /// The right edge, whichever way the interface runs.
  public var rightAnchor: LayoutAbsoluteXAxisAnchor { LayoutAbsoluteXAxisAnchor(self, .right) }
  /// The middle between the left and the right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between the top and the bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// From the left to the right.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// From the top to the bottom.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The baseline of the first line of text; the top where there is none.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom where there is none.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}
