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
