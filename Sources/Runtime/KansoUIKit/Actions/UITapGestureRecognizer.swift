import KansoLayout

/// The state of a recognizer.
public enum UIGestureRecognizerState: Int, Sendable {
  case possible, began, changed, ended, cancelled, failed
}

/// The delegate of a recognizer. It is asked before a tap has an effect.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns true if the recognizer may have an effect.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A recognizer of taps: the only gesture that there is without a touch screen.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps of the gesture. Only gestures of one tap are recognized.
  open var numberOfTapsRequired = 1

  override var isRecognizable: Bool { numberOfTapsRequired == 1 }
}

/// A recognizer of gestures, of which only taps are recognized.
open class UIGestureRecognizer: NSObject {
  /// UIKit's name for the state of a recognizer.
  public typealias State = UIGestureRecognizerState

  /// True if gestures have an effect.
  open var isEnabled = true
  /// True if a gesture does not reach the view itself. It never does here.
  open var cancelsTouchesInView = true
  /// The state: `ended` while the methods of the targets are called.
  open private(set) var state = State.possible
  /// The delegate, not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// True if the recognizer has an effect for a tap.
  var isRecognizable: Bool { false }
  /// The view of the recognizer; nil if it has none.
  public internal(set) weak var view: UIView?
  /// The place of the last tap, in the coordinates of the view.
  private var place = CGPoint.zero
  /// The methods that a tap calls.
  private var targets: [(target: () -> AnyObject?, action: Selector)] = []

  /// Creates a recognizer without a target.
  public override init() { super.init() }

  /// Creates a recognizer that calls a method of a target, which is not retained.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Calls a method of a target, too. The target is not retained.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(({ [weak target = target as AnyObject] in target }, action))
  }

  /// Removes a method of a target: of any target if it is nil, and any method if that is nil.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target() === object) && (action == nil || entry.action == action)
    }
  }

  /// Waits until another recognizer fails. Recognizers of taps never wait for each other here, so it has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the place of the last tap in the coordinates of a view; nil for those of the root.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Calls the methods of the targets for a tap at a point in the view's coordinates.
  fileprivate func recognize(at point: CGPoint) {
    guard isEnabled, isRecognizable, delegate?.gestureRecognizerShouldBegin(self) != false else { return }
    place = point
    state = .ended
    defer { state = .possible }
    for (target, action) in targets {
      if let target = target() { action.perform(on: target, sender: self) }
    }
  }
}

extension UIView {
  /// The recognizers of the view.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    tapHandlers.isEmpty ? nil : tapHandlers.compactMap { $0.owner as? UIGestureRecognizer }
  }

  /// Adds a recognizer. It gets the taps on the view and its subviews that none of them handles.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    tapHandlers.append((recognizer, { [weak recognizer] in recognizer?.recognize(at: $0) }))
  }

  /// Removes a recognizer. Ignores one of another view.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    tapHandlers.removeAll { $0.owner === recognizer }
  }
}
