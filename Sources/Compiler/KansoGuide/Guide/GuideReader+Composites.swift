import KansoDiagnostics
import KansoTheme
import KansoYAML

/// The values of a part for modes, and the key that is reported if a mode has no value.
struct ModalPart {
  let values: [SourceValue]
  /// The key; nil for a part whose missing modes the resolver reports.
  let key: Located<String>?
}

// Reading of values that consist of parts: shadows, gradients, strokes, transitions and composite borders.
extension GuideReader {
  /// Returns the form of a mapping in a section; nil in a section without composite mappings.
  private func form(in section: Section) -> CompositeForm? {
    switch section {
    case .shadows: .layer
    case .transitions: .transition
    case .easings: .spring
    case .strokes: .stroke
    case .borders: version >= .two ? .border : nil
    case .colors, .fonts, .padding, .sizes, .radii, .breakpoints, .letterSpacings, .lineHeights, .families,
      .weights,
      .numbers, .opacities, .durations, .gradients, .strings:
      nil
    }
  }

  /// Returns the form of the composite value that a mapping is meant as; nil for a group.
  ///
  /// It is a composite if a known key has the value of a part and no mapping, or if all of its keys are known and have
  /// values per mode or with an alpha. It is also one if its keys are probably misspelled: all values are scalars, one
  /// of them a number, and a key is similar to a known one. Widths are numbers as well, so that does not apply to them.
  func compositeForm(of entries: [YAMLMapping.Entry], in section: Section) -> CompositeForm? {
    guard let form = form(in: section) else { return nil }
    let known = entries.filter { form.keys.contains($0.key.value) && !(form == .spring && isCurve($0.value)) }
    if known.contains(where: { Self.isPart($0) }) { return form }
    let isModalPart = { (entry: YAMLMapping.Entry) in
      entry.value.mapping.map { isPerMode($0.entries) || $0["value"] != nil } ?? false
    }
    if known.count == entries.count, known.count > 1, known.allSatisfy(isModalPart) { return form }
    guard section != .borders else { return nil }
    let meant = entries.filter {
      modeIndexes[$0.key.value] == nil && !(form == .spring && isCurve($0.value))
        && (form.key(meantBy: $0.key.value) != nil || form.help(on: $0.key.value) != nil)
    }
    let isMisspelled =
      entries.allSatisfy { $0.value.scalar != nil } && entries.contains { Self.isNumber($0.value) }
    // No token is a list in these sections, but a shadow can be one.
    let hasList =
      section != .shadows && meant.contains { if case .sequence = $0.value.content { true } else { false } }
    return !meant.isEmpty && (isMisspelled || hasList) ? form : nil
  }

  /// Returns true for an entry with a scalar, or with a list if the part of that key can be one.
  private static func isPart(_ entry: YAMLMapping.Entry) -> Bool {
    switch entry.value.content {
    case .scalar: true
    case .sequence: [CompositePart.dashes, .easing].contains { $0.rawValue == entry.key.value }
    case .mapping(let mapping): isBraces(mapping)
    }
  }

  /// Returns true for a reference in braces without quotes, which is a mapping in YAML.
  private static func isBraces(_ mapping: YAMLMapping) -> Bool {
    mapping.isFlow && mapping.entries.count == 1 && mapping.entries[0].value.isNull
  }

  /// Returns true for a number of points or a duration.
  private static func isNumber(_ node: YAMLNode) -> Bool {
    guard let text = node.scalar?.text else { return false }
    if case .duration = DurationLiteral(text) { return true }
    return NumberLiteral(text).isNumber
  }

  /// Reads a node in a section as a composite value, with its values for modes. Nil if it is another value: one of
  /// another section, a scalar, or four edges.
  mutating func readComposite(_ section: Section, _ node: YAMLNode, of path: TokenPath) -> [SourceValue]? {
    switch node.content {
    case .scalar: return nil
    case .sequence(let elements):
      switch section {
      case .shadows: return readList(.layers, elements, node.range, of: path)
      case .gradients: return readList(.gradient, elements, node.range, of: path)
      case .strokes:
        report(
          .wrongShape, "`\(path)` is a list, and has to be a stroke", node.range,
          help: "For dashes, write `{dashes: \(file.text(in: node.range.offsets))}`.")
        return [invalid(at: node.range)]
      default: return nil
      }
    case .mapping(let mapping):
      if section == .gradients {
        let isHinted = reportGradientKeys(mapping.entries)
        return isHinted ? [invalid(at: node.range)] : nil
      }
      guard !Self.isBraces(mapping), !isEdges(mapping.entries, section), let form = form(in: section) else {
        return nil
      }
      return readForm(form, mapping.entries, node.range, of: path)
    }
  }

  /// Returns a value for all modes that is already reported as invalid.
  func invalid(at range: TextRange) -> SourceValue {
    SourceValue(mode: nil, expression: .invalid, range: place(range))
  }

  /// Reports each key in a mapping of gradients that other tools have in a gradient. The value of such a key is a
  /// scalar, or a list beside one. Returns false if there is none.
  mutating func reportGradientKeys(_ entries: [YAMLMapping.Entry]) -> Bool {
    let isStop =
      entries.count > 1
      && entries.allSatisfy { entry in
        CompositeForm.stop.keys.contains(entry.key.value) && entry.value.mapping == nil
      }
    if isStop, let first = entries.first {
      report(
        .invalidGradient, "a gradient has at least two stops, and this is one", first.key.range,
        help: "Write a list of stops, such as `\(CompositeForm.gradient.example)`.")
      return true
    }
    let found = entries.filter { entry in
      CompositeForm.gradient.help(on: entry.key.value) != nil
        && (entry.value.scalar != nil || ["stops", "colors"].contains(entry.key.value))
    }
    // A gradient can have the name `stops` or `colors`, so its list alone is not reported.
    guard found.contains(where: { $0.value.scalar != nil }) || entries.count == 1 && isStops(found) else {
      return false
    }
    for entry in found {
      report(
        .unknownKey, "a gradient has no `\(entry.key.value)`", entry.key.range,
        help: CompositeForm.gradient.help(on: entry.key.value))
    }
    return true
  }

  /// Returns true if the entries are only a list of stops, each with its position.
  private func isStops(_ entries: [YAMLMapping.Entry]) -> Bool {
    guard entries.count == 1, entries[0].key.value == "stops",
      case .sequence(let stops) = entries[0].value.content
    else { return false }
    return stops.contains { $0.mapping?[CompositePart.position.rawValue] != nil }
  }

  // MARK: Forms

  /// Reads a mapping with parts. Reports unknown keys, missing parts and invalid values; the value is invalid then.
  /// - Parameter range: the range of the whole mapping.
  mutating func readForm(
    _ form: CompositeForm, _ entries: [YAMLMapping.Entry], _ range: TextRange, of path: TokenPath
  ) -> [SourceValue] {
    var parts: [(CompositePart, ModalPart)] = []
    var isWhole = true
    for entry in entries {
      guard let part = form.parts.first(where: { $0.rawValue == entry.key.value }) else {
        reportUnknownKey(entry, of: form)
        isWhole = false
        continue
      }
      let values = readPart(part, entry.value, of: path.appending(entry.key.value))
      parts.append((part, ModalPart(values: values, key: entry.key)))
    }
    if form == .spring, isWhole, reportMixedParts(of: parts.map { ($0.0, $0.1.key) }) {
      return [invalid(at: range)]
    }
    let missing = form.requiredParts(in: parts.map(\.0)).filter { part in !parts.contains { $0.0 == part } }
    // An unknown key is probably the missing one.
    if isWhole, !missing.isEmpty {
      let names = missing.map { "`\($0.rawValue)`" }.joined(separator: " and no ")
      report(
        form.descriptor, "the \(form.noun) has no \(names)", range,
        help: "Write a \(form.noun) such as `\(form.example)`.")
    }
    guard isWhole, missing.isEmpty else { return [invalid(at: range)] }
    return whole(form, parts, range, of: path)
  }

  /// Reads a list of elements. Reports a number of elements that is not allowed and invalid elements; the value is
  /// invalid then.
  mutating func readList(
    _ form: CompositeForm, _ elements: [YAMLNode], _ range: TextRange, of path: TokenPath
  ) -> [SourceValue] {
    let part = form.parts[0]
    guard form.counts.contains(elements.count) else {
      let isShort = elements.count < form.counts.lowerBound
      let bound = isShort ? form.counts.lowerBound : form.counts.upperBound
      report(
        form.descriptor,
        "a \(form.noun) has at \(isShort ? "least" : "most") \(bound) \(part.rawValue)\(bound == 1 ? "" : "s")"
          + ", and this has \(elements.count)", range,
        help: isShort ? "Write a \(form.noun) such as `\(form.example)`." : "Delete some of them.")
      return [invalid(at: range)]
    }
    let parts = elements.map { element in
      (
        part,
        ModalPart(
          values: readPart(part, element, of: path), key: Located(part.rawValue, at: element.range))
      )
    }
    return whole(form, parts, range, of: path)
  }

  /// Returns the values of a composite value from those of its parts. If parts have values per mode, the result has a
  /// value for each mode that one of them names.
  private mutating func whole(
    _ form: CompositeForm, _ parts: [(part: CompositePart, modal: ModalPart)], _ range: TextRange,
    of path: TokenPath
  ) -> [SourceValue] {
    let range = place(range)
    return united(parts.map(\.modal), of: path) { values, mode in
      // An invalid part stays in the formula, so that the references of the other parts are checked.
      let chosen = values.compactMap { $0 }
      guard chosen.count == parts.count else {
        return SourceValue(mode: mode, expression: .invalid, range: range)
      }
      let formula = CompositeFormula(
        form, zip(parts, chosen).map { CompositeFormula.Part(part: $0.part, value: $1) }, at: range)
      return SourceValue(mode: mode, expression: .formula(formula), range: range)
    }
  }

  /// Returns the values of a token from those of its parts. If a part has values per mode, the result has a value for
  /// each mode that one of them names; the other parts have the value there that their fallbacks give.
  ///
  /// Reports modes without a value of a part that has a key.
  /// - Parameter combine: returns the value of a mode from the value of each part, which is nil for a part without one.
  ///   Nil leaves out the mode.
  mutating func united(
    _ parts: [ModalPart], of path: TokenPath, combine: ([SourceValue?], Int?) -> SourceValue?
  ) -> [SourceValue] {
    var named: Set<Int> = []
    for part in parts where part.values.contains(where: { $0.mode != nil }) {
      named.formUnion(part.values.compactMap(\.mode))
      guard let key = part.key else { continue }
      let missing = modes.indices.filter { part.values.index(applyingIn: modeOrders[$0]) == nil }
      if !missing.isEmpty { reportMissing(key, of: path, in: missing.map { modes[$0].name }) }
      named.formUnion(missing)
    }
    guard !named.isEmpty else { return [combine(parts.map(\.values.first), nil)].compactMap { $0 } }
    return named.sorted().compactMap { mode in
      let chosen = parts.map { part in
        part.values.index(applyingIn: modeOrders[mode]).map { part.values[$0] }
      }
      return combine(chosen, mode)
    }
  }

  /// Reports a key that a form does not have.
  private mutating func reportUnknownKey(_ entry: YAMLMapping.Entry, of form: CompositeForm) {
    let key = entry.key.value
    if modeIndexes[key] != nil {
      report(
        .unknownKey, "the mode `\(key)` is used like a part of a \(form.noun)", entry.key.range,
        help: "Give the whole \(form.noun) a value per mode, or a part of it: `\(form.keys[0]): {\(key): …}`."
      )
      return
    }
    let help = form.help(on: key)
    let meant = help == nil ? form.key(meantBy: key) : nil
    report(
      .unknownKey, "a \(form.noun) has no `\(key)`", entry.key.range,
      help: help ?? meant.map { "Did you mean `\($0)`?" }
        ?? "Its parts are \(form.keys.map { "`\($0)`" }.joined(separator: ", ")).",
      replacement: meant)
  }
}
