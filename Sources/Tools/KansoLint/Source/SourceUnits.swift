/// The declarations of a source that can be left out of the text that is parsed: those at the top level and the
/// members of types, each with what precedes it. A unit may contain the units of its types.
struct SourceUnits: Sendable {
  /// A reason to parse a unit.
  struct Need: OptionSet, Sendable {
    let rawValue: UInt8

    /// The unit may contain a style literal.
    static let style = Need(rawValue: 1)
    /// The unit names a type that guides are compiled to.
    static let mention = Need(rawValue: 2)
    /// The unit may declare or extend such a type.
    static let declaration = Need(rawValue: 4)
  }

  /// A run of declarations, up to the end of a line after a closing brace.
  private struct Unit: Sendable {
    let start: Int
    /// The unit with the type around it; nil at the top level.
    let parent: Int?
    /// The end, after the closing brace or before that of the type around it.
    var end: Int
    /// The reasons to parse it, without those of the units in it.
    var needs: Need = []
  }

  /// The units by their start. A unit precedes those in it.
  private var units: [Unit] = []
  /// True if no unit can be left out, because brackets do not match.
  private(set) var isWhole = false

  /// Adds a unit at an offset, and returns its number.
  mutating func begin(at start: Int, in parent: Int?) -> Int {
    units.append(Unit(start: start, parent: parent, end: start))
    return units.count - 1
  }

  /// Ends a unit.
  mutating func end(_ number: Int, at end: Int, _ needs: Need) {
    units[number].end = end
    units[number].needs.formUnion(needs)
  }

  /// Makes all units one, whose parts are parsed together or not at all.
  mutating func join() { isWhole = true }

  /// The reasons of all units.
  var needs: Need { units.reduce(into: []) { $0.formUnion($1.needs) } }

  /// The byte ranges of a source, ascending.
  typealias Pieces = [Range<Int>]

  /// Returns the units that are needed for one of some reasons, with the heads and the ends of the types around
  /// them, and all other units, with the same heads and ends. Both are valid texts; one may be empty.
  ///
  /// - Parameters:
  ///   - wanted: the reasons.
  ///   - count: the number of bytes of the source.
  func pieces(for wanted: Need, of count: Int) -> (needed: Pieces, rest: Pieces) {
    guard !isWhole else {
      let all = count > 0 ? [0..<count] : []
      return needs.isDisjoint(with: wanted) ? ([], all) : (all, [])
    }
    var isNeeded = units.map { !$0.needs.isDisjoint(with: wanted) }
    var hasRest = Array(repeating: false, count: units.count)
    for number in units.indices.reversed() {
      guard let parent = units[number].parent else { continue }
      if isNeeded[number] { isNeeded[parent] = true }
    }
    for number in units.indices.reversed() where !isNeeded[number] || hasRest[number] {
      if let parent = units[number].parent { hasRest[parent] = true }
    }
    return (
      complement(count) { !isNeeded[$0] },
      complement(count) { isNeeded[$0] && !hasRest[$0] }
    )
  }

  /// Returns the ranges of a source without some units, each with all that is in it.
  private func complement(_ count: Int, without isLeftOut: (Int) -> Bool) -> Pieces {
    var pieces: Pieces = []
    var position = 0
    for number in units.indices where isLeftOut(number) && units[number].start >= position {
      if position < units[number].start { pieces.append(position..<units[number].start) }
      position = units[number].end
    }
    if position < count { pieces.append(position..<count) }
    return pieces
  }
}
