import KansoLayout

/// The transition of a controller to another size or other traits: `UIViewControllerTransitionCoordinator` without its
/// prefix.
public protocol TransitionCoordinator: AnyObject {
  /// True if the transition takes time.
  var isAnimated: Bool { get }
  /// The time that the transition takes, in seconds.
  var transitionDuration: Double { get }
  /// True if the transition was cancelled.
  var isCancelled: Bool { get }
  /// Makes changes with the transition, and calls `completion` after it. Without a screen, both happen at once: the
  /// changes when the window has its new size. Returns true.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any TransitionCoordinator) -> Void)?,
    completion: ((any TransitionCoordinator) -> Void)?
  ) -> Bool
}

extension TransitionCoordinator {
  /// False: changes happen at once.
  public var isAnimated: Bool { false }
  /// Zero: changes happen at once.
  public var transitionDuration: Double { 0 }
  /// False: changes happen at once.
  public var isCancelled: Bool { false }

  /// Makes changes with the transition.
  @discardableResult
  public func animate(alongsideTransition animation: ((any TransitionCoordinator) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// The transition of a window that turns.
final class TurnCoordinator: TransitionCoordinator {
  private var changes: [((any TransitionCoordinator) -> Void)?] = []
  private var completions: [((any TransitionCoordinator) -> Void)?] = []

  func animate(
    alongsideTransition animation: ((any TransitionCoordinator) -> Void)?,
    completion: ((any TransitionCoordinator) -> Void)?
  ) -> Bool {
    changes.append(animation)
    completions.append(completion)
    return true
  }

  /// Makes all changes, then calls all completions.
  func finish() {
    for change in changes { change?(self) }
    for completion in completions { completion?(self) }
  }
}

extension ViewController {
  /// Nil: the transitions of a controller's view happen at once.
  public var transitionCoordinator: (any TransitionCoordinator)? { nil }
}
