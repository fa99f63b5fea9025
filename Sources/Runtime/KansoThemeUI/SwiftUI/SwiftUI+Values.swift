#if canImport(SwiftUI)
  import KansoTheme
  import SwiftUI

  extension EdgeInsets: ThemeValue {
    /// Creates the insets of edges, in points; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .edges(let edges) = value else { return nil }
      self.init(edges)
    }

    /// Creates the insets of edges, in points.
    public init(_ edges: Edges) {
      self.init(
        top: edges.top.value, leading: edges.leading.value, bottom: edges.bottom.value,
        trailing: edges.trailing.value)
    }
  }

  extension Animation: ThemeValue {
    /// Creates the animation of a transition, with its delay; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .transition(let transition) = value else { return nil }
      self.init(transition)
    }

    /// Creates the animation of a transition, with its delay.
    public init(_ transition: KansoTheme.Transition) {
      let curve = transition.timingFunction
      self = .timingCurve(
        curve.x1, curve.y1, curve.x2, curve.y2, duration: transition.duration.inSeconds
      ).delay(transition.delay.inSeconds)
    }
  }

  extension Gradient: ThemeValue {
    /// Creates a gradient with the colors of one context; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .gradient(let stops) = value else { return nil }
      self.init(stops: stops.map { Stop(color: SwiftUI.Color($0.color), location: $0.position) })
    }

    /// Returns the gradient of a token in a theme; nil without a theme, or if it does not have the token as a gradient.
    /// Its colors follow the appearance and the contrast of the view that it is used in.
    public static func theme(
      _ path: TokenPath, when context: Context = [:], in store: ThemeStore? = nil
    ) -> Gradient? {
      let stops = CompositeLookup<SwiftUI.Color>(path, context, store).gradient
      return stops.map { stops in
        Gradient(stops: stops.map { Stop(color: $0.color, location: $0.location) })
      }
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension UnitCurve: ThemeValue {
    /// Creates an easing curve; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .cubicBezier(let curve) = value else { return nil }
      self.init(curve)
    }

    /// Creates an easing curve.
    public init(_ curve: CubicBezier) {
      self = .bezier(
        startControlPoint: UnitPoint(x: curve.x1, y: curve.y1),
        endControlPoint: UnitPoint(x: curve.x2, y: curve.y2))
    }
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension SwiftUI.Spring: ThemeValue {
    /// Creates a spring; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .spring(let spring) = value else { return nil }
      self.init(spring)
    }

    /// Creates a spring from its physical quantities.
    public init(_ spring: KansoTheme.Spring) {
      self.init(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
    }
  }
#endif
