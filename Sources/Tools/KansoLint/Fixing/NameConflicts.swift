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
  ///
  /// - Parameter rootNames: the names of the guide's own types.
  static func unsafeReason(around place: Syntax, _ rootNames: Set<String>) -> String? {
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
        if rootNames.contains(String(name)) {
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
  func declares(type name: String, calledBy sign: UInt8) -> Bool {
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
      mentions.contains(name) { $0.before.last != UInt8(ascii: ".") }
        && (declared.names.contains(name) || declared.isKey(name, ofOtherThan: value))
    }
  }
}

extension NameMentions.Context {
  /// True if the name may be that of a declared number or function: `func`, `var` or `let` precedes it, or a
  /// colon and a numeric type other than `CGFloat` and `Double` follow it.
  fileprivate var isDeclaration: Bool {
    func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
    if let end = before.lastIndex(where: { !isSpace($0) }) {
      let start = before[...end].lastIndex(where: isSpace).map { $0 + 1 } ?? before.startIndex
      let word = before[start...end]
      if Self.declaring.contains(where: { $0.elementsEqual(word) }) { return true }
    }
    // `_ name: Int`, `name other: Int`
    let rest = after.drop(while: isSpace)
    let type = rest.drop(while: \.isOfSwiftName).drop(while: isSpace)
    return [rest, type].contains { text in
      guard text.first == UInt8(ascii: ":") else { return false }
      let name = text.dropFirst().drop(while: isSpace)
      return NumericTypes.others.contains { name.starts(with: $0.utf8) }
    }
  }

  /// The keywords before the name of a variable or a function.
  private static let declaring = ["func", "var", "let"].map { Array($0.utf8) }
}
