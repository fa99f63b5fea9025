import KansoDiagnostics
import KansoTheme

/// A style guide as it is written, before its aliases are resolved. Every value has its source range.
package struct StyleGuide: Sendable {
  package let file: SourceFile
  package let name: String?
  package let modes: [Mode]
  /// The range of each mode's declaration.
  package let modeRanges: [SourceRange]
  package let sections: [GuideGroup]
  /// All tokens, in the order of the guide.
  package let tokens: [GuideToken]
  /// The paths of members that were refused because of their names. They are not in `tokens`.
  let refused: Set<TokenPath>
  /// The size of all tokens, without the texts of their descriptions.
  let size: GuideSize
  /// For each mode, the modes whose values apply in it, in order of priority: the mode itself and its chain of
  /// fallbacks.
  let modeOrders: [[Int]]

  /// Returns true if a path leads to a refused member, or into a refused group.
  func isRefused(_ path: TokenPath) -> Bool {
    // A longer path exists in no guide. It is excluded here, because each of its names would add another lookup.
    let dotCount = path.dotted.utf8.count { $0 == UInt8(ascii: ".") }
    guard !refused.isEmpty, dotCount < ReadingLimits.nesting else { return false }
    return refused.contains(path) || path.groups.contains { refused.contains($0) }
  }
}

/// A group as it is written.
package struct GuideGroup: Sendable {
  package enum Member: Sendable {
    /// The index of a token in `StyleGuide.tokens`.
    case token(Int)
    case group(GuideGroup)
  }

  package let path: TokenPath
  package let nameRange: SourceRange
  package let about: About
  package let members: [Member]
}

/// A token as it is written.
package final class GuideToken: Sendable {
  package let path: TokenPath
  package let section: Section
  package let nameRange: SourceRange
  package let about: About
  /// One value for all modes, or a value for each mode that has its own.
  package let values: [WrittenValue]

  init(path: TokenPath, section: Section, nameRange: SourceRange, about: About, values: [WrittenValue]) {
    self.path = path
    self.section = section
    self.nameRange = nameRange
    self.about = about
    self.values = values
  }
}

/// The value of a token, for one mode or for all modes.
package struct WrittenValue: Sendable {
  /// The index of the mode in `StyleGuide.modes`; nil for a value for all modes.
  package let mode: Int?
  package let expression: Expression
  package let range: SourceRange
}

/// The expression of a value in the source.
package enum Expression: Sendable {
  case literal(TokenValue)
  /// The value of another token.
  case alias(Reference)
  /// A font with its parts; missing parts come from its base font.
  indirect case font(FontParts)
  /// A length as an arithmetic expression.
  case arithmetic(Arithmetic<Reference>)
  /// Four lengths: top, leading, bottom and trailing.
  case edges([Arithmetic<Reference>])
  /// An invalid value, which is already reported.
  case invalid

  /// The references to other tokens, from left to right.
  var references: [Reference] {
    switch self {
    case .alias(let reference): [reference]
    case .font(let parts): parts.base.map { [$0] } ?? []
    case .arithmetic(let arithmetic): arithmetic.leaves
    case .edges(let edges): edges.flatMap(\.leaves)
    case .literal, .invalid: []
    }
  }
}

/// A reference to another token.
package struct Reference: Sendable {
  /// The path from the root of the document.
  package let target: TokenPath
  /// The path in source notation.
  package let written: String
  package let range: SourceRange

  /// True if the path is in braces. Such a path begins at the root of the document.
  var isInBraces: Bool { written.utf8.first == UInt8(ascii: "{") }
}

/// The parts of a font that are written; nil for the others.
package struct FontParts: Sendable {
  var base: Reference?
  var families: [String]?
  var face: String?
  var size: Length?
  var weight: Double?
  var isItalic: Bool?
  var lineHeight: Double?
  var letterSpacing: Length?
  var textStyle: TextStyle?
  var maximumSize: Length?
}

/// The metadata of a token or a group.
package struct About: Sendable {
  var description: String?
  var deprecated: Located<Deprecation?>?
}

extension StyleGuide {
  /// Returns the index of the written value that applies in a mode: the mode's own value, or that of the first of its
  /// fallbacks with a value.
  func choice(of token: GuideToken, in mode: Int) -> Int? {
    if token.values.count == 1, token.values[0].mode == nil { return 0 }
    guard modeOrders.indices.contains(mode) else { return nil }
    for candidate in modeOrders[mode] {
      if let index = token.values.firstIndex(where: { $0.mode == candidate }) { return index }
    }
    return nil
  }

  /// Returns the priority orders of the modes: each mode, followed by its chain of fallbacks.
  static func modeOrders(of modes: [Mode]) -> [[Int]] {
    let fallbacks = modes.map { mode in modes.firstIndex { $0.name == mode.fallback } }
    return modes.indices.map { mode in
      var order = [mode]
      // The second condition ends the loop for a cycle of fallbacks, which is already reported.
      while let next = fallbacks[order[order.count - 1]], !order.contains(next) { order.append(next) }
      return order
    }
  }
}
