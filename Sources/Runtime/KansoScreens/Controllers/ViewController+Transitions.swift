extension ViewController {
  /// The reason for which a view appears or disappears.
  enum Transition { case movingToParent, movingFromParent, beingPresented, beingDismissed }

  /// True during the callbacks of the view's appearance because a navigation or tab bar controller adds the
  /// controller.
  public var isMovingToParent: Bool { transition == .movingToParent }
  /// True during the callbacks of the view's disappearance because a navigation or tab bar controller removes the
  /// controller.
  public var isMovingFromParent: Bool { transition == .movingFromParent }
  /// True during the callbacks of the view's appearance because the controller is presented.
  public var isBeingPresented: Bool { transition == .beingPresented }
  /// True during the callbacks of the view's disappearance because the controller is dismissed.
  public var isBeingDismissed: Bool { transition == .beingDismissed }

  /// Calls a closure while controllers have a reason to appear, and others one to disappear. A transition
  /// within another one keeps its own reasons.
  static func withTransitions(
    of came: [ViewController] = [], _ coming: Transition, of left: [ViewController] = [],
    _ leaving: Transition,
    _ change: () -> Void
  ) {
    for controller in came { controller.transition = coming }
    for controller in left { controller.transition = leaving }
    change()
    for controller in came where controller.transition == coming { controller.transition = nil }
    for controller in left where controller.transition == leaving { controller.transition = nil }
  }
}
