// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The part of AppKit that generated code uses, written from Apple's documented signatures. `NSFont` is not Sendable
// there, so it is not Sendable here.
@_exported import Foundation

open class NSColor: NSObject, @unchecked Sendable {
  public typealias Name = String
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(name colorName: NSColor.Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor) {
  }
  open class var clear: NSColor { NSColor(srgbRed: 0, green: 0, blue: 0, alpha: 0) }
}

open class NSAppearance: NSObject, @unchecked Sendable {
  public struct Name: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "aqua")
    public static let darkAqua = Name(rawValue: "darkAqua")
    public static let accessibilityHighContrastAqua = Name(rawValue: "accessibilityHighContrastAqua")
    public static let accessibilityHighContrastDarkAqua = Name(rawValue: "accessibilityHighContrastDarkAqua")
  }

  open class func currentDrawing() -> NSAppearance { NSAppearance() }
  open func bestMatch(from appearances: [NSAppearance.Name]) -> NSAppearance.Name? { nil }
}

open class NSFont: NSObject {
  public struct Weight: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)
  }

  public init?(name fontName: String, size fontSize: CGFloat) {}
  public init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {}
  private override init() {}
  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont { NSFont() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: NSFont.Weight) -> NSFont { NSFont() }
  open var ascender: CGFloat { 0 }
  open var descender: CGFloat { 0 }
  open var leading: CGFloat { 0 }
  open var familyName: String? { nil }
  open var fontDescriptor: NSFontDescriptor { NSFontDescriptor(fontAttributes: nil) }
}

open class NSFontDescriptor: NSObject {
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
    public static let italic = SymbolicTraits(rawValue: 1)
  }

  public struct SystemDesign: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  public init(fontAttributes attributes: [NSFontDescriptor.AttributeName: Any]?) {}
  open var symbolicTraits: SymbolicTraits { [] }
  open func withSymbolicTraits(_ symbolicTraits: NSFontDescriptor.SymbolicTraits) -> NSFontDescriptor { self }
  open func withDesign(_ design: NSFontDescriptor.SystemDesign) -> NSFontDescriptor? { nil }
}

@MainActor open class NSView: NSObject {
  public override nonisolated init() {}
  open var needsDisplay = false
  open var subviews: [NSView] = []
}

@MainActor open class NSWindow: NSObject {
  public override nonisolated init() {}
  open var contentView: NSView?
}

public struct NSDirectionalEdgeInsets: Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

// AppKit re-exports it from QuartzCore.
open class CAMediaTimingFunction: NSObject {
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

// AppKit re-exports it from QuartzCore.
open class CASpringAnimation: NSObject {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var duration: TimeInterval = 0
  open var settlingDuration: TimeInterval { 0 }
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

@MainActor open class NSControl: NSObject {
  open var alignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var attributedStringValue = NSAttributedString(string: "")
}

@MainActor open class NSTextField: NSControl {
  open var textColor: NSColor?
}
