import KansoCodeGeneration
import KansoDiagnostics
import KansoTheme
import Mustache

/// Makes files for other platforms of a theme. Every template whose name has an ending of its own is a file:
/// `tokens.css.mustache` becomes `tokens.css`; the others are partials.
package struct Exporter {
  private let library: MustacheLibrary?
  private let outputs: [String]
  /// What is wrong with the templates.
  package let problems: [Diagnostic]

  /// An exporter that reads its templates; it makes files only if there are no `problems`.
  package init(templates: [SourceFile]) {
    EscapedText.register()
    let files = templates.map { (name: TemplateStore.name(of: $0), file: $0) }
    (library, problems) = TemplateStore.library(of: files)
    outputs = files.map(\.name).filter { $0.contains(".") }
  }

  /// The names of the files, in the order of the templates.
  package var fileNames: [String] { outputs }

  /// The files of a theme; none where the templates have problems.
  ///
  /// - Parameter packageName: what templates are given as `package`.
  package func files(of theme: Theme, packageName: String? = nil) -> [GeneratedFile] {
    guard let library else { return [] }
    let context = ExportContext(theme: theme, packageName: packageName)
    return outputs.map { name in
      GeneratedFile(name: name, bytes: Array((library.render(context, withTemplate: name) ?? "").utf8))
    }
  }

  /// Tokens that would have one name where there are no groups, each with the first of that name.
  package static func collisions(in theme: Theme) -> [(token: TokenPath, first: TokenPath, name: String)] {
    var seen: [String: TokenPath] = [:]
    return theme.tokens.compactMap { token in
      // The words run together are what the least telling of the spellings tells apart.
      let identifier = Identifier(token.path)
      guard let first = seen.updateValue(token.path, forKey: identifier.words.joined()) else { return nil }
      seen[identifier.words.joined()] = first
      return (token.path, first, identifier.kebab)
    }
  }
}

/// The formats that come with Kanso.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// CSS custom properties, with a media query for each mode.
  case css
  /// Kotlin for Jetpack Compose.
  case compose

  /// The templates of the format.
  package var templates: [SourceFile] {
    switch self {
    case .css: [Self.template("tokens.css", PackageResources.tokens_css_mustache)]
    case .compose:
      [
        Self.template("Tokens.kt", PackageResources.Tokens_kt_mustache),
        Self.template("ComposeDeclaration", PackageResources.ComposeDeclaration_mustache),
      ]
    }
  }

  private static func template(_ name: String, _ bytes: [UInt8]) -> SourceFile {
    SourceFile(path: "Templates/Export/\(name)\(TemplateStore.fileExtension)", bytes: bytes)
  }

}
