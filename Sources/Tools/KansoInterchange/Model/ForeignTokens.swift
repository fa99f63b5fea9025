import KansoDiagnostics
import KansoGuide
import KansoTheme

/// The tokens of files in the format of another tool, in terms that all formats share: the neutral model between a
/// format and a style guide. Paths, values and places are those of the source; nothing is resolved.
package struct ForeignTokens {
  /// The axes along which values change. A source without modes has none.
  package var axes: [ForeignAxis] = []
  /// The tokens in the order of the source. No two have the same path.
  package var tokens: [ForeignToken] = []
  /// The lines of the comment at the start of the guide.
  package var comments: [String] = []
  /// Everything that could not be carried over, or only in part, in the order in which it was found.
  package var findings: [ImportFinding] = []
  /// The parts of the selection that the source does not have, each as a message with those that it has.
  package private(set) var selectionProblems: [String] = []

  package init() {}

  /// Adds a part of the selection that the source does not have.
  /// - Parameters:
  ///   - message: says what there is not.
  ///   - choices: the names of the parts of the source.
  package mutating func addSelectionProblem(_ message: String, choices: [String]) {
    let limit = 20
    let names = choices.prefix(limit).map { "`\($0)`" }.joined(separator: ", ")
    let rest = choices.count > limit ? " and \(choices.count - limit) more" : ""
    selectionProblems.append(
      choices.isEmpty
        ? "\(message); the source has nothing to select" : "\(message); the source has \(names)\(rest)")
  }
}

/// An axis of modes of a source.
package typealias ForeignAxis = ModeAxis

/// A token of another tool.
package struct ForeignToken {
  /// The names of the groups and of the token, as in the source.
  package var path: [String]
  /// The section of a guide that holds the token, where the source says it; otherwise nil, and `typeName`, the path
  /// and the value decide.
  package var section: Section?
  /// The type as the source names it, such as `borderRadius` or `dimension`.
  package var typeName: String?
  /// The value in the default mode of all axes.
  package var value: ForeignValue
  /// The values in other modes.
  package var variants: [ForeignVariant] = []
  package var description: String?
  package var deprecation: ForeignDeprecation?
  /// The comments before the token in the guide.
  package var comments: [String] = []
  /// True for a token that stands commented out in the guide. No other token may refer to it.
  package var isCommentedOut = false
  /// The data of other tools in `$extensions` of the standard. Style guides do not have it.
  package var extensions: [JSONNode.Member] = []
  /// The place of the value in the source.
  package var place: SourceRange

  package init(_ path: [String], _ value: ForeignValue, at place: SourceRange) {
    (self.path, self.value, self.place) = (path, value, place)
  }

  /// The variants that a format with a file or a set for each mode has to write. The default value is needed only where
  /// it replaces that of an earlier variant, which can apply at the same time.
  var neededVariants: [ForeignVariant] {
    var needed: [ForeignVariant] = []
    for variant in variants {
      let replaces = needed.contains { $0.modes.count == 1 && $0.modes.keys != variant.modes.keys }
      if variant.modes.count > 1 || variant.value != value || replaces { needed.append(variant) }
    }
    return needed
  }
}

/// A token's value where certain modes apply.
package struct ForeignVariant: Equatable {
  /// The names of modes by the index of their axis in `ForeignTokens.axes`. Other axes do not matter to the value.
  package var modes: [Int: String]
  package var value: ForeignValue

  package init(_ modes: [Int: String], _ value: ForeignValue) { (self.modes, self.value) = (modes, value) }
}

/// A deprecation of a token.
package enum ForeignDeprecation: Equatable {
  case withoutReason
  /// The reason as plain text.
  case reason(String)
}
