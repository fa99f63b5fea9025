import KansoDiagnostics
import KansoFormatting
import KansoInterfaceBuilder
import KansoTheme

/// The style literals in a document: the values that were entered in the inspectors.
struct DocumentLiterals {
  /// The literals, in source order.
  private(set) var found: [DocumentLiteral] = []
  /// The named colors that the document uses.
  private(set) var colorNames: Set<String> = []
  /// The values with named colors, in any order.
  private(set) var namedColors: [(name: String, range: Range<Int>)] = []
  /// True for a launch screen. No code runs there that could set a value, so only colors can have names.
  private let hasColorsOnly: Bool

  /// The owner of a value, and the key of the value in it.
  private struct Place {
    /// The description of the owner, for messages.
    let owner: String
    /// The lower-case words of the names around the value.
    var words: Set<String>
    /// The attribute or key of the value; empty for the owner itself.
    var key = ""

    /// Returns the place of the value with a key; the same place for an empty key.
    func at(_ key: String) -> Place {
      guard !key.isEmpty else { return self }
      return Place(owner: owner, words: words.union(CamelCase.words(of: key)), key: key)
    }

    var description: String { key.isEmpty ? owner : "\(key) of \(owner)" }
  }

  /// Collects the literals and the named colors of a document.
  init(_ document: InterfaceDocument) {
    hasColorsOnly = document.isLaunchScreen
    for object in document.scenes.flatMap(\.objects) + document.objects { add(object) }
    for (key, value) in document.values { add(value, Place(owner: "the document", words: [], key: key)) }
    colorNames.formUnion(document.resources.namedColors.keys)
    found.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Adds the literals of an object: of a view or a controller with everything in it, or of another record.
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

  /// Adds the literals of a view, its constraints, variations, attributes, subviews and cells.
  ///
  /// - Parameter isStaticRow: true for a cell with a row height of its own.
  private mutating func add(_ view: InterfaceView, isStaticRow: Bool = false) {
    let words = Self.words([view.kind.name, view.customClass, view.userLabel, view.properties["text"]?.value])
    let place = Place(owner: view.nameInFindings, words: words)
    for constraint in view.constraints { add(constraint, place) }
    // The height of a cell belongs to the table view, except for static cells.
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
  /// The attributes that are lengths, with the default values that Interface Builder writes.
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

  /// Adds the attributes that are lengths. Excludes the default values that Interface Builder writes.
  private mutating func add(_ properties: [String: Located<String>], _ place: Place) {
    for (name, property) in properties {
      guard let length = Self.lengths[name], let value = Double(property.value),
        !length.defaults.contains(value)
      else { continue }
      add(length.kind, value: value, at: property.range, of: place.at(name))
    }
  }

  /// Adds the constants of a constraint and its variations: a size for a width or height without a second
  /// item, otherwise a padding. Excludes standard distances and placeholders.
  private mutating func add(_ constraint: InterfaceConstraint, _ place: Place) {
    // A standard distance is the system's, and a placeholder is removed when the app is built.
    guard !constraint.isStandard, constraint.properties["placeholder"]?.value != "YES" else { return }
    let attribute = constraint.firstAttribute.value
    let kind: StyleKind =
      ["width", "height"].contains(attribute) && constraint.secondItem == nil ? .size : .padding
    let name = constraint.id.map { "constraint \($0)" } ?? "a constraint"
    let words = place.words.union(CamelCase.words(of: attribute))
    let constants =
      [constraint.constant]
      + constraint.variations.map { variation in
        variation.properties["constant"].flatMap { text in
          Double(text.value).map { Located($0, at: text.range) }
        }
      }
    for constant in constants.compactMap({ $0 }) {
      add(
        kind, value: constant.value, at: constant.range, of: Place(owner: name, words: words, key: attribute))
    }
  }

  /// Adds a number, rounded to thousandths. Excludes numbers closer to 0 than a thousandth, numbers that are
  /// not finite, and all numbers of a launch screen.
  private mutating func add(_ kind: StyleKind, value: Double, at range: TextRange, of place: Place) {
    // Interface Builder writes 2.2e-308 for an empty inset, and rounding errors of its calculations.
    guard value.isFinite, abs(value) >= 0.001, !hasColorsOnly else { return }
    let rounded = value.rounded(toFractionDigits: 3)
    found.append(
      DocumentLiteral(
        kind: kind, value: .number(rounded), range: range, text: rounded.formatted(as: .measurement),
        place: place.description,
        context: place.words))
  }

  // MARK: Values

  /// Adds the literals in a value. Sizes, points, rectangles, plain text and plain numbers contain none.
  private mutating func add(_ value: InterfaceValue, _ place: Place) {
    switch value {
    case .color(let color): add(color, place)
    case .font(let font): add(font, place)
    case .insets(let insets):
      for edge in insets.edges { add(.padding, value: edge.value, at: edge.range, of: place.at(edge.name)) }
    case .view(let view): add(view)
    case .controller(let controller): add(.controller(controller))
    case .attributedText(let runs):
      // The original font is a copy of the displayed one.
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

  /// Adds a named color to `colorNames`, and another one as a literal. Excludes CMYK colors, clear colors and the white
  /// that Xcode writes as the background of each new view.
  private mutating func add(_ color: InterfaceColor, _ place: Place) {
    if case .named(let name) = color.value {
      colorNames.insert(name)
      namedColors.append((name, color.range.offsets))
    }
    guard let literal = LiteralColor(color), !(color.key == "backgroundColor" && literal.isOpaqueWhite) else {
      return
    }
    found.append(
      DocumentLiteral(
        kind: .color, value: .color(literal), range: color.range, text: literal.interfaceBuilderDescription,
        place: place.description, context: place.words, isDefault: color.key == "titleShadowColor"))
  }

  /// Adds a font with a size. Excludes text styles, and all fonts of a launch screen.
  private mutating func add(_ font: InterfaceFont, _ place: Place) {
    guard let literal = LiteralFont(font), let size = literal.size, !hasColorsOnly else { return }
    let isDefault = literal.name == nil && literal.weight == nil && Self.defaultSizes.contains(size)
    found.append(
      DocumentLiteral(
        kind: .font, value: .font(literal), range: font.range,
        text: font.interfaceBuilderDescription(size: size), place: place.description, context: place.words,
        isDefault: isDefault))
  }

  /// The default font sizes of labels, buttons and text fields.
  private static let defaultSizes: Set<Double> = [14, 15, 17, 18]

  /// Adds the color or the number of a user-defined runtime attribute. A number needs a name that expresses a
  /// kind other than color and font.
  private mutating func add(_ attribute: InterfaceRuntimeAttribute, _ place: Place) {
    let name = attribute.keyPath.split(separator: ".").last.map(String.init) ?? ""
    switch attribute.value {
    case .color(let color): add(color, place.at(name))
    case .number(let number):
      guard let kind = StyleNames.kind(of: name), kind != .color, kind != .font else { return }
      add(kind, value: number.value, at: number.range, of: place.at(name))
    default: break
    }
  }

  /// Returns the lower-case words of camel-case names; nil has none.
  private static func words(_ names: [String?]) -> Set<String> {
    Set(names.compactMap { $0 }.flatMap(CamelCase.words))
  }
}
