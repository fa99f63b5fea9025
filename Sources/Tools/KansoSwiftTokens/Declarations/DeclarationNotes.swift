import KansoInterchange
import SwiftSyntax

/// The parts of a declaration that people read.
struct DeclarationNotes {
  var description: String?
  var deprecation: ForeignDeprecation?

  init() {}

  init(_ declaration: some SyntaxProtocol, _ attributes: AttributeListSyntax) {
    description = Self.documentation(of: declaration.leadingTrivia)
    // SwiftGen draws its colors with markup.
    if description?.hasPrefix("<") ?? false { description = nil }
    for case .attribute(let attribute) in attributes
    where attribute.attributeName.trimmedDescription == "available" {
      deprecation = Self.deprecation(in: attribute) ?? deprecation
    }
  }

  /// Returns the text of documentation comments; nil for none.
  private static func documentation(of trivia: Trivia) -> String? {
    var lines: [Substring] = []
    for piece in trivia {
      switch piece {
      case .docLineComment(let text): lines.append(text.dropFirst(3))
      case .docBlockComment(let text):
        lines += text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map {
          line in
          let rest = line.drop { $0 == " " || $0 == "\t" }
          return rest.hasPrefix("*") ? rest.dropFirst() : rest
        }
      // A blank line or another comment ends what belongs to the declaration.
      case .newlines(let count) where count > 1: lines.removeAll()
      default: break
      }
    }
    let words = lines.joined(separator: " ").split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Returns the deprecation that `@available` declares for all platforms; nil if it declares none.
  private static func deprecation(in attribute: AttributeSyntax) -> ForeignDeprecation? {
    guard case .availability(let arguments) = attribute.arguments else { return nil }
    var isDeprecated = false
    var reason: String?
    for argument in arguments {
      switch argument.argument {
      case .token(let token): isDeprecated = isDeprecated || token.text == "deprecated"
      case .availabilityLabeledArgument(let labeled):
        guard case .string(let text) = labeled.value else {
          isDeprecated = isDeprecated || labeled.label.text == "deprecated"
          continue
        }
        let value = text.segments.description
        if labeled.label.text == "message" { reason = value }
        if labeled.label.text == "renamed", reason == nil { reason = "Use \(value)." }
      case .availabilityVersionRestriction: break
      }
    }
    guard isDeprecated else { return nil }
    return reason.map { .reason($0) } ?? .withoutReason
  }
}
