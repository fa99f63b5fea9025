import KansoDiagnostics
import KansoTheme
import SwiftSyntax

/// Decides whether a token can stand in the place of a literal: the same value in every mode, of the same type as far as a
/// source shows it.
package struct Mender: Sendable {
  /// The types that generated colors and fonts have.
  package struct Types: Sendable {
    let colors: Set<String>
    let fonts: Set<String>

    /// - Parameter platform: the name of the platform that the guide is compiled for. A source that names UIKit's or
    ///   AppKit's type is compiled where `auto` takes it as well.
    package init(platform: String) {
      switch platform {
      case "uikit": (colors, fonts) = (["UIColor"], ["UIFont"])
      case "appkit": (colors, fonts) = (["NSColor"], ["NSFont"])
      case "swiftui": (colors, fonts) = (["Color"], ["Font"])
      case "auto": (colors, fonts) = (["UIColor", "NSColor"], ["UIFont", "NSFont"])
      default: (colors, fonts) = ([], [])
      }
    }
  }

  private let types: Types

  package init(_ types: Types) { self.types = types }

  enum Outcome: Equatable {
    case replaced(by: String)
    case left(because: String)
  }

  /// - Parameter match: a token that has the literal's value.
  func outcome(for literal: StyleLiteral, _ match: TokenMatch) -> Outcome {
    let name = match.path.swiftName
    guard match.isAlone else { return .left(because: "several tokens have its value") }
    guard match.isFixed else { return .left(because: "`\(name)` has another value in another mode") }
    let obstacle =
      switch literal.value {
      case .number: obstacleForNumber(literal.place)
      case .color(let color): obstacleForColor(color, literal.place, match)
      case .font(let font): obstacleForFont(font, literal.place, match)
      }
    return obstacle.map { .left(because: $0) } ?? .replaced(by: name)
  }

  /// Why a finding is not mended.
  static func note(_ reason: String) -> Diagnostic.Note { Diagnostic.Note("it is left as it is: \(reason)") }

  // MARK: The rest of the source

  /// Findings, less the replacements that something elsewhere in their source stands against.
  func withoutObstacles(_ findings: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    guard findings.contains(where: { $0.replacement != nil }) else { return findings }
    let declared = DeclaredNames(file.bytes)
    return findings.map { finding in
      guard let name = finding.replacement else { return finding }
      let type = String(name.prefix { $0 != "." })
      let obstacle: String? =
        if declared.hasMistakes {
          "the file has mistakes"
        } else if declared.names.contains(type) {
          "`\(type)` is something else in this file"
        } else {
          declared.integer(at: finding.range.lowerBound).map { "`\($0)` is a whole number in this file" }
        }
      return obstacle.map { finding.withoutReplacement(Self.note($0)) } ?? finding
    }
  }

  // MARK: Lengths

  /// Calls whose argument need not be a `CGFloat`.
  private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSNumber", "Decimal"]

  private func obstacleForNumber(_ place: Syntax) -> String? {
    var node = place
    var isCalculated = false
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .sequenceExpr(let sequence):
        isCalculated = true
        if sequence.elements.contains(where: Operands.isNumber) {
          return "a number of things is no `CGFloat`"
        }
        // `22 - 16` is neither the one nor the other.
        let isSum = sequence.elements.contains { ["+", "-"].contains(Operands.symbol($0)) }
        if isSum, sequence.elements.count(where: LiteralNumber.isOne) > 1 {
          return "it is calculated with other numbers"
        }
      case .functionCallExpr(let call):
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if isCalculated, Self.conversions.contains(name) {
          return "what is converted to `\(name)` may be no `CGFloat`"
        }
      case .dictionaryElement: return "a dictionary may want another type"
      case .codeBlockItem, .memberBlockItem: return nil
      default: break
      }
      node = parent
    }
    return nil
  }

  // MARK: Colors and fonts

  private func obstacleForColor(_ color: LiteralColor, _ place: Syntax, _ match: TokenMatch) -> String? {
    guard let value = color.value, color.alpha != nil, value.hex == match.value else {
      return "the colors are not the same to the last bit"
    }
    return obstacle(place, types.colors)
  }

  private func obstacleForFont(_ font: LiteralFont, _ place: Syntax, _ match: TokenMatch) -> String? {
    guard let call = place.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init) else {
      return "it is no call"
    }
    let isNamed = font.name != nil && Set(call.labels) == ["name", "size"]
    guard
      isNamed && font.name == match.face
        || call.name == "systemFont" && Set(call.labels).isSubset(of: ["ofSize", "weight"])
    else { return "the fonts may differ in more than their size" }
    return obstacle(place, types.fonts)
  }

  /// What stands against an expression of one of some types.
  private func obstacle(_ place: Syntax, _ types: Set<String>) -> String? {
    guard let call = place.as(FunctionCallExprSyntax.self),
      let type = CallSyntax.path(of: call.calledExpression).first, types.contains(type)
    else { return "its type is not that of the guide's tokens, or is not written there" }
    switch place.parent?.as(SyntaxEnum.self) {
    case .forceUnwrapExpr, .optionalChainingExpr: return "a token is no optional"
    case .exprList(let list) where list.contains { Operands.symbol($0) == "??" }:
      return "a token is no optional"
    default: return nil
    }
  }
}
