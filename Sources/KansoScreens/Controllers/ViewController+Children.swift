extension ViewController {
  /// Takes a controller in, which leaves the one that it is in. Its view has to be added, and `didMove(toParent:)` called, as in UIKit. A
  /// controller cannot be in itself: what would make it so is ignored.
  public func addChild(_ child: ViewController) {
    guard child.parent !== self, canTakeIn(child) else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller that it is in.
  public func removeFromParent() {
    guard let parent else { return }
    // The last ones leave first where many do.
    if let index = parent.children.lastIndex(where: { $0 === self }) { parent.children.remove(at: index) }
    self.parent = nil
    parent.childWasTaken(self)
    didMove(toParent: nil)
  }

  /// Whether it is neither that controller nor in it.
  func canTakeIn(_ child: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === child { return false }
      controller = current.parent
    }
    return true
  }

  /// The nearest navigation controller that it is in.
  public var navigationController: NavigationController? { ancestor() }
  /// The nearest tab bar controller that it is in.
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
  /// What tells them apart from others.
  var identities: Set<ObjectIdentifier> { Set<ObjectIdentifier>(map { ObjectIdentifier($0) }) }

  /// Those that are not among others.
  func without(_ others: [ViewController]) -> [ViewController] {
    let identities = others.identities
    return filter { !identities.contains(ObjectIdentifier($0)) }
  }
}
