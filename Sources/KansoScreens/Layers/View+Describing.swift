extension View {
  /// Adds views, each with where it goes: the declarative way of laying out.
  ///
  /// ```swift
  /// addSubviews(
  ///   (backgroundButton, [.fill(self)]),
  ///   (hostname, [.center(in: self)]),
  ///   (reload, [.centerVertically(in: self), .anchor(.right, self.right(margin: -10))]))
  /// ```
  ///
  /// It replaces `addSubview` and `translatesAutoresizingMaskIntoConstraints = false` of each view and the activation of its
  /// constraints. All views are added before the first constraint is made, the first one furthest back, so that descriptions may name
  /// any of them. What cannot be is among the `layoutProblems`: a view that this one is in is not added, and a constraint to a view of
  /// another tree stays inactive.
  ///
  /// - Returns: the constraints, in the order in which they were described.
  @discardableResult
  public func addSubviews(_ placements: (View, [LayoutDescription])...) -> [LayoutConstraint] {
    for (view, _) in placements { addSubview(view) }
    return placements.flatMap { view, descriptions in
      view.superview === self ? addLayoutConstraints(for: view, descriptions) : []
    }
  }

  /// Lays a view that was added before out by constraints: `translatesAutoresizingMaskIntoConstraints` goes off, and what is described is
  /// activated.
  ///
  /// - Returns: the constraints, in the order in which they were described.
  @discardableResult
  public func addLayoutConstraints(for subview: View, _ descriptions: [LayoutDescription])
    -> [LayoutConstraint]
  { addLayoutConstraints(for: subview, descriptions.flatMap { $0.constraints(of: subview) }) }

  /// Lays a view out by constraints that there are already, such as those that `removeLayoutConstraints` took from it.
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

  /// Puts a view on manual layout where it is: its constraints to what is not in it (this view, siblings, guides) and those of its size
  /// are deactivated, whoever wrote them, and the frame of the last layout stays until another one is set.
  ///
  /// Constraints among what is in the view stay, and its content goes on following its frame. A sibling that was placed at the view
  /// loses that constraint too, and stays where it is. Nothing happens to a view that is not in this one, nor to one that a stack view
  /// arranges: its place is the stack's affair until `removeArrangedSubview`.
  ///
  /// - Returns: what was deactivated, so that `addLayoutConstraints(for:_:)` can put the view back.
  @discardableResult
  public func removeLayoutConstraints(for subview: View) -> [LayoutConstraint] {
    guard subview !== self, subview.isDescendant(of: self), !subview.isArranged else { return [] }
    let constraints = subview.placingConstraints
    LayoutConstraint.deactivate(constraints)
    subview.translatesAutoresizingMaskIntoConstraints = true
    return constraints
  }

  private var isArranged: Bool {
    (superview as? StackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }
}
