import KansoLayout
import KansoTheme

extension UIColor {
  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from its hue, saturation and brightness; each is from 0 to 1. Values out of range are clamped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    /// Returns a number within 0 to 1.
    func unit(_ number: CGFloat) -> CGFloat { number.isFinite ? min(max(number, 0), 1) : 0 }
    let (hue, saturation, brightness) = (unit(hue), unit(saturation), unit(brightness))
    /// Returns the component whose hue is a number of sixths away from red.
    func component(_ sixths: CGFloat) -> CGFloat {
      let position = (sixths + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// Creates a color of the P3 color space; each component is from 0 to 1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.displayP3, red, green, blue, alpha: alpha)
  }

  /// Creates a color from its values in light and dark mode, which the closure is asked for at once.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    /// Returns the color of a style.
    func color(_ style: UIUserInterfaceStyle) -> UIColor {
      var traits = UITraitCollection()
      traits.userInterfaceStyle = style
      return dynamicProvider(traits).resolvedColor(with: traits)
    }
    self = color(.light).when(["appearance": "dark"], use: color(.dark))
  }

  /// Writes the components of the color in the default mode, in sRGB: usually from 0 to 1, and beyond for colors outside
  /// of sRGB. Returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let value = resolved().converted(to: .srgb)
    red?.pointee = CGFloat(value.first ?? 0)
    green?.pointee = CGFloat(value.second ?? 0)
    blue?.pointee = CGFloat(value.third ?? 0)
    alpha?.pointee = CGFloat(value.alpha ?? 1)
    return true
  }

  /// Creates a color from a color of Core Graphics.
  public init(cgColor: CGColor) { self = cgColor }

  /// The color for Core Graphics.
  public var cgColor: CGColor { self }

  /// Returns the color with another opacity in every context. It is no token.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    map { ColorValue($0.space, $0.first, $0.second, $0.third, alpha: alpha) }
  }

  /// Returns the color for some traits: with the value of their theme and mode.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    UIColor(resolved(in: traits.context, of: traits.theme))
  }

  /// The default tint of interactive elements.
  public static var tintColor: UIColor { systemTint }
}
