extension View {
  /// Adds a view by rules about its anchors.
  ///
  /// ```swift
  /// addSubview(box, anchors: [.centerX(0), .top(Padding.tokens.standard), .width(100), .height(100)])
  /// ```
  ///
  /// It replaces `addSubview`, `translatesAutoresizingMaskIntoConstraints = false` of the view and the activation of a constraint a rule.
  /// What cannot be is among the `layoutProblems`, and without effect.
  ///
  /// - Parameters:
  ///   - subview: what is added.
  ///   - anchors: the rules.
  ///   - item: what the rules compare with, `safeAreaLayoutGuide` for instance; this view if it is nil.
  /// - Returns: the constraints, one a rule.
  @discardableResult
  public func addSubview(
    _ subview: View, anchors: [AnchorRule], relativeTo item: LayoutItem? = nil, file: String = #fileID,
    line: Int = #line
  ) -> [LayoutConstraint] {
    addSubview(subview)
    guard subview.superview === self else { return [] }
    // This view keeps its own mask: it may be a controller's root, whose frame nothing else gives, or laid out by hand.
    subview.enableAutoLayout()
    return subview.activate(anchors: anchors, relativeTo: item ?? self, file: file, line: line)
  }
}

extension LayoutItem {
  /// Activates rules about its anchors. A view needs `enableAutoLayout()` for them to have an effect.
  ///
  /// - Parameters:
  ///   - anchors: the rules.
  ///   - item: what they compare with: a view, or a guide; the superview, or of a guide its view, if it is nil.
  /// - Returns: the constraints, one a rule. Those that cannot be stay inactive and say why in `problem`.
  @discardableResult
  public func activate(
    anchors: [AnchorRule], relativeTo item: LayoutItem? = nil, file: String = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    let other = item ?? (self as? View)?.superview ?? (self as? LayoutGuide)?.owningView
    let constraints = anchors.map { $0.constraint(of: self, relativeTo: other, file: file, line: line) }
    LayoutConstraint.activate(constraints)
    return constraints
  }
}
