import KansoDiagnostics
import KansoTheme
import SwiftSyntax

/// Decides if a token can replace a literal: the token must have the same value in every mode and, as far as
/// the source shows it, the same type.
package struct Fixer: Sendable {
  /// The types of generated colors and fonts.
  package struct Types: Sendable {
    /// The names of the color types; empty for an unknown platform.
    let colors: Set<String>
    let fonts: Set<String>

    /// Creates the types of a platform; none for an unknown one.
    ///
    /// - Parameter platform: the name of the platform that the guide is compiled for. `auto` includes the
    ///   types of UIKit and AppKit, because a source that names one of them is compiled for that framework.
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
  /// The types that tokens have in Objective-C, on every platform.
  private static let objectiveCTypes = Types(platform: "auto")
  /// True if the guide is also compiled for Objective-C.
  private let writesObjectiveCHeader: Bool

  /// True if only literals are replaced around which names mention the token.
  private let onlyMentioned: Bool
  /// True if a token may replace a literal whose value it has in one mode only, or at the default text size only: in
  /// new code, which follows the guide from the beginning.
  private let followsModes: Bool

  package init(
    _ types: Types, writesObjectiveCHeader: Bool = false, onlyMentioned: Bool = false,
    followsModes: Bool = false
  ) {
    (self.types, self.onlyMentioned, self.followsModes) = (types, onlyMentioned, followsModes)
    self.writesObjectiveCHeader = writesObjectiveCHeader
  }

  /// The settings as texts, in an order that depends on nothing else.
  var settings: [String] {
    types.colors.sorted() + types.fonts.sorted() + [
      "\(writesObjectiveCHeader)", "\(onlyMentioned)", "\(followsModes)",
    ]
  }

  /// The reason that a replacement would be unsafe.
  struct UnsafeReason: Error {
    let reason: String
  }

  /// The replacements of a source, as far as the source itself shows them.
  struct Proposals: Sendable {
    /// A replacement, or the reason that it would be unsafe.
    fileprivate struct Proposal: Sendable {
      /// The rule that reports the literal.
      let rule: DiagnosticDescriptor
      let result: Result<Replacement, UnsafeReason>
    }

    /// The proposals by the range of the literal.
    fileprivate var proposals: [Range<Int>: Proposal] = [:]

    /// True if any literal has a replacement.
    var hasReplacement: Bool { proposals.values.contains { (try? $0.result.get()) != nil } }
  }

  /// Returns the replacements for the literals of a source that tokens can replace, as far as the source shows
  /// that they are safe.
  ///
  /// - Parameter found: the literals; those without a token of the same value are ignored.
  func proposals(for found: [MatchedLiteral], in source: LintSource, _ matcher: TokenMatcher) -> Proposals {
    var proposals = Proposals()
    let candidates = Dictionary(
      found.filter { $0.token != nil }.map { ($0.literal.range, $0) }, uniquingKeysWith: { first, _ in first }
    )
    guard !candidates.isEmpty else { return proposals }
    var replacements: [Range<Int>: Result<Replacement, UnsafeReason>] = [:]
    var entries: [Entry: String] = [:]
    for found in found {
      guard let token = found.token else { continue }
      replacements[found.literal.range] = Result { () throws(UnsafeReason) in
        let replacement = try replacement(for: found.literal, token, in: source.file, matcher)
        guard let relatedEdit = replacement.relatedEdit else { return replacement }
        // `padding.card` and `sizes.card` have the same name as metrics. The first of them gets the name.
        let entry = Entry(list: relatedEdit.range, metric: replacement.text)
        guard entries[entry, default: relatedEdit.entry] == relatedEdit.entry else {
          throw UnsafeReason(reason: "the call has another metric `\(replacement.text)`")
        }
        entries[entry] = relatedEdit.entry
        return replacement
      }
    }
    for range in CallValues.incomplete(found, isReplaced: { (try? replacements[$0]?.get()) != nil }) {
      replacements[range] = .failure(UnsafeReason(reason: "another value of the call is left"))
    }
    let possible = replacements.values.compactMap { try? $0.get() }
    let nameConflicts = NameConflicts(source, names: Set(possible.flatMap(\.names)))
    for (range, result) in replacements {
      guard let rule = candidates[range]?.rule else { continue }
      let checked = Result { () throws(UnsafeReason) in
        let replacement = try result.get()
        try Self.check(replacement, nameConflicts)
        return replacement
      }
      proposals.proposals[range] = Proposals.Proposal(rule: rule, result: checked)
    }
    return proposals
  }

  /// Returns the findings with the proposed replacements, and with a note for those that tokens cannot replace.
  /// Other findings are unchanged.
  ///
  /// - Parameter own: the definitions of all sources.
  func fix(
    _ findings: [Diagnostic], _ proposals: Proposals, in file: SourceFile, _ own: OwnDefinitions
  ) -> [Diagnostic] {
    guard !proposals.proposals.isEmpty else { return findings }
    return findings.map { finding in
      guard let proposal = proposals.proposals[finding.range.offsets], proposal.rule == finding.descriptor
      else {
        return finding
      }
      do throws(UnsafeReason) {
        let replacement = try proposal.result.get()
        if !replacement.isObjectiveC,
          let reason = own.conflict(naming: replacement.name, within: replacement.scopes, in: file.path)
        {
          throw UnsafeReason(reason: reason)
        }
        return finding.withReplacement(
          replacement.text, relatedEdits: replacement.relatedEdit.map { [$0] } ?? [])
      } catch {
        return finding.adding(.unsafe(error.reason))
      }
    }
  }

  /// A name among the metrics of a call.
  private struct Entry: Hashable {
    /// The insertion point of the metrics, which identifies the call.
    let list: Range<Int>
    let metric: String
  }

  /// The replacement for a literal.
  fileprivate struct Replacement: Sendable {
    let text: String
    /// The edit that adds a metric; nil if no metric is needed.
    let relatedEdit: RelatedEdit?
    /// The qualified name of the token in the source: `Padding.standard`, `PaddingStandard()`.
    let name: String
    /// The names that the value flows into.
    let consumers: ValueConsumers
    /// The enclosing types, and the types that they inherit from.
    let scopes: [String]
    let isObjectiveC: Bool

    /// The type or the function at the start of the name.
    var type: String { String(name.prefix { $0 != "." && $0 != "(" }) }
    /// The names to search in the source.
    var names: [String] {
      [type] + (isObjectiveC ? [] : consumers.names) + (relatedEdit == nil ? [] : [text])
    }
  }

  /// Returns the replacement for a literal, as far as its expression shows that it is safe.
  ///
  /// - Throws: `UnsafeReason` if it is not, also if several tokens have the value.
  private func replacement(
    for literal: StyleLiteral, _ match: TokenMatch, in file: SourceFile, _ matcher: TokenMatcher
  ) throws(UnsafeReason) -> Replacement {
    let isObjectiveC = literal.origin.lowered != nil
    let name = literal.expression(for: match.path, matcher.naming)
    if isObjectiveC, !writesObjectiveCHeader {
      throw UnsafeReason(reason: "the guide is not compiled for Objective-C (`compile: {objc-header: true}`)")
    }
    guard match.isAlone else { throw UnsafeReason(reason: "several tokens have its value") }
    if onlyMentioned, !match.isMentioned {
      throw UnsafeReason(reason: "no name around it mentions `\(name)`")
    }
    guard match.isFixed || followsModes else {
      throw UnsafeReason(reason: "`\(name)` has another value in another mode")
    }
    guard !match.isScaled || followsModes else {
      throw UnsafeReason(reason: "`\(name)` scales with Dynamic Type, and the literal does not")
    }
    guard !match.isNegative else { throw UnsafeReason(reason: "`\(name)` has the minus itself") }
    let types = isObjectiveC ? Self.objectiveCTypes : types
    let unsafeReason =
      switch literal.value {
      case .number(let value) where literal.place.is(StringLiteralExprSyntax.self):
        value < 0 ? "a metric takes no sign" : nil
      case .number:
        literal.kind == .opacity && !isObjectiveC && Self.isAssignedToOpacity(literal.place)
          ? "the `opacity` of a layer is a `Float`"
          : Self.unsafeReasonForNumber(literal.place, isObjectiveC: isObjectiveC)
      case .color(let color):
        Self.unsafeReason(forColor: color, at: literal.place, match: match, types: types.colors)
      case .font(let font):
        Self.unsafeReason(forFont: font, at: literal.place, match: match, types: types.fonts)
      case .brokenFormat: "it is no token"
      }
    if let unsafeReason = unsafeReason ?? NameConflicts.unsafeReason(around: literal.place, matcher.rootNames)
    {
      throw UnsafeReason(reason: unsafeReason)
    }
    if !isObjectiveC, literal.place.root.as(SourceFileSyntax.self)?.hasSyntaxErrors == true {
      throw UnsafeReason(reason: "the file has mistakes")
    }
    var (text, relatedEdit): (String, RelatedEdit?) = (name, nil)
    if literal.place.is(StringLiteralExprSyntax.self) {
      (text, relatedEdit) = try FormatMetrics(literal).metric(for: match.path, name, matcher.naming)
    } else if isObjectiveC, literal.range.lowerBound > 0,
      file.bytes[literal.range.lowerBound - 1] == UInt8(ascii: "@")
    {
      // `@8` becomes `@(name)`.
      text = "(\(name))"
    }
    return Replacement(
      text: text, relatedEdit: relatedEdit, name: name, consumers: ValueConsumers(of: literal.place),
      scopes: TokenReferences.scopes(around: literal.place), isObjectiveC: isObjectiveC)
  }

  /// Checks that the names in the rest of the source do not make a replacement unsafe.
  ///
  /// - Throws: `UnsafeReason` if the source declares the token's type itself, if the value flows into a
  ///   number that is not a `CGFloat`, or if the metric may be the name of a view.
  private static func check(_ replacement: Replacement, _ source: NameConflicts) throws(UnsafeReason) {
    let type = replacement.type
    if source.declares(type: type, calledBy: UInt8(ascii: replacement.isObjectiveC ? "(" : ".")) {
      throw UnsafeReason(reason: "`\(type)` is something else in this file")
    }
    // C converts numbers implicitly.
    if !replacement.isObjectiveC,
      let number = replacement.consumers.number
        ?? replacement.consumers.names.first(where: source.isOtherNumber)
    {
      throw UnsafeReason(reason: "`\(number)` is no `CGFloat` in this file")
    }
    if replacement.relatedEdit != nil, source.isView(replacement.text, unlessValueIs: replacement.name) {
      throw UnsafeReason(reason: "`\(replacement.text)` may be a view in this file")
    }
  }

  // MARK: Lengths

  /// The calls whose argument may not be a `CGFloat`.
  private static let conversions: Set<String> = ["CGFloat", "Double", "Float", "Int", "NSNumber", "Decimal"]

  /// Returns the reason that a token cannot replace a number: a division in C, a count, a sum, a conversion, a
  /// complement or a dictionary around it. Nil if there is none in its statement.
  private static func unsafeReasonForNumber(_ place: Syntax, isObjectiveC: Bool) -> String? {
    var node = place
    var (isCalculated, isArgument) = (false, false)
    while let parent = node.parent {
      switch parent.as(SyntaxEnum.self) {
      case .sequenceExpr(let sequence):
        isCalculated = true
        // `8 / 3` is 2 in C.
        if isObjectiveC, place.is(IntegerLiteralExprSyntax.self),
          sequence.elements.contains(where: { OperatorSymbol.of($0) == "/" })
        {
          return "it may be a division of whole numbers"
        }
        if sequence.elements.contains(where: Operands.isCountOrIndex) {
          return "a number of things is no `CGFloat`"
        }
        // A literal in `22 - 16` does not have the meaning of a token.
        let isSum = sequence.elements.contains { ["+", "-"].contains(OperatorSymbol.of($0)) }
        if isSum, sequence.elements.count(where: LiteralNumber.isLiteral) > 1 {
          return "it is calculated with other numbers"
        }
        // In `width - 8`, the 8 may be one padding or two.
        if isSum, !isArgument { return "it is part of a calculation" }
      case .functionCallExpr(let call):
        isArgument = true
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

  /// Returns true for a value in a statement that assigns to a property `opacity`, which a `CALayer` has.
  private static func isAssignedToOpacity(_ place: Syntax) -> Bool {
    sequence(first: place, next: \.parent).contains { node in
      guard let sequence = node.as(SequenceExprSyntax.self), let first = sequence.elements.first else {
        return false
      }
      return CallSyntax.lastName(of: first) == "opacity"
    }
  }
}
