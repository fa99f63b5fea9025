import KansoTheme

/// A value of an axis that differs from the one in the default mode.
struct SchemeCondition: Hashable {
  let axis: String
  let value: String
}

/// An axis of a theme's modes, as a parameter of the function that chooses the values of tokens.
struct SchemeAxis {
  /// The type of the parameter.
  enum Kind {
    /// True in dark appearance.
    case isDark
    /// True with increased contrast.
    case hasHighContrast
    /// One of the values of the axis.
    case choice
  }

  let name: String
  /// The value in the default mode; nil if that has none.
  let defaultValue: String?
  /// The values that modes name, without the default one, in the order of the guide.
  let values: [String]

  /// The default value and the others.
  var allValues: [String] { (defaultValue.map { [$0] } ?? []) + values }

  /// The type of the parameter: a flag for the axes of the system, if they have no values of the guide's own.
  var kind: Kind {
    switch name {
    case "appearance" where Set(allValues).isSubset(of: ["light", "dark"]): .isDark
    case "contrast" where Set(allValues).isSubset(of: ["normal", "increased"]): .hasHighContrast
    default: .choice
    }
  }

  /// Returns the axes of all modes in which a token has another value, in the order of the guide.
  static func all(of theme: Theme) -> [SchemeAxis] {
    let used = Set(theme.tokens.flatMap { $0.variants.map(\.mode) })
    var names: [String] = []
    var values: [String: [String]] = [:]
    for index in theme.modes.indices where used.contains(index) {
      for (axis, value) in theme.modes[index].context.sorted {
        if values[axis] == nil { names.append(axis) }
        if values[axis]?.contains(value) != true { values[axis, default: []].append(value) }
      }
    }
    return names.map { name in
      let defaultValue = theme.modes.first?.context.values[name]
      return SchemeAxis(
        name: name, defaultValue: defaultValue, values: (values[name] ?? []).filter { $0 != defaultValue })
    }
  }

  /// The maximum number of situations of a section. A section whose axes have more of them is written in the contexts of
  /// its modes only.
  private static let maxSituationCount = 64

  /// Returns all combinations of conditions on axes, with at least one, those with fewer conditions first.
  ///
  /// - Parameter modes: the modes whose contexts are the situations if there would be too many of them.
  static func situations(of axes: [SchemeAxis], _ modes: [Mode]) -> [[SchemeCondition]] {
    var count = 1
    for axis in axes where count <= maxSituationCount { count *= axis.values.count + 1 }
    var all: [[SchemeCondition]] = [[]]
    if count <= maxSituationCount {
      for axis in axes {
        all += all.flatMap { earlier in
          axis.values.map { earlier + [SchemeCondition(axis: axis.name, value: $0)] }
        }
      }
    } else {
      var seen: Set<[SchemeCondition]> = [[]]
      for mode in modes {
        let conditions = axes.compactMap { axis -> SchemeCondition? in
          guard let value = mode.context.values[axis.name], value != axis.defaultValue else { return nil }
          return SchemeCondition(axis: axis.name, value: value)
        }
        if seen.insert(conditions).inserted { all.append(conditions) }
      }
    }
    return all.dropFirst().enumerated().sorted {
      ($0.element.count, $0.offset) < ($1.element.count, $1.offset)
    }
    .map(\.element)
  }
}
