import KansoCanvasLayout
import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoProject
import KansoSystemStyle
import KansoTheme

/// The values of a document as expressions of Swift. Colors, fonts and lengths are literals, which the guide's tokens
/// replace later.
struct ValueCode {
  let palette: DocumentPalette
  let platform: ConversionOptions.Platform
  let localization: DocumentLocalization

  /// Returns a number as it is written in Swift; 0 for one that is not finite.
  static func number(_ value: Double) -> String {
    value.isFinite ? value.formatted(as: .decimal(maxFractionDigits: 6)) : "0"
  }

  /// Returns a factor as it is written in Swift: as a fraction of whole numbers if it is one.
  static func factor(_ value: Double) -> String {
    let text = number(value)
    guard let written = Double(text), abs(written - value) > 1e-9, value.isFinite else { return text }
    for divisor in 3...maxDivisor {
      let product = value * Double(divisor)
      if abs(product - product.rounded()) < 1e-7, product.rounded() != 0 {
        return "\(number(product.rounded())) / \(divisor)"
      }
    }
    return "\(value)"
  }

  private static let maxDivisor = 1_000

  /// Returns a priority from 0 to 1000, also for a number that is none.
  static func validPriority(_ value: Double) -> Double { value.isNaN ? 1000 : min(max(value, 0), 1000) }

  /// Returns a text that people read: as a literal, or with the key under which its translations are.
  ///
  /// - Parameters:
  ///   - id: the id of the object with the text.
  ///   - name: the name of the text in the tables of translations.
  func text(_ text: String, of id: String?, _ name: String) -> String {
    guard platform == .uikit, let key = localization.key(of: id, name) else { return Self.text(text) }
    let literals = [key, text, localization.table].map(SwiftText.literal)
    return "String(localized: \(literals[0]), defaultValue: \(literals[1]), table: \(literals[2]))"
  }

  /// Returns a text as a literal.
  static func text(_ text: String) -> String {
    guard text.contains("\n"), text.utf8.count > minMultilineCount else { return SwiftText.literal(text) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      SwiftText.literal(String(line)).dropFirst().dropLast()
    }
    return "\"\"\"\n" + lines.joined(separator: "\n") + "\n\"\"\""
  }

  /// The number of bytes above which a text with line breaks is a literal of several lines.
  private static let minMultilineCount = 60

  // MARK: Symbols

  /// Returns the configuration of a symbol: its font or its size, its weight and its scale; nil for an empty one.
  func symbolConfiguration(_ record: InterfaceRecord) -> String? {
    func value(_ key: String) -> String? { record.properties[key]?.value }
    var parts: [String] = []
    if let size = value("pointSize").flatMap({ Double($0) }), size > 0 {
      parts.append("pointSize: \(Self.number(size))")
    }
    if case .font(let font)? = record.values["fontDescription"] {
      parts.append("font: \(self.font(font, size: Self.attributedTextSize))")
    }
    for key in ["weight", "scale"] {
      if let code = AttributeWords.code(value(key), of: key) { parts.append("\(key): .\(code)") }
    }
    guard let first = parts.first else { return nil }
    let others = parts.dropFirst().map { ".applying(UIImage.SymbolConfiguration(\($0)))" }
    return "UIImage.SymbolConfiguration(\(first))" + others.joined()
  }

  // MARK: Colors

  /// Returns a color; nil if its value is unknown.
  func color(_ color: InterfaceColor) -> String? {
    switch color.value {
    case .components: palette.value(of: color).map(Self.rgb)
    case .named(let name): namedColor(name, color)
    case .system(let name), .unknown(let name): systemColor(name, color)
    }
  }

  /// Returns a color of the asset catalog. Where there is none, it is the copy in the document.
  private func namedColor(_ name: String, _ color: InterfaceColor) -> String? {
    guard platform == .portable else { return "UIColor(named: \(Self.text(name)))" }
    return palette.value(of: color).map(Self.rgb)
  }

  /// Returns a color that is not optional, for a dictionary of values of any type.
  static func definite(_ color: String) -> String {
    color.hasPrefix("UIColor(named:") ? color + " ?? .label" : color
  }

  /// Returns UIKit's color with a name of Interface Builder, such as `labelColor`; the components for a name that only
  /// other systems have.
  private func systemColor(_ name: String, _ color: InterfaceColor) -> String? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if let current = Self.formerColors[short] { return "UIColor.\(current)" }
    if Self.systemColors.contains(short) { return "UIColor.\(short)" }
    return palette.value(of: color).map(Self.rgb)
  }

  /// The names for colors of old documents, whose successors follow the appearance.
  private static let formerColors = [
    "groupTableViewBackground": "systemGroupedBackground",
    "tableCellGroupedBackground": "secondarySystemGroupedBackground",
  ]

  private static let systemColors: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator",
    "opaqueSeparator", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
    "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemRed",
    "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6", "black", "white", "darkGray", "lightGray", "gray", "red",
    "green", "blue", "cyan", "yellow", "magenta", "orange", "purple", "brown", "clear", "darkText",
    "lightText",
  ]

  /// Returns the components of a color: one for a gray, and those of display-P3 for a color of that space.
  static func rgb(_ value: ColorValue) -> String {
    let alpha = value.alpha ?? 1
    if alpha == 0 { return "UIColor.clear" }
    let isWide = value.space == .displayP3
    let parts = (isWide ? value : value.mapped(toGamutOf: .srgb)).components.map { component($0 ?? 0) }
    if !isWide, Set(parts).count == 1 { return "UIColor(white: \(parts[0]), alpha: \(number(alpha)))" }
    return "UIColor(\(isWide ? "displayP3Red" : "red"): \(parts[0]), green: \(parts[1]), blue: \(parts[2]), "
      + "alpha: \(number(alpha)))"
  }

  /// Returns a component: as a fraction of 255 if it has eight bits.
  private static func component(_ value: Double) -> String {
    let byte = (value * 255).rounded()
    guard abs(value * 255 - byte) < 1e-4, byte != 0, byte != 255 else { return number(value) }
    return "\(Int(byte)) / 255"
  }

  // MARK: Fonts

  /// Returns a font; one with a name is optional until ``TokenPass`` has finished the code.
  ///
  /// - Parameter size: the size in points if the document contains none.
  func font(_ font: InterfaceFont?, size fallback: Double) -> String {
    guard let font else { return "UIFont.systemFont(ofSize: \(Self.number(fallback)))" }
    let size = Self.number(font.size.map { min(max($0.value, 0), 2_000) } ?? fallback)
    switch font.face {
    case .style(let name):
      return "UIFont.preferredFont(forTextStyle: .\(InterfaceFont.styles[name] ?? .body))"
    case .system(_, true): return "UIFont.italicSystemFont(ofSize: \(size))"
    case .system(let weight?, _):
      guard let name = Self.weights[weight.lowercased()] else { return "UIFont.systemFont(ofSize: \(size))" }
      return "UIFont.systemFont(ofSize: \(size), weight: .\(name))"
    case .system(nil, _): return "UIFont.systemFont(ofSize: \(size))"
    case .named(let name, _) where name.hasPrefix(".AppleSystemUIFont") || name.hasPrefix(".SFUI"):
      return "UIFont.systemFont(ofSize: \(size))"
    case .named(let name, _):
      return "UIFont(name: \(Self.text(name)), size: \(size))"
    }
  }

  /// Returns true for a weight that code can set.
  static func hasWeight(_ name: String) -> Bool { weights[name.lowercased()] != nil }

  private static let weights = [
    "ultralight": "ultraLight", "thin": "thin", "light": "light", "regular": "regular", "medium": "medium",
    "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "black",
  ]

  // MARK: Geometry

  /// Returns insets, of the type that their direction has.
  static func insets(_ insets: InterfaceInsets) -> String {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(number)
    return insets.isDirectional
      ? "NSDirectionalEdgeInsets(top: \(numbers[0]), leading: \(numbers[1]), bottom: \(numbers[2]), trailing: \(numbers[3]))"
      : "UIEdgeInsets(top: \(numbers[0]), left: \(numbers[1]), bottom: \(numbers[2]), right: \(numbers[3]))"
  }

  /// Returns a rectangle.
  static func rect(_ rect: InterfaceRect) -> String {
    "CGRect(x: \(number(rect.x)), y: \(number(rect.y)), width: \(number(max(rect.width, 0))), "
      + "height: \(number(max(rect.height, 0))))"
  }

  // MARK: Images and texts

  /// Returns the image that attributes and a child element of a document name; nil if there is none.
  func image(_ property: (String) -> String?, _ reference: InterfaceValue?) -> String? {
    var (name, catalog) = (property("image"), property("catalog"))
    var scale: String?
    if case .record(let record)? = reference, let other = record.properties["image"]?.value {
      (name, catalog) = (other, record.properties["catalog"]?.value)
      scale = AttributeWords.code(record.properties["symbolScale"]?.value, of: "symbolScale")
    }
    guard let name, let scale, catalog == "system", platform == .uikit else {
      return name.map { Self.image(named: $0, isSymbol: catalog == "system") }
    }
    return
      "UIImage(systemName: \(Self.text(name)), withConfiguration: UIImage.SymbolConfiguration(scale: .\(scale)))"
  }

  /// Returns an image of the app, or a symbol of the system.
  static func image(named name: String, isSymbol: Bool = false) -> String {
    isSymbol ? "UIImage(systemName: \(text(name)))" : "UIImage(named: \(text(name)))"
  }
}
