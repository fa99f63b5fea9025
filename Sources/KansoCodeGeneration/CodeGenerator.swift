import KansoDiagnostics
import KansoTheme

/// Makes files of a theme: `theme.json`, and the Swift sources through the templates.
package struct CodeGenerator {
  private let options: GenerationOptions
  private let templates: TemplateStore

  /// The file that holds the theme.
  package static let themeFileName = "theme.json"

  package init(options: GenerationOptions, templates: TemplateStore = .builtIn) {
    self.options = options
    self.templates = templates
  }

  /// The files of a theme, or what is wrong with the templates.
  package func files(of theme: Theme) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
    let (library, diagnostics) = templates.library()
    guard let library else { return ([], diagnostics) }
    var files: [GeneratedFile] = []
    for source in SourceKind.allCases {
      let context = SourceContext(theme: theme, kind: source, options: options)
      let text =
        library.render(context, withTemplate: "\(source.rawValue).\(options.platform.rawValue)") ?? ""
      files.append(GeneratedFile(name: "\(source.rawValue).swift", bytes: Array(text.utf8)))
    }
    files.append(GeneratedFile(name: Self.themeFileName, bytes: theme.encoded()))
    return (files, [])
  }
}

/// The Swift sources that are generated, by the name of their enum.
enum SourceKind: String, CaseIterable, Sendable {
  case colors = "Colors"
  case fonts = "Fonts"
  case padding = "Padding"

  /// The section of the guide that the source holds.
  var section: String {
    switch self {
    case .colors: "colors"
    case .fonts: "fonts"
    case .padding: "padding"
    }
  }

  /// The enum of a section, or nil where the section has none.
  static func ofSection(_ section: String) -> SourceKind? { allCases.first { $0.section == section } }
}
