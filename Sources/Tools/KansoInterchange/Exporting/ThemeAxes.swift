import KansoTheme

/// The axes of a theme's modes in the neutral model.
///
/// There, each axis has a value at any time. So the value in a mode is the one that applies together with the default mode
/// on all other axes. Appearance and contrast are one axis with up to four modes, since most formats know them so.
struct ThemeAxes {
  /// A value of a token where certain modes of the axes apply.
  struct Place {
    /// The modes by the index of their axis, without default ones; never empty.
    let modes: [Int: String]
    /// The index of the theme's mode whose variant applies; nil for the default value.
    let variant: Int?
  }

  /// The axes, that of the system first.
  private(set) var axes: [ForeignAxis] = []
  private let theme: Theme
  /// The context of each mode of each axis.
  private var contexts: [[String: Context]] = []
  /// The places by the modes in which a token has variants.
  private var known: [[Int]: [Place]] = [:]

  /// The maximum number of places of a token, including combinations of modes.
  private static let maxPlaceCount = 256

  init(_ theme: Theme) {
    self.theme = theme
    var values: [String: [String]] = [:]
    var names: [String] = []
    for mode in theme.modes {
      for (axis, value) in mode.context.sorted {
        if values[axis] == nil {
          names.append(axis)
          values[axis] = [Self.standard(of: axis, in: theme)]
        }
        if values[axis]?.contains(value) == false { values[axis]?.append(value) }
      }
    }
    if let appearances = values["appearance"] {
      addSystemAxis(appearances, values["contrast"])
      names.removeAll { $0 == "appearance" || $0 == "contrast" }
    }
    for name in names {
      guard let modes = values[name], modes.count > 1 else { continue }
      axes.append(ForeignAxis(name: name, modes: modes))
      contexts.append(Dictionary(uniqueKeysWithValues: modes.map { ($0, Context([name: $0])) }))
    }
  }

  /// Returns the value of an axis in the default mode, with a new name if that mode has none.
  private static func standard(of axis: String, in theme: Theme) -> String {
    guard let first = theme.modes.first else { return "default" }
    if let value = first.context.values[axis] { return value }
    let used = Set(theme.modes.compactMap { $0.context.values[axis] })
    let candidates: [String] =
      switch axis {
      case "appearance": ["light"]
      case "contrast": ["normal"]
      default: first.context.values.isEmpty ? [first.name] : []
      }
    var name = candidates.first { !used.contains($0) } ?? "default"
    while used.contains(name) { name += "-default" }
    return name
  }

  /// Adds the axis of appearance and contrast, whose modes have the names that guides give to them.
  private mutating func addSystemAxis(_ appearances: [String], _ contrasts: [String]?) {
    var modes: [(name: String, context: Context)] = []
    for contrast in contrasts ?? ["normal"] {
      for appearance in appearances {
        let name = contrast == "increased" ? "\(appearance)HighContrast" : appearance
        let context: Context =
          contrasts == nil ? ["appearance": appearance] : ["appearance": appearance, "contrast": contrast]
        modes.append((name, context))
      }
    }
    guard modes.count > 1 else { return }
    axes.append(ForeignAxis(name: nil, modes: modes.map(\.name)))
    contexts.append(Dictionary(modes.map { ($0.name, $0.context) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Returns the places in which a token needs a value of its own.
  mutating func places(of token: ThemeToken) -> [Place] {
    let variants = token.variants.map(\.mode)
    guard !variants.isEmpty else { return [] }
    if let places = known[variants] { return places }
    var places: [Place] = []
    var seen: Set<[Int: String]> = [[:]]
    func add(_ modes: [Int: String]) {
      guard places.count < Self.maxPlaceCount, seen.insert(modes).inserted else { return }
      places.append(Place(modes: modes, variant: variant(of: token, in: modes)))
    }
    for mode in variants { selections(of: theme.modes[mode].context).forEach(add) }
    // Two modes that apply together can have another value than the model would choose.
    var index = 1
    while index < places.count {
      for other in places[..<index] {
        let modes = places[index].modes.merging(other.modes) { own, _ in own }
        let isCombination =
          other.modes.allSatisfy { modes[$0.key] == $0.value }
          && modes.count > max(other.modes.count, places[index].modes.count)
        if isCombination, Self.choice(of: places, in: modes)?.variant != variant(of: token, in: modes) {
          add(modes)
        }
      }
      index += 1
    }
    known[variants] = places
    return places
  }

  /// Returns the place whose value applies: that with the most modes, and of several the last one.
  private static func choice(of places: [Place], in modes: [Int: String]) -> Place? {
    var best: Place?
    for place in places where place.modes.allSatisfy({ modes[$0.key] == $0.value }) {
      if place.modes.count >= best?.modes.count ?? 0 { best = place }
    }
    return best
  }

  /// Returns the mode whose variant applies in modes of the axes and in the default modes of the others.
  private func variant(of token: ThemeToken, in modes: [Int: String]) -> Int? {
    var values = theme.modes.first?.context.values ?? [:]
    for (axis, mode) in modes {
      values.merge(contexts[axis][mode]?.values ?? [:]) { $1 }
    }
    return theme.variant(of: token, in: Context(values))?.mode
  }

  /// Returns all modes of the axes to which a context belongs, without default ones: a context with a contrast belongs to
  /// both appearances, and one with an appearance to both contrasts.
  private func selections(of context: Context) -> [[Int: String]] {
    var selections: [[Int: String]] = [[:]]
    for (index, axis) in axes.enumerated() {
      let own = contexts[index][axis.modes[0]].map {
        Context($0.values.filter { context.values[$0.key] != nil })
      }
      guard own?.values.isEmpty == false else { continue }
      let modes = axis.modes.filter { contexts[index][$0]?.canHold(with: context) == true }
      selections = selections.flatMap { selection in
        modes.map { mode in
          var selection = selection
          if mode != axis.modes[0] { selection[index] = mode }
          return selection
        }
      }
    }
    return selections
  }
}
