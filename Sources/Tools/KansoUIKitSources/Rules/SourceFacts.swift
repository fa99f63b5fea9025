import SwiftSyntax

/// The facts about a source that rules share.
struct SourceFacts {
  let bytes: [UInt8]
  /// The imports, also those in `#if`.
  private(set) var imports: [ImportDeclSyntax] = []
  /// The identifiers, with those of declarations.
  private(set) var identifiers: Set<String> = []
  /// The names of the types, type aliases and protocols that the source declares.
  private(set) var typeNames: Set<String> = []
  /// The names of the actors that the source declares.
  private(set) var actorNames: Set<String> = []
  /// The names of the variables and parameters whose value is a type, for example `let cell = Cell.self`.
  private(set) var metatypeNames: Set<String> = []
  /// True if the source has a `#selector`.
  private(set) var hasSelectors = false

  /// True if the source imports UIKit.
  var importsUIKit: Bool { imports.contains { $0.path.first?.name.text == "UIKit" } }

  /// Collects the facts about a tree.
  init(_ tree: SourceFileSyntax, bytes: [UInt8]) {
    self.bytes = bytes
    var previous = TokenKind.endOfFile
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier(let name):
        identifiers.insert(name)
        if Self.typeKeywords.contains(previous) { typeNames.insert(name) }
        if previous == .keyword(.actor) { actorNames.insert(name) }
        if previous == .pound && name == "selector" { hasSelectors = true }
      case .keyword(.import):
        if let declaration = token.parent?.as(ImportDeclSyntax.self) { imports.append(declaration) }
      case .keyword(.Type), .keyword(.self):
        if let name = Self.metatypeName(at: token) { metatypeNames.insert(name) }
      default: break
      }
      previous = token.tokenKind
    }
  }

  private static let typeKeywords: [TokenKind] = [
    .keyword(.class), .keyword(.struct), .keyword(.enum), .keyword(.actor), .keyword(.protocol),
    .keyword(.typealias),
  ]

  /// Returns the name of the variable or parameter whose type, or value, ends at the token `Type` or `self`.
  private static func metatypeName(at token: TokenSyntax) -> String? {
    if let type = token.parent?.as(MetatypeTypeSyntax.self) {
      if let parameter = type.parent?.as(FunctionParameterSyntax.self) {
        return (parameter.secondName ?? parameter.firstName).text
      }
      return type.parent?.as(TypeAnnotationSyntax.self).flatMap(variableName)
    }
    guard let member = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      member.declName.baseName == token
    else { return nil }
    return member.parent?.as(InitializerClauseSyntax.self).flatMap(variableName)
  }

  /// Returns the name of the variable that a type or a value belongs to.
  private static func variableName(of node: some SyntaxProtocol) -> String? {
    node.parent?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
