extension ViewController {
  /// Adds a child, which is removed from its old parent. As in UIKit, the caller then adds the child's view and calls
  /// `didMove(toParent:)`. Ignores a child that is or contains this controller.
  public func addChild(_ child: ViewController) {
    guard child.parent !== self, canTakeIn(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from its parent.
  public func removeFromParent() {
    guard let parent else { return }
    // Searched from the end, since callers that remove many children remove the last ones first.
    if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    self.parent = nil
    parent.childWasTaken(self)
    didMove(toParent: nil)
  }

  /// Returns true if a controller can become a child: it is neither this controller nor one of its ancestors.
  func canTakeIn(_ child: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === child { return false }
      controller = current.parent
    }
    return true
  }

  /// The nearest navigation controller among its ancestors.
  public var navigationController: NavigationController? { ancestor() }
  /// The nearest tab bar controller among its ancestors.
  public var tabBarController: TabBarController? { ancestor() }

  private func ancestor<Container: ViewController>() -> Container? {
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

  /// Returns the controllers that are not in another array.
  func without(_ others: [ViewController]) -> [ViewController] {
    let identities = others.identities
    return filter { !identities.contains(ObjectIdentifier($0)) }
  }
}
