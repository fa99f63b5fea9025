import KansoCodeGeneration
import KansoProject
import KansoTheme

/// The context of a file for one value of an axis, such as one brand: that of a file, for the theme with this value.
struct ExportAxisValue: TemplateContext {
  enum Field: String, CaseIterable { case axis, value }

  private let axis: String
  private let name: String
  private let file: ExportContext

  /// Creates the context of a value of an axis.
  init(_ value: String, ofAxis axis: String, _ theme: Theme, _ options: ExportOptions) {
    (self.axis, name) = (axis, value)
    file = ExportContext(theme.fixing(axis, to: value), options)
  }

  /// Returns the name of the axis or of the value.
  func value(of field: Field) -> Any? { NameText(field == .axis ? axis : name) }

  /// Returns the role of a name.
  static func role(of field: Field) -> FieldRole { .context(NameText.self) }

  var base: (any TemplateContext)? { file }
  static var baseType: (any TemplateContext.Type)? { ExportContext.self }
}

extension Theme {
  /// The axes of the modes, sorted.
  var axes: [String] { Set(modes.flatMap { $0.context.values.keys }).sorted() }

  /// Returns the values that modes have on an axis, in the order of the modes.
  func values(ofAxis axis: String) -> [String] {
    var seen: Set<String> = []
    return modes.compactMap { $0.context.values[axis] }.filter { seen.insert($0).inserted }
  }

  /// Returns the theme with the value of an axis fixed, and modes without that axis. Modes that differ in nothing else
  /// become one. The fingerprint stays that of the whole theme.
  func fixing(_ axis: String, to value: String) -> Theme {
    let fixed = specialized(for: Mode(name: value, context: [axis: value]))
    var modes: [Mode] = []
    var places: [Context: Int] = [:]
    /// Returns the index of the mode with a context, which is added if there is none.
    func place(of context: Context, named name: String, fallback: String?) -> Int {
      if let place = places[context] { return place }
      modes.append(Mode(name: name, context: context, fallback: fallback))
      places[context] = modes.count - 1
      return modes.count - 1
    }
    // Modes without the axis come first, since a mode of a combination has a name such as `acmeDark`.
    let order = self.modes.indices.sorted {
      (self.modes[$0].context.values.count, $0) < (self.modes[$1].context.values.count, $1)
    }
    var indices: [Int: Int] = [:]
    // The default mode is the first one. If it has another value of the axis, the value has no mode of its own.
    if self.modes.first?.context.canHold(with: [axis: value]) != true {
      _ = place(of: Context(), named: value, fallback: nil)
    }
    for index in [0] + order where index < self.modes.count && indices[index] == nil {
      let mode = self.modes[index]
      guard mode.context.canHold(with: [axis: value]) else { continue }
      let others = Context(mode.context.values.filter { $0.key != axis })
      indices[index] = place(of: others, named: mode.name, fallback: mode.fallback)
    }
    let tokens = fixed.tokens.map { token in
      var seen: Set<Int> = []
      let variants = token.variants.compactMap { variant -> ThemeToken.Variant? in
        guard let mode = indices[variant.mode], seen.insert(mode).inserted else { return nil }
        return ThemeToken.Variant(mode: mode, value: variant.value, alias: variant.alias)
      }
      return ThemeToken(
        path: token.path, value: token.value, alias: token.alias,
        variants: variants.sorted { $0.mode < $1.mode },
        description: token.description, deprecated: token.deprecated, extensions: token.extensions)
    }
    return Theme(self, modes: modes, sections: fixed.sections, tokens: tokens)
  }
}
