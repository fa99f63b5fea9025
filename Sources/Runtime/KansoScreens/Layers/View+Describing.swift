extension View {
  /// Adds views and constrains each by layout descriptions.
  ///
  /// ```swift
  /// addSubviews(
  ///   (backgroundButton, [.fill(self)]),
  ///   (hostname, [.center(in: self)]),
  ///   (reload, [.centerVertically(in: self), .anchor(.right, self.right(margin: -10))]))
  /// ```
  ///
  /// It replaces `addSubview` and `translatesAutoresizingMaskIntoConstraints = false` of each view and the activation
  /// of its constraints. All views are added before the first constraint is created, so a description can refer to any
  /// of them. The first view is furthest back. Errors are listed in `layoutProblems`: a view that contains this one is
  /// not added, and a constraint to a view of another tree stays inactive.
  ///
  /// - Returns: the constraints, in the order of the descriptions.
  @discardableResult
  public func addSubviews(_ placements: (View, [LayoutDescription])...) -> [LayoutConstraint] {
    for (view, _) in placements { addSubview(view) }
    return placements.flatMap { view, descriptions in
      view.superview === self ? addLayoutConstraints(for: view, descriptions) : []
    }
  }

  /// Constrains a view that is already in the tree, not necessarily below this one: sets its
  /// `translatesAutoresizingMaskIntoConstraints` to false and activates the described constraints.
  ///
  /// - Returns: the constraints, in the order of the descriptions.
  @discardableResult
  public func addLayoutConstraints(for subview: View, _ descriptions: [LayoutDescription])
    -> [LayoutConstraint]
  { addLayoutConstraints(for: subview, descriptions.flatMap { $0.constraints(of: subview) }) }

  /// Enables constraints for a view and activates existing ones, such as those that `removeLayoutConstraints` returned.
  ///
  /// - Returns: the constraints.
  @discardableResult
  public func addLayoutConstraints(for subview: View, _ constraints: [LayoutConstraint])
    -> [LayoutConstraint]
  {
    subview.enableAutoLayout()
    LayoutConstraint.activate(constraints)
    return constraints
  }

  /// Switches a view to manual layout at its current position. Deactivates the constraints of its size and those
  /// between it and anything outside of it (this view, siblings, guides), wherever they were created. The frame of the
  /// last layout stays until another one is set.
  ///
  /// Constraints inside the view stay active, and its content still follows its frame. A sibling with a constraint to
  /// the view loses that constraint too and keeps its position. The call has no effect for a view that is not in this
  /// one. The same holds for an arranged view of a stack view: the stack determines its position until
  /// `removeArrangedSubview`.
  ///
  /// - Returns: the deactivated constraints. `addLayoutConstraints(for:_:)` activates them again.
  @discardableResult
  public func removeLayoutConstraints(for subview: View) -> [LayoutConstraint] {
    guard subview !== self, subview.isDescendant(of: self), !subview.isArranged else { return [] }
    let constraints = subview.placementConstraints
    LayoutConstraint.deactivate(constraints)
    subview.translatesAutoresizingMaskIntoConstraints = true
    return constraints
  }

  /// True if the view is an arranged subview of a stack view, not only its subview.
  private var isArranged: Bool {
    (superview as? StackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }
}
