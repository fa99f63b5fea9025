extension View {
  /// The frame and the bounds origin for drawing. Setting them has no side effects: no frame becomes fixed, no layout
  /// follows, subviews do not move. The caller must restore the old values before any other change of the tree.
  package var drawnGeometry: (frame: Rect, boundsOrigin: Point) {
    get { (storedFrame, storedBoundsOrigin) }
    set { (storedFrame, storedBoundsOrigin) = newValue }
  }
}
