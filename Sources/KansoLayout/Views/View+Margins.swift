import KansoTheme

extension View {
  /// The margins between the edges and the content, in points. The default is 8 on each side.
  public var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      guard isUsable([newValue.top, newValue.left, newValue.bottom, newValue.right]) else { return }
      (absoluteMargins, explicitMargins, marginsToken) = (newValue, nil, nil)
      insetsChanged()
    }
  }

  /// The margins between the edges and the content, in points. They follow the direction of the interface.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      guard isUsable([newValue.top, newValue.leading, newValue.bottom, newValue.trailing]) else { return }
      (absoluteMargins, explicitMargins, marginsToken) = (nil, newValue, nil)
      insetsChanged()
    }
  }

  /// Makes the margins follow a token through modes and themes.
  public func setLayoutMargins(_ token: Token<Edges>) {
    marginsToken = .edges(token)
    followMarginsToken(in: traitCollection)
  }

  /// Makes the margins on all sides follow one token through modes and themes.
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

  /// True if the margins or a guide of the view depend on the readable width.
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

  /// Updates the insets after a change of their sources. The insets of the subviews follow in the next layout.
  func insetsChanged() {
    updateInsets()
    engine?.insetsWereSet(of: self)
    setNeedsLayout()
  }

  /// Recomputes the safe area insets and the margins.
  ///
  /// - Returns: True if they changed.
  @discardableResult
  func updateInsets() -> Bool {
    let (oldArea, oldMargins) = (safeAreaInsets, effectiveMargins)
    safeAreaInsets = safeAreaInsets(in: superview)
    effectiveMargins = margins(in: superview)
    if safeAreaInsets != oldArea { safeAreaInsetsDidChange() }
    if effectiveMargins != oldMargins { layoutMarginsDidChange() }
    guard safeAreaInsets != oldArea || effectiveMargins != oldMargins else { return false }
    // An override of `layoutSubviews` may depend on the insets.
    setNeedsLayout()
    return true
  }

  /// Returns the safe area insets: the part of the superview's unsafe edges that covers the view, plus the view's
  /// additional insets.
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

  /// Returns the current margins, in points.
  func margins(in superview: View?) -> EdgeInsets {
    var margins = fixedMargins(in: superview)
    if layoutMarginsFollowReadableWidth {
      let spare = max(0, (storedFrame.width - margins.left - margins.right - readableWidth) / 2)
      margins.left += spare
      margins.right += spare
    }
    return margins
  }

  /// The default margins, as in UIKit.
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

/// A token that the margins follow.
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
