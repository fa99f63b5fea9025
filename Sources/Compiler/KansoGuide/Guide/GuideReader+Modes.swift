import KansoDiagnostics
import KansoTheme
import KansoYAML

extension GuideReader {
  /// The predefined modes of the list form of `modes`, with their contexts.
  static let wellKnownModes: [(name: String, context: Context)] = [
    ("light", ["appearance": "light"]),
    ("dark", ["appearance": "dark"]),
    ("lightHighContrast", ["appearance": "light", "contrast": "increased"]),
    ("darkHighContrast", ["appearance": "dark", "contrast": "increased"]),
  ]

  /// The axes that colors follow automatically on Apple's platforms, with their values.
  private static let knownAxes: [String: [String]] = [
    "appearance": ["light", "dark"], "contrast": ["normal", "increased"],
  ]

  /// Declares the modes of the list or mapping form. Their contexts and fallbacks are checked later, together with
  /// those of other files.
  mutating func readModes(_ node: YAMLNode) {
    switch node.content {
    case .sequence(let elements): readModeList(elements)
    case .mapping(let mapping): readModeMapping(mapping)
    case .scalar:
      report(
        .wrongShape, "`modes` is \(node.kind), and has to be a list or a mapping", node.range,
        help: "Write `modes: [light, dark]`.")
    }
  }

  /// Declares the predefined modes of a list. An unknown name is reported. It declares the predefined mode
  /// with a similar name; if there is none, a mode in a context of its own.
  private mutating func readModeList(_ elements: [YAMLNode]) {
    for element in elements {
      guard let name = text(element, of: "modes") else { continue }
      if let known = Self.wellKnownModes.first(where: { $0.name == name }) {
        declare(Mode(name: name, context: known.context), at: element.range)
        continue
      }
      let suggestion = Spelling.nearest(to: name, among: Self.wellKnownModes.map(\.name))
      report(
        .unknownMode, "the list form of `modes` has no mode `\(name)`", element.range,
        help: suggestion.map { "Did you mean `\($0)`?" }
          ?? "Give the mode a context: `modes: {\(name): {density: compact, fallback: …}}`.",
        replacement: suggestion)
      // Declares the suggested mode, so that its uses are not reported as well.
      let meant = Self.wellKnownModes.first { $0.name == suggestion }
      declare(Mode(name: meant?.name ?? name, context: meant?.context ?? ["mode": name]), at: element.range)
    }
  }

  /// Declares the modes of a mapping from names to contexts. A mode with an invalid name, or with another
  /// value than a mapping, is reported and left out. Invalid axes are reported and left out of the context;
  /// such a context is made unique to the mode.
  private mutating func readModeMapping(_ mapping: YAMLMapping) {
    for entry in mapping.entries {
      let name = entry.key.value
      guard checkName(entry.key) else { continue }
      guard let properties = entry.value.mapping else {
        let known = Self.wellKnownModes.first { $0.name == name }?.context
        let hint = known.map { Self.notation(of: $0) } ?? "{density: compact}"
        report(
          .invalidModes, "the mode `\(name)` needs a context in which it applies", entry.value.range,
          help: "Write `\(name): \(hint)`.")
        continue
      }
      var values: [String: String] = [:]
      var fallback: String?
      let before = diagnostics.count
      for property in properties.entries {
        guard let value = text(property.value, of: property.key.value) else { continue }
        if property.key.value == "fallback" {
          fallback = value
          declaredModes.fallbackRanges[name] = place(property.value.range)
        } else if values.count == ReadingLimits.axes {
          report(
            .invalidModes, "the mode `\(name)` has more than \(ReadingLimits.axes) axes", property.key.range,
            help: "Leave out the axes in which it does not differ from other modes.")
          break
        } else if checkAxis(property, value) {
          values[property.key.value] = value
        }
      }
      // A context without its invalid axes could be empty, or equal to that of another mode. Both would be
      // reported as another error.
      if diagnostics.count > before { values["mode"] = name }
      declare(Mode(name: name, context: Context(values), fallback: fallback), at: entry.key.range)
    }
  }

  /// Returns a context in YAML, as in `{appearance: dark}`.
  private static func notation(of context: Context) -> String {
    "{" + context.sorted.map { "\($0.axis): \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// Adds a mode. A repeated mode is reported and ignored. A mode beyond the limit is ignored; it is reported
  /// unless the last diagnostic is already `invalidModes`.
  /// - Parameter range: the range of the declaration.
  private mutating func declare(_ mode: Mode, at range: TextRange) {
    guard modeIndexes[mode.name] == nil else {
      report(
        .invalidModes, "the mode `\(mode.name)` is declared twice", range, help: "Delete one of the two.")
      return
    }
    guard modes.count < ReadingLimits.modes else {
      if modes.count == ReadingLimits.modes, diagnostics.last?.descriptor != .invalidModes {
        diagnostics.append(ReadingLimits.manyModes(at: place(range)))
      }
      return
    }
    declaredModes.append(mode, at: place(range))
  }

  /// Returns true if the name of an axis and its value are valid. Reports the problem otherwise, also an axis
  /// that is probably misspelled. Known axes have fixed values, other axes any value.
  private mutating func checkAxis(_ property: YAMLMapping.Entry, _ value: String) -> Bool {
    let axis = property.key.value
    if let problem = NameProblem(axis) {
      report(.invalidModes, problem.message(of: "an axis"), property.key.range, help: problem.help)
      return false
    }
    if let problem = NameProblem(value) {
      report(
        .invalidModes, problem.message(of: "the value of `\(axis)`"), property.value.range,
        help: problem.help)
      return false
    }
    guard value.utf8.count <= ReadingLimits.name else {
      diagnostics.append(
        ReadingLimits.longName(
          "the value of `\(axis)`", of: value.utf8.count, at: place(property.value.range)))
      return false
    }
    if let allowed = Self.knownAxes[axis] {
      guard !allowed.contains(value) else { return true }
      report(
        .invalidModes, "`\(axis)` is never `\(value)`", property.value.range,
        help: "It is \(allowed.map { "`\($0)`" }.joined(separator: " or ")).",
        replacement: Spelling.nearest(to: value, among: allowed))
      return false
    }
    guard let meant = Spelling.nearest(to: axis, among: ["appearance", "contrast", "fallback"]) else {
      return true
    }
    report(
      .unknownKey, "a mode has no `\(axis)`", property.key.range, help: "Did you mean `\(meant)`?",
      replacement: meant)
    return false
  }
}
