import SwiftSyntax

extension StyleLiteral {
  /// The noun for the kind in messages; `length` without a kind. A number of the kind `font` has the noun of
  /// its measure, such as `kerning`, or `font size` by default.
  var noun: String {
    guard kind == .font, case .number = value else { return kind?.rawValue ?? "length" }
    return LiteralFlow.names(around: place, maxCount: 8).lazy.compactMap(StyleNames.textMeasure).first
      ?? "font size"
  }

  /// The lower-case words of the names around the literal, which decide between tokens with the same value.
  var context: Set<String> { LiteralFlow.context(of: place) }

  /// True if the literal is part of the value of a property or a global variable. False in functions,
  /// closures and default arguments.
  var isDefinition: Bool {
    var node: Syntax? = place
    while let current = node {
      if current.is(FunctionParameterSyntax.self) || current.is(CodeBlockSyntax.self)
        || current.is(ClosureExprSyntax.self)
      {
        return false
      }
      if current.is(PatternBindingSyntax.self) { return !LiteralFlow.isLocal(current) }
      node = current.parent
    }
    return false
  }
}
