import KansoDiagnostics
import KansoTheme

/// A value in a part of a font: a value of its own, or that of another token.
enum FontPart<Value: Sendable>: Sendable {
  case literal(Value)
  case reference(Reference)

  /// The reference; nil for a value of its own.
  var reference: Reference? {
    if case .reference(let reference) = self { reference } else { nil }
  }
}

/// A list of families, in order of preference. Each element is a name, or a token with the names of its value.
struct FontFamilies: Sendable {
  private let elements: [FontPart<String>]
  /// The range of the whole list.
  let range: SourceRange
  let references: [Reference]

  /// The maximum number of names that a list with references comes to. The lists of tokens can contain each other, so
  /// their lengths could grow exponentially.
  static let maxNameCount = 64

  /// - Parameter range: the range of the whole list.
  init(_ elements: [FontPart<String>], at range: SourceRange) {
    (self.elements, self.range) = (elements, range)
    references = elements.compactMap(\.reference)
  }

  /// The names that are no references, in order.
  var literalNames: [String] {
    elements.compactMap { if case .literal(let name) = $0 { name } else { nil } }
  }

  /// Returns the names of the families, each once. Nil if the value of a reference is missing. Reports a list with
  /// references that is too long, and returns nil.
  /// - Parameter inputs: the value of each reference.
  func names(for inputs: ArraySlice<TokenValue?>, diagnostics: inout [Diagnostic]) -> [String]? {
    var rest = inputs
    var names: [String] = []
    for element in elements {
      switch element {
      case .literal(let name): names.append(name)
      case .reference:
        guard case .fontFamily(let families)? = rest.popFirst() else { return nil }
        names += families
      }
    }
    guard references.isEmpty || names.count <= Self.maxNameCount else {
      diagnostics.append(
        Diagnostic(
          .outOfRange, "the list comes to \(names.count) families", at: range,
          help: "A list with references has at most \(Self.maxNameCount). Leave some out."))
      return nil
    }
    return names
  }
}

/// The families of a token, some of which may be those of other tokens.
struct FamiliesFormula: ValueFormula {
  let families: FontFamilies

  init(_ families: FontFamilies) { self.families = families }

  var references: [Reference] { families.references }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    families.names(for: inputs[...], diagnostics: &diagnostics).map { .fontFamily($0) }
  }
}
