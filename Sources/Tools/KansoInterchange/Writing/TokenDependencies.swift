import KansoGuide
import KansoTheme

/// The tokens of a source that can be written, in an order in which each follows those that it refers to.
struct TokenDependencies {
  /// The kinds of the tokens; nil for those that are lost, and for those of no kind.
  private(set) var kinds: [GuideValueKind?]
  /// The reasons why tokens are lost.
  private(set) var losses: [Int: String]
  /// The variants that refer to what is not imported, by the index of their token, with the reasons. The token keeps its
  /// other values.
  private(set) var lostVariants: [Int: [(position: Int, message: String)]] = [:]
  /// The axes along which the tokens change, by themselves or through others, as bits.
  private(set) var axes: [UInt64]

  /// - Parameter lost: the tokens that are already lost, with the reasons.
  init(_ references: GuideReferences, lost: [Int: String]) {
    let tokens = references.tokens
    losses = lost
    kinds = Array(repeating: nil, count: tokens.count)
    axes = tokens.map { token in
      token.variants.reduce(0) { $0 | $1.modes.keys.reduce(0) { $0 | 1 << UInt64($1 & 63) } }
    }
    var dependents: [[Int]] = Array(repeating: [], count: tokens.count)
    var defaultDependents = dependents
    var openCounts = Array(repeating: 0, count: tokens.count)
    for (index, token) in tokens.enumerated() {
      for path in token.value.references {
        guard let (target, _) = references.target(of: path) else {
          losses[index] = losses[index] ?? Self.dangling(path)
          continue
        }
        dependents[target].append(index)
        defaultDependents[target].append(index)
        openCounts[index] += 1
      }
      for variant in token.variants {
        for path in variant.value.references {
          if let (target, _) = references.target(of: path) { dependents[target].append(index) }
        }
      }
    }
    loseDependents(of: Array(losses.keys), defaultDependents, tokens)
    findKinds(references, defaultDependents, &openCounts)
    let kindless = tokens.indices.filter { kinds[$0] == nil && losses[$0] == nil }
    for index in kindless {
      losses[index] =
        openCounts[index] > 0
        ? "its references lead back to itself" : "a guide has no values of this kind"
    }
    loseDependents(of: kindless, defaultDependents, tokens)
    for index in tokens.indices where losses[index] == nil { findLostVariants(of: index, references) }
    spreadAxes(dependents)
  }

  /// Finds the variants of a token that refer to no token, or to a lost one.
  private mutating func findLostVariants(of index: Int, _ references: GuideReferences) {
    for (position, variant) in references.tokens[index].variants.enumerated() {
      for path in variant.value.references {
        let target = references.target(of: path)?.index
        guard target.map({ losses[$0] != nil }) ?? true else { continue }
        let message = target == nil ? Self.dangling(path) : Self.lost(path)
        lostVariants[index, default: []].append((position, message))
        break
      }
    }
  }

  private static func lost(_ path: [String]) -> String {
    "it refers to `\(path.joined(separator: "."))`, which is not imported"
  }

  private static func dangling(_ path: [String]) -> String {
    "`\(path.joined(separator: "."))` is not a token of the source"
  }

  /// Loses all tokens that refer to lost ones.
  private mutating func loseDependents(of lost: [Int], _ dependents: [[Int]], _ tokens: [ForeignToken]) {
    var pending = lost.sorted()
    while let index = pending.popLast() {
      for dependent in dependents[index] where losses[dependent] == nil {
        losses[dependent] = Self.lost(tokens[index].path)
        kinds[dependent] = nil
        pending.append(dependent)
      }
    }
  }

  /// Finds the kinds of all tokens whose references do not lead back to themselves.
  /// - Parameter openCounts: the number of references of each token; afterwards, of those without a kind.
  private mutating func findKinds(
    _ references: GuideReferences, _ dependents: [[Int]], _ openCounts: inout [Int]
  ) {
    var ready = openCounts.indices.filter { openCounts[$0] == 0 }
    while let index = ready.popLast() {
      if losses[index] == nil {
        kinds[index] = GuideValueKind(references.tokens[index].value) {
          references.kind(at: $0, in: [:], kinds)
        }
      }
      for dependent in dependents[index] {
        openCounts[dependent] -= 1
        if openCounts[dependent] == 0 { ready.append(dependent) }
      }
    }
  }

  /// Adds to the axes of each token those of the tokens that it refers to.
  private mutating func spreadAxes(_ dependents: [[Int]]) {
    var pending = axes.indices.filter { axes[$0] != 0 }
    while let index = pending.popLast() {
      for dependent in dependents[index] where axes[dependent] | axes[index] != axes[dependent] {
        axes[dependent] |= axes[index]
        pending.append(dependent)
      }
    }
  }
}
