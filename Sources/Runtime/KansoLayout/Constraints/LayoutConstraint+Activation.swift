import KansoFormatting
import KansoTheme

extension LayoutConstraint {
  /// True if the constraint takes part in layout.
  ///
  /// Activation succeeds only if all views of the constraint are in one tree. If it fails, `problem` contains the
  /// reason.
  public var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the constraint and schedules a layout. If this fails, the constraint stays inactive, `problem`
  /// is set, and the problem is reported to the tree of the first item. Does nothing if the constraint is
  /// active.
  ///
  /// - Returns: The constraint itself, for chaining.
  @discardableResult
  public func activate() -> LayoutConstraint {
    activate(heldBy: nil)
    return self
  }

  /// Activates the constraint like `activate()`, with a holder that is the nearest common ancestor of the items or an
  /// ancestor of it; nil for the nearest common ancestor. Another holder is reported.
  func activate(heldBy holder: View?) {
    guard owner == nil else { return }
    problem = nil
    let near = firstItem?.view ?? secondItem?.view
    if let problem = attributeProblem {
      return report(problem, near: near)
    }
    guard let owner = owner(heldBy: holder) else {
      return report(
        LayoutProblem(.noCommonAncestor, "\(summary) is about \(missingOwnerReason(holder))", source: source),
        near: near)
    }
    self.owner = owner
    listIndices.owner = owner.constraintList.count
    owner.constraintList.append(self)
    if let firstItem {
      listIndices.first = firstItem.activeConstraints.count
      firstItem.activeConstraints.append(self)
    }
    if let secondItem, secondItem !== firstItem {
      listIndices.second = secondItem.activeConstraints.count
      secondItem.activeConstraints.append(self)
    }
    for item in otherItems { item.activeConstraints.append(self) }
    owner.engine?.markChanged(self)
    owner.setNeedsLayout()
  }

  /// Returns the holder, or the nearest common ancestor of the items without one; nil if it cannot hold the constraint.
  private func owner(heldBy holder: View?) -> View? {
    guard !hasLostItem, let common = commonOwner else { return nil }
    return common.isDescendant(of: holder ?? common) ? holder ?? common : nil
  }

  /// Returns the reason for which no view can hold the constraint, and the remedy.
  private func missingOwnerReason(_ holder: View?) -> String {
    if hasLostItem { return "a view that is gone: activate it while its views are there" }
    guard let holder, commonOwner != nil else {
      return "views in different trees: add both to one before activating it"
    }
    return "a view outside of \(holder.reportName): add it to a view that contains all of its views"
  }

  /// Removes the constraint from layout and schedules a layout. Does nothing if the constraint is inactive.
  public func deactivate() {
    guard let owner else { return }
    owner.engine?.remove(self)
    self.owner = nil
    let last = owner.constraintList.removeLast()
    if last !== self {
      owner.constraintList[listIndices.owner] = last
      last.listIndices.owner = listIndices.owner
    }
    removeFromItems()
    owner.setNeedsLayout()
  }

  /// Makes the constraint inactive while its owner is deallocated: removes it from its items, without
  /// touching the solver or scheduling a layout.
  func detachFromDeallocatedOwner() {
    (owner, row) = (nil, nil)
    removeFromItems()
  }

  /// Removes the constraint from the `activeConstraints` of all of its items.
  private func removeFromItems() {
    for item in otherItems {
      if let place = item.activeConstraints.lastIndex(where: { $0 === self }) {
        remove(from: item, at: place)
      }
    }
    if let firstItem { remove(from: firstItem, at: listIndices.first) }
    if let secondItem, secondItem !== firstItem { remove(from: secondItem, at: listIndices.second) }
  }

  /// Removes the constraint from an item's list in constant time: the last constraint of the list takes its
  /// place.
  private func remove(from item: LayoutItem, at place: Int) {
    let last = item.activeConstraints.removeLast()
    guard last !== self else { return }
    item.activeConstraints[place] = last
    if last.firstItem === item {
      last.listIndices.first = place
    } else if last.secondItem === item {
      last.listIndices.second = place
    }
  }

  /// Activates all given constraints. A constraint that cannot be activated does not prevent the others.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates all given constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The nearest common ancestor of the views of all items, where a view counts as its own ancestor. Nil if
  /// there is none, or if a layout guide belongs to no view. Items that are deallocated are ignored.
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

  /// The constraint as an equation for reports, for example `photo.leading == view.leading + 8 @750`. An
  /// identifier comes first: `name (equation)`. Omits a multiplier of 1, a constant of 0, and the required
  /// priority.
  public var summary: String {
    /// Returns a side of the equation, without multiplier and constant.
    func side(_ item: LayoutItem?, _ attribute: Attribute, _ distance: AnchorDistance?) -> String {
      if let distance { return "distance from \(distance.from.summary) to \(distance.to.summary)" }
      return "\(item?.reportName ?? "a view that is gone").\(attribute)"
    }
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    var text = "\(side(firstItem, firstAttribute, distances.first)) \(sign) "
    if secondAttribute == .notAnAttribute && distances.second == nil {
      text += constant.reportDescription
    } else {
      if multiplier != 1 { text += "\(multiplier.reportDescription) * " }
      text += side(secondItem, secondAttribute, distances.second)
      if constant != 0 {
        text += constant < 0 ? " - \((-constant).reportDescription)" : " + \(constant.reportDescription)"
      }
    }
    if !priority.isRequired { text += " @\(Double(priority.rawValue).reportDescription)" }
    return identifier.map { "\($0) (\(text))" } ?? text
  }
}

extension Double {
  /// The number for reports, rounded to at most three decimals: `8`, `0.5`, `0.333`.
  var reportDescription: String {
    formatted(as: .shortest(maxFractionDigits: 3))
  }
}
