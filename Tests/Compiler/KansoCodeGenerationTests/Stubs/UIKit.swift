// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit that generated code uses, written from Apple's documented signatures, so that generated code
// can be type-checked on systems without UIKit. The check uses these stubs, not the real SDK.
@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  /// The components as a text, which programs of tests print; nil for a dynamic color.
  let text: String?
  let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (text, provider) = ("srgb \(red) \(green) \(blue) \(alpha)", nil)
  }
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (text, provider) = ("p3 \(displayP3Red) \(green) \(blue) \(alpha)", nil)
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    (text, provider) = (nil, dynamicProvider)
  }
  open class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  open override var description: String { text ?? "dynamic" }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal = 0
  case high = 1
}

public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB = 0
  case P3 = 1
}

public struct UIContentSizeCategory: Hashable, Equatable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let large = UIContentSizeCategory(rawValue: "large")
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  public init(preferredContentSizeCategory: UIContentSizeCategory) {}
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
  public init(displayGamut: UIDisplayGamut) { self.displayGamut = displayGamut }
  public init(accessibilityContrast: UIAccessibilityContrast) {
    self.accessibilityContrast = accessibilityContrast
  }
  open class var current: UITraitCollection {
    get { Self.shared.withLock { $0 } }
    set { Self.shared.withLock { $0 = newValue } }
  }
  private static let shared = Locked(UITraitCollection(userInterfaceStyle: .light))
  open private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  open private(set) var displayGamut = UIDisplayGamut.unspecified
  open private(set) var accessibilityContrast = UIAccessibilityContrast.unspecified

  @available(iOS 17, tvOS 17, *)
  open subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { T.defaultValue }
}

/// A value with a lock.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}

@available(iOS 17, tvOS 17, *)
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var affectsColorAppearance: Bool { get }
}

@available(iOS 17, tvOS 17, *)
@MainActor public protocol UITraitOverrides {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

@MainActor open class UIView: NSObject {
  public override nonisolated init() {}
  open var traitCollection: UITraitCollection { .current }
  @available(iOS 17, tvOS 17, *)
  public var traitOverrides: any UITraitOverrides {
    get { fatalError("not called") }
    set {}
  }
}

open class UIWindow: UIView {}

open class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public struct TextStyle: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  // Two families are installed, one of them with a bold face.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard fontName == "Georgia-Bold" else { return nil }
    fontDescriptor = UIFontDescriptor(fontAttributes: [.family: "Georgia"])
    fontDescriptor.text = fontName
    (pointSize, familyName) = (fontSize, "Georgia")
  }
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    (fontDescriptor, self.pointSize) = (descriptor, pointSize)
    familyName = ["Georgia", "Menlo"].contains(descriptor.family) ? descriptor.family : "Helvetica"
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [
        .family: "system", .traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue],
      ]), size: fontSize)
  }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { systemFont(ofSize: style == .body ? 17 : 28, weight: .regular) }
  open var lineHeight: CGFloat { 1.2 * pointSize }
  open private(set) var pointSize: CGFloat
  open private(set) var familyName: String
  open private(set) var fontDescriptor: UIFontDescriptor
  open override var description: String { "\(fontDescriptor.text) \(pointSize)" }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct AttributeName: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "family")
    public static let traits = AttributeName(rawValue: "traits")
  }

  public struct TraitKey: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "weight")
  }

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }

  public struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let family: String
  /// The attributes as a text.
  fileprivate(set) var text: String

  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    adding(design.rawValue)
  }
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {
    family = attributes[.family] as? String ?? ""
    let weight = (attributes[.traits] as? [TraitKey: Any])?[.weight]
    text = family + (weight.map { " \($0)" } ?? "")
  }
  open var symbolicTraits: SymbolicTraits { [] }
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    symbolicTraits.contains(.traitItalic) ? adding("italic") : self
  }
  private func adding(_ attribute: String) -> UIFontDescriptor {
    let copy = UIFontDescriptor(fontAttributes: [.family: family])
    copy.text = "\(text) \(attribute)"
    return copy
  }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  // The user's text size is doubled.
  open func scaledValue(for value: CGFloat) -> CGFloat { 2 * value }
  open func scaledFont(for font: UIFont) -> UIFont {
    UIFont(descriptor: font.fontDescriptor, size: 2 * font.pointSize)
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    UIFont(descriptor: font.fontDescriptor, size: min(2 * font.pointSize, maximumPointSize))
  }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font)
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
}

public struct NSDirectionalEdgeInsets: Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

@MainActor open class UICubicTimingParameters: NSObject {
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {}
}

@MainActor open class UISpringTimingParameters: NSObject {
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {}
}

// Re-exported from Core Graphics.
public struct CGVector: Sendable {
  public static var zero: CGVector { CGVector() }
}

// Re-exported from Core Graphics.
public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

open class NSParagraphStyle: NSObject {}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

open class UILabel: UIView, UITraitChangeObservable {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false
  open override var traitCollection: UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: .large)
  }
}

@available(iOS 17, tvOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17, tvOS 17, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.large
  public static let affectsColorAppearance = false
}

public protocol UITraitChangeRegistration: NSObjectProtocol, Sendable {}

@MainActor public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

// Re-exported from the runtime of Objective-C.
public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
