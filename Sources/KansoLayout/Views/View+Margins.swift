import KansoTheme

extension View {
  /// The space between the edges and the content, in points; 8 on each side unless it is set.
  public var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      guard isUsable([newValue.top, newValue.left, newValue.bottom, newValue.right]) else { return }
      (absoluteMargins, explicitMargins, marginsToken) = (newValue, nil, nil)
      insetsChanged()
    }
  }

  /// The space between the edges and the content, in points, following the direction of the interface.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      guard isUsable([newValue.top, newValue.leading, newValue.bottom, newValue.trailing]) else { return }
      (absoluteMargins, explicitMargins, marginsToken) = (nil, newValue, nil)
      insetsChanged()
    }
  }

  /// Lets the margins follow a token through modes and themes.
  public func setLayoutMargins(_ token: Token<Edges>) {
    marginsToken = .edges(token)
    followMarginsToken(in: traitCollection)
  }

  /// Lets the margins on all sides follow a token through modes and themes.
  public func setLayoutMargins(_ token: Token<Length>) {
    marginsToken = .length(token)
    followMarginsToken(in: traitCollection)
  }

  func followMarginsToken(in traits: TraitCollection) {
    guard let marginsToken else { return }
    let margins = marginsToken.resolved(in: traits)
    guard explicitMargins != margins,
      isUsable([margins.top, margins.leading, margins.bottom, margins.trailing])
    else { return }
    (absoluteMargins, explicitMargins) = (nil, margins)
    insetsChanged()
  }

  /// Whether something of it depends on how wide lines of text are easy to read.
  var followsReadableWidth: Bool {
    layoutMarginsFollowReadableWidth || systemGuides[LayoutGuide.Kind.readable.rawValue] != nil
  }

  private func isUsable(_ margins: [Double]) -> Bool {
    if margins.allSatisfy({ $0.isFinite && abs($0) <= Solver.largestConstant }) { return true }
    root.report(
      LayoutProblem(
        .numberOutOfRange, "the margins of \(reportName) cannot be \(margins): they stay what they were"))
    return false
  }

  /// The direction of the view's contents.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: return traitCollection.layoutDirection
    case .forceRightToLeft: return .rightToLeft
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    }
  }

  /// What the insets follow from has changed; those of what is in the view follow with the next layout.
  func insetsChanged() {
    updateInsets()
    engine?.insetsWereSet(of: self)
    setNeedsLayout()
  }

  /// - Returns: whether they are others than before.
  @discardableResult
  func updateInsets() -> Bool {
    let (oldArea, oldMargins) = (safeAreaInsets, effectiveMargins)
    safeAreaInsets = safeAreaInsets(in: superview)
    effectiveMargins = margins(in: superview)
    if safeAreaInsets != oldArea { safeAreaInsetsDidChange() }
    if effectiveMargins != oldMargins { layoutMarginsDidChange() }
    guard safeAreaInsets != oldArea || effectiveMargins != oldMargins else { return false }
    // Who lays out by hand may do it by the insets.
    setNeedsLayout()
    return true
  }

  /// What of the view is not safe: what it has of the superview's own unsafe edges, and what is its own.
  func safeAreaInsets(in superview: View?) -> EdgeInsets {
    guard let superview, superview.passesSafeAreaOn else { return additionalSafeAreaInsets }
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
    var margins = fixedMargins(in: superview)
    if layoutMarginsFollowReadableWidth {
      let spare = max(0, (storedFrame.width - margins.left - margins.right - readableWidth) / 2)
      margins.left += spare
      margins.right += spare
    }
    return margins
  }

  /// The margins of a view that sets none, as UIKit's.
  private static let defaultLayoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  private func fixedMargins(in superview: View?) -> EdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins =
      absoluteMargins ?? explicitMargins?.resolved(direction)
      ?? Self.defaultLayoutMargins
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

/// Where margins come from that follow the guide.
enum MarginsToken {
  indirect case edges(Token<Edges>)
  indirect case length(Token<Length>)

  func resolved(in traits: TraitCollection) -> DirectionalEdgeInsets {
    switch self {
    case .edges(let token):
      let edges = traits.edges(of: token)
      return DirectionalEdgeInsets(
        top: edges.top.value, leading: edges.leading.value, bottom: edges.bottom.value,
        trailing: edges.trailing.value)
    case .length(let token):
      let length = traits.length(of: token)
      return DirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    }
  }
}

extension Rect {
  func moved(by point: Point, _ factor: Double) -> Rect {
    Rect(x: origin.x + factor * point.x, y: origin.y + factor * point.y, width: width, height: height)
  }
}
