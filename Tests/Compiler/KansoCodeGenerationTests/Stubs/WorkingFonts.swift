// Substitutes for the fonts and views of SwiftUI and UIKit, as far as generated code uses them: they print their
// attributes, two families are installed, and the user's text size is doubled. The line height of the system's font is
// 1.25 times its size, and that of the families 1.5 times.
import Foundation

protocol View {
  var modifiers: [String] { get }
}

struct Text: View {
  var modifiers: [String] = []
}

protocol ViewModifier {
  associatedtype Body: View
  func body(content: Text) -> Body
}

extension ViewModifier {
  typealias Content = Text
}

enum Edge { case vertical }

extension View {
  func modifier(_ modifier: some ViewModifier) -> some View {
    modifier.body(content: Text(modifiers: modifiers))
  }
  func font(_ font: Font) -> some View { Text(modifiers: modifiers + [font.description]) }
  func tracking(_ points: CGFloat) -> some View { Text(modifiers: modifiers + ["tracking \(points)"]) }
  func lineSpacing(_ points: CGFloat) -> some View { Text(modifiers: modifiers + ["spacing \(points)"]) }
  func padding(_ edge: Edge, _ points: CGFloat) -> some View {
    Text(modifiers: modifiers + ["\(edge) \(points)"])
  }
}

@propertyWrapper struct ScaledMetric {
  let wrappedValue: CGFloat

  init(wrappedValue: CGFloat, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = 2 * wrappedValue }
}

struct Font: Sendable {
  enum Weight: String, Sendable { case regular, bold }
  enum TextStyle: String, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  enum Design: String, Sendable { case `default`, serif, rounded, monospaced }

  var description: String

  static func system(size: CGFloat, design: Design) -> Font { Font(description: "\(design) \(size)") }
  static func system(_ style: TextStyle, design: Design) -> Font {
    Font(description: "\(design) as \(style)")
  }
  static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(description: "\(name) \(size) as \(style)")
  }
  static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(description: "\(name) \(fixedSize)")
  }
  func weight(_ weight: Weight) -> Font { Font(description: "\(description) \(weight)") }
  func italic() -> Font { Font(description: "\(description) italic") }
}

struct UIContentSizeCategory {
  static let large = UIContentSizeCategory()
}

struct UITraitCollection {
  init(preferredContentSizeCategory: UIContentSizeCategory) {}
}

struct UIFontDescriptor {
  enum AttributeName { case family }
  enum SystemDesign { case `default`, serif, rounded, monospaced }
  let family: String

  init(fontAttributes attributes: [AttributeName: String]) { family = attributes[.family] ?? "" }
  func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { design == .rounded ? nil : self }
}

struct UIFont {
  enum TextStyle {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
      caption2
  }

  let familyName: String
  let pointSize: CGFloat
  var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [.family: familyName]) }
  var lineHeight: CGFloat { pointSize * (familyName == "Helvetica" ? 1.25 : 1.5) }

  static func systemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: size)
  }

  init(descriptor: UIFontDescriptor, size: CGFloat) {
    familyName = ["Georgia", "Menlo"].contains(descriptor.family) ? descriptor.family : "Helvetica"
    pointSize = size
  }

  init?(name: String, size: CGFloat) {
    guard name == "Georgia-Bold" else { return nil }
    self.init(descriptor: UIFontDescriptor(fontAttributes: [.family: "Georgia"]), size: size)
  }

  static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?)
    -> UIFont
  {
    UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: style == .body ? 17 : 28)
  }
}

struct UIFontMetrics {
  init(forTextStyle: UIFont.TextStyle) {}
  func scaledValue(for value: CGFloat) -> CGFloat { 2 * value }
}
