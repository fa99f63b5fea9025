import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding
import KansoYAML

/// An axis of modes of a source, such as light and dark, or the brands of a product.
package struct ModeAxis: Equatable, Sendable {
  /// The name in the source, such as a collection's; nil for the appearance of the system.
  package var name: String?
  /// The names of the modes in the source, of which the first is the default. At least one.
  package var modes: [String]

  package init(name: String?, modes: [String]) { (self.name, self.modes) = (name, modes) }
}

/// The modes of a guide for the axes of a source.
package struct GuideModes: Sendable {
  /// A mode of the guide.
  package struct Mode: Sendable {
    package let name: String
    /// The axes of the guide with their values.
    package let context: [(axis: String, value: String)]
    /// The index of the mode whose values apply where a token has none; nil for the first mode.
    package let fallback: Int?
    /// The modes of the source by axis, without those that are the default of their axis.
    package let selection: [Int: String]
  }

  /// The modes, the default one first; empty for a source whose values are the same in all modes.
  package private(set) var modes: [Mode] = []
  /// The names of modes and combinations that do not fit into a guide.
  package private(set) var dropped: [String] = []

  /// The maximum number of modes of a guide.
  static let maxCount = ReadingLimits.modes

  /// True if the modes are written as a list: `light` and `dark`.
  package var isList: Bool {
    modes.count == 2 && modes.allSatisfy { Self.listContexts[$0.name] == $0.context.map(\.value) }
  }

  private static let listContexts = ["light": ["light"], "dark": ["dark"]]
  /// The contexts of the system's appearances by name.
  private static let appearances: [String: [(axis: String, value: String)]] = [
    "light": [("appearance", "light")], "dark": [("appearance", "dark")],
    "lightHighContrast": [("appearance", "light"), ("contrast", "increased")],
    "darkHighContrast": [("appearance", "dark"), ("contrast", "increased")],
  ]

  /// - Parameters:
  ///   - axes: the axes of the source.
  ///   - used: the indices of the axes along which tokens have values.
  ///   - combinations: the sets of axes along which a token changes together.
  package init(_ axes: [ModeAxis], used: Set<Int>, combinations: Set<Set<Int>>) {
    let active = axes.indices.filter { used.contains($0) && axes[$0].modes.count > 1 }
    guard let first = active.first else { return }
    var names = UsedNames()
    let system = active.first { Self.isAppearance(axes[$0]) }
    let axisNames = Dictionary(
      uniqueKeysWithValues: active.map {
        ($0, $0 == system ? "appearance" : names.axis(axes[$0].name ?? "mode"))
      })
    for axis in active {
      for (position, mode) in axes[axis].modes.enumerated() where position > 0 || axis == first {
        let known = axis == system ? Self.appearanceName(mode) : nil
        guard modes.count < Self.maxCount else {
          dropped.append(mode)
          continue
        }
        let name = known ?? names.mode(mode, of: axisNames[axis] ?? "mode")
        if known != nil { names.take(name) }
        let dark = name == "darkHighContrast" ? modes.firstIndex { $0.name == "dark" } : nil
        modes.append(
          Mode(
            name: name,
            context: known.flatMap { Self.appearances[$0] } ?? [(axisNames[axis] ?? "mode", name)],
            fallback: modes.isEmpty ? nil : dark ?? 0, selection: position == 0 ? [:] : [axis: mode]))
      }
    }
    addCombinations(combinations, &names)
  }

  /// Adds a mode for each combination of modes of several axes.
  private mutating func addCombinations(_ sets: Set<Set<Int>>, _ names: inout UsedNames) {
    var pending = sets.map { $0.sorted() }.sorted { ($0.count, $0.description) < ($1.count, $1.description) }
    // A combination of three axes also needs those of two of them.
    var known = Set(pending)
    for set in pending where set.count > 2 && set.count < 6 {
      for left in set {
        let rest = set.filter { $0 != left }
        if known.insert(rest).inserted { pending.append(rest) }
      }
    }
    for set in pending.sorted(by: { $0.count < $1.count }) {
      var combined = [(indices: [Int](), selection: [Int: String]())]
      for axis in set {
        let own = modes.indices.filter { modes[$0].selection.count == 1 && modes[$0].selection[axis] != nil }
        combined = combined.prefix(Self.maxCount).flatMap { entry in
          own.map {
            (entry.indices + [$0], entry.selection.merging(modes[$0].selection) { first, _ in first })
          }
        }
      }
      for (indices, selection) in combined {
        let name = indices.map { modes[$0].name }.joined(separator: "-")
        guard modes.count < Self.maxCount else {
          dropped.append(name)
          continue
        }
        modes.append(
          Mode(
            name: names.mode(name, of: "mode"), context: indices.flatMap { modes[$0].context },
            fallback: indices.first, selection: selection))
      }
    }
  }

  /// Returns true for the appearance of the system: modes with its names, and no other ones.
  private static func isAppearance(_ axis: ModeAxis) -> Bool {
    let names = axis.modes.map { appearanceName($0) }
    return names.allSatisfy { $0 != nil } && Set(names).count == names.count
  }

  /// Returns the name of an appearance in guides; nil for any other name.
  private static func appearanceName(_ mode: String) -> String? {
    if appearances[mode] != nil { return mode }
    // Design tools name them `Dark`, `DarkMode`, `dark theme` or `default - dark`.
    let letters = mode.lowercased().filter(\.isLetter)
    return ["light", "dark"].first { name in
      guard let range = letters.firstRange(of: name) else { return false }
      let rest = letters[..<range.lowerBound] + letters[range.upperBound...]
      return ["", "mode", "theme", "default", "scheme", "colorscheme", "appearance"].contains(String(rest))
    }
  }
}

/// The names of axes and modes that are already in use.
private struct UsedNames {
  private var names = UniqueNames([
    "fallback", "appearance", "contrast", "value", "description", "deprecated", "extends",
    "extensions",
  ])

  mutating func take(_ name: String) { names.insert(name) }

  /// Returns the name of an axis. Names that are similar to those of the system's axes would be taken for mistakes.
  mutating func axis(_ name: String) -> String {
    let own = SwiftName.member(GuideName.valid(name), digitPrefix: "_")
    let known = ["appearance", "contrast", "fallback"]
    let isSimilar = known.contains(own) || Spelling.nearest(to: own, among: known) != nil
    return names.unique(isSimilar || own.isEmpty ? "source-\(own)" : own)
  }

  /// Returns the name of a mode, with that of its axis if another mode has the name.
  mutating func mode(_ name: String, of axis: String) -> String {
    let own = GuideName.valid(name)
    return names.unique(names.contains(own) ? "\(axis)-\(own)" : own)
  }
}
