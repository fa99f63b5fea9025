import KansoCodeGeneration
import KansoDiagnostics
import KansoSystem
import KansoTheme
import Mustache

/// Generates files for other platforms from a theme. Every template whose name has another extension becomes a file:
/// `tokens.css.mustache` becomes `tokens.css`. The other templates are partials.
package struct Exporter {
  /// The parsed templates; nil if one has an error, also in the fields of its name.
  private let library: MustacheLibrary?
  /// The names of the templates that generate files.
  private let outputs: [String]
  /// The errors in the templates.
  package let problems: [Diagnostic]

  /// Creates an exporter: parses the templates. It generates files only if `problems` is empty. Registers the
  /// content types of `EscapedText` in the whole process.
  package init(templates: [ExportTemplate]) {
    EscapedText.register()
    outputs = templates.map(\.name).filter { $0.contains(".") }
    let (library, problems) = TemplateStore.library(
      of: templates.map { (name: $0.name, file: $0.file) },
      roots: outputs.map { Self.templateRoot(named: $0) })
    let nameProblems = templates.flatMap { Self.nameProblems(of: $0) }
    self.library = nameProblems.isEmpty ? library : nil
    self.problems = nameProblems + problems
  }

  /// Returns true if a template generates a file for each token: its name contains a field.
  private static func isForEachToken(_ name: String) -> Bool { name.contains("{{") }

  /// Returns the root with the context of a template: a token if its name contains a field, else the theme.
  private static func templateRoot(named name: String) -> TemplateRoot {
    if isForEachToken(name) { return TemplateRoot(name, in: ExportToken.self) }
    return TemplateRoot(name, in: ExportContext.self)
  }

  /// Returns the errors in the fields of a template's name, at the start of its file. None for a name without
  /// fields.
  private static func nameProblems(of template: ExportTemplate) -> [Diagnostic] {
    guard isForEachToken(template.name) else { return [] }
    let name = SourceFile(path: template.file.path, text: template.name)
    let root = TemplateRoot(template.name, in: ExportToken.self)
    return TemplateStore.library(of: [(template.name, name)], roots: [root]).diagnostics.map {
      Diagnostic(
        $0.descriptor, "in the name of the file: \($0.message)", at: SourceRange(file: template.file, 0..<0),
        help: $0.help)
    }
  }

  /// The names of the files, in the order of the templates. Names of files for each token contain fields.
  package var fileNames: [String] { outputs }

  /// Returns the files of a theme; none if the templates have errors. A file for one token is left out if it
  /// is empty.
  ///
  /// - Parameter packageName: the value of the field `package`.
  package func files(of theme: Theme, packageName: String? = nil) -> [GeneratedFile] {
    guard let library else { return [] }
    let context = ExportContext(theme: theme, packageName: packageName)
    return outputs.flatMap { output -> [GeneratedFile] in
      guard Self.isForEachToken(output), let name = try? MustacheTemplate(string: output) else {
        return [Self.generatedFile(output, library.render(context, withTemplate: output))]
      }
      // A template with fields in its name generates a file for each token, except those with empty output.
      return context.everyToken.compactMap { token in
        guard let text = library.render(token, withTemplate: output), !text.isEmpty else { return nil }
        return Self.generatedFile(name.render(token), text)
      }
    }
  }

  /// Returns a file; empty without a text.
  private static func generatedFile(_ name: String, _ text: String?) -> GeneratedFile {
    GeneratedFile(name: name, bytes: Array((text ?? "").utf8))
  }

  /// Returns the tokens whose `Identifier` has a name that an earlier token has already, in the order of the
  /// theme: each with the first token of that name, and its own name in kebab case. Names are compared as
  /// words without separators. The names that edges and letter spacing add to an output count, too.
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

  /// Returns the indices of modes whose name, as an `Identifier`, an earlier mode has already: each with the
  /// index of the first mode of that name, and its own name in Pascal case. A mode in which no token has a
  /// value of its own is not written, so it has no name.
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

  /// Returns the axes of modes that would have the same attribute in CSS as an earlier axis, each once, with
  /// the first axis of that attribute, and the first mode on each of the two axes. A mode in which no token
  /// has a value of its own is not written, and does not count.
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
  /// The name of the output, possibly with fields; a name without a point is that of a partial.
  package let name: String
  package let file: SourceFile

  /// Creates a template with an explicit name.
  package init(name: String, file: SourceFile) {
    self.name = name
    self.file = file
  }

  /// Creates a template whose name is that of the template file, without folders and the extension
  /// `.mustache`.
  package init(_ file: SourceFile) { self.init(name: TemplateStore.name(of: file), file: file) }
}

/// The built-in formats.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// CSS custom properties. Modes of appearance and contrast are media queries, modes on other axes are
  /// attributes of the root element.
  case css
  /// Kotlin for Jetpack Compose.
  case compose
  /// Android's XML resources, with those for night mode.
  case android
  /// An asset catalog of colors for Xcode, with typed accessors.
  case assets

  /// The parent folder and the suffix of the folders that the format creates, one per token; nil for a format
  /// without them. The folders of removed tokens must be deleted.
  package var tokenFolders: (parent: String, suffix: String)? {
    self == .assets ? ("Tokens.xcassets", ".colorset") : nil
  }

  /// True if names in the output contain the names of modes.
  package var namesModes: Bool { self == .compose }

  /// True if names in the output contain the names of the axes of modes.
  package var namesAxes: Bool { self == .css }

  /// Returns the modes of a theme whose values the format omits. CSS and Compose follow all modes, Android
  /// only the appearance. An asset catalog follows appearance and contrast; it contains only colors.
  package func unfollowedModes(in theme: Theme) -> [UnfollowedMode] {
    switch self {
    case .css, .compose: []
    // Tokens without a resource are not in the output in any mode, so they give no warnings.
    case .android: UnfollowedMode.modes(in: theme) { $0.hasAndroidResource ? ["appearance"] : nil }
    // Tokens that are not colors are not in a catalog in any mode, so they give no warnings.
    case .assets: UnfollowedMode.modes(in: theme) { $0 == .color ? ["appearance", "contrast"] : nil }
    }
  }

  /// The templates of the format.
  package var templates: [ExportTemplate] {
    switch self {
    case .css: [Self.template(named: "tokens.css", PackageResources.tokens_css_mustache)]
    case .compose:
      [
        Self.template(named: "Tokens.kt", PackageResources.Tokens_kt_mustache),
        Self.template(named: "ComposeDeclaration", PackageResources.ComposeDeclaration_mustache),
      ]
    case .android:
      [
        Self.template(named: "values/tokens.xml", PackageResources.tokens_xml_mustache),
        Self.template(named: "values-night/tokens.xml", PackageResources.tokens_night_xml_mustache),
        Self.template(named: "AndroidResource", PackageResources.AndroidResource_mustache),
      ]
    case .assets:
      [
        Self.template(named: "Tokens.xcassets/Contents.json", PackageResources.Contents_json_mustache),
        Self.template(
          named: "Tokens.xcassets/{{camel}}.colorset/Contents.json", PackageResources.colorset_json_mustache),
        Self.template(named: "ColorAssets.swift", PackageResources.ColorAssets_swift_mustache),
      ]
    }
  }

  /// Returns a built-in template with the bytes of its file.
  private static func template(named name: String, _ bytes: [UInt8]) -> ExportTemplate {
    ExportTemplate(
      name: name,
      file: SourceFile(path: "Templates/Export/\(name)\(TemplateStore.fileExtension)", bytes: bytes))
  }

}

extension TokenType {
  /// True if Android has resources for values of the type.
  fileprivate var hasAndroidResource: Bool {
    switch self {
    case .color, .dimension, .fontWeight, .duration, .number, .typography, .string: true
    case .fontFamily, .cubicBezier, .strokeStyle, .border, .transition, .shadow, .gradient: false
    }
  }
}
