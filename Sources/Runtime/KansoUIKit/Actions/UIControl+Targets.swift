import KansoScreens

extension UIControl {
  /// Calls a method of a target for each of some events. The target is not retained. Without a target, the first of the
  /// control, its superviews and their controllers that has the method is called.
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let key = TargetAction(target: target.map { ObjectIdentifier($0 as AnyObject) }, action: action)
    let isNil = target == nil
    addAction(for: events, identifiedBy: key) { [weak self, weak target = target as AnyObject?] in
      guard let self else { return }
      if isNil { return self.performInResponders(action) }
      if let target { action.perform(on: target, sender: self, event: UIEvent()) }
    }
  }

  /// Removes a method for some events: of any target if it is nil, and any method if that is nil.
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let identity = target.map { ObjectIdentifier($0 as AnyObject) }
    removeActions(for: events) { key in
      guard let key = key as? TargetAction else { return false }
      return (identity == nil || key.target == identity) && (action == nil || key.action == action)
    }
  }

  /// Calls a method of the first responder that has it: the control, its superviews and their controllers.
  private func performInResponders(_ action: Selector) {
    var responder: UIResponder? = self
    while let current = responder {
      if action.perform(on: current, sender: self, event: UIEvent()) { return }
      responder = current.next
    }
  }
}

/// A method of a target.
private struct TargetAction: Hashable {
  let target: ObjectIdentifier?
  let action: Selector
}

/// An event of the user.
public final class UIEvent: Hashable {
  /// Creates an event.
  public init() {}

  /// Returns true if both are the same event.
  public static func == (first: UIEvent, second: UIEvent) -> Bool { first === second }

  /// Adds the identity of the event to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
