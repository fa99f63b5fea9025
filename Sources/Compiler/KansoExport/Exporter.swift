import KansoCodeGeneration
import KansoDiagnostics
import KansoProject
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
  private let options: ExportOptions
  private let format: ExportFormat?
  /// The errors in the templates.
  package let problems: [Diagnostic]

  /// Creates an exporter: parses the templates. It generates files only if `problems` is empty. Registers the
  /// content types of `EscapedText` in the whole process.
  ///
  /// - Parameters:
  ///   - options: the options of the format, or those of templates.
  ///   - format: the format of built-in templates; nil for templates of a project.
  package init(
    templates: [ExportTemplate], options: ExportOptions = ExportOptions(), format: ExportFormat? = nil
  ) {
    (self.options, self.format) = (options, format)
    EscapedText.register()
    outputs = templates.map(\.name).filter { $0.contains(".") }
    let (library, problems) = TemplateStore.library(
      of: templates.map { (name: $0.name, file: $0.file) },
      roots: outputs.map { Self.templateRoot(named: $0) })
    let nameProblems = templates.flatMap { Self.nameProblems(of: $0) }
    self.library = nameProblems.isEmpty ? library : nil
    self.problems = nameProblems + problems
  }

  /// Creates an exporter for a format with built-in templates; nil for another one.
  package init?(_ format: ExportFormat, _ options: ExportOptions = ExportOptions()) {
    guard let templates = format.templates else { return nil }
    self.init(templates: templates, options: options, format: format)
  }

  /// The elements of which each gets a file.
  private enum Repetition {
    case token, mode

    /// The repetition of a template, which the fields in its name decide; nil for a template of one file.
    init?(templateNamed name: String) {
      guard name.contains("{{") else { return nil }
      self = name.contains(/\{\{[^}]*\bmode\b/) ? .mode : .token
    }

    /// The context of the template.
    var context: any TemplateContext.Type {
      switch self {
      case .token: ExportToken.self
      case .mode: ExportMode.self
      }
    }
  }

  /// Returns the root with the context of a template: that of the fields in its name, else the theme.
  private static func templateRoot(named name: String) -> TemplateRoot {
    TemplateRoot(name, in: Repetition(templateNamed: name)?.context ?? ExportContext.self)
  }

  /// Returns the errors in the fields of a template's name, at the start of its file. None for a name without
  /// fields.
  private static func nameProblems(of template: ExportTemplate) -> [Diagnostic] {
    guard Repetition(templateNamed: template.name) != nil else { return [] }
    let name = SourceFile(path: template.file.path, text: template.name)
    let root = templateRoot(named: template.name)
    return TemplateStore.library(of: [(template.name, name)], roots: [root]).diagnostics.map {
      Diagnostic(
        $0.descriptor, "in the name of the file: \($0.message)", at: SourceRange(file: template.file, 0..<0),
        help: $0.help)
    }
  }

  /// The names of the files, in the order of the templates. Names of several files contain fields.
  package var fileNames: [String] { outputs }

  /// Returns the files of a theme; none if the templates have errors. Of several files of a template, empty ones are left
  /// out.
  package func files(of theme: Theme) -> [GeneratedFile] {
    guard let library else { return [] }
    let context = ExportContext(theme, options, format: format)
    let files = outputs.flatMap { output -> [GeneratedFile] in
      guard let repetition = Repetition(templateNamed: output),
        let name = try? MustacheTemplate(string: "{{% CONTENT_TYPE: FILE}}" + output)
      else { return [Self.generatedFile(output, library.render(context, withTemplate: output))] }
      let elements: [any TemplateContext] =
        switch repetition {
        case .token: context.everyToken
        case .mode: context.modes
        }
      return elements.compactMap { element in
        guard let text = library.render(element, withTemplate: output), !text.isEmpty else { return nil }
        return Self.generatedFile(name.render(element), text)
      }
    }
    guard format == .assets, options.folders else { return files }
    return files
      + AssetName.folders(of: theme).map { folder in
        GeneratedFile(name: "Tokens.xcassets/\(folder)/Contents.json", bytes: Array(AssetName.namespace.utf8))
      }
  }

  /// Returns a file; empty without a text.
  private static func generatedFile(_ name: String, _ text: String?) -> GeneratedFile {
    GeneratedFile(name: name, bytes: Array((text ?? "").utf8))
  }

  /// Returns the tokens whose `Identifier` has a name that an earlier token has already, in the order of the
  /// theme: each with the first token of that name, and its own name in kebab case. Names are compared as
  /// words without separators. The names that edges and letter spacing add to an output count, too.
  package static func collisions(
    in theme: Theme, _ format: ExportFormat? = nil, _ options: ExportOptions = ExportOptions()
  ) -> [(token: TokenPath, first: TokenPath, name: String)] {
    if format == .tailwind { return StyleSheet.collisions(in: theme, .tailwind, options) }
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
        guard axis != "appearance", axis != "contrast" else { continue }
        let attribute = CSSText.attribute(ofAxis: axis)
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
