extension View {
  /// The space between the edges and the content, in points; 8 on each side unless it is set.
  public var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      (absoluteMargins, explicitMargins) = (newValue, nil)
      insetsChanged()
    }
  }

  /// The space between the edges and the content, in points, following the direction of the interface.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { explicitMargins ?? effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      (absoluteMargins, explicitMargins) = (nil, newValue)
      insetsChanged()
    }
  }

  /// The direction of the view's contents.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: return traitCollection.layoutDirection
    case .forceRightToLeft: return .rightToLeft
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    }
  }

  func insetsChanged() {
    engine?.insetsAreOutOfDate = true
    setNeedsLayout()
  }

  /// What of the view is not safe: what it has of the superview's own unsafe edges, and what is its own.
  func safeAreaInsets(in superview: View?) -> EdgeInsets {
    guard let superview else { return additionalSafeAreaInsets }
    let outer = superview.safeAreaInsets
    let place = storedFrame.moved(by: superview.boundsOrigin, -1)
    let size = superview.storedFrame.size
    return EdgeInsets(
      top: max(0, min(outer.top - place.minY, outer.top)),
      left: max(0, min(outer.left - place.minX, outer.left)),
      bottom: max(0, min(place.maxY - (size.height - outer.bottom), outer.bottom)),
      right: max(0, min(place.maxX - (size.width - outer.right), outer.right))) + additionalSafeAreaInsets
  }

  /// The margins as they are now.
  func margins(in superview: View?) -> EdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins =
      absoluteMargins ?? explicitMargins?.resolved(direction)
      ?? EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    margins = margins.union(systemMinimumLayoutMargins.resolved(direction))
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.effectiveMargins
    let place = storedFrame.moved(by: superview.boundsOrigin, -1)
    let size = superview.storedFrame.size
    return margins.union(
      EdgeInsets(
        top: outer.top - place.minY, left: outer.left - place.minX,
        bottom: outer.bottom - (size.height - place.maxY), right: outer.right - (size.width - place.maxX)))
  }
}

extension Rect {
  func moved(by point: Point, _ factor: Double) -> Rect {
    Rect(x: origin.x + factor * point.x, y: origin.y + factor * point.y, width: width, height: height)
  }
}
