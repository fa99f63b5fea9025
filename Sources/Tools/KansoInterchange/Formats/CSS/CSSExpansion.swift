import KansoFormatting

/// A token of a value whose references are known.
struct CSSPart {
  let kind: CSSToken.Kind
  /// The text as it is written, except that names of functions are in lower case; a placeholder for a reference.
  let text: String
  /// The property to which the part refers.
  var reference: Int?

  init(_ kind: CSSToken.Kind, _ text: String, reference: Int? = nil) {
    (self.kind, self.text, self.reference) = (kind, text, reference)
  }

  /// The part for a reference to a property. The placeholder is a reference in the notation of guides.
  static func reference(_ index: Int) -> CSSPart { CSSPart(.ident, "{v\(index)}", reference: index) }

  /// True for a part after which brackets are open until they are closed.
  var opens: Bool {
    kind == .function || kind == .openParenthesis || kind == .openBracket || kind == .openBrace
  }
  var closes: Bool { kind == .closeParenthesis || kind == .closeBracket || kind == .closeBrace }
}

/// The reason that a value is not carried over.
struct CSSProblem: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Replaces `var()` and `light-dark()` in values.
struct CSSExpansion {
  private let cascade: CSSCascade
  private let context: CSSConditions
  /// Returns true for a property that can be referred to; all others are replaced by their values.
  private let isToken: (Int) -> Bool
  /// The properties that were replaced by their values.
  private(set) var replaced: Set<Int> = []
  /// True if a part depends on the appearance.
  private(set) var usesAppearance = false
  private(set) var parts: [CSSPart] = []
  /// The number of functions so far that were replaced, also by nothing.
  private var stepCount = 0

  /// The maximum depth of values within values.
  private static let maxDepth = 32
  /// The maximum number of parts of a value, and of references in it and in the values that replace them.
  private static let maxParts = 4096

  init(_ cascade: CSSCascade, in context: CSSConditions, isToken: @escaping (Int) -> Bool) {
    (self.cascade, self.context, self.isToken) = (cascade, context, isToken)
  }

  /// Appends the parts of a value.
  mutating func append(_ value: CSSCascade.Value) throws(CSSProblem) {
    try append(value.declaration.value[...], value.text, depth: 0)
  }

  private mutating func append(_ tokens: ArraySlice<CSSToken>, _ text: CSSText, depth: Int) throws(CSSProblem)
  {
    guard depth < Self.maxDepth else { throw CSSProblem("the value is nested too deep") }
    var index = tokens.startIndex
    while index < tokens.endIndex {
      let token = tokens[index]
      guard token.kind == .function else {
        try append(CSSPart(token.kind, token.kind == .whitespace ? " " : text.raw(token)))
        index += 1
        continue
      }
      let name = text.name(token).lowercased()
      switch name {
      // `--theme()` is that of Tailwind.
      case "var", "--theme", "light-dark":
        stepCount += 1
        guard stepCount <= Self.maxParts else { throw CSSProblem("the value has too many references") }
        let end = Self.end(of: tokens, from: index)
        let arguments = CSSSelectors.split(tokens[(index + 1)..<end])
        if name != "light-dark" {
          let fallback = arguments.count > 1 ? tokens[arguments[1].startIndex..<end] : nil
          try appendReference(arguments[0], fallback, text, depth: depth)
        } else {
          guard arguments.count == 2 else { throw CSSProblem("`light-dark()` needs two values") }
          usesAppearance = true
          let isDark = context.modes[CSSConditions.appearance] == "dark"
          try append(Self.trimmed(arguments[isDark ? 1 : 0]), text, depth: depth + 1)
        }
        index = end + 1
      default:
        try append(CSSPart(.function, name + "("))
        index += 1
      }
    }
  }

  private mutating func append(_ part: CSSPart) throws(CSSProblem) {
    guard parts.count < Self.maxParts else {
      throw CSSProblem("the value has more than \(Self.maxParts) parts")
    }
    parts.append(part)
  }

  /// Appends what `var()` means.
  private mutating func appendReference(
    _ name: ArraySlice<CSSToken>, _ fallback: ArraySlice<CSSToken>?, _ text: CSSText, depth: Int
  ) throws(CSSProblem) {
    guard let token = name.first(where: { !$0.isSpace }), token.kind == .ident,
      text.raw(token).hasPrefix("--")
    else {
      throw CSSProblem("`var()` needs the name of a custom property")
    }
    let property = text.name(token)
    if let index = cascade.indices[String(property.dropFirst(2))] {
      if isToken(index) { return try append(.reference(index)) }
      if let value = cascade.value(of: index, in: context), !value.isInitial {
        replaced.insert(index)
        return try append(value.declaration.value[...], value.text, depth: depth + 1)
      }
    }
    guard let fallback else { throw CSSProblem("`\(property)` is not defined in these files") }
    try append(Self.trimmed(fallback), text, depth: depth + 1)
  }

  /// Returns the index of the parenthesis that closes a function, or the end if it is not closed.
  private static func end(of tokens: ArraySlice<CSSToken>, from open: Int) -> Int {
    var depth = 0
    for index in tokens[open...].indices {
      switch tokens[index].kind {
      case .function, .openParenthesis: depth += 1
      case .closeParenthesis:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return tokens.endIndex
  }

  private static func trimmed(_ tokens: ArraySlice<CSSToken>) -> ArraySlice<CSSToken> {
    let tokens = tokens.drop { $0.isSpace }
    return tokens.dropLast(tokens.reversed().prefix { $0.isSpace }.count)
  }
}

extension CSSCascade.Value {
  /// True for `initial`, which is no value of a custom property.
  var isInitial: Bool {
    declaration.value.count == 1 && text.raw(declaration.value[0]).lowercased() == "initial"
  }
}
