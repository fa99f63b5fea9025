extension ViewController {
  /// Removes a controller from its old parent, calls its `willMove(toParent:)` and adds it as the last child.
  /// As in UIKit, the caller adds the child's view and calls `didMove(toParent:)` afterwards. Ignores this
  /// controller itself, its ancestors and its children.
  public func addChild(_ child: ViewController) {
    guard child.parent !== self, canAddChild(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)` with nil. Does nothing without a
  /// parent. As in UIKit, the caller calls `willMove(toParent:)` before and removes the view afterwards. If
  /// the parent is a navigation or tab bar controller, it removes the view itself.
  public func removeFromParent() {
    guard let parent else { return }
    // Searched from the end, since callers that remove many children remove the last ones first.
    if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    self.parent = nil
    parent.childWasRemoved(self)
    didMove(toParent: nil)
  }

  /// Returns true if a controller can become a child of this one: it is neither this controller nor one of
  /// its ancestors.
  func canAddChild(_ child: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === child { return false }
      controller = current.parent
    }
    return true
  }

  /// The nearest navigation controller among the ancestors of this controller; nil if there is none.
  public var navigationController: NavigationController? { nearestAncestor() }
  /// The nearest tab bar controller among the ancestors of this controller; nil if there is none.
  public var tabBarController: TabBarController? { nearestAncestor() }

  /// Returns the nearest ancestor of a type, not this controller itself; nil if there is none.
  private func nearestAncestor<Container: ViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }
}

extension [ViewController] {
  /// The object identifiers of the controllers.
  var identities: Set<ObjectIdentifier> { Set<ObjectIdentifier>(map { ObjectIdentifier($0) }) }

  /// Returns the controllers that are not in another array, in their order.
  func without(_ others: [ViewController]) -> [ViewController] {
    let identities = others.identities
    return filter { !identities.contains(ObjectIdentifier($0)) }
  }
}
