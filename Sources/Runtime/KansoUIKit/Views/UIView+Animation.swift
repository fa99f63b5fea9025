import KansoScreens

extension UIView {
  /// The options of an animation. Those of timing curves are kept; others have no effect here.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews with the changes; it has no effect.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches meanwhile; it has no effect.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins at the values of a running animation; it has no effect.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// A curve that is slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that is slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve that is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A curve of even speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that dissolves; it has no effect.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes at once, then calls `completion` with true.
  ///
  /// Nothing shows the views between two layouts here. `View.animate(duration:)` of a window returns the motion as a
  /// value, with all frames.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, then calls `completion` with true, like `animate(withDuration:animations:)`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, usingSpringWithDamping damping: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, then calls `completion` with true, like `animate(withDuration:animations:)`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes: there are no animations that it could prevent.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
