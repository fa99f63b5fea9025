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
  private static let objectiveCTypes = Types(platform: "auto")
  /// Whether the guide is compiled for Objective-C as well.
  private let writesObjectiveCHeader: Bool

  package init(_ types: Types, writesObjectiveCHeader: Bool = false) {
    (self.types, self.writesObjectiveCHeader) = (types, writesObjectiveCHeader)
  }

  /// Why a literal stays as it is.
  struct Obstacle: Error {
    let reason: String
  }

  static func note(_ reason: String) -> Diagnostic.Note { Diagnostic.Note("it is left as it is: \(reason)") }

  /// Findings, with replacements where tokens can take the place of literals, and with reasons where they cannot.
  ///
  /// - Parameters:
  ///   - found: what the findings are about, and more.
  ///   - own: the definitions of all sources.
  func mend(
    _ findings: [Diagnostic], _ found: [Linter.Found], in file: SourceFile, _ own: OwnDefinitions
  ) -> [Diagnostic] {
    let candidates = Dictionary(
      found.filter { $0.token != nil }.map { ($0.literal.range, $0) }, uniquingKeysWith: { first, _ in first }
    )
    guard !candidates.isEmpty else { return findings }
    var replacements: [Range<Int>: Result<Replacement, Obstacle>] = [:]
    var entries: [Entry: String] = [:]
    for found in found {
      guard let token = found.token else { continue }
      replacements[found.literal.range] = Result { () throws(Obstacle) in
        let replacement = try replacement(for: found.literal, token, in: file)
        guard let companion = replacement.companion else { return replacement }
        // `padding.card` and `sizes.card` would be one metric: the first of them gets the name.
        let entry = Entry(list: companion.range, metric: replacement.text)
        guard entries[entry, default: companion.entry] == companion.entry else {
          throw Obstacle(reason: "the call has another metric `\(replacement.text)`")
        }
        entries[entry] = companion.entry
        return replacement
      }
    }
    let possible = replacements.values.compactMap { try? $0.get() }
    let surroundings = Surroundings(file, names: Set(possible.flatMap(\.names)))
    return findings.map { finding in
      guard let found = candidates[finding.range.offsets], found.rule == finding.id,
        let result = replacements[finding.range.offsets]
      else { return finding }
      do throws(Obstacle) {
        let replacement = try result.get()
        try Self.check(replacement, surroundings)
        if !replacement.isObjectiveC,
          let reason = Self.obstacle(to: replacement.name, within: replacement.scopes, own, in: file)
        {
          throw Obstacle(reason: reason)
        }
        return finding.mended(by: replacement.text, with: replacement.companion.map { [$0] } ?? [])
      } catch {
        return finding.adding(Self.note(error.reason))
      }
    }
  }

  /// A name among the metrics of a call.
  private struct Entry: Hashable {
    let list: Range<Int>
    let metric: String
  }

  /// What can stand in the place of a literal, unless the rest of the source has something against it.
  private struct Replacement {
    let text: String
    let companion: Companion?
    /// The token as the source can name it: `Padding.standard`, `PaddingStandard()`.
    let name: String
    let takers: Takers
    /// The types around it, and those that they inherit from.
    let scopes: [String]
    let isObjectiveC: Bool

    /// The type or the function that the name begins with.
    var type: String { String(name.prefix { $0 != "." && $0 != "(" }) }
    /// What has to be asked about.
    var names: [String] { [type] + (isObjectiveC ? [] : takers.names) + (companion == nil ? [] : [text]) }
  }

  /// What can stand in the place of a literal that is a token, as far as its expression shows.
  private func replacement(for literal: StyleLiteral, _ match: TokenMatch, in file: SourceFile)
    throws(Obstacle) -> Replacement
  {
    let isObjectiveC = literal.origin.spelling != nil
    let name = literal.name(of: match.path)
    if isObjectiveC, !writesObjectiveCHeader {
      throw Obstacle(reason: "the guide is not compiled for Objective-C (`compile: {objc-header: true}`)")
    }
    guard match.isAlone else { throw Obstacle(reason: "several tokens have its value") }
    guard match.isFixed else { throw Obstacle(reason: "`\(name)` has another value in another mode") }
    guard !match.isNegative else { throw Obstacle(reason: "`\(name)` has the minus itself") }
    let types = isObjectiveC ? Self.objectiveCTypes : types
    let obstacle =
      switch literal.value {
      case .number(let value) where literal.place.is(StringLiteralExprSyntax.self):
        value < 0 ? "a metric takes no sign" : nil
      case .number: Self.obstacleForNumber(literal.place, isObjectiveC: isObjectiveC)
      case .color(let color): Self.obstacle(color, literal.place, match, types.colors)
      case .font(let font): Self.obstacle(font, literal.place, match, types.fonts)
      case .brokenFormat: "it is no token"
      }
    if let obstacle = obstacle ?? Surroundings.obstacle(around: literal.place) {
      throw Obstacle(reason: obstacle)
    }
    if !isObjectiveC, literal.place.root.as(SourceFileSyntax.self)?.hasMistakes == true {
      throw Obstacle(reason: "the file has mistakes")
    }
    var (text, companion): (String, Companion?) = (name, nil)
    if literal.place.is(StringLiteralExprSyntax.self) {
      (text, companion) = try FormatMetrics(literal).metric(for: match.path, name)
    } else if isObjectiveC, literal.range.lowerBound > 0,
      file.bytes[literal.range.lowerBound - 1] == UInt8(ascii: "@")
    {
      // `@8` is `@(8)`.
      text = "(\(name))"
    }
    return Replacement(
      text: text, companion: companion, name: name, takers: Takers(of: literal.place),
      scopes: TokenReferences.scopes(around: literal.place), isObjectiveC: isObjectiveC)
  }

  /// What the rest of the source has against a replacement.
  private static func check(_ replacement: Replacement, _ source: Surroundings) throws(Obstacle) {
    let type = replacement.type
    if source.declares(type: type, calledBy: replacement.isObjectiveC ? "(" : ".") {
      throw Obstacle(reason: "`\(type)` is something else in this file")
    }
    // C turns numbers into each other.
    if !replacement.isObjectiveC,
      let number = replacement.takers.number
        ?? replacement.takers.names.first(where: source.isOtherNumber)
    {
      throw Obstacle(reason: "`\(number)` is no `CGFloat` in this file")
    }
    if replacement.companion != nil, source.isView(replacement.text, unlessIt: replacement.name) {
      throw Obstacle(reason: "`\(replacement.text)` may be a view in this file")
    }
  }

  /// The reason why a token cannot be named in a place: a source of the run takes the name from the guide's type.
  static func obstacle(
    to name: String, within scopes: [String], _ own: OwnDefinitions, in file: SourceFile
  ) -> String? {
    let type = String(name.prefix { $0 != "." })
    return own.declaration(of: type, within: scopes, in: file.path).map {
      "`\(type)` is also declared in \($0), so `\(name)` may not compile here. Rename that type"
    }
  }

  // MARK: Lengths

  /// Calls whose argument need not be a `CGFloat`.
  private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSNumber", "Decimal"]

  private static func obstacleForNumber(_ place: Syntax, isObjectiveC: Bool) -> String? {
    var node = place
    var isCalculated = false
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .sequenceExpr(let sequence):
        isCalculated = true
        // `8 / 3` is 2 there.
        if isObjectiveC, place.is(IntegerLiteralExprSyntax.self),
          sequence.elements.contains(where: { Operands.symbol($0) == "/" })
        {
          return "it may be a division of whole numbers"
        }
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
        let isLabelled = call.arguments.first?.label != nil
        if isCalculated || isLabelled, conversions.contains(name) {
          return "what is converted to `\(name)` may be no `CGFloat`"
        }
      case .prefixOperatorExpr(let prefix) where prefix.operator.text == "~":
        return "a complement is for whole numbers"
      case .dictionaryElement: return "a dictionary may want another type"
      case .codeBlockItem, .memberBlockItem: return nil
      default: break
      }
      node = parent
    }
    return nil
  }

  // MARK: Colors and fonts

  private static func obstacle(
    _ color: LiteralColor, _ place: Syntax, _ match: TokenMatch, _ types: Set<String>
  ) -> String? {
    guard let value = color.value, color.alpha != nil, value.hex == match.value else {
      return "the colors are not the same to the last bit"
    }
    return obstacle(place, types)
  }

  private static func obstacle(
    _ font: LiteralFont, _ place: Syntax, _ match: TokenMatch, _ types: Set<String>
  ) -> String? {
    guard let call = place.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init) else {
      return "it is no call"
    }
    let isNamed = font.name != nil && Set(call.labels) == ["name", "size"]
    guard
      isNamed && font.name == match.face
        || call.name == "systemFont" && Set(call.labels).isSubset(of: ["ofSize", "weight"])
    else { return "the fonts may differ in more than their size" }
    return obstacle(place, types)
  }

  /// What stands against an expression of one of some types.
  private static func obstacle(_ place: Syntax, _ types: Set<String>) -> String? {
    guard let call = place.as(FunctionCallExprSyntax.self),
      let type = CallSyntax.path(of: call.calledExpression).first, types.contains(type)
    else { return "its type is not that of the guide's tokens, or is not written there" }
    var node = place
    // `(UIFont(…))!`
    while let list = node.parent?.parent, list.parent?.is(TupleExprSyntax.self) == true,
      let tuple = list.parent
    {
      node = tuple
    }
    switch node.parent?.as(SyntaxEnum.self) {
    case .memberAccessExpr(let member) where ["map", "flatMap"].contains(member.declName.baseName.text):
      return "a token is no optional"
    case .forceUnwrapExpr, .optionalChainingExpr: return "a token is no optional"
    case .exprList(let list) where list.contains { Operands.symbol($0) == "??" }:
      return "a token is no optional"
    default: return nil
    }
  }
}
