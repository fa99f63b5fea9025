import KansoTheme

/// The properties of a font, from which another one can be made.
public struct UIFontDescriptor: Hashable, Sendable {
  fileprivate var typography: Typography

  /// The design of a system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the generic family in style sheets.
    public let rawValue: String

    /// Creates a design from the name of its generic family.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The design without serifs.
    public static let `default` = SystemDesign(rawValue: Typography.systemFamily)
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "ui-serif")
    /// The design with round ends.
    public static let rounded = SystemDesign(rawValue: "ui-rounded")
    /// The design with letters of the same width.
    public static let monospaced = SystemDesign(rawValue: "ui-monospace")
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The italic face.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The bold face.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Letters of the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// The name of a property.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name, with UIKit's value.
    public let rawValue: String

    /// Creates the name of a property.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family: a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name: a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits: a dictionary with keys of `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The settings of OpenType features. They have no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait in a dictionary.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name, with UIKit's value.
    public let rawValue: String

    /// Creates the name of a trait.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight: a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The symbolic traits: the raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  private static let (regular, bold) = (400.0, 700.0)
  private static let boldFrom = 600.0

  fileprivate init(_ typography: Typography) { self.typography = typography }

  /// Creates the descriptor of the font with a PostScript name or a family.
  public init(name: String, size: CGFloat) {
    self.init((UIFont(name: name, size: size) ?? .systemFont(ofSize: size)).resolved())
  }

  /// Creates the descriptor of the system font with properties.
  public init(fontAttributes attributes: [AttributeName: Any]) {
    self = UIFont.systemFont(ofSize: UIFont.smallSystemFontSize).fontDescriptor.addingAttributes(attributes)
  }

  /// The size, in points.
  public var pointSize: CGFloat { typography.size }
  /// The PostScript name; the family for a font that was not created from a name.
  public var postscriptName: String { UIFont(typography).fontName }
  /// The traits: bold from a weight of 600 on.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = typography.isItalic ? .traitItalic : []
    if typography.weight >= Self.boldFrom { traits.insert(.traitBold) }
    if typography.fontClass == .monospace { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor with exactly the given traits. Their absence does not change the family.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var result = self
    result.typography.face = nil
    result.typography.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      result.typography.weight = traits.contains(.traitBold) ? Self.bold : Self.regular
      result.typography.implied.remove(.weight)
    }
    if traits.contains(.traitMonoSpace), typography.fontClass != .monospace {
      result.typography.families = [SystemDesign.monospaced.rawValue]
    }
    return result
  }

  /// Returns the descriptor of the system font in a design.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var result = self
    (result.typography.families, result.typography.face) = ([design.rawValue], nil)
    return result
  }

  /// Returns the descriptor of another family.
  public func withFamily(_ family: String) -> UIFontDescriptor {
    var result = self
    (result.typography.families, result.typography.face) = ([family], nil)
    return result
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    var result = self
    result.typography.size = size
    return result
  }

  /// Returns the descriptor with other values of some properties. Others than those of `AttributeName` have no effect.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var result = self
    if let name = attributes[.name] as? String, let font = UIFont(name: name, size: pointSize)?.resolved() {
      (result.typography.families, result.typography.face) = (font.families, font.face)
    }
    if let family = attributes[.family] as? String { result = result.withFamily(family) }
    if let size = attributes[.size].flatMap(Self.number), size > 0 { result.typography.size = size }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let bits = traits[.symbolic] as? UInt32 {
      result = result.withSymbolicTraits(SymbolicTraits(rawValue: bits)) ?? result
    }
    let weight =
      traits[.weight] as? UIFont.Weight ?? traits[.weight].flatMap(Self.number).map { UIFont.Weight($0) }
    if let weight {
      result.typography.weight = weight.number
      result.typography.implied.remove(.weight)
    }
    return result
  }

  /// Returns the number that a value is; nil for another value.
  private static func number(_ value: Any) -> Double? {
    (value as? CGFloat).map { Double($0) } ?? value as? Double ?? (value as? Int).map(Double.init)
  }

  /// Returns the descriptor of the system font of a text style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
}

extension UIFont {
  /// The properties of the font in the default mode.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(resolved()) }

  /// Creates a font from its properties.
  ///
  /// - Parameter size: The size, in points; 0 for that of the descriptor.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init((size > 0 ? descriptor.withSize(size) : descriptor).typography)
  }
}
