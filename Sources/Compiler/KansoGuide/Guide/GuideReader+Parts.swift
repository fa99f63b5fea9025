import KansoDiagnostics
import KansoTheme
import KansoYAML

// Reading of the parts of composite values.
extension GuideReader {
  static let helpOnLengths =
    "Write a number of points, or a token in braces and quotes, such as `\"{sizes.row}\"`."

  /// Reads a part of a composite value, with its values for modes: one for all modes, or one per mode. Reports an
  /// invalid one; its expression is `.invalid`.
  mutating func readPart(_ part: CompositePart, _ node: YAMLNode, of path: TokenPath) -> [SourceValue] {
    guard let mapping = node.mapping, isPerMode(mapping.entries) else {
      return readPartForAllModes(part, node, of: path)
    }
    return mapping.entries.map { entry in
      let value = singleValue(readPartForAllModes(part, entry.value, of: path), entry)
      return SourceValue(
        mode: modeIndexes[entry.key.value], expression: value.expression, range: value.range)
    }
  }

  /// Returns the value of an entry for a mode. Reports values for modes within it, and returns an invalid value.
  mutating func singleValue(_ values: [SourceValue], _ entry: YAMLMapping.Entry) -> SourceValue {
    if values.count == 1, values[0].mode == nil { return values[0] }
    report(
      .wrongShape, "the value for the mode `\(entry.key.value)` contains values for modes", entry.value.range,
      help: "Give values per mode either to the whole, or to its parts.")
    return invalid(at: entry.value.range)
  }

  /// Reads a part that has no values per mode itself. Those of an alpha or of parts of the part are possible.
  private mutating func readPartForAllModes(_ part: CompositePart, _ node: YAMLNode, of path: TokenPath)
    -> [SourceValue]
  {
    switch part {
    case .color: return readColorPart(node, of: path)
    case .stop:
      guard let mapping = node.mapping, mapping["value"] == nil else { return readColorPart(node, of: path) }
      return readForm(.stop, mapping.entries, node.range, of: path)
    case .layer:
      if let mapping = node.mapping, !reportBraces(node, mapping) {
        return readForm(.layer, mapping.entries, node.range, of: path)
      }
      return [single(node) { $0.readReferencePart(part, node) }]
    case .style: return readTokenValues(.strokes, node, of: path)
    case .dashes:
      guard case .sequence(let elements) = node.content else {
        reportShape(part, node, help: "Write `\(CompositeForm.stroke.example)`.")
        return [invalid(at: node.range)]
      }
      return readList(.dashes, elements, node.range, of: path)
    case .duration, .delay: return [readValue(.durations, node, of: path)]
    case .easing:
      if reportSpring(node) { return [invalid(at: node.range)] }
      return [readValue(.easings, node, of: path)]
    case .x, .y, .blur, .spread, .width, .dash: return [single(node) { $0.readLengthPart(part, node) }]
    case .mass, .stiffness, .damping, .bounce: return [single(node) { $0.readNumberPart(part, node) }]
    case .position: return [single(node) { $0.readShare(node, of: part.rawValue) }]
    case .inset:
      return [
        single(node) { reader in
          reader.readBool(node, of: part.rawValue, .invalidShadow).map { .literal(.number($0 ? 1 : 0)) }
            ?? .invalid
        }
      ]
    case .cap: return [single(node) { $0.readCap(node) }]
    }
  }

  /// Returns a value for all modes at the range of a node.
  private mutating func single(_ node: YAMLNode, _ read: (inout GuideReader) -> Expression) -> SourceValue {
    SourceValue(mode: nil, expression: read(&self), range: place(node.range))
  }

  /// Reads a color, or a mapping with the value of a color and the keys beside it. Reports other keys.
  private mutating func readColorPart(_ node: YAMLNode, of path: TokenPath) -> [SourceValue] {
    guard let mapping = node.mapping, let value = mapping["value"] else {
      return readTokenValues(.colors, node, of: path)
    }
    for entry in mapping.entries where entry.key.value != "value" && !Self.colorKeys.contains(entry.key.value)
    {
      let key = entry.key.value
      let meant = key == "opacity" ? Self.alphaKey : Spelling.nearest(to: key, among: Self.colorKeys)
      report(
        .unknownKey, "a color has no `\(key)`", entry.key.range,
        help: meant.map { "Did you mean `\($0)`?" } ?? "Delete it, or write the color as a token.",
        replacement: meant)
    }
    return addColorKeys(mapping.entries, to: readTokenValues(.colors, value, of: path), of: path)
  }

  /// Reads a length: a number, a calculation or a reference. A reference is in braces, unless the part has a section.
  /// Reports anything else, and returns `.invalid`.
  private mutating func readLengthPart(_ part: CompositePart, _ node: YAMLNode) -> Expression {
    guard let scalar = node.scalar, !node.isNull else {
      return reportShape(part, node, help: Self.helpOnLengths)
    }
    guard ArithmeticParser.isCalculation(scalar.text) else {
      switch NumberLiteral(scalar.text, rem: rem) {
      case .number(let number, _):
        guard let range = part.range, !range.numbers.contains(number) else {
          return .literal(.dimension(.points(number)))
        }
        let allowed = range.numbers.lowerBound < 0 || number > 0 ? range.description : "at least 0 points"
        reportOutOfRange(part.name, text: scalar.text, allowed: allowed, at: node.range)
      case .refused(let descriptor, let message, let help):
        report(descriptor, message, node.range, help: help)
      case .otherUnit(let unit): report(unit, node.range)
      case .text: return readReferencePart(part, node)
      }
      return .invalid
    }
    guard let arithmetic = readArithmetic(scalar, part.section ?? .sizes, node.range) else { return .invalid }
    let formula = ArithmeticFormula(arithmetic, .dimension, at: place(node.range))
    guard part.section == nil, let bare = formula.references.first(where: { !$0.isInBraces }) else {
      return .formula(formula)
    }
    return reportBareReference(bare, of: part)
  }

  /// Reads a reference. A bare name is in the section of the part. Reports a bare name in a part without one, and
  /// returns `.invalid`.
  private mutating func readReferencePart(_ part: CompositePart, _ node: YAMLNode) -> Expression {
    guard let text = node.scalar?.text, !node.isNull else {
      return reportShape(part, node, help: "Write \(part.noun), or the name of one.")
    }
    let reference = Reference(text, in: root(of: part.section ?? .sizes), at: place(node.range))
    guard part.section != nil || reference.isInBraces else { return reportBareReference(reference, of: part) }
    return .alias(reference)
  }

  /// Reports a name without braces in a part that has no section of its own. Always returns `.invalid`.
  mutating func reportBareReference(
    _ reference: Reference, of part: CompositePart, help: String = Self.helpOnLengths
  ) -> Expression {
    let name = "\(part.name.prefix(1).uppercased())\(part.name.dropFirst())"
    diagnostics.append(
      Diagnostic(
        .unknownAlias, "`\(reference.sourceText)` is neither a number nor a path in braces",
        at: reference.range,
        help: "\(name) has no section of its own. \(help)"))
    return .invalid
  }

  /// Reads the shape of the ends of dashes, as a style without dashes. Reports anything else, and returns `.invalid`.
  private mutating func readCap(_ node: YAMLNode) -> Expression {
    guard let text = text(node, of: CompositePart.cap.rawValue) else { return .invalid }
    if let cap = StrokeStyle.LineCap(rawValue: text) {
      return .literal(.strokeStyle(.dashes([], lineCap: cap)))
    }
    let names = StrokeStyle.LineCap.allCases.map(\.rawValue)
    let meant = Spelling.nearest(to: text, among: names)
    report(
      .invalidStroke, "`\(text)` is not a cap", node.range,
      help: meant.map { "Did you mean `\($0)`?" } ?? "The caps are `butt`, `round` and `square`.",
      replacement: meant)
    return .invalid
  }

  /// Reads a line style of CSS, or a reference to a stroke. A line style has priority over a token of that name.
  mutating func readStroke(_ scalar: YAMLScalar, _ range: TextRange) -> Expression {
    StrokeStyle.Keyword(rawValue: scalar.text).map { .literal(.strokeStyle(.keyword($0))) }
      ?? readReference(scalar.text, .strokes, range)
  }

  /// Reports a part that is missing, or is a list or mapping. Always returns `.invalid`.
  @discardableResult
  mutating func reportShape(_ part: CompositePart, _ node: YAMLNode, help: String) -> Expression {
    if let mapping = node.mapping, reportBraces(node, mapping) { return .invalid }
    report(
      node.isNull ? .missingValue : .wrongShape,
      "`\(part.rawValue)` \(node.isNull ? "has no value" : "is \(node.kind), and has to be \(part.noun)")",
      node.range, help: help)
    return .invalid
  }
}
