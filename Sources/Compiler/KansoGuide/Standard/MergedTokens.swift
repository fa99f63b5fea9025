import KansoDiagnostics
import KansoStandard
import KansoTheme

/// A token of a document of the standard, with its values in the contexts of a resolver document.
struct MergedToken {
  let path: [String]
  let type: TokenType
  /// The reading with the value for the default contexts, and the index of the token there.
  let base: (reading: Int, index: Int)
  /// The values in other contexts that differ from the one in the default contexts.
  var variants: [(axis: Int, reading: Int, index: Int)] = []

  /// The path without a `$root` at its end: the token has the name of its group. At the top, `$root` has no group.
  var guidePath: [String] { path.count > 1 && path.last == "$root" ? path.dropLast() : path }
}

/// The tokens of all readings of a document of the standard. A token of several readings is there once.
struct MergedTokens {
  /// A document in some contexts, with its tokens.
  struct Reading {
    let tokens: [StandardToken]
    let values: StandardValues
    /// The index in `MergedTokens.tokens` of each token.
    var merged: [Int] = []
    /// The index of the token in this reading, by the index in `MergedTokens.tokens`; -1 for none.
    var positions: [Int] = []
  }

  private(set) var tokens: [MergedToken] = []
  private(set) var readings: [Reading] = []
  /// The index in `readings` of each combination of other contexts than the default ones.
  private(set) var readingIndexes: [[Int: String]: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var indexes: [[String]: Int] = [:]

  /// - Parameter all: the readings of a document without errors.
  init(_ all: StandardReadings) {
    guard let base = Self.reading(all.base) else { return }
    let hasContexts = !all.readings.isEmpty
    tokens = base.tokens.enumerated().map { index, token in
      MergedToken(path: token.path, type: token.type, base: (0, index))
    }
    if hasContexts {
      for (index, token) in tokens.enumerated() { indexes[token.path] = index }
    }
    readings.append(base)
    readings[0].merged = Array(tokens.indices)
    readings[0].positions = Array(tokens.indices)
    readingIndexes[[:]] = 0
    for reading in all.readings { add(reading.document, [reading.axis: reading.context], axis: reading.axis) }
  }

  private static func reading(_ document: StandardDocument) -> Reading? {
    StandardValues(document).map { Reading(tokens: document.tokens, values: $0) }
  }

  /// Adds the document in a combination of contexts of several modifiers. Its tokens are those of the contexts alone.
  mutating func addCombination(_ document: StandardDocument, _ contexts: [Int: String]) {
    add(document, contexts, axis: nil)
  }

  /// Adds the document in some contexts.
  /// - Parameter axis: the modifier whose context differs from the default one; nil for several.
  private mutating func add(_ document: StandardDocument, _ contexts: [Int: String], axis: Int?) {
    guard var reading = Self.reading(document) else { return }
    let number = readings.count
    reading.positions = Array(repeating: -1, count: tokens.count)
    for (index, token) in reading.tokens.enumerated() {
      guard let known = indexes[token.path] else {
        indexes[token.path] = tokens.count
        reading.merged.append(tokens.count)
        reading.positions.append(index)
        tokens.append(MergedToken(path: token.path, type: token.type, base: (number, index)))
        reportMissing(token, "in the context `\(Self.name(of: contexts))` only", at: token.nameRange)
        continue
      }
      reading.merged.append(known)
      reading.positions[known] = index
    }
    readings.append(reading)
    readingIndexes[contexts] = number
    guard let axis else { return }
    for index in tokens.indices where tokens[index].base.reading != number {
      let position = reading.positions[index]
      guard position >= 0 else {
        // A token of another context is reported there.
        guard tokens[index].base.reading == 0 else { continue }
        let token = readings[0].tokens[tokens[index].base.index]
        reportMissing(token, "not in the context `\(Self.name(of: contexts))`", at: token.nameRange)
        continue
      }
      add((number, position), axis, to: index)
    }
  }

  private static func name(of contexts: [Int: String]) -> String {
    contexts.values.sorted().joined(separator: ", ")
  }

  private mutating func reportMissing(_ token: StandardToken, _ place: String, at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        .missingInContext, "`\(token.path.joined(separator: "."))` is \(place)", at: range,
        help: "Add it to the sources of all contexts, or to a set. Here the one value applies everywhere."))
  }

  /// Adds the value of a token in a context, unless it is the same as in the default contexts. The default value is added
  /// where it is written again, since it replaces the values of earlier modifiers.
  private mutating func add(_ value: (reading: Int, index: Int), _ axis: Int, to index: Int) {
    let base = tokens[index].base
    let token = readings[value.reading].tokens[value.index]
    guard token.type == tokens[index].type else {
      diagnostics.append(
        Diagnostic(
          .changingType,
          "`\(token.path.joined(separator: "."))` is of type `\(token.type.rawValue)` here, and of type "
            + "`\(tokens[index].type.rawValue)` in other contexts", at: token.nameRange,
          help: "Give the token one type, or each of the two a name of its own.",
          notes: [.init("the other one is here", at: readings[base.reading].tokens[base.index].nameRange)]))
      return
    }
    let replaces = tokens[index].variants.contains { $0.axis != axis } && !isOnePlace(base, value)
    guard replaces || !isSame(base, value) else { return }
    tokens[index].variants.append((axis, value.reading, value.index))
  }

  /// Returns true if two values are written in the same way and come to the same in their readings.
  func isSame(_ left: (reading: Int, index: Int), _ right: (reading: Int, index: Int)) -> Bool {
    let (first, second) = (readings[left.reading], readings[right.reading])
    let (own, other) = (first.tokens[left.index], second.tokens[right.index])
    func isSameResult() -> Bool {
      first.values.resolvedText(own.value, of: own.type)
        == second.values.resolvedText(other.value, of: other.type)
    }
    if isOnePlace(left, right) { return !first.values.hasParts(own.value) || isSameResult() }
    let (before, after) = (first.values.references(in: own.value), second.values.references(in: other.value))
    guard before.isEmpty == after.isEmpty else { return false }
    if before.isEmpty { return isSameResult() }
    return first.values.text(of: own.value) == second.values.text(of: other.value)
      && (!first.values.hasParts(own.value) || isSameResult())
  }

  /// Returns true if two readings have a value from the same place.
  private func isOnePlace(_ left: (reading: Int, index: Int), _ right: (reading: Int, index: Int)) -> Bool {
    let (first, second) = (readings[left.reading], readings[right.reading])
    let (own, other) = (first.tokens[left.index].value, second.tokens[right.index].value)
    return own.node.offset == other.node.offset
      && first.values.file(of: own) === second.values.file(of: other)
  }

  /// Returns the value of a token in a reading; that in the default contexts if the reading has none.
  func value(of token: Int, in reading: Int) -> (reading: Int, index: Int) {
    let positions = readings[reading].positions
    guard token < positions.count, positions[token] >= 0 else { return tokens[token].base }
    return (reading, positions[token])
  }

  // MARK: Axes

  /// For each token, the axes along which it changes, by itself or through others, as bits.
  var axes: [UInt64] {
    var axes = tokens.map { $0.variants.reduce(UInt64(0)) { $0 | 1 << UInt64($1.axis) } }
    var dependents = Array(repeating: [Int](), count: tokens.count)
    for (index, token) in tokens.enumerated() {
      let values = [token.base] + token.variants.map { ($0.reading, $0.index) }
      for (reading, position) in values {
        let own = readings[reading]
        for target in own.values.references(in: own.tokens[position].value) {
          dependents[own.merged[target]].append(index)
        }
      }
    }
    var pending = axes.indices.filter { axes[$0] != 0 }
    while let index = pending.popLast() {
      for dependent in dependents[index] where axes[dependent] | axes[index] != axes[dependent] {
        axes[dependent] |= axes[index]
        pending.append(dependent)
      }
    }
    return axes
  }
}
