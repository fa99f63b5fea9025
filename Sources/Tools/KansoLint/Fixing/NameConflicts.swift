import SwiftSyntax

/// A lookup of names in a source that conflict with those of tokens. The source is parsed only if it contains
/// a possible declaration of one of the names, because parsing takes more time than everything else.
final class NameConflicts {
  private let source: LintSource
  /// The occurrences of the names, with the text directly before and after them.
  private let mentions: NameMentions
  /// The cached results.
  private var types: [String: Bool] = [:]
  private var numbers: [String: Bool] = [:]
  private var views: [String: Bool] = [:]
  private lazy var declared = DeclaredNames(source)

  /// Searches the text of the source for names. Does not parse it.
  ///
  /// - Parameter names: all names that will be looked up.
  init(_ source: LintSource, names: Set<String>) {
    self.source = source
    mentions = NameMentions(of: names, in: source.file.bytes)
  }

  /// Returns the reason that an expression must stay a literal: it is an argument of a macro, which may
  /// require literals, or a constant in an extension of the guide's own types, which may be part of a token.
  /// Nil if there is none.
  static func unsafeReason(around place: Syntax) -> String? {
    var node = place
    var isInitializer = false
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .macroExpansionExpr, .macroExpansionDecl:
        if node.is(LabeledExprListSyntax.self) { return "a macro may want a literal" }
      case .initializerClause: isInitializer = true
      case .codeBlock, .closureExpr: isInitializer = isInitializer && parent.is(ClosureExprSyntax.self)
      case .extensionDecl(let type) where isInitializer:
        let name = type.extendedType.trimmedDescription.prefix { $0 != "." }
        if StyleKind.allCases.contains(where: { $0.section?.rawValue == name.lowercased() }) {
          return "it is a part of `\(name)` itself"
        }
      default: break
      }
      node = parent
    }
    return nil
  }

  /// Returns true if the source declares a type, a variable or a parameter with a name. False if every
  /// occurrence has the sign of a use after it.
  ///
  /// - Parameter sign: the character that follows a use of the token's type: `.` in Swift, `(` in
  ///   Objective-C.
  func declares(type name: String, calledBy sign: Character) -> Bool {
    cached(&types, name) {
      mentions.contains(name) { $0.after.first != sign } && declared.names.contains(name)
    }
  }

  /// Returns true if the source declares a name as a number that is neither `CGFloat` nor `Double`, or as a
  /// function that takes one.
  func isOtherNumber(_ name: String) -> Bool {
    cached(&numbers, name) { mentions.contains(name) { $0.isDeclaration } && declared.isOtherNumber(name) }
  }

  /// Returns the cached result for a name, or finds and caches it.
  private func cached(_ known: inout [String: Bool], _ name: String, _ find: () -> Bool) -> Bool {
    if let answer = known[name] { return answer }
    let answer = find()
    known[name] = answer
    return answer
  }

  /// Returns true if a name may be that of a view in a visual format: it is declared in the source, or a key
  /// of a dictionary with another value. False if every occurrence is a member, after a dot.
  ///
  /// - Parameter value: the source text of the value that the key may have.
  func isView(_ name: String, unlessValueIs value: String) -> Bool {
    cached(&views, name) {
      mentions.contains(name) { $0.before.last != "." }
        && (declared.names.contains(name) || declared.isKey(name, ofOtherThan: value))
    }
  }
}

extension NameMentions.Context {
  /// True if the name may be that of a declared number or function: `func`, `var` or `let` precedes it, or a
  /// colon and a numeric type other than `CGFloat` and `Double` follow it.
  fileprivate var isDeclaration: Bool {
    let words = before.split(whereSeparator: \.isWhitespace)
    if ["func", "var", "let"].contains(words.last ?? "") { return true }
    // `_ name: Int`, `name other: Int`
    let rest = after.drop { $0 == " " }
    let type = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }.drop { $0 == " " }
    return [rest, type].contains { text in
      text.first == ":"
        && NumericTypes.others.contains { text.dropFirst().drop { $0 == " " }.hasPrefix($0) }
    }
  }
}
