import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// Reads exports that list the variables of each mode of each collection, such as those of the plugin variables2json.
/// They also have the styles of texts and effects.
struct FigmaModeList {
  private let file: JSONFile
  private let index: Int
  private var library: FigmaLibrary
  private var values = FigmaValues()
  /// The indexes of variables by their paths, for one collection.
  private var indexes: [[String]: Int] = [:]

  /// Returns true for a document of this form.
  static func accepts(_ root: JSONNode) -> Bool {
    root["collections"]?.elements?.contains {
      $0["modes"]?.elements?.contains { $0["variables"] != nil } == true
    }
      == true
  }

  /// Adds the variables of a file to a library.
  static func read(_ file: JSONFile, _ index: Int, into library: inout FigmaLibrary) {
    var list = FigmaModeList(file: file, index: index, library: library)
    // The library has a single owner, so that it is not copied for each file.
    library = FigmaLibrary()
    list.read()
    library = list.library
  }

  private init(file: JSONFile, index: Int, library: FigmaLibrary) {
    (self.file, self.index, self.library) = (file, index, library)
  }

  private mutating func read() {
    values.whole = FigmaValues.hasWholeChannels(file.root) ? 255 : 1
    for node in file.root["collections"]?.elements ?? [] {
      let collection = library.collection(named: node["name"]?.text ?? "Variables")
      indexes = [:]
      for mode in (node["modes"]?.elements ?? []).prefix(FigmaLibrary.maxModes) {
        let index = library.mode(named: mode["name"]?.text ?? "Mode", of: collection)
        for variable in mode["variables"]?.elements ?? [] { add(variable, collection, index) }
      }
    }
  }

  private mutating func add(_ node: JSONNode, _ collection: Int, _ mode: Int) {
    guard let name = node["name"]?.text, !name.isEmpty, let written = node["value"] else { return }
    let path = FigmaLibrary.path(name)
    let typeName = node["type"]?.text ?? ""
    guard let value = value(written, typeName, isAlias: node["isAlias"]?.flag == true, path) else { return }
    if let known = indexes[path] {
      library.variables[known].values[mode] = value
      return
    }
    var variable = FigmaLibrary.Variable(
      path: path, collection: collection, kind: .init(typeName: typeName), typeName: typeName,
      place: file.place(of: written))
    variable.file = index
    variable.scopes = node["scopes"]?.elements?.compactMap(\.text) ?? []
    variable.description = node["description"]?.text
    variable.values[mode] = value
    indexes[path] = library.variables.count
    library.variables.append(variable)
  }

  /// Returns a value; nil, with a finding, for one that a guide does not have.
  private mutating func value(_ node: JSONNode, _ typeName: String, isAlias: Bool, _ path: [String])
    -> FigmaLibrary.Value?
  {
    if isAlias, let name = node["name"]?.text {
      return .alias([.path(FigmaLibrary.path(name), collection: node["collection"]?.text)], resolved: nil)
    }
    let value =
      switch typeName {
      case "typography": typography(node)
      case "effect": effects(node, path)
      case "grid": nil as ForeignValue?
      default: values.value(node, .init(typeName: typeName))
      }
    if value == nil {
      library.findings.append(
        ImportFinding(
          .lost, path, "a style guide has no value of type `\(typeName)` like this", at: file.place(of: node))
      )
    }
    return value.map { .foreign($0) }
  }

  /// Returns a font of a style of texts.
  private mutating func typography(_ node: JSONNode) -> ForeignValue? {
    guard let family = node["fontFamily"]?.text, let size = node["fontSize"]?.number else { return nil }
    var parts: [ForeignValue.Part] = [
      .init("family", .literal(.fontFamily([family]))),
      .init("size", .literal(.dimension(Dimension(Quantity.exact(size))))),
    ]
    if let weight = node["fontWeight"] ?? node["fontStyle"], let style = values.style(weight) {
      parts.append(.init("weight", .literal(.fontWeight(style.weight))))
      if style.isItalic { parts.append(.init("italic", .flag(true))) }
    }
    if let height = Self.lineHeight(of: node) { parts.append(.init("lineHeight", .literal(height))) }
    if let spacing = Self.letterSpacing(of: node, size: size) {
      parts.append(.init("letterSpacing", .literal(.dimension(spacing))))
    }
    return .parts(parts)
  }

  /// Returns the line height of a style of texts; nil for the font's own.
  private static func lineHeight(of style: JSONNode) -> TokenValue? {
    guard let height = style["lineHeight"]?.number, let unit = unit("lineHeightUnit", of: style) else {
      return nil
    }
    let exact = Quantity.exact(height)
    return unit == .percent
      ? .number((exact / 100).rounded(toFractionDigits: 6)) : .dimension(Dimension(exact))
  }

  /// Returns the letter spacing of a style of texts in points; nil for none.
  /// - Parameter size: the size of the font in points.
  private static func letterSpacing(of style: JSONNode, size: Double) -> Dimension? {
    guard let spacing = style["letterSpacing"]?.number, spacing != 0 else { return nil }
    let exact = Quantity.exact(spacing)
    let isPercentage = unit("letterSpacingUnit", of: style) == .percent
    return Dimension(isPercentage ? (exact * size / 100).rounded(toFractionDigits: 6) : exact)
  }

  /// The units of line heights and letter spacings.
  private enum Unit {
    case percent
    case points
  }

  /// Returns a unit of a style of texts; nil if the value is automatic.
  private static func unit(_ key: String, of style: JSONNode) -> Unit? {
    switch style[key]?.text {
    case "AUTO": nil
    case "PERCENT": .percent
    default: .points
    }
  }

  /// Returns the layers of a style of effects, which has shadows and blurs.
  private mutating func effects(_ node: JSONNode, _ path: [String]) -> ForeignValue? {
    var layers: [ForeignValue] = []
    for effect in (node["effects"]?.elements ?? []).prefix(ValueReader.maxElements) {
      let type = effect["type"]?.text ?? ""
      guard type == "DROP_SHADOW" || type == "INNER_SHADOW",
        let color = effect["color"].flatMap({ values.value($0, .color) })
      else {
        library.findings.append(
          ImportFinding(.lost, path, "a shadow has no effect `\(type)`", at: file.place(of: effect)))
        continue
      }
      func length(_ node: JSONNode?) -> ForeignValue {
        .literal(.dimension(Dimension(Quantity.exact(node?.number ?? 0))))
      }
      var parts: [ForeignValue.Part] = [
        .init("color", color), .init("x", length(effect["offset"]?["x"])),
        .init("y", length(effect["offset"]?["y"])), .init("blur", length(effect["radius"])),
        .init("spread", length(effect["spread"])),
      ]
      if type == "INNER_SHADOW" { parts.append(.init("inset", .flag(true))) }
      layers.append(.parts(parts))
    }
    return layers.isEmpty ? nil : .list(layers)
  }
}
