extension View {
  /// Adds a view and constrains it by anchor rules.
  ///
  /// ```swift
  /// addSubview(box, anchors: [.centerX(0), .top(Padding.tokens.standard), .width(100), .height(100)])
  /// ```
  ///
  /// It replaces `addSubview`, `translatesAutoresizingMaskIntoConstraints = false` and the activation of one constraint
  /// per rule. An impossible constraint has no effect and is listed in `layoutProblems`.
  ///
  /// - Parameters:
  ///   - subview: the view to add.
  ///   - anchors: the rules.
  ///   - item: the view or guide that the rules refer to, such as `safeAreaLayoutGuide`; nil for this view.
  /// - Returns: the constraints, one per rule; empty if the view cannot be added.
  @discardableResult
  public func addSubview(
    _ subview: View, anchors: [AnchorRule], relativeTo item: LayoutItem? = nil, file: String = #fileID,
    line: Int = #line
  ) -> [LayoutConstraint] {
    addSubview(subview)
    guard subview.superview === self else { return [] }
    // This view keeps its own autoresizing mask: it can be the root view of a controller, which has no constraints for
    // its frame, or be laid out manually.
    subview.enableAutoLayout()
    return subview.activate(anchors: anchors, relativeTo: item ?? self, file: file, line: line)
  }
}

extension LayoutItem {
  /// Activates anchor rules. A view also needs `enableAutoLayout()`, otherwise the rules have no effect.
  ///
  /// - Parameters:
  ///   - anchors: the rules.
  ///   - item: the view or guide that the rules refer to. If it is nil, a view refers to its superview, and a guide to
  ///     its owning view.
  /// - Returns: the constraints, one per rule. Impossible constraints stay inactive and describe the reason in
  ///   `problem`.
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
