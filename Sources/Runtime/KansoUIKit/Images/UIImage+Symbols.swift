import KansoScreens
import KansoTheme

extension UIImage {
  /// The scale of a symbol, relative to its point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    /// The factor of the height.
    fileprivate var factor: Double {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.28
      }
    }
  }

  /// The weight of the lines of a symbol. All are drawn alike here.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size and the colors of a symbol.
  public struct SymbolConfiguration: Hashable, Sendable {
    private var pointSize: Double?
    private var scale = SymbolScale.default
    /// The weight of the lines. It is kept for tests.
    private var weight = SymbolWeight.unspecified
    /// The colors of the layers, of which the first one has an effect; empty for the tint color.
    private var colors: [UIColor] = []

    /// The point size of symbols without a configuration.
    fileprivate static let standardSize = 17.0
    /// The height of symbols without a configuration, in points.
    fileprivate static let standardHeight = 20.0

    /// The size and the color in which the symbol is drawn.
    var style: SymbolStyle {
      let hasSize = pointSize != nil || scale != .default
      let height = (pointSize ?? Self.standardSize) * Self.standardHeight * scale.factor / Self.standardSize
      return SymbolStyle(height: hasSize ? height : nil, color: colors.first)
    }

    /// Creates the configuration for the size of a font, in points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }
    /// Creates the configuration for a font.
    public init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
    /// Creates the configuration for a text style at the default text size.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: textStyle.size(at: .large), scale: scale)
    }
    /// Creates the configuration for a scale.
    public init(scale: SymbolScale) { self.scale = scale }
    /// Creates the configuration for a weight.
    public init(weight: SymbolWeight) { self.weight = weight }
    /// Creates the configuration for a color. The layers of a symbol have the same opacity here.
    public init(hierarchicalColor color: UIColor) { colors = [color] }
    /// Creates the configuration for colors. All layers of a symbol have the first one here.
    public init(paletteColors colors: [UIColor]) { self.colors = colors }

    private init() {}

    /// The configuration without values.
    public static let unspecified = SymbolConfiguration()
    /// Returns the configuration for symbols in one color, as all are here.
    public static func preferringMonochrome() -> SymbolConfiguration { unspecified }
    /// Returns the configuration for symbols in their own colors. They have the tint color here.
    public static func preferringMulticolor() -> SymbolConfiguration { unspecified }

    /// Returns the configuration with the values that another one sets.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      if let size = other.pointSize { result.pointSize = size }
      if other.scale != .default { result.scale = other.scale }
      if other.weight != .unspecified { result.weight = other.weight }
      if !other.colors.isEmpty { result.colors = other.colors }
      return result
    }

    /// Adds the size, the scale and the weight to a hash.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(pointSize)
      hasher.combine(scale)
      hasher.combine(weight)
    }
  }

  /// Creates the image of a system symbol with a size.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    guard let symbol = UIImage(systemName: name) else { return nil }
    self = configuration.map(symbol.withConfiguration) ?? symbol
  }

  /// Creates the image of a system symbol. Symbols do not depend on traits here.
  public init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// True for a symbol of the system.
  public var isSymbolImage: Bool { isSymbol }

  /// Returns the symbol with another size or color; an image that is no symbol as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(configuration)
  }

  /// Returns the symbol with another size or color; an image that is no symbol as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    withSymbolStyle(configuration.style)
  }

  /// Returns the image in a color, whatever the tint color of the view that shows it is.
  public func withTintColor(_ color: UIColor) -> UIImage {
    var image = self
    image.ownTint = color
    return image
  }

  /// Returns the image in a color, or as a template in the tint color of the view that shows it.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    renderingMode == .alwaysTemplate ? withRenderingMode(.alwaysTemplate) : withTintColor(color)
  }
}

extension UIButton {
  /// Sets the size and the color of symbols of exactly one state that have none of their own. Nil removes it: the state
  /// then has that of the normal state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolStyles[state] = configuration?.style }
}

extension UIButton.Configuration {
  /// The size and the color of a symbol that has none of its own.
  public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
    get { symbolStyle.map(UIImage.SymbolConfiguration.init(style:)) }
    set { symbolStyle = newValue?.style }
  }
}

extension UIImageView {
  /// The size and the color of a symbol that has none of its own; nil for the usual ones.
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolStyle.map(UIImage.SymbolConfiguration.init(style:)) }
    set { symbolStyle = newValue?.style }
  }
}

extension UIImage.SymbolConfiguration {
  /// Creates the configuration of a style, which has no weight.
  fileprivate init(style: SymbolStyle) {
    self = style.height.map { UIImage.SymbolConfiguration(height: $0) } ?? .unspecified
    if let color = style.color { self = applying(UIImage.SymbolConfiguration(hierarchicalColor: color)) }
  }

  /// Creates the configuration for a height in points.
  private init(height: Double) {
    self.init(pointSize: CGFloat(height * Self.standardSize / Self.standardHeight))
  }
}
