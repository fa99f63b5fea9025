extension View {
  /// Its frame and the origin of its bounds as they are drawn. Setting them tells nobody: no frame is pinned, nothing is laid out, what is
  /// in it stays. Whoever sets them puts them back before anything else happens to the tree.
  package var drawnGeometry: (frame: Rect, boundsOrigin: Point) {
    get { (storedFrame, storedBoundsOrigin) }
    set { (storedFrame, storedBoundsOrigin) = newValue }
  }
}
