import KansoCodeGeneration
import KansoDiagnostics
import KansoTheme
import Mustache

/// Generates files for other platforms from a theme. Every template whose name has another extension becomes a file:
/// `tokens.css.mustache` becomes `tokens.css`. The other templates are partials.
package struct Exporter {
  private let library: MustacheLibrary?
  private let outputs: [String]
  /// The errors in the templates.
  package let problems: [Diagnostic]

  /// An exporter that reads its templates. It generates files only if `problems` is empty.
  package init(templates: [ExportTemplate]) {
    EscapedText.register()
    outputs = templates.map(\.name).filter { $0.contains(".") }
    let (library, problems) = TemplateStore.library(
      of: templates.map { (name: $0.name, file: $0.file) }, roots: outputs.map { Self.root($0) })
    let nameProblems = templates.flatMap { Self.nameProblems(of: $0) }
    self.library = nameProblems.isEmpty ? library : nil
    self.problems = nameProblems + problems
  }

  /// Returns true if a template generates a file for each token.
  private static func isForEachToken(_ name: String) -> Bool { name.contains("{{") }

  private static func root(_ name: String) -> TemplateRoot {
    if isForEachToken(name) { return TemplateRoot(name, in: ExportToken.self) }
    return TemplateRoot(name, in: ExportContext.self)
  }

  /// Returns the errors in a template's name, whose fields make it a template, too.
  private static func nameProblems(of template: ExportTemplate) -> [Diagnostic] {
    guard isForEachToken(template.name) else { return [] }
    let name = SourceFile(path: template.file.path, text: template.name)
    let root = TemplateRoot(template.name, in: ExportToken.self)
    return TemplateStore.library(of: [(template.name, name)], roots: [root]).diagnostics.map {
      Diagnostic(
        $0.id, "in the name of the file: \($0.message)", at: SourceRange(file: template.file, 0..<0),
        help: $0.help)
    }
  }

  /// The names of the files, in the order of the templates.
  package var fileNames: [String] { outputs }

  /// Returns the files of a theme; none if the templates have errors.
  ///
  /// - Parameter packageName: the value of the field `package`.
  package func files(of theme: Theme, packageName: String? = nil) -> [GeneratedFile] {
    guard let library else { return [] }
    let context = ExportContext(theme: theme, packageName: packageName)
    return outputs.flatMap { output -> [GeneratedFile] in
      guard Self.isForEachToken(output), let name = try? MustacheTemplate(string: output) else {
        return [Self.file(output, library.render(context, withTemplate: output))]
      }
      // A template with fields in its name generates a file for each token, except those with empty output.
      return context.everyToken.compactMap { token in
        guard let text = library.render(token, withTemplate: output), !text.isEmpty else { return nil }
        return Self.file(name.render(token), text)
      }
    }
  }

  private static func file(_ name: String, _ text: String?) -> GeneratedFile {
    GeneratedFile(name: name, bytes: Array((text ?? "").utf8))
  }

  /// Returns the tokens whose names would be equal without groups, each with the first token of that name.
  package static func collisions(in theme: Theme) -> [(token: TokenPath, first: TokenPath, name: String)] {
    var seen: [String: TokenPath] = [:]
    return theme.tokens.compactMap { token in
      let identifier = Identifier(token.path)
      // Names are compared as joined words, because some of the identifier styles do not show the boundaries of words.
      let whole = identifier.words.joined()
      var names = [whole]
      // On Android, edges become four resources.
      if case .edges = token.value { names += ["top", "start", "bottom", "end"].map { whole + $0 } }
      // In CSS letter spacing is a property of its own.
      if token.usesLetterSpacing { names.append(whole + "letterspacing") }
      let first = names.compactMap { seen[$0] }.first
      for name in names where seen[name] == nil { seen[name] = token.path }
      return first.map { (token.path, $0, identifier.kebab) }
    }
  }

  /// Returns the indices of modes that would have equal names, each with the first mode of that name. A mode in which
  /// no token has a different value is not written, so it has no name.
  package static func modeCollisions(in theme: Theme) -> [(mode: Int, first: Int, name: String)] {
    let written = Set(theme.tokens.flatMap { $0.variants.map(\.mode) })
    var seen: [String: Int] = [:]
    return theme.modes.indices.filter { written.contains($0) }.compactMap { mode in
      let identifier = Identifier(TokenPath(theme.modes[mode].name))
      let whole = identifier.words.joined()
      guard let first = seen[whole] else {
        seen[whole] = mode
        return nil
      }
      return (mode, first, identifier.pascal)
    }
  }

  /// The axes of modes that would be one attribute of CSS, each once, with the first of that attribute and the first modes
  /// that have the two. A mode in which no token has another value is not written.
  package static func axisCollisions(in theme: Theme) -> [AxisCollision] {
    let written = Set(theme.tokens.flatMap { $0.variants.map(\.mode) })
    var seen: [String: (axis: String, mode: Int)] = [:]
    var reported: Set<String> = []
    var collisions: [AxisCollision] = []
    for mode in theme.modes.indices where written.contains(mode) {
      for (axis, _) in theme.modes[mode].context.sorted {
        guard let attribute = CSSText.attribute(ofAxis: axis) else { continue }
        guard let first = seen[attribute] else {
          seen[attribute] = (axis, mode)
          continue
        }
        guard first.axis != axis, reported.insert(axis).inserted else { continue }
        collisions.append(
          AxisCollision(
            axis: axis, mode: mode, firstAxis: first.axis, firstMode: first.mode, name: attribute))
      }
    }
    return collisions
  }
}

/// A template with the name of its output, such as `values/tokens.xml`, or with the name of a partial.
package struct ExportTemplate: Sendable {
  package let name: String
  package let file: SourceFile

  package init(name: String, file: SourceFile) {
    self.name = name
    self.file = file
  }

  /// A template whose output has the name of the template file without the extension.
  package init(_ file: SourceFile) { self.init(name: TemplateStore.name(of: file), file: file) }
}

/// The built-in formats.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// CSS custom properties, with a media query for each mode.
  case css
  /// Kotlin for Jetpack Compose.
  case compose
  /// Android's XML resources, with those for night mode.
  case android
  /// An asset catalog of colors for Xcode, with typed accessors.
  case assets

  /// The parent folder and the suffix of the folders that the format creates, one per token. The folders of removed
  /// tokens must be deleted.
  package var tokenFolders: (parent: String, suffix: String)? {
    self == .assets ? ("Tokens.xcassets", ".colorset") : nil
  }

  /// True if names in the output contain the names of modes.
  package var namesModes: Bool { self == .compose }

  /// True where the format names what it writes after the axes of modes.
  package var namesAxes: Bool { self == .css }

  /// Returns the modes of a theme whose values the format omits.
  package func unfollowedModes(in theme: Theme) -> [UnfollowedMode] {
    switch self {
    case .css, .compose: []
    case .android: UnfollowedMode.all(in: theme) { _ in ["appearance"] }
    // A catalog contains only colors.
    case .assets: UnfollowedMode.all(in: theme) { $0 == .color ? ["appearance", "contrast"] : nil }
    }
  }

  /// The templates of the format.
  package var templates: [ExportTemplate] {
    switch self {
    case .css: [Self.template("tokens.css", PackageResources.tokens_css_mustache)]
    case .compose:
      [
        Self.template("Tokens.kt", PackageResources.Tokens_kt_mustache),
        Self.template("ComposeDeclaration", PackageResources.ComposeDeclaration_mustache),
      ]
    case .android:
      [
        Self.template("values/tokens.xml", PackageResources.tokens_xml_mustache),
        Self.template("values-night/tokens.xml", PackageResources.tokens_night_xml_mustache),
        Self.template("AndroidResource", PackageResources.AndroidResource_mustache),
      ]
    case .assets:
      [
        Self.template("Tokens.xcassets/Contents.json", PackageResources.Contents_json_mustache),
        Self.template(
          "Tokens.xcassets/{{camel}}.colorset/Contents.json", PackageResources.colorset_json_mustache),
        Self.template("ColorAssets.swift", PackageResources.ColorAssets_swift_mustache),
      ]
    }
  }

  private static func template(_ name: String, _ bytes: [UInt8]) -> ExportTemplate {
    ExportTemplate(
      name: name,
      file: SourceFile(path: "Templates/Export/\(name)\(TemplateStore.fileExtension)", bytes: bytes))
  }

}
