import KansoDiagnostics
import KansoInterfaceBuilder

/// Finds the literals of style in a document: what a designer has typed into the inspectors.
struct DocumentLiterals {
  private(set) var found: [DocumentLiteral] = []
  /// The named colors that it uses.
  private(set) var colorNames: Set<String> = []
  /// In a launch screen no code runs that could set anything, and colors alone have names.
  private let hasColorsOnly: Bool

  /// What a value is of.
  private struct Place {
    let owner: String
    var words: Set<String>
    var key = ""

    func at(_ key: String) -> Place {
      guard !key.isEmpty else { return self }
      return Place(owner: owner, words: words.union(StyleWords.words(of: key)), key: key)
    }

    var text: String { key.isEmpty ? owner : "\(key) of \(owner)" }
  }

  init(_ document: InterfaceDocument) {
    hasColorsOnly = document.isLaunchScreen
    for object in document.scenes.flatMap(\.objects) + document.objects { add(object) }
    for (key, value) in document.values { add(value, Place(owner: "the document", words: [], key: key)) }
    colorNames.formUnion(document.resources.namedColors.keys)
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func add(_ object: InterfaceObject) {
    switch object {
    case .view(let view): add(view)
    case .controller(let controller):
      if let view = controller.view { add(view) }
      let name = controller.properties["customClass"]?.value ?? controller.kind
      let place = Place(owner: name, words: Self.words([controller.kind, name]))
      for (key, value) in controller.values { add(value, place.at(key)) }
      for value in controller.items { add(value, place) }
      for attribute in controller.runtimeAttributes { add(attribute, place) }
    case .other(let record): add(.record(record), Place(owner: record.name, words: Self.words([record.name])))
    }
  }

  private mutating func add(_ view: InterfaceView, isStaticRow: Bool = false) {
    let words = Self.words([view.kind.name, view.customClass, view.userLabel, view.properties["text"]?.value])
    let place = Place(owner: view.called, words: words)
    for constraint in view.constraints { add(constraint, place) }
    // Heights of other cells than static ones are the table's to say.
    let isCell = view.kind == "tableViewCell"
    add(view.properties.filter { $0.key != "rowHeight" || !isCell || isStaticRow }, place)
    for (key, value) in view.values { add(value, place.at(key)) }
    for variation in view.variations {
      add(variation.properties, place)
      for (key, value) in variation.values { add(value, place.at(key)) }
    }
    for attribute in view.runtimeAttributes { add(attribute, place) }
    for value in view.items { add(value, place) }
    for inner in view.subviews { add(inner) }
    for (index, cell) in view.cells.enumerated() {
      add(cell, isStaticRow: view.sections.contains { $0.rows.contains(index) })
    }
  }

  // MARK: Lengths

  // kanso:disable literal-size, literal-padding - what Xcode writes
  /// Attributes that are lengths, and what Interface Builder writes where nobody has typed anything.
  private static let lengths: [String: (kind: StyleKind, defaults: Set<Double>)] = [
    "spacing": (.padding, []), "rowHeight": (.size, [-1, 44]),
    "sectionHeaderHeight": (.size, [-1, 1, 10, 18, 22, 28]),
    "sectionFooterHeight": (.size, [-1, 1, 10, 18, 22, 28]), "minimumLineSpacing": (.padding, [10]),
    "minimumInteritemSpacing": (.padding, [10]), "imagePadding": (.padding, []),
    "titlePadding": (.padding, []),
    "cornerRadius": (.radius, []), "strokeWidth": (.border, []), "lineSpacing": (.padding, []),
    "alpha": (.opacity, [0, 1]),
  ]
  // kanso:enable

  private mutating func add(_ properties: [String: Located<String>], _ place: Place) {
    for (name, property) in properties {
      guard let length = Self.lengths[name], let value = Double(property.value),
        !length.defaults.contains(value)
      else { continue }
      add(length.kind, value, property.range, place.at(name))
    }
  }

  private mutating func add(_ constraint: InterfaceConstraint, _ place: Place) {
    // The standard distance is the system's, and a placeholder is gone when the app is built.
    guard !constraint.isStandard, constraint.properties["placeholder"]?.value != "YES" else { return }
    let attribute = constraint.firstAttribute.value
    let kind: StyleKind =
      ["width", "height"].contains(attribute) && constraint.secondItem == nil ? .size : .padding
    let name = constraint.id.map { "constraint \($0)" } ?? "a constraint"
    let words = place.words.union(StyleWords.words(of: attribute))
    let constants =
      [constraint.constant]
      + constraint.variations.map { variation in
        variation.properties["constant"].flatMap { text in
          Double(text.value).map { Located($0, at: text.range) }
        }
      }
    for constant in constants.compactMap({ $0 }) {
      add(kind, constant.value, constant.range, Place(owner: name, words: words, key: attribute))
    }
  }

  private mutating func add(_ kind: StyleKind, _ value: Double, _ range: TextRange, _ place: Place) {
    // Interface Builder writes 2.2e-308 for an inset that is nothing, and what is left of a calculation.
    guard value.isFinite, abs(value) >= 0.001, !hasColorsOnly else { return }
    let rounded = (value * 1000).rounded() / 1000
    found.append(
      DocumentLiteral(
        kind: kind, value: .number(rounded), range: range, text: TokenMatcher.text(rounded),
        place: place.text,
        context: place.words))
  }

  // MARK: Values

  private mutating func add(_ value: InterfaceValue, _ place: Place) {
    switch value {
    case .color(let color): add(color, place)
    case .font(let font): add(font, place)
    case .insets(let insets):
      for edge in insets.edges { add(.padding, edge.value, edge.range, place.at(edge.name)) }
    case .view(let view): add(view)
    case .controller(let controller): add(.controller(controller))
    case .attributedText(let runs):
      // The original font is a copy of the one that is shown.
      for run in runs {
        for (key, value) in run.attributes where key != "NSOriginalFont" { add(value, place.at(key)) }
      }
    case .list(let values): for value in values { add(value, place) }
    case .record(let record):
      for (key, value) in record.values { add(value, place.at(key)) }
      for value in record.items { add(value, place) }
      add(record.properties, place)
    case .rect, .size, .point, .text, .number, .flag, .nothing: break
    }
  }

  private mutating func add(_ color: InterfaceColor, _ place: Place) {
    if case .named(let name) = color.value { colorNames.insert(name) }
    guard let literal = LiteralColor(color) else { return }
    found.append(
      DocumentLiteral(
        kind: .color, value: .color(literal), range: color.range, text: literal.shown, place: place.text,
        context: place.words, isDefault: color.key == "titleShadowColor"))
  }

  private mutating func add(_ font: InterfaceFont, _ place: Place) {
    guard let literal = LiteralFont(font), let size = literal.size, !hasColorsOnly else { return }
    let isDefault = literal.name == nil && literal.weight == nil && Self.defaultSizes.contains(size)
    found.append(
      DocumentLiteral(
        kind: .font, value: .font(literal), range: font.range, text: font.shown(size), place: place.text,
        context: place.words, isDefault: isDefault))
  }

  /// Of labels, buttons and text fields that nobody has given another font.
  private static let defaultSizes: Set<Double> = [14, 15, 17, 18]

  /// Values that are set when the document is loaded, as far as their names tell what they are.
  private mutating func add(_ attribute: InterfaceRuntimeAttribute, _ place: Place) {
    let name = attribute.keyPath.split(separator: ".").last.map(String.init) ?? ""
    switch attribute.value {
    case .color(let color): add(color, place.at(name))
    case .number(let number):
      guard let kind = StyleWords.kind(of: name), kind != .color, kind != .font else { return }
      add(kind, number.value, number.range, place.at(name))
    default: break
    }
  }

  private static func words(_ names: [String?]) -> Set<String> {
    Set(names.compactMap { $0 }.flatMap(StyleWords.words))
  }
}
