#if canImport(UIKit) || canImport(AppKit)
  import KansoTheme

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  // The types of composite values in generated code that asks the theme at run time. Code that does not ask declares
  // types of its own, with the same members.

  /// A layer of a shadow, with a color of one of Apple's frameworks. Lengths are in points.
  public struct ThemeShadow<Color: Sendable>: Sendable {
    /// The color of the shadow.
    public let color: Color
    /// The distance to the right.
    public let x: CGFloat
    /// The distance downwards.
    public let y: CGFloat
    /// The blur radius of CSS and of design tools.
    public let blur: CGFloat
    /// The distance by which the shadow is larger than its shape on each side.
    public let spread: CGFloat
    /// True for an inner shadow.
    public let isInset: Bool
    /// The radius of a layer's shadow and of SwiftUI's modifier `shadow`: half of the blur.
    public var radius: CGFloat { blur / 2 }

    /// Creates a layer.
    public init(color: Color, x: CGFloat, y: CGFloat, blur: CGFloat, spread: CGFloat, isInset: Bool) {
      (self.color, self.x, self.y) = (color, x, y)
      (self.blur, self.spread, self.isInset) = (blur, spread, isInset)
    }
  }

  /// A color of a gradient at a location from 0 to 1.
  public struct ThemeGradientStop<Color: Sendable>: Sendable {
    /// The color at the location.
    public let color: Color
    /// The location, from 0 to 1.
    public let location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// A border, with a color of one of Apple's frameworks. Its width is in points.
  public struct ThemeBorder<Color: Sendable>: Sendable {
    /// The color of the line.
    public let color: Color
    /// The width of the line.
    public let width: CGFloat
    /// The style of the line.
    public let style: ThemeStroke

    /// Creates a border.
    public init(color: Color, width: CGFloat, style: ThemeStroke) {
      (self.color, self.width, self.style) = (color, width, style)
    }
  }

  /// The style of a line: one of the line styles of CSS, or dashes and gaps in turn, in points.
  public enum ThemeStroke: Hashable, Sendable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
    case dashes([CGFloat], cap: CGLineCap)

    /// The lengths of dashes and gaps in turn; empty for a line style of CSS.
    public var lineDash: [CGFloat] {
      if case .dashes(let lengths, _) = self { lengths } else { [] }
    }

    /// The shape of the ends of dashes; butt for a line style of CSS.
    public var lineCap: CGLineCap {
      if case .dashes(_, let cap) = self { cap } else { .butt }
    }

    /// Creates the style of a token.
    public init(_ style: KansoTheme.StrokeStyle) {
      switch style {
      case .keyword(.solid): self = .solid
      case .keyword(.dashed): self = .dashed
      case .keyword(.dotted): self = .dotted
      case .keyword(.double): self = .double
      case .keyword(.groove): self = .groove
      case .keyword(.ridge): self = .ridge
      case .keyword(.outset): self = .outset
      case .keyword(.inset): self = .inset
      case .dashes(let lengths, .butt): self = .dashes(lengths.map { CGFloat($0.value) }, cap: .butt)
      case .dashes(let lengths, .round): self = .dashes(lengths.map { CGFloat($0.value) }, cap: .round)
      case .dashes(let lengths, .square): self = .dashes(lengths.map { CGFloat($0.value) }, cap: .square)
      }
    }
  }

  extension ThemeStroke: ThemeValue {
    /// Creates a style; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .strokeStyle(let style) = value else { return nil }
      self.init(style)
    }
  }

  /// A transition. Times are in seconds.
  public struct ThemeTransition: Hashable, Sendable {
    /// The duration, without the delay.
    public let duration: TimeInterval
    /// The time before the transition begins.
    public let delay: TimeInterval
    /// The coordinates of the control points of the easing curve.
    public let x1, y1, x2, y2: Double

    /// Creates a transition.
    public init(
      duration: TimeInterval, delay: TimeInterval, x1: Double, y1: Double, x2: Double, y2: Double
    ) {
      (self.duration, self.delay) = (duration, delay)
      (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
    }
  }

  extension ThemeTransition: ThemeValue {
    /// Creates a transition; nil for a value of another kind.
    public init?(_ value: TokenValue) {
      guard case .transition(let transition) = value else { return nil }
      let curve = transition.timingFunction
      self.init(
        duration: transition.duration.inSeconds, delay: transition.delay.inSeconds, x1: curve.x1,
        y1: curve.y1, x2: curve.x2, y2: curve.y2)
    }
  }

  /// A lookup of the composite value of a token, whose colors ask the theme again at each draw.
  struct CompositeLookup<Color: Sendable> {
    /// Creates a color of the framework from the value now, and from a function that returns it in the context of a view.
    typealias MakeColor = (ColorValue, @escaping @Sendable (Context) -> ColorValue?) -> Color

    let path: TokenPath
    let context: Context
    let store: ThemeStore?
    let makeColor: MakeColor

    /// The value in the theme; nil without a theme, or if it does not have the token.
    private var value: TokenValue? {
      CurrentTheme.shared.value(at: path, when: context, in: store, system: .system)
    }

    /// Returns the color at an index of the value.
    private func color(_ color: ColorValue, at index: Int) -> Color {
      let (path, context, store) = (path, context, store)
      return makeColor(color) { system in
        let value = CurrentTheme.shared.value(at: path, when: context, in: store, system: system)
        let colors = value?.colors ?? []
        return index < colors.count ? colors[index] : nil
      }
    }

    /// The layers of a shadow; nil for a value of another kind.
    var shadow: [ThemeShadow<Color>]? {
      guard case .shadow(let layers) = value else { return nil }
      return layers.enumerated().map { index, layer in
        ThemeShadow(
          color: color(layer.color, at: index), x: layer.offsetX.value, y: layer.offsetY.value,
          blur: layer.blur.value, spread: layer.spread.value, isInset: layer.isInset)
      }
    }

    /// The stops of a gradient; nil for a value of another kind.
    var gradient: [ThemeGradientStop<Color>]? {
      guard case .gradient(let stops) = value else { return nil }
      return stops.enumerated().map { index, stop in
        ThemeGradientStop(color: color(stop.color, at: index), location: stop.position)
      }
    }

    /// The border; nil for a value of another kind.
    var border: ThemeBorder<Color>? {
      guard case .border(let border) = value else { return nil }
      return ThemeBorder(
        color: color(border.color, at: 0), width: border.width.value, style: ThemeStroke(border.style))
    }
  }
#endif
