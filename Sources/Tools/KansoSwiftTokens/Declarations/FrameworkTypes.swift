import KansoLint

/// The types of Apple's frameworks that hold style.
enum FrameworkTypes {
  /// The types of colors.
  static let colors = ["UIColor", "Color", "NSColor", "CGColor", "ShapeStyle", "CIColor"]
  /// The types of fonts.
  static let fonts = ["UIFont", "Font", "NSFont"]
  /// The types of numbers.
  static let numbers = [
    "CGFloat", "Double", "Float", "Int", "UInt", "Float32", "Float64", "UInt8", "UInt32", "UInt64", "Int32",
    "Int64",
    "NSNumber", "TimeInterval",
  ]
  /// The types of edges.
  static let edges = ["UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets", "NSEdgeInsets"]
  /// The types of style that a guide has no section for.
  static let others: Set<String> = [
    "CGSize", "CGRect", "CGPoint", "LinearGradient", "Gradient", "RadialGradient", "AngularGradient",
    "NSShadow",
    "UIBlurEffect", "CAGradientLayer", "NSSize", "NSRect", "NSPoint", "Animation",
  ]
  /// The types whose names are no part of a path.
  static let all = Set(colors + fonts + numbers + edges).union([
    "View", "UIView", "String", "CGSize", "ColorResource",
  ])

  /// The names of modules, which may precede the name of a type.
  static let modules: Set<String> = ["UIKit", "SwiftUI", "AppKit", "Foundation", "CoreGraphics", "Swift"]

  /// Returns true for the name of a type whose instances are colors of asset catalogs, as SwiftGen writes them.
  static func isAsset(_ type: String) -> Bool {
    type.hasSuffix("ColorAsset") || type == "ColorResource" || type.hasSuffix("ColorName")
  }

  /// Returns true for a property that gives a color in another type, such as `uiColor`.
  static func isIdentity(_ name: String) -> Bool {
    let words = CamelCase.words(of: name)
    guard let last = words.last, !words.contains("light"), !words.contains("dark") else { return false }
    return ["color", "colour", "swiftUIColor", "swiftUI", "swiftui", "uikit", "uiKit"].contains(last)
      || ["cgColor", "rawValue", "wrappedValue", "value", "swiftUI", "uiKit", "ui", "asset"].contains(name)
  }
}
