import KansoSolver
import KansoTheme

extension View {
  /// The margins between the edges and the content, in points. The default is 8 on each side. The value
  /// includes the safe area, the minimum margins, and the superview's margins, if they apply. Margins that
  /// are not finite are rejected and reported.
  public var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set {
      guard validate(margins: [newValue.top, newValue.left, newValue.bottom, newValue.right]) else { return }
      (absoluteMargins, explicitMargins, marginsToken) = (newValue, nil, nil)
      insetsChanged()
    }
  }

  /// The margins between the edges and the content, in points. They follow the direction of the interface.
  /// Otherwise they are the same as `layoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveMargins.directional(in: effectiveUserInterfaceLayoutDirection) }
    set {
      guard validate(margins: [newValue.top, newValue.leading, newValue.bottom, newValue.trailing]) else {
        return
      }
      (absoluteMargins, explicitMargins, marginsToken) = (nil, newValue, nil)
      insetsChanged()
    }
  }

  /// Makes the margins follow a token through modes and themes, until other margins are set.
  public func setLayoutMargins(_ token: Token<Edges>) {
    marginsToken = .edges(token)
    followMarginsToken(in: traitCollection)
  }

  /// Makes the margins on all sides follow one token through modes and themes, until other margins are set.
  public func setLayoutMargins(_ token: Token<Length>) {
    marginsToken = .length(token)
    followMarginsToken(in: traitCollection)
  }

  /// Sets the margins to the values of `marginsToken` for some traits. Does nothing without a token; rejects
  /// and reports values that are not finite.
  func followMarginsToken(in traits: TraitCollection) {
    guard let marginsToken else { return }
    let margins = marginsToken.resolved(in: traits)
    guard explicitMargins != margins,
      validate(margins: [margins.top, margins.leading, margins.bottom, margins.trailing])
    else { return }
    (absoluteMargins, explicitMargins) = (nil, margins)
    insetsChanged()
  }

  /// True if the margins depend on the readable width, or if the readable guide of the view is in use.
  var followsReadableWidth: Bool {
    layoutMarginsFollowReadableWidth || systemGuides[LayoutGuide.Kind.readable.rawValue] != nil
  }

  /// Returns true if all margins are finite and within the limit of the solver. Otherwise reports a problem
  /// and returns false. The order of the margins has no effect.
  private func validate(margins: [Double]) -> Bool {
    if margins.allSatisfy({ $0.isFinite && abs($0) <= Solver.maxConstant }) { return true }
    root.report(
      LayoutProblem(
        .numberOutOfRange, "the margins of \(reportName) cannot be \(margins): they stay what they were"))
    return false
  }

  /// The direction of the view's contents: that of the traits, unless `semanticContentAttribute` sets another
  /// one.
  public var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: return traitCollection.layoutDirection
    case .forceRightToLeft: return .rightToLeft
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    }
  }

  /// Recomputes the safe area insets and the margins of this view, calls the functions that respond to a
  /// change, and schedules a layout. Those of the subviews follow in that layout.
  func insetsChanged() {
    updateInsets()
    engine?.markInsetsChanged(of: self)
    setNeedsLayout()
  }

  /// Recomputes the safe area insets, the margins and the keyboard's part of this view from the superview. If one of them
  /// changed, calls the functions that respond to the change, and schedules a layout.
  ///
  /// - Returns: True if one of them changed.
  @discardableResult
  func updateInsets() -> Bool {
    let (oldArea, oldMargins, oldKeyboard) = (safeAreaInsets, effectiveMargins, keyboardInset)
    safeAreaInsets = safeAreaInsets(in: superview)
    effectiveMargins = margins(in: superview)
    if let superview { keyboardInset = keyboardInset(in: superview) }
    if safeAreaInsets != oldArea {
      safeAreaInsetsDidChange()
      owner?.viewSafeAreaInsetsDidChange()
    }
    if effectiveMargins != oldMargins { layoutMarginsDidChange() }
    guard safeAreaInsets != oldArea || effectiveMargins != oldMargins || keyboardInset != oldKeyboard else {
      return false
    }
    // An override of `layoutSubviews` may depend on the insets.
    setNeedsLayout()
    return true
  }

  /// Returns the safe area insets: the part of the superview's unsafe edges that covers the view, plus
  /// `additionalSafeAreaInsets`. Without a superview, and in a superview that does not propagate its safe
  /// area, returns `additionalSafeAreaInsets` alone.
  func safeAreaInsets(in superview: View?) -> EdgeInsets {
    guard let superview, superview.propagatesSafeArea else { return additionalSafeAreaInsets }
    let outer = superview.safeAreaInsets
    let place = storedFrame.moved(by: superview.boundsOrigin, times: -1)
    let size = superview.storedFrame.size
    return EdgeInsets(
      top: max(0, min(outer.top - place.minY, outer.top)),
      left: max(0, min(outer.left - place.minX, outer.left)),
      bottom: max(0, min(place.maxY - (size.height - outer.bottom), outer.bottom)),
      right: max(0, min(place.maxX - (size.width - outer.right), outer.right))) + additionalSafeAreaInsets
  }

  /// Returns the height of the part of the view that the keyboard covers, from that of its superview.
  private func keyboardInset(in superview: View) -> Double {
    guard superview.keyboardInset > 0 else { return 0 }
    let bottom = storedFrame.maxY - superview.boundsOrigin.y
    return min(max(0, bottom - superview.storedFrame.height + superview.keyboardInset), storedFrame.height)
  }

  /// Shows a keyboard over the bottom of the tree whose root this is: 0 for none.
  package func setKeyboardInset(_ height: Double) {
    guard height.isFinite, height >= 0, height != keyboardInset else { return }
    keyboardInset = height
    insetsChanged()
  }

  /// Returns the current margins, in points. If `layoutMarginsFollowReadableWidth` is true, the left and
  /// right margins grow equally until the content is at most `readableWidth` wide.
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

  /// Returns the margins without the readable width: at least the minimum, plus the safe area, and at least
  /// the superview's margins if the view preserves them.
  private func fixedMargins(in superview: View?) -> EdgeInsets {
    let direction = effectiveUserInterfaceLayoutDirection
    var margins =
      absoluteMargins ?? explicitMargins?.resolved(in: direction)
      ?? Self.defaultLayoutMargins
    margins = margins.union(systemMinimumLayoutMargins.resolved(in: direction))
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let superview else { return margins }
    let outer = superview.effectiveMargins
    let place = storedFrame.moved(by: superview.boundsOrigin, times: -1)
    let size = superview.storedFrame.size
    return margins.union(
      EdgeInsets(
        top: outer.top - place.minY, left: outer.left - place.minX,
        bottom: outer.bottom - (size.height - place.maxY), right: outer.right - (size.width - place.maxX)))
  }
}

/// A token that the margins follow: one with a value for each edge, or one length for all edges.
enum MarginsToken {
  indirect case edges(Token<Edges>)
  indirect case length(Token<Length>)

  /// Returns the margins for some traits. The unit of a dimension is ignored.
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
  /// Returns the rectangle of the same size with the origin `origin + factor × point`.
  func moved(by point: Point, times factor: Double) -> Rect {
    Rect(x: origin.x + factor * point.x, y: origin.y + factor * point.y, width: width, height: height)
  }
}
