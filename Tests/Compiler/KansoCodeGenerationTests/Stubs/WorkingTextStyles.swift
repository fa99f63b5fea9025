// Substitutes for the fonts and labels of UIKit and AppKit, as far as generated code uses them: fonts have sizes and
// line heights, and labels have traits.
import Foundation

// MARK: Fonts

struct UITraitCollection {
  /// The factor of the user's text size.
  var textScale: CGFloat = 1
  /// The factor without a view.
  nonisolated(unsafe) static var current = UITraitCollection()
}

final class UIFont: @unchecked Sendable {
  enum Weight: CGFloat { case regular, bold }
  enum TextStyle { case body, title1 }

  let familyName: String
  let pointSize: CGFloat
  let isItalic: Bool
  var lineHeight: CGFloat { 1.25 * pointSize }

  init(_ familyName: String, _ pointSize: CGFloat, isItalic: Bool = false) {
    (self.familyName, self.pointSize, self.isItalic) = (familyName, pointSize, isItalic)
  }
  convenience init?(name: String, size: CGFloat) { return nil }
  convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(descriptor.family, size, isItalic: descriptor.symbolicTraits.contains(.traitItalic))
  }
  static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont("System", size) }
  var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [.family: familyName]) }
}

struct UIFontDescriptor {
  enum AttributeName { case family, traits }
  enum TraitKey { case weight }
  enum SystemDesign { case `default`, serif, rounded, monospaced }
  struct SymbolicTraits: OptionSet {
    let rawValue: Int
    static let traitItalic = SymbolicTraits(rawValue: 1)
  }

  let family: String
  var symbolicTraits: SymbolicTraits = []

  init(fontAttributes attributes: [AttributeName: Any]) { family = installed(attributes[.family]) }
  func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.symbolicTraits = traits
    return descriptor
  }
}

/// Returns the family of a font: that of the system for one that is not installed.
private func installed(_ family: Any?) -> String {
  let family = family as? String ?? ""
  return family == "Nowhere" ? "System" : family
}

struct UIFontMetrics {
  init(forTextStyle: UIFont.TextStyle) {}
  func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection = .current) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traits)
  }
  func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection = .current
  ) -> UIFont {
    UIFont(font.familyName, min(font.pointSize * traits.textScale, maximumPointSize), isItalic: font.isItalic)
  }
}

final class NSFont {
  typealias Weight = UIFont.Weight

  let familyName: String?
  let pointSize: CGFloat
  var ascender: CGFloat { pointSize }
  var descender: CGFloat { -0.125 * pointSize }
  var leading: CGFloat { 0.125 * pointSize }

  init(_ familyName: String, _ pointSize: CGFloat) {
    (self.familyName, self.pointSize) = (familyName, pointSize)
  }
  convenience init?(name: String, size: CGFloat) { return nil }
  convenience init?(descriptor: NSFontDescriptor, size: CGFloat) { self.init(descriptor.family, size) }
  static func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { NSFont("System", size) }
  var fontDescriptor: NSFontDescriptor { NSFontDescriptor(fontAttributes: [.family: familyName ?? ""]) }
}

struct NSFontDescriptor {
  typealias AttributeName = UIFontDescriptor.AttributeName
  typealias TraitKey = UIFontDescriptor.TraitKey
  typealias SystemDesign = UIFontDescriptor.SystemDesign
  struct SymbolicTraits: OptionSet {
    let rawValue: Int
    static let italic = SymbolicTraits(rawValue: 1)
  }

  let family: String
  var symbolicTraits: SymbolicTraits { [] }

  init(fontAttributes attributes: [AttributeName: Any]) { family = installed(attributes[.family]) }
  func withDesign(_ design: SystemDesign) -> NSFontDescriptor? { self }
  func withSymbolicTraits(_ traits: SymbolicTraits) -> NSFontDescriptor { self }
}

// MARK: Attributed texts

extension NSAttributedString.Key {
  static let font = NSAttributedString.Key(rawValue: "font")
  static let foregroundColor = NSAttributedString.Key(rawValue: "foregroundColor")
  static let kern = NSAttributedString.Key(rawValue: "kern")
  static let paragraphStyle = NSAttributedString.Key(rawValue: "paragraphStyle")
  static let baselineOffset = NSAttributedString.Key(rawValue: "baselineOffset")
}

enum NSTextAlignment { case natural, center }
enum NSLineBreakMode { case byWordWrapping, byTruncatingTail }

final class NSMutableParagraphStyle {
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// Returns the attributes as one text: the size of the font, the letter spacing, the minimum and maximum line height
/// with the alignment and the line break mode, the offset and the color.
func describe(_ attributes: [NSAttributedString.Key: Any]) -> String {
  var parts: [String] = []
  if let font = attributes[.font] as? UIFont { parts.append("\(font.familyName) \(font.pointSize)") }
  if let font = attributes[.font] as? NSFont { parts.append("\(font.familyName ?? "") \(font.pointSize)") }
  if let kern = attributes[.kern] as? CGFloat { parts.append("kern \(kern)") }
  if let style = attributes[.paragraphStyle] as? NSMutableParagraphStyle {
    parts.append(
      "line \(style.minimumLineHeight)-\(style.maximumLineHeight) \(style.alignment) \(style.lineBreakMode)")
  }
  if let offset = attributes[.baselineOffset] as? CGFloat { parts.append("offset \(offset)") }
  if let color = attributes[.foregroundColor] { parts.append("color \(color)") }
  return parts.joined(separator: ", ")
}

/// Returns the text of an attributed text with the attributes of its first character.
func describe(_ text: NSAttributedString?) -> String {
  guard let text, text.length > 0 else { return "none" }
  return "\(text.string): " + describe(text.attributes(at: 0, effectiveRange: nil))
}

// MARK: Labels

/// Adds a color to the text of a label, as an app does.
@MainActor func addColor(_ color: String, to label: UILabel) {
  let text = NSMutableAttributedString(
    attributedString: label.attributedText ?? NSAttributedString(string: ""))
  text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: text.length))
  label.attributedText = text
}

protocol UITraitDefinition {}
struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

@MainActor protocol UITraitChangeRegistration: AnyObject {}

@MainActor private final class Registration: UITraitChangeRegistration {
  let handler: () -> Void
  init(_ handler: @escaping () -> Void) { self.handler = handler }
}

@MainActor class UILabel {
  var attributedText: NSAttributedString? {
    didSet {
      // A label takes over the attributes of the first character.
      guard let attributedText, attributedText.length > 0 else { return }
      let style =
        attributedText.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSMutableParagraphStyle
      (textAlignment, lineBreakMode) = (style?.alignment ?? .natural, style?.lineBreakMode ?? .byWordWrapping)
    }
  }
  var font: UIFont!
  var textAlignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var adjustsFontForContentSizeCategory = false
  var traitCollection = UITraitCollection() {
    didSet { for registration in registrations { registration.handler() } }
  }
  private var registrations: [Registration] = []
  var registrationCount: Int { registrations.count }
  fileprivate var associations: [UnsafeRawPointer: Any] = [:]

  fileprivate func add(_ handler: @escaping () -> Void) -> Registration {
    registrations.append(Registration(handler))
    return registrations[registrations.count - 1]
  }
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }
}

@MainActor protocol UITraitChangeObservable {}
extension UILabel: UITraitChangeObservable {}

extension UITraitChangeObservable {
  func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    guard let label = self as? UILabel else { fatalError() }
    return label.add { [unowned label] in
      guard let observable = label as? Self else { return }
      handler(observable, label.traitCollection)
    }
  }
}

enum ObjectiveCPolicy { case OBJC_ASSOCIATION_RETAIN_NONATOMIC }

@MainActor func objc_getAssociatedObject(_ object: UILabel, _ key: UnsafeRawPointer) -> Any? {
  object.associations[key]
}

@MainActor func objc_setAssociatedObject(
  _ object: UILabel, _ key: UnsafeRawPointer, _ value: Any?, _ policy: ObjectiveCPolicy
) { object.associations[key] = value }

@MainActor final class NSTextField {
  var attributedStringValue = NSAttributedString(string: "")
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var textColor: String? = "ink"
}
