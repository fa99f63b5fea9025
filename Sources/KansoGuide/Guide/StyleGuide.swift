import KansoDiagnostics
import KansoTheme

/// What was written: a style guide before its aliases are followed. Every value knows its place.
package struct StyleGuide: Sendable {
  package let file: SourceFile
  package let name: String?
  package let modes: [Mode]
  /// Where each mode is declared.
  package let modeRanges: [SourceRange]
  package let sections: [GuideGroup]
  /// All tokens, in the guide's order.
  package let tokens: [GuideToken]
  /// The paths of what was refused for its name, and is therefore not among the tokens.
  let refused: Set<TokenPath>
  /// The bytes that the tokens come to, without their texts.
  let size: GuideSize
  /// For each mode the modes whose value a token has there, in the order in which they are tried.
  let modeOrders: [[Int]]

  /// Whether a path leads to or into something that was refused.
  func isRefused(_ path: TokenPath) -> Bool {
    // Nothing in a guide has more names, and each would be one more path to look for.
    let dotCount = path.dotted.utf8.count { $0 == UInt8(ascii: ".") }
    guard !refused.isEmpty, dotCount < ReadingLimits.nesting else { return false }
    return refused.contains(path) || path.groups.contains { refused.contains($0) }
  }
}

/// A group as it was written.
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

/// A token as it was written.
package final class GuideToken: Sendable {
  package let path: TokenPath
  package let section: Section
  package let nameRange: SourceRange
  package let about: About
  /// One value for all modes, or one for each mode that has its own.
  package let values: [WrittenValue]

  init(path: TokenPath, section: Section, nameRange: SourceRange, about: About, values: [WrittenValue]) {
    self.path = path
    self.section = section
    self.nameRange = nameRange
    self.about = about
    self.values = values
  }
}

/// The value of a token, for one mode or for all.
package struct WrittenValue: Sendable {
  /// The index of the mode in `StyleGuide.modes`, or nil where the value holds in all modes.
  package let mode: Int?
  package let expression: Expression
  package let range: SourceRange
}

/// How a value was written.
package enum Expression: Sendable {
  case literal(TokenValue)
  /// The value of another token.
  case alias(Reference)
  /// A font by its parts, some of which may come from another font.
  indirect case font(FontParts)
  /// A length that is calculated from others.
  case arithmetic(Arithmetic<Reference>)
  /// Four lengths: top, leading, bottom and trailing.
  case edges([Arithmetic<Reference>])
  /// What could not be read; that was reported where it stands.
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

/// The name of another token where it is used.
package struct Reference: Sendable {
  /// The path from the document's root.
  package let target: TokenPath
  /// The path as it was written.
  package let written: String
  package let range: SourceRange

  /// Whether the path is written in braces, as one that begins at the document's root is.
  var isInBraces: Bool { written.utf8.first == UInt8(ascii: "{") }
}

/// The parts of a font that were written.
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

/// What can be said about a token or a group beside its value.
package struct About: Sendable {
  var description: String?
  var deprecated: Located<Deprecation?>?
}

extension StyleGuide {
  /// The index of the written value that holds in a mode: its own, else that of its fallback, and so on.
  func choice(of token: GuideToken, in mode: Int) -> Int? {
    if token.values.count == 1, token.values[0].mode == nil { return 0 }
    guard modeOrders.indices.contains(mode) else { return nil }
    for candidate in modeOrders[mode] {
      if let index = token.values.firstIndex(where: { $0.mode == candidate }) { return index }
    }
    return nil
  }

  /// Each mode, its fallback, the fallback of that, and so on.
  static func modeOrders(of modes: [Mode]) -> [[Int]] {
    let fallbacks = modes.map { mode in modes.firstIndex { $0.name == mode.fallback } }
    return modes.indices.map { mode in
      var order = [mode]
      // Fallbacks that run in a circle were reported; the walk ends all the same.
      while let next = fallbacks[order[order.count - 1]], !order.contains(next) { order.append(next) }
      return order
    }
  }
}
