import KansoTheme

/// The axes of the modes of a tree. Modes in which the same tokens have values belong to one axis.
struct TreeModes {
  private(set) var axes: [ForeignAxis] = []
  /// The indexes of the axes by the names of their modes.
  private var indexes: [String: Int] = [:]

  /// The maximum number of modes.
  static let maxCount = 256

  /// Creates no modes.
  init() {}

  init(_ tree: TokenTree) {
    var names: [String] = []
    var groups: [String: Int] = [:]
    var members: [[String]] = []
    if !tree.fileModes.isEmpty {
      names = tree.fileModes
      for name in names { groups[name] = 0 }
      members.append(names)
    }
    for entry in tree.entries where !entry.modes.isEmpty {
      let known = entry.modes.compactMap { groups[$0.name] }
      let group = known.min() ?? members.count
      if group == members.count { members.append([]) }
      for other in Set(known).sorted() where other != group {
        for name in members[other] { groups[name] = group }
        members[group] += members[other]
        members[other] = []
      }
      for mode in entry.modes where groups[mode.name] == nil && names.count < Self.maxCount {
        groups[mode.name] = group
        members[group].append(mode.name)
        names.append(mode.name)
      }
    }
    for group in members where !group.isEmpty {
      let standard = Self.standard(of: group, in: tree)
      let modes = [standard] + group.filter { $0 != standard }
      for mode in modes { indexes[mode] = axes.count }
      let isAppearance = modes.contains {
        $0.lowercased().contains("dark") || $0.lowercased().contains("light")
      }
      let hasAppearance = axes.contains { $0.name == nil }
      axes.append(
        ForeignAxis(
          name: isAppearance && !hasAppearance ? nil : axes.isEmpty ? "mode" : "mode\(axes.count + 1)",
          modes: modes))
    }
  }

  /// Returns the index of the axis of a mode; nil for an unknown mode.
  func axis(of mode: String) -> Int? { indexes[mode] }

  /// Returns the first mode in which all tokens have the value that they have without modes; without one, a new name.
  private static func standard(of group: [String], in tree: TokenTree) -> String {
    for name in group {
      var isStandard = false
      for entry in tree.entries {
        guard let value = entry.modes.first(where: { $0.name == name })?.value, let own = entry.value else {
          continue
        }
        isStandard = value.node.equals(own.node)
        if !isStandard { break }
      }
      if isStandard { return name }
    }
    for name in ["light", "default", "standard", "base"]
    where !group.contains(where: { $0.lowercased() == name }) {
      if name != "light"
        || group.contains(where: { $0.lowercased().contains("dark") || $0.lowercased().contains("light") })
      {
        return name
      }
    }
    return group[0]
  }
}
