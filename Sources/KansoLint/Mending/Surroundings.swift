import KansoDiagnostics
import SwiftSyntax

/// What a source may say about some names. Whatever looks as if it declared one of them makes the source be parsed as a whole;
/// most do not, and parsing costs more than all the rest.
final class Surroundings {
  private let file: SourceFile
  /// Names as they stand in the source, each with what follows it at once and what comes before.
  private let mentions: NameMentions
  /// What is known of names already.
  private var types: [String: Bool] = [:]
  private var numbers: [String: Bool] = [:]
  private var views: [String: Bool] = [:]
  private lazy var declared = DeclaredNames(file)

  /// - Parameter names: all those that will be asked for.
  init(_ file: SourceFile, names: Set<String>) {
    self.file = file
    mentions = NameMentions(of: names, in: file.bytes)
  }

  /// What an expression stands in that takes no names: the arguments of a macro, which may have to be literals, and the
  /// constants of the guide's own types, which the tokens may be made of.
  static func obstacle(around place: Syntax) -> String? {
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
        if StyleKind.allCases.contains(where: { $0.section?.lowercased() == name.lowercased() }) {
          return "it is a part of `\(name)` itself"
        }
      default: break
      }
      node = parent
    }
    return nil
  }

  /// Whether a type, or a function of C, is declared here.
  func declares(type name: String, calledBy sign: Character) -> Bool {
    once(&types, name) { mentions.contains(name) { $0.after.first != sign } && declared.names.contains(name) }
  }

  /// Whether a name is that of a number that is no `CGFloat`, or of a function that takes one.
  func isOtherNumber(_ name: String) -> Bool {
    once(&numbers, name) { mentions.contains(name) { $0.isDeclaration } && declared.isOtherNumber(name) }
  }

  private func once(_ known: inout [String: Bool], _ name: String, _ find: () -> Bool) -> Bool {
    if let answer = known[name] { return answer }
    let answer = find()
    known[name] = answer
    return answer
  }

  /// Whether a name may be that of a view in a visual format.
  func isView(_ name: String, unlessIt value: String) -> Bool {
    once(&views, name) {
      mentions.contains(name) { $0.before.last != "." }
        && (declared.names.contains(name) || declared.isKey(name, ofOtherThan: value))
    }
  }
}

extension NameMentions.Context {
  /// Whether the name could be declared there: it has a type, or a value from the start, or is a function's.
  fileprivate var isDeclaration: Bool {
    let words = before.split(whereSeparator: \.isWhitespace)
    if ["func", "var", "let"].contains(words.last ?? "") { return true }
    // `_ name: Int`, `name other: Int`
    let rest = after.drop { $0 == " " }
    let type = rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }.drop { $0 == " " }
    return [rest, type].contains { text in
      text.first == ":"
        && DeclaredNames.otherNumbers.contains { text.dropFirst().drop { $0 == " " }.hasPrefix($0) }
    }
  }
}
