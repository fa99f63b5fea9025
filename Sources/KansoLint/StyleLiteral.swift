import KansoDiagnostics
import KansoTheme
import SwiftSyntax

/// A literal of style, or an expression of literals.
struct StyleLiteral: Sendable {
  /// What it fixes; nil for a length of any kind, which only a constant can be.
  let kind: StyleKind?
  /// Whether it has a name already, being the value of a declaration.
  let isNamed: Bool
  /// Offsets in the bytes of the file.
  let range: Range<Int>
  let value: Value
  /// Where it stands in the tree.
  let place: Syntax
  /// Where the tree stands in the file.
  let origin: Origin

  struct Origin: Sendable {
    /// Where the tree begins in what it is the tree of.
    let base: Int
    /// What the file would be in Swift, which the tree is of; nil where the file is Swift itself.
    let spelling: SwiftSpelling?

    /// The place in the file of a place in the tree, where that is known.
    func range(_ range: Range<Int>) -> Range<Int>? {
      let range = base + range.lowerBound..<base + range.upperBound
      guard let spelling else { return range }
      return spelling.originalRange(range)
    }
  }

  /// What it says.
  enum Value: Sendable, Equatable {
    /// Points, or what the kind is measured in.
    case number(Double)
    case color(LiteralColor)
    case font(LiteralFont)
    /// A visual format that cannot be read, and why.
    case brokenFormat(String)
  }

  /// The noun for its kind in messages: a number of the kind `font` is a single measure of a text.
  var noun: String {
    guard kind == .font, case .number = value else { return kind?.rawValue ?? "length" }
    return LiteralFlow.names(around: place, maxCount: 8).lazy.compactMap(StyleWords.textMeasure).first
      ?? "font size"
  }

  /// What a token is called where the literal stands.
  func name(of path: TokenPath) -> String {
    origin.spelling == nil ? path.swiftName : CName.name(of: path) + "()"
  }

  /// Whether a minus stands before it.
  var isNegated: Bool {
    if case .number(let value) = value, value < 0 { return true }
    return place.parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "-"
  }

  /// The words of the names around it, which tell tokens of the same value apart.
  var context: Set<String> { LiteralFlow.context(of: place) }

  /// Whether it is the value of a variable or a constant that is not within a function.
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

  /// The rule that reports it, where it has no name.
  var rule: DiagnosticID? {
    if case .brokenFormat = value { return .invalidVisualFormat }
    return isNamed ? nil : kind?.rule
  }
}

extension StyleLiteral: TokenCandidate {
  var lengthKind: StyleKind? { kind }
}
