import KansoDiagnostics

/// The modes in which a set applies.
struct StudioActivity {
  /// True if the set applies in all modes.
  var isAlways = false
  /// The modes in which the set applies, by the index of their axis. The set applies if one of them holds.
  var modes: [Int: [Bool]] = [:]
  /// True for a set that no theme enables. It has only the tokens that others refer to, and no other set replaces.
  var isForReferences = false

  /// Returns true if the set applies.
  /// - Parameter current: the index of the mode of each axis.
  func holds(in current: [Int]) -> Bool {
    isAlways || modes.contains { $0.key < current.count && $0.value[current[$0.key]] }
  }
}

/// The sets that are read, and the axes of modes.
struct StudioPlan {
  private(set) var axes: [ForeignAxis] = []
  private(set) var sets: [(set: StudioSet, activity: StudioActivity)] = []
  /// The chosen mode of values that are objects with `light` and `dark`; nil for all.
  private(set) var valueMode: String?
  private(set) var findings: [ImportFinding] = []
  /// The names of the selection that the source does not have.
  private(set) var unknownNames: [String] = []

  /// The names of the modes of values that are objects, the default one first.
  static let valueModes = ["light", "dark"]

  init(_ source: StudioSource, _ selection: ImportSelection) {
    let (themes, names) = choose(source, selection.names)
    if themes.isEmpty && names.isEmpty {
      addAll(source)
    } else {
      let enabled = themes.reduce(into: Set<String>()) { $0.formUnion($1.sets) }
      var chosen = source.sets.filter { enabled.contains($0.name) || names.contains($0.name) }
      if themes.isEmpty, !source.hasOrder {
        let order = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        chosen = chosen.enumerated().sorted {
          (order[$0.element.name] ?? 0, $0.offset) < (order[$1.element.name] ?? 0, $1.offset)
        }.map(\.element)
      }
      sets = chosen.map { ($0, StudioActivity(isAlways: true)) }
      if !themes.isEmpty {
        let known = source.themes.reduce(into: Set(names)) { $0.formUnion($1.sets) }
        sets += source.sets.filter { !known.contains($0.name) }.map {
          ($0, StudioActivity(isAlways: true, isForReferences: true))
        }
      }
    }
  }

  /// Finds the themes and sets that the user named. Reports names that are neither.
  private mutating func choose(_ source: StudioSource, _ names: [String]) -> (
    themes: [StudioTheme], sets: [String]
  ) {
    var themes: [StudioTheme] = []
    var sets: [String] = []
    for name in names {
      let found = source.themes.filter { theme in
        theme.name == name || theme.group.map { "\($0)/\(theme.name)" } == name
      }
      themes += found
      if !found.isEmpty { continue }
      let matching =
        source.sets.filter { $0.name == name }.isEmpty
        ? source.sets.filter { $0.name.hasSuffix("/" + name) } : source.sets.filter { $0.name == name }
      if !matching.isEmpty {
        sets += matching.map(\.name)
      } else if Self.valueModes.contains(name) {
        valueMode = name
      } else {
        unknownNames.append(name)
      }
    }
    return (themes, sets)
  }

  /// Takes all sets, with the themes as modes.
  private mutating func addAll(_ source: StudioSource) {
    if source.themes.isEmpty {
      addModesOfSetNames(source.sets)
      return
    }
    var groups: [(name: String?, themes: [StudioTheme])] = []
    var positions: [String?: Int] = [:]
    for theme in source.themes {
      let position = positions[theme.group] ?? groups.count
      if position == groups.count {
        positions[theme.group] = position
        groups.append((theme.group, []))
      }
      // Of two themes with the same name, the sets of both apply.
      if let same = groups[position].themes.firstIndex(where: { $0.name == theme.name }) {
        let sets = groups[position].themes[same].sets.union(theme.sets)
        groups[position].themes[same] = StudioTheme(name: theme.name, group: theme.group, sets: sets)
      } else {
        groups[position].themes.append(theme)
      }
    }
    var activities: [String: StudioActivity] = [:]
    for group in groups {
      let axis = axes.count
      for (mode, theme) in group.themes.enumerated() {
        for set in theme.sets {
          if group.themes.count == 1 {
            activities[set, default: StudioActivity()].isAlways = true
          } else {
            activities[set, default: StudioActivity()]
              .modes[axis, default: Array(repeating: false, count: group.themes.count)][mode] = true
          }
        }
      }
      if group.themes.count > 1 {
        axes.append(ForeignAxis(name: group.name ?? "theme", modes: group.themes.map(\.name)))
      }
    }
    if activities.isEmpty {
      addModesOfSetNames(source.sets)
      return
    }
    for set in source.sets {
      guard var activity = activities[set.name] else {
        let message = "no theme enables the set `\(set.name)`; only tokens that others refer to are imported"
        findings.append(ImportFinding(.lost, [], message, at: SourceRange(file: set.file, 0..<0)))
        sets.append((set, StudioActivity(isAlways: true, isForReferences: true)))
        continue
      }
      if activity.modes.values.contains(where: { !$0.contains(false) }) { activity.isAlways = true }
      if activity.isAlways { activity.modes = [:] }
      sets.append((set, activity))
    }
  }

  /// Takes all sets of a source without themes. Sets named `light` and `dark` become modes.
  private mutating func addModesOfSetNames(_ all: [StudioSet]) {
    let modes = all.map { set in
      let name = set.name.split(separator: "/").last?.lowercased() ?? ""
      return Self.valueModes.firstIndex(of: name)
    }
    let hasModes = Set(modes.compactMap { $0 }).count == Self.valueModes.count
    if hasModes { axes = [ForeignAxis(name: nil, modes: Self.valueModes)] }
    for (set, mode) in zip(all, modes) {
      if hasModes, let mode {
        sets.append((set, StudioActivity(modes: [0: [mode == 0, mode == 1]])))
      } else {
        sets.append((set, StudioActivity(isAlways: true)))
      }
    }
  }

  /// Returns the index of the axis of values that are objects with `light` and `dark`, which it adds.
  mutating func axisOfValues() -> Int {
    if let axis = axes.firstIndex(where: { $0.name == nil }) { return axis }
    axes.append(ForeignAxis(name: nil, modes: Self.valueModes))
    return axes.count - 1
  }
}
