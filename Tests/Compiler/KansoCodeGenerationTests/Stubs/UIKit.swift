// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of UIKit that generated code uses, written from Apple's documented signatures, so that generated code
// can be type-checked on systems without UIKit. The check uses these stubs, not the real SDK.
@_exported import Foundation

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
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
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var displayGamut: UIDisplayGamut { .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { .unspecified }
}

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

  public init?(name fontName: String, size fontSize: CGFloat) {}
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {}
  private override init() {}
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { UIFont() }
  open var lineHeight: CGFloat { 0 }
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { UIFont() }
  open var pointSize: CGFloat { 0 }
  open var lineHeight: CGFloat { 0 }
  open var familyName: String { "" }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [:]) }
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

  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { nil }
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {}
  open var symbolicTraits: SymbolicTraits { [] }
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? { nil }
}

open class UIFontMetrics: NSObject, @unchecked Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
  open func scaledFont(for font: UIFont) -> UIFont { font }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { font }
}

public struct NSDirectionalEdgeInsets: Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
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

@MainActor open class UILabel: NSObject, UITraitChangeObservable {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var textColor: UIColor!
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontForContentSizeCategory = false
  open var traitCollection: UITraitCollection { UITraitCollection(preferredContentSizeCategory: .large) }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

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
