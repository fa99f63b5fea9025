/// The rules for a type name that a project chooses for generated Swift.
package enum SwiftTypeName {
  /// The reason that a name is refused.
  package enum Refusal: Equatable, Sendable {
    /// The text is not an identifier in upper camel case. The suggestion is nil if the text has no usable characters.
    case noTypeName(suggestion: String?)
    /// The generated sources, or the frameworks that they import, have a type or a module of the name.
    case reserved
  }

  /// Returns the reason that a text cannot be the name of an enum; nil if it can.
  package static func refusal(of text: String) -> Refusal? {
    // A prefix before digits would be that of tokens.
    let identifier = SwiftName.type(text, digitPrefix: "_")
    let isUsable = identifier.utf8.first != UInt8(ascii: "_") && SwiftName.escaped(identifier) == identifier
    // Canonically equivalent texts are equal as strings, but not as identifiers.
    guard isUsable, identifier.utf8.elementsEqual(text.utf8) else {
      let isWord = text.unicodeScalars.contains { $0.isIdentifierContinuation && $0 != "_" }
      let isSuggestion = isWord && isUsable && refusal(of: identifier) == nil
      return .noTypeName(suggestion: isSuggestion ? identifier : nil)
    }
    return reserved.contains(text) ? .reserved : nil
  }

  /// The types and modules that generated sources name, or that most sources around them name.
  private static let reserved: Set<String> = [
    // Swift's library
    "Array", "Bool", "Character", "Dictionary", "Double", "Equatable", "Float", "FloatLiteralType",
    "Hashable",
    "Int", "MainActor", "Never", "Optional", "Result", "Sendable", "Set", "String", "StringLiteralType",
    "UInt32", "Void",
    // Core Graphics, Core Animation and Foundation
    "Bundle", "CAGradientLayer", "CALayer", "CAMediaTimingFunction", "CGAffineTransform", "CGColor",
    "CGFloat",
    "CGPoint", "CGRect", "CGSize", "Data", "Date", "NSNumber", "NSObject", "TimeInterval", "URL",
    // UIKit and AppKit
    "NSAppearance", "NSAttributedString", "NSColor", "NSDirectionalEdgeInsets", "NSFont", "NSFontDescriptor",
    "NSMutableAttributedString", "NSMutableParagraphStyle", "NSRange", "NSShadow", "NSTextField", "UIColor",
    "UICubicTimingParameters", "UIFont", "UIFontDescriptor", "UIFontMetrics", "UILabel", "UIScreen",
    "UITraitChangeRegistration", "UITraitCollection", "UITraitPreferredContentSizeCategory",
    // SwiftUI
    "Angle", "Animation", "AnyShapeStyle", "AnyTransition", "AnyView", "Color", "EdgeInsets", "Font",
    "Gradient",
    "InsettableShape", "LinearGradient", "Resolved", "ScaledMetric", "ShadowStyle", "ShapeStyle",
    "StrokeStyle", "Text", "Transition", "UnitCurve", "UnitPoint", "View", "ViewModifier",
    // KansoTheme
    "Border", "ColorSpace", "ColorValue", "ContentSizeCategory", "Context", "Contextual", "CubicBezier",
    "Deprecation",
    "Dimension", "Duration", "Edges", "Fingerprint", "FontWeight", "GradientStop", "Length", "LineCap",
    "Mode", "Shadow",
    "TextStyle", "Theme", "ThemeError", "ThemeObservation", "ThemeStore", "ThemeToken", "ThemeValue", "Token",
    "TokenGroup", "TokenPath", "TokenType", "TokenValue", "Typography", "Unit", "Variant",
    // Generated sources
    "KansoBorder", "KansoGradientStop", "KansoShadow", "KansoShapeStyle", "KansoStroke", "KansoTextStyle",
    "KansoTransition",
    // Modules
    "AppKit", "CoreGraphics", "Foundation", "KansoTheme", "QuartzCore", "Swift", "SwiftUI", "UIKit",
  ]
}
