import KansoDiagnostics
import KansoTheme
import KansoYAML

/// A group with a ramp or a scale, as it is read.
struct Expansion {
  /// A token that the ramp or scale makes, unless the group has a member with its name.
  struct Step {
    let name: Located<String>
    let values: [SourceValue]
  }

  /// The entries of the group, with one entry for each step in place of the ramp or scale. An entry of the group with the
  /// name of a step replaces the step.
  let entries: [YAMLMapping.Entry]
  /// The values of the steps that no entry replaces, by name.
  let steps: [String: [SourceValue]]
}

// Reading of groups in which one entry makes several tokens.
extension GuideReader {
  /// The key of a ramp in a group of colors.
  static let rampKey = "ramp"
  /// The key of a scale in a group of lengths.
  static let scaleKey = "scale"
  /// The key of the list of steps in both of them.
  private static let stepsKey = "steps"

  /// Reads the ramp of a group of colors, or the scale of a group of lengths. Returns nil for a group without them.
  /// Reports what is invalid.
  mutating func readExpansion(in section: Section, at path: TokenPath, from mapping: YAMLMapping)
    -> Expansion?
  {
    let key: String
    switch section.type {
    case .color: key = Self.rampKey
    case .dimension: key = Self.scaleKey
    default: return nil
    }
    guard let index = mapping.entries.firstIndex(where: { $0.key.value == key }) else { return nil }
    let entry = mapping.entries[index]
    guard version >= .two else {
      // In version 1, this is a group of tokens. But no token has a list as its value.
      if case .sequence? = entry.value.mapping?[Self.stepsKey]?.content {
        requireVersion(.two, for: entry.key)
      }
      return nil
    }
    let steps = key == Self.rampKey ? readRamp(entry, at: path) : readScale(entry, in: section, at: path)
    // The steps are not known, so references to them cannot be judged.
    if steps.isEmpty { leftOut.insert(path) }
    return Expansion(of: mapping.entries, at: index, with: steps)
  }

  /// Reads the names of steps. Reports a name that is invalid or repeated, and leaves it out.
  /// - Parameters:
  ///   - key: the key of the list.
  ///   - descriptor: that of the report about a name that cannot be used.
  mutating func readStepNames(_ elements: [YAMLNode], of key: String, _ descriptor: DiagnosticDescriptor)
    -> [Located<String>]
  {
    var names: [Located<String>] = []
    for element in elements {
      guard let name = text(element, of: key), checkName(Located(name, at: element.range)) else { continue }
      let isReserved = name == Self.rampKey || name == Self.scaleKey
      guard !isReserved, !names.contains(where: { $0.value == name }) else {
        report(
          descriptor,
          isReserved ? "a step cannot have the name `\(name)`" : "two steps have the name `\(name)`",
          element.range, help: "Give each step a name of its own.")
        continue
      }
      names.append(Located(name, at: element.range))
    }
    return names
  }

  /// Reports a key that a ramp or a scale does not have.
  /// - Parameters:
  ///   - what: "ramp" or "scale", which is also the key.
  ///   - known: the keys that it has.
  mutating func reportUnknownPart(_ key: Located<String>, of what: String, known: [String]) {
    let meant = Spelling.nearest(to: key.value, among: known)
    let list = known.dropLast().map { "`\($0)`" }.joined(separator: ", ") + " and `\(known[known.count - 1])`"
    report(
      .unknownKey, "a \(what) has no `\(key.value)`", key.range,
      help: meant.map { "Did you mean `\($0)`?" }
        ?? "It has \(list). A token of the group is written beside `\(what)`.",
      replacement: meant)
  }
}

extension Expansion {
  /// Replaces an entry by steps.
  fileprivate init(of entries: [YAMLMapping.Entry], at index: Int, with steps: [Step]) {
    let names = Set(steps.map(\.name.value))
    let written = Dictionary(entries.map { ($0.key.value, $0) }, uniquingKeysWith: { first, _ in first })
    var expanded: [YAMLMapping.Entry] = []
    for (place, entry) in entries.enumerated() where !names.contains(entry.key.value) {
      if place == index {
        expanded += steps.map { written[$0.name.value] ?? .init(key: $0.name, value: entry.value) }
      } else {
        expanded.append(entry)
      }
    }
    let open = steps.filter { written[$0.name.value] == nil }.map { ($0.name.value, $0.values) }
    self.init(entries: expanded, steps: Dictionary(uniqueKeysWithValues: open))
  }
}
