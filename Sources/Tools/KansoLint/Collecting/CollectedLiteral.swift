import KansoDiagnostics
import KansoTheme
import SwiftSyntax

/// A style literal apart from its syntax tree, for tools that count values instead of reporting places.
package struct CollectedLiteral: Sendable {
  /// A value that the literals determine alone.
  package enum Value: Sendable, Equatable {
    /// A number in points, or in the unit of the kind.
    case number(Double)
    case color(ColorValue)
    /// A color with a value for each appearance.
    case colors(light: ColorValue, dark: ColorValue)
    case shadow(CollectedShadow)
    /// A font. The name is that of a family or a face, nil for the system font; the weight is its name, nil for none.
    case font(name: String?, size: Double, weight: String?)
    /// A measure of text without its font: a font size, a kerning or a line spacing.
    case textMeasure(Double)
  }

  /// The kind; nil for a length of any kind, which only a constant can be.
  package let kind: StyleKind?
  /// The value; nil if a part of it is not a literal, as in `UIColor(white: 0, alpha: fade)`, and for an italic or
  /// condensed system font.
  package let value: Value?
  /// The place in the file.
  package let range: TextRange
  /// The lower-case words of the names around the literal.
  package let words: Set<String>
  /// True if the literal is the value of a declaration.
  package let isNamed: Bool
  /// The name of that declaration; nil for a literal without a name.
  package let name: String?
  /// The branch of a choice by the appearance in which a color is; nil outside of one.
  var branch: AppearanceBranch?
}

extension CollectedLiteral {
  /// Creates the copy of a literal of a source.
  init(_ literal: StyleLiteral) {
    kind = literal.kind
    value = Value(
      literal.value, isTextMeasure: literal.kind == .font)
    range = TextRange(literal.range)
    words = literal.context
    isNamed = literal.isNamed
    name = literal.isNamed ? literal.nameOfDeclaration : nil
    if case .color? = value { branch = AppearanceBranch(around: literal.place) }
  }

  /// Creates the copy of a shadow.
  ///
  /// - Parameters:
  ///   - place: the call, or the first of the statements.
  ///   - range: the range in the file.
  init(_ shadow: CollectedShadow, at place: Syntax, _ range: Range<Int>) {
    (kind, value, self.range) = (.shadow, .shadow(shadow), TextRange(range))
    words = LiteralFlow.context(of: place)
    (isNamed, name) = (false, nil)
  }

  /// Returns the color with the one for the other appearance, which is in the other branch of the same choice. The
  /// place is that of this color.
  func paired(with dark: CollectedLiteral) -> CollectedLiteral? {
    guard case .color(let light)? = value, case .color(let other)? = dark.value else { return nil }
    return CollectedLiteral(
      kind: kind, value: .colors(light: light, dark: other), range: range, words: words.union(dark.words),
      isNamed: isNamed && dark.isNamed, name: name)
  }

  private init(
    kind: StyleKind?, value: Value, range: TextRange, words: Set<String>, isNamed: Bool, name: String?
  ) {
    (self.kind, self.value, self.range, self.words) = (kind, value, range, words)
    (self.isNamed, self.name) = (isNamed, name)
  }

  /// Creates the copy of a literal of a document.
  init(_ literal: DocumentLiteral) {
    kind = literal.kind
    value = Value(literal.value, isTextMeasure: literal.kind == .font)
    range = literal.range
    words = literal.context
    isNamed = false
    name = nil
  }
}

extension StyleLiteral {
  /// The name of the variable that the literal is a part of; nil outside of the value of one.
  fileprivate var nameOfDeclaration: String? {
    var node: Syntax? = place
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return nil }
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
      node = current.parent
    }
    return nil
  }
}

extension CollectedLiteral.Value {
  /// Returns nil for an invalid visual format, for an italic or condensed system font, and if a part of the value is
  /// not a literal.
  ///
  /// - Parameter isTextMeasure: true if a number is a measure of text.
  fileprivate init?(_ value: StyleLiteral.Value, isTextMeasure: Bool) {
    switch value {
    case .number(let number): self = isTextMeasure ? .textMeasure(number) : .number(number)
    case .color(let color):
      guard let color = color.value else { return nil }
      self = .color(color)
    case .font(let font):
      guard let size = font.size, font.name != LiteralFont.otherSystemName else { return nil }
      self = .font(name: font.name, size: size, weight: font.weight)
    case .brokenFormat: return nil
    }
  }
}
