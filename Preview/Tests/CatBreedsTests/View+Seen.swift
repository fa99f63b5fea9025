import KansoScreens

@testable import CatBreeds

extension View {
  var table: TableView? { first(TableView.self) }

  /// Returns the descendants that satisfy a predicate, from back to front. Descendants of hidden views are left out.
  func all(where isMeant: (View) -> Bool) -> [View] {
    guard !isHidden else { return [] }
    return (isMeant(self) ? [self] : []) + subviews.flatMap { $0.all(where: isMeant) }
  }

  /// The part of the view that is visible on the screen.
  var visibleRect: Rect {
    var rect = convert(bounds, to: nil)
    var view = superview
    while let current = view {
      if current is ScrollView || current.clipsToBounds || current.superview == nil {
        rect = rect.intersection(current.convert(current.bounds, to: nil))
      }
      view = current.superview
    }
    return rect
  }
}

extension Rect {
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(min(maxX, other.maxX) - left, 0),
      height: max(min(maxY, other.maxY) - top, 0))
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }
}
