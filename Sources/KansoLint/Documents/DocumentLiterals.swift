import KansoDiagnostics
import KansoInterfaceBuilder

/// Finds the literals of style in a document: what a designer has typed into the inspectors.
struct DocumentLiterals {
  private(set) var found: [DocumentLiteral] = []
  /// The named colors that it uses.
  private(set) var colorNames: Set<String> = []

  init(_ document: InterfaceDocument) {
    for object in document.scenes.flatMap(\.objects) + document.objects { add(object) }
    for value in document.values.values { add(value, "", []) }
    colorNames.formUnion(document.resources.namedColors.keys)
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func add(_ object: InterfaceObject) {
    switch object {
    case .view(let view): add(view)
    case .controller(let controller):
      if let view = controller.view { add(view) }
      let words = Self.words([controller.kind, controller.properties["customClass"]?.value])
      for (key, value) in controller.values { add(value, key, words) }
      for value in controller.items { add(value, "", words) }
      for attribute in controller.runtimeAttributes { add(attribute, words) }
    case .other(let record): add(.record(record), "", [])
    }
  }

  private mutating func add(_ view: InterfaceView) {
    let words = Self.words([view.kind.name, view.customClass, view.userLabel, view.properties["text"]?.value])
    for constraint in view.constraints { add(constraint, words) }
    for (name, kind) in Self.properties {
      guard let property = view.properties[name], let value = Double(property.value) else { continue }
      if Self.defaults[name]?.contains(value) != true { add(kind, value, property.range, words, name) }
    }
    for attribute in view.runtimeAttributes { add(attribute, words) }
    for (key, value) in view.values { add(value, key, words) }
    for value in view.items { add(value, "", words) }
    for inner in view.subviews + view.cells { add(inner) }
  }

  // MARK: Lengths

  /// Attributes that are lengths.
  private static let properties: [(name: String, kind: StyleKind)] = [
    ("spacing", .padding), ("rowHeight", .size), ("minimumLineSpacing", .padding),
    ("minimumInteritemSpacing", .padding), ("alpha", .opacity),
  ]

  /// What Interface Builder writes where nobody has typed anything.
  private static let defaults: [String: Set<Double>] = [
    "rowHeight": [-1, 44], "minimumLineSpacing": [10], "minimumInteritemSpacing": [10], "alpha": [0, 1],
  ]

  private mutating func add(_ constraint: InterfaceConstraint, _ words: Set<String>) {
    // The standard distance is the system's, and no literal.
    guard let constant = constraint.constant, !constraint.isStandard else { return }
    let attribute = constraint.firstAttribute.value
    let isSize = ["width", "height"].contains(attribute) && constraint.secondItem == nil
    add(isSize ? .size : .padding, constant.value, constant.range, words, attribute)
    for variation in constraint.variations {
      guard let constant = variation.properties["constant"], let value = Double(constant.value) else {
        continue
      }
      add(isSize ? .size : .padding, value, constant.range, words, attribute)
    }
  }

  private mutating func add(
    _ kind: StyleKind, _ value: Double, _ range: TextRange, _ words: Set<String>, _ name: String
  ) {
    guard value.isFinite, value != 0 else { return }
    found.append(
      DocumentLiteral(
        kind: kind, value: .number(value), range: range, text: TokenMatcher.text(value),
        context: words.union(StyleWords.words(of: name))))
  }

  // MARK: Values

  private mutating func add(_ value: InterfaceValue, _ key: String, _ words: Set<String>) {
    let context = words.union(StyleWords.words(of: key))
    switch value {
    case .color(let color): add(color, context)
    case .font(let font): add(font, context)
    case .insets(let insets):
      for edge in insets.edges { add(.padding, edge.value, edge.range, context, edge.name) }
    case .view(let view): add(view)
    case .controller(let controller): add(.controller(controller))
    case .attributedText(let runs):
      for run in runs { for (key, value) in run.attributes { add(value, key, context) } }
    case .list(let values): for value in values { add(value, key, words) }
    case .record(let record):
      for (key, value) in record.values { add(value, key, context) }
      for value in record.items { add(value, "", context) }
      for (name, kind) in Self.properties {
        guard let property = record.properties[name], let value = Double(property.value) else { continue }
        if Self.defaults[name]?.contains(value) != true { add(kind, value, property.range, context, name) }
      }
    case .rect, .size, .point, .text, .number, .flag, .nothing: break
    }
  }

  private mutating func add(_ color: InterfaceColor, _ words: Set<String>) {
    if case .named(let name) = color.value { colorNames.insert(name) }
    guard let literal = LiteralColor(color) else { return }
    let text = literal.value.map(\.hex) ?? ""
    found.append(
      DocumentLiteral(
        kind: .color, value: .color(literal), range: color.range, text: text,
        context: words.union(StyleWords.words(of: color.key ?? ""))))
  }

  private mutating func add(_ font: InterfaceFont, _ words: Set<String>) {
    guard let literal = LiteralFont(font), let size = literal.size else { return }
    let name = [literal.name ?? "System", literal.weight, TokenMatcher.text(size)].compactMap { $0 }
    found.append(
      DocumentLiteral(
        kind: .font, value: .font(literal), range: font.range, text: name.joined(separator: " "),
        context: words))
  }

  /// Values that are set when the document is loaded, as far as their names tell what they are.
  private mutating func add(_ attribute: InterfaceRuntimeAttribute, _ words: Set<String>) {
    let name = attribute.keyPath.split(separator: ".").last.map(String.init) ?? ""
    switch attribute.value {
    case .color(let color): add(color, words.union(StyleWords.words(of: name)))
    case .number(let number):
      guard let kind = StyleWords.kind(of: name), kind != .color, kind != .font else { return }
      add(kind, number.value, number.range, words, name)
    default: break
    }
  }

  private static func words(_ names: [String?]) -> Set<String> {
    Set(names.compactMap { $0 }.flatMap(StyleWords.words))
  }
}

extension LiteralColor {
  /// A color of a document that has no name; nil for those that have, and for what is clear.
  init?(_ color: InterfaceColor) {
    guard case .components(let space, let components, let alpha) = color.value, alpha > 0 else { return nil }
    switch space {
    // Interface Builder calls the colors of sRGB what they were called on the Macs of the time.
    case .sRGB, .calibratedRGB, .deviceRGB: self.init(space: .srgb, components: components, alpha: alpha)
    case .displayP3: self.init(space: .displayP3, components: components, alpha: alpha)
    // UIKit loads a gray as the same white of its own gray space, which has the curve of sRGB.
    case .genericGamma22Gray, .calibratedWhite, .deviceWhite:
      self.init(space: .gray, components: components, alpha: alpha)
    case .cmyk: return nil
    }
  }
}

extension LiteralFont {
  /// A font of a document; nil for styles of the system, which have a name and follow the settings.
  init?(_ font: InterfaceFont) {
    switch font.face {
    case .style: return nil
    case .system(let weight, _): self.init(name: nil, size: font.size?.value, weight: weight)
    case .named(let name, _): self.init(name: name, size: font.size?.value, weight: nil)
    }
  }
}
