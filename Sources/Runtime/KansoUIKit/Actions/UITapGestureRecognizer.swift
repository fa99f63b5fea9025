import KansoLayout

/// A recognizer of taps: the only gesture that there is without a touch screen.
open class UITapGestureRecognizer: NSObject {
  /// The number of taps of the gesture. Only gestures of one tap are recognized.
  open var numberOfTapsRequired = 1
  /// True if taps have an effect.
  open var isEnabled = true
  /// True if a tap does not reach the view itself. It never does here.
  open var cancelsTouchesInView = true
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

  /// Returns the place of the last tap in the coordinates of a view; nil for those of the root.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Calls the methods of the targets for a tap at a point in the view's coordinates.
  fileprivate func recognize(at point: CGPoint) {
    guard isEnabled, numberOfTapsRequired == 1 else { return }
    place = point
    for (target, action) in targets {
      if let target = target() { action.perform(on: target, sender: self) }
    }
  }
}

extension UIView {
  /// The recognizers of the view.
  public var gestureRecognizers: [UITapGestureRecognizer]? {
    tapHandlers.isEmpty ? nil : tapHandlers.compactMap { $0.owner as? UITapGestureRecognizer }
  }

  /// Adds a recognizer. It gets the taps on the view and its subviews that none of them handles.
  public func addGestureRecognizer(_ recognizer: UITapGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    tapHandlers.append((recognizer, { [weak recognizer] in recognizer?.recognize(at: $0) }))
  }

  /// Removes a recognizer. Ignores one of another view.
  public func removeGestureRecognizer(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    tapHandlers.removeAll { $0.owner === recognizer }
  }
}
