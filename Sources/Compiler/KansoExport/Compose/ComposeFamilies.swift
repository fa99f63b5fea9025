import KansoProject
import KansoTheme

/// The font families of a Kotlin file.
struct ComposeFamilies {
  /// The lines that declare each family with font resources.
  private(set) var declarations: [[String]] = []
  /// The properties of the families with font resources, by their names.
  private var properties: [String: String] = [:]
  private(set) var imports: [String] = []

  /// Creates the families of all fonts, if they are in resources.
  init(_ theme: Theme, _ options: ExportOptions, _ names: inout NameScope) {
    guard options.fontFiles == .resources else { return }
    var files: [String: Set<FontFile>] = [:]
    var order: [String] = []
    /// Adds a family, with a file of it.
    func add(_ families: [String], _ file: FontFile?) {
      guard case .named(let name, _) = SchemeFamily(families) else { return }
      if files[name] == nil { order.append(name) }
      files[name, default: []].formUnion(file.map { [$0] } ?? [])
    }
    for value in theme.tokens.flatMap({ [$0.value] + $0.variants.map(\.value) }) {
      switch value {
      case .typography(let font): add(font.families, FontFile(weight: font.weight, isItalic: font.isItalic))
      case .fontFamily(let families): add(families, nil)
      default: break
      }
    }
    for name in order {
      let property = names.add(KotlinText.type(Identifier(TokenPath(name)).words + ["font", "family"]))
      properties[name] = property
      let found = files[name] ?? []
      declare(name, property, found.isEmpty ? [FontFile(weight: 400, isItalic: false)] : found.sorted())
    }
    guard !order.isEmpty else { return }
    imports += ["Font", "FontFamily", "FontWeight"].map { KotlinValue.font + $0 }
    if let namespace = options.namespace { imports.append(namespace + ".R") }
  }

  private mutating func declare(_ name: String, _ property: String, _ files: [FontFile]) {
    let fonts = files.map { file in
      let style = file.isItalic ? ", FontStyle.Italic" : ""
      let weight = KotlinValue.weight(Double(file.weight))
      return "    Font(R.font.\(file.resource(of: name)), \(weight)\(style)),"
    }
    if files.contains(where: \.isItalic) { imports.append(KotlinValue.font + "FontStyle") }
    declarations.append(
      [
        "/** \(CommentText.line(name)), from the font resources of the app. */",
        "val \(property) = FontFamily(",
      ]
        + fonts + [")"])
  }

  /// Returns the expression of a family of a list, and the name of a font that the expression leaves out.
  func expression(_ families: [String]) -> (text: String, comment: String?) {
    let family = SchemeFamily(families)
    if case .named(let name, _) = family, let property = properties[name] { return (property, nil) }
    let system =
      switch family.kind {
      case .serif: "Serif"
      case .monospace: "Monospace"
      case .handwriting: "Cursive"
      case .sansSerif: "SansSerif"
      case .system, .rounded: "Default"
      }
    guard case .named(let name, _) = family else { return ("FontFamily." + system, nil) }
    return ("FontFamily." + system, CommentText.line(name))
  }
}
