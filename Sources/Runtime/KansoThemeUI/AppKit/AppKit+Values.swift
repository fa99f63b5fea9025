#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import KansoTheme

  extension CAMediaTimingFunction {
    /// Returns the easing curve of a token in a theme; nil without a theme, or if it does not have the token as a curve.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> CAMediaTimingFunction? {
      CubicBezier.theme(path, when: context, in: store)?.timingFunction
    }
  }

  extension CubicBezier {
    /// The easing curve for a `CAAnimation` or an `NSAnimationContext`.
    public var timingFunction: CAMediaTimingFunction {
      CAMediaTimingFunction(controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
    }
  }

  /// A damped spring, as in `CASpringAnimation`. Generated code that does not ask the theme declares a type of its own.
  public struct ThemeSpring: Hashable, Sendable {
    /// The mass at the end of the spring.
    public let mass: CGFloat
    /// The stiffness of the spring.
    public let stiffness: CGFloat
    /// The damping coefficient.
    public let damping: CGFloat

    /// Creates a spring.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) {
      (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    }

    /// Sets the spring of an animation, and its duration to the time in which the spring comes to rest.
    public func apply(to animation: CASpringAnimation) {
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.duration = animation.settlingDuration
    }
  }

  extension ThemeSpring: ThemeValue {
    /// Creates a spring; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .spring(let spring) = value else { return nil }
      self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    }
  }

  extension NSWindow {
    /// Shows each new theme of a store in the window: all of its views draw again, and resolve their dynamic colors.
    ///
    /// - Returns: the observation. It ends when this object is released, so keep it as long as the window.
    public func followTheme(of store: ThemeStore) -> ThemeObservation {
      store.observe { [weak self] _ in
        var views = [self?.contentView].compactMap { $0 }
        while let view = views.popLast() {
          view.needsDisplay = true
          views += view.subviews
        }
      }
    }
  }
#endif
