import KansoTheme

/// The conditions of a rule, at most one for each axis. Without conditions, the rule is that of the root element.
struct StyleSituation: Hashable {
  /// The conditions in the order of the axes.
  let conditions: [StyleCondition]

  init(_ conditions: [StyleCondition] = []) { self.conditions = conditions }

  /// True if a condition is that of an element. Such a rule also applies within elements that have other values.
  var hasElement: Bool { conditions.contains(where: \.isElement) }

  /// The media queries, joined; nil if there are none.
  var media: String? {
    let queries = conditions.compactMap { if case .media(let query) = $0.syntax { query } else { nil } }
    return queries.isEmpty ? nil : queries.joined(separator: " and ")
  }

  /// The selector of all elements on which the conditions of elements hold and at least one begins to: each condition is
  /// on the element itself or on one around it.
  var selector: String {
    let elements = conditions.compactMap {
      if case .element(let selector) = $0.syntax { selector } else { nil }
    }
    guard !elements.isEmpty else { return ":root" }
    return elements.indices.map { index in
      elements[index]
        + elements.indices.filter { $0 != index }.map { ":is(\(elements[$0]), \(elements[$0]) *)" }.joined()
    }.joined(separator: ", ")
  }

  /// Returns the context of the situation: the values of its conditions, and the default values of all other axes.
  func context(_ axes: StyleAxes) -> Context {
    var values: [String: String] = [:]
    for axis in axes.axes { values[axis.name] = axis.defaultValue }
    for condition in conditions { values[condition.axis] = condition.value }
    return Context(values)
  }

  /// The maximum number of situations of a token. A token whose axes have more of them is written in the contexts of its
  /// modes only.
  private static let maxCount = 64

  /// Returns all situations of axes with at least one condition, those with fewer conditions first.
  ///
  /// - Parameter modes: the modes whose contexts are the situations if there would be too many of them.
  static func all(of axes: [StyleAxes.Axis], modes: [Mode]) -> [StyleSituation] {
    var count = 1
    for axis in axes where count <= maxCount { count *= axis.conditions.count + 1 }
    guard count <= maxCount else { return situations(of: modes, axes) }
    var all: [[StyleCondition]] = [[]]
    for axis in axes {
      all += all.flatMap { earlier in axis.conditions.map { earlier + [$0] } }
    }
    return sorted(all.dropFirst().map { StyleSituation($0) }, axes)
  }

  /// Returns the situations in which the contexts of modes hold.
  private static func situations(of modes: [Mode], _ axes: [StyleAxes.Axis]) -> [StyleSituation] {
    var found: [StyleSituation] = []
    for mode in modes {
      var all: [[StyleCondition]] = [[]]
      for axis in axes {
        guard let value = mode.context.values[axis.name] else { continue }
        let conditions = axis.conditions.filter { $0.value == value }
        guard !conditions.isEmpty else { continue }
        all = all.flatMap { earlier in conditions.map { earlier + [$0] } }
      }
      found += all.filter { !$0.isEmpty }.map { StyleSituation($0) }
    }
    return sorted(found, axes)
  }

  /// Returns situations with those of fewer conditions first, because later rules replace earlier ones; else in the order
  /// of the conditions, each once.
  static func sorted(_ situations: [StyleSituation], _ axes: [StyleAxes.Axis]) -> [StyleSituation] {
    let places = Dictionary(
      axes.flatMap(\.conditions).enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<StyleSituation> = []
    let ranked: [(situation: StyleSituation, places: [Int])] = situations.filter { seen.insert($0).inserted }
      .map { situation in (situation, situation.conditions.map { places[$0] ?? 0 }) }
    let sorted = ranked.sorted { left, right in
      guard left.places.count == right.places.count else { return left.places.count < right.places.count }
      return left.places.lexicographicallyPrecedes(right.places)
    }
    return sorted.map { $0.situation }
  }

  /// Returns true if all conditions of another situation are among those of this one.
  func contains(_ other: StyleSituation) -> Bool {
    other.conditions.allSatisfy { conditions.contains($0) }
  }
}
