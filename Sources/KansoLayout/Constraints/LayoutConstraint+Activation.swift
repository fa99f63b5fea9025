extension LayoutConstraint {
  /// True if the constraint takes part in layout.
  ///
  /// Activation succeeds only if all views of the constraint are in one tree. If it fails, `problem` contains the
  /// reason.
  public var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the constraint. If this fails, sets and reports `problem`.
  ///
  /// - Returns: The constraint itself, for chaining.
  @discardableResult
  public func activate() -> LayoutConstraint {
    guard owner == nil else { return self }
    problem = nil
    let near = firstItem?.view ?? secondItem?.view
    if let problem = attributeProblem {
      report(problem, near: near)
      return self
    }
    guard !hasLostItem, let owner = commonOwner else {
      report(
        LayoutProblem(
          .noCommonAncestor,
          hasLostItem
            ? "\(summary) is about a view that is gone: activate it while its views are there"
            : "\(summary) is about views in different trees: add both to one before activating it",
          source: source),
        near: near)
      return self
    }
    self.owner = owner
    places.owner = owner.constraintList.count
    owner.constraintList.append(self)
    if let firstItem {
      places.first = firstItem.touching.count
      firstItem.touching.append(self)
    }
    if let secondItem, secondItem !== firstItem {
      places.second = secondItem.touching.count
      secondItem.touching.append(self)
    }
    for item in otherItems { item.touching.append(self) }
    owner.engine?.change(self)
    owner.setNeedsLayout()
    return self
  }

  /// Removes the constraint from layout.
  public func deactivate() {
    guard let owner else { return }
    owner.engine?.remove(self)
    self.owner = nil
    let last = owner.constraintList.removeLast()
    if last !== self {
      owner.constraintList[places.owner] = last
      last.places.owner = places.owner
    }
    leaveItems()
    owner.setNeedsLayout()
  }

  /// Detaches the constraint from its owner while the owner is deallocated.
  func ownerIsGone() {
    (owner, row) = (nil, nil)
    leaveItems()
  }

  private func leaveItems() {
    for item in otherItems {
      if let place = item.touching.lastIndex(where: { $0 === self }) { leave(item, at: place) }
    }
    if let firstItem { leave(firstItem, at: places.first) }
    if let secondItem, secondItem !== firstItem { leave(secondItem, at: places.second) }
  }

  private func leave(_ item: LayoutItem, at place: Int) {
    let last = item.touching.removeLast()
    guard last !== self else { return }
    item.touching[place] = last
    if last.firstItem === item {
      last.places.first = place
    } else if last.secondItem === item {
      last.places.second = place
    }
  }

  /// Activates all given constraints.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates all given constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The nearest common ancestor of the views of all items, where a view counts as its own ancestor. Nil if there is
  /// none.
  var commonOwner: View? {
    let views = [firstItem, secondItem] + otherItems
    var owner: View?
    for item in views {
      guard let item else { continue }
      guard let view = item.view else { return nil }
      guard let known = owner else {
        owner = view
        continue
      }
      guard let common = View.nearestCommonAncestor(known, view) else { return nil }
      owner = common
    }
    return owner
  }

  /// The constraint as an equation for reports, for example `photo.leading == view.leading + 8 @750`.
  public var summary: String {
    func side(_ item: LayoutItem?, _ attribute: Attribute, _ distance: AnchorDistance?) -> String {
      if let distance { return "distance from \(distance.from.summary) to \(distance.to.summary)" }
      return "\(item?.reportName ?? "a view that is gone").\(attribute)"
    }
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var text = "\(side(firstItem, firstAttribute, distances.first)) \(sign) "
    if secondAttribute == .notAnAttribute && distances.second == nil {
      text += constant.compact
    } else {
      if multiplier != 1 { text += "\(multiplier.compact) * " }
      text += side(secondItem, secondAttribute, distances.second)
      if constant != 0 { text += constant < 0 ? " - \((-constant).compact)" : " + \(constant.compact)" }
    }
    if !priority.isRequired { text += " @\(priority.rawValue.compact)" }
    return identifier.map { "\($0) (\(text))" } ?? text
  }
}

extension Double {
  /// The number for reports: rounded to three decimals, without the fraction if that is zero.
  var compact: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
