import KansoCodeGeneration
import KansoDiagnostics
import KansoProject
import KansoSystem
import KansoTemplateDiagnostics
import KansoTheme
import Mustache

/// Generates files for other platforms from a theme. Every template whose name has another extension becomes a file:
/// `tokens.css.mustache` becomes `tokens.css`. The other templates are partials.
package struct Exporter {
  /// The parsed templates; nil if one has an error, also in the fields of its name.
  private let library: MustacheLibrary?
  /// The templates that generate files.
  private let outputs: [ExportTemplate]
  private let options: ExportOptions
  private let format: ExportFormat?
  /// The parts of a theme that the templates need.
  private let requirements: TemplateRequirements
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
    outputs = templates.filter { $0.name.contains(".") }
    let (library, problems, requirements) = TemplateStore.library(
      of: templates.map { (name: $0.name, file: $0.file) },
      roots: outputs.map { Self.templateRoot(named: $0.name) })
    let nameProblems = templates.flatMap { Self.nameProblems(of: $0) }
    self.library = nameProblems.isEmpty ? library : nil
    self.problems = nameProblems + problems
    self.requirements = requirements
  }

  /// Creates an exporter for a format with built-in templates; nil for another one.
  package init?(_ format: ExportFormat, _ options: ExportOptions = ExportOptions()) {
    guard let templates = format.templates else { return nil }
    self.init(templates: templates, options: options, format: format)
  }

  /// Returns the root with the context of a template: that of the fields in its name, else the theme.
  private static func templateRoot(named name: String) -> TemplateRoot {
    TemplateRoot(name, in: ExportRepetition(templateNamed: name)?.context ?? ExportContext.self)
  }

  /// Returns the errors in the fields of a template's name, at the start of its file. None for a name without
  /// fields.
  private static func nameProblems(of template: ExportTemplate) -> [Diagnostic] {
    guard let repetition = ExportRepetition(templateNamed: template.name) else { return [] }
    let start = SourceRange(file: template.file, 0..<0)
    if let mixture = repetition.mixture(in: template.name) {
      return [
        Diagnostic(
          .invalidTemplate, "in the name of the file: \(mixture.message)", at: start, help: mixture.help)
      ]
    }
    let name = SourceFile(path: template.file.path, text: template.name)
    let root = templateRoot(named: template.name)
    return TemplateStore.library(of: [(template.name, name)], roots: [root]).diagnostics.map {
      Diagnostic($0.descriptor, "in the name of the file: \($0.message)", at: start, help: $0.help)
    }
  }

  /// The names of the files, in the order of the templates. Names of several files contain fields.
  package var fileNames: [String] { outputs.map(\.name) }

  /// Returns the files of a theme; none if the templates have errors.
  package func files(of theme: Theme) -> [GeneratedFile] { output(of: theme).files }

  /// Returns the files of a theme and the errors of the templates, also those that depend on the theme; no files if
  /// there are errors. Of several files of a template, empty ones are left out.
  package func output(of theme: Theme) -> (files: [GeneratedFile], problems: [Diagnostic]) {
    let themeProblems =
      axisProblems(in: theme)
      + requirements.fields.compactMap { field in
        TokenKind.problem(of: field, in: theme).map {
          Diagnostic(.unknownField, $0.message, at: field.range, help: $0.help)
        }
      }
      + ExtensionLookup.problems(of: requirements.keys, in: theme).map {
        Diagnostic(.unknownField, $0.message, at: $0.range, help: $0.help)
      }
    guard let library, themeProblems.isEmpty else { return ([], problems + themeProblems) }
    // Style sheets keep the former names of tokens.
    let keepsNames = format.map { ExportFormat.styleSheets.contains($0) } ?? false
    let context = ExportContext(keepsNames ? theme.addingRenamedTokens() : theme, options, format: format)
    var files: [GeneratedFile] = []
    var nameProblems: [Diagnostic] = []
    for output in outputs {
      guard let repetition = ExportRepetition(templateNamed: output.name),
        let name = try? MustacheTemplate(string: "{{% CONTENT_TYPE: FILE}}" + output.name)
      else {
        files.append(Self.generatedFile(output.name, library.render(context, withTemplate: output.name)))
        continue
      }
      let made = repetition.elements(in: context, isBuiltIn: format != nil).compactMap {
        element -> GeneratedFile? in
        guard let text = library.render(element, withTemplate: output.name), !text.isEmpty else { return nil }
        return Self.generatedFile(name.render(element), text)
      }
      if let repeated = ExportRepetition.repeatedName(in: made) {
        nameProblems.append(
          Diagnostic(
            .invalidTemplate, "the template makes several files of the name `\(repeated)`",
            at: SourceRange(file: output.file, 0..<0),
            help: "Add a field to its name that differs, such as `{{\(repetition.distinctField)}}`."))
      }
      files += made
    }
    if format == .assets, options.folders {
      files += AssetName.folders(of: theme).map { folder in
        GeneratedFile(name: "Tokens.xcassets/\(folder)/Contents.json", bytes: Array(AssetName.namespace.utf8))
      }
    }
    return (nameProblems.isEmpty ? files : [], nameProblems)
  }

  /// Returns the error of an axis that the theme does not have, or that the templates need or do not use.
  private func axisProblems(in theme: Theme) -> [Diagnostic] {
    guard format == nil else { return [] }
    let template = outputs.first { ExportRepetition(templateNamed: $0.name) == .axisValue }
    let axes = theme.axes
    let known = axes.isEmpty ? "" : " The guide has \(axes.map { "`\($0)`" }.joined(separator: ", "))."
    let (message, help): (String, String)
    switch (options.axis, template) {
    case (nil, nil): return []
    case (nil, _?):
      message = "the template makes a file for each value of an axis, and no axis is chosen"
      help = "Write `axis: NAME` into the entry of kanso.yaml, or `--option axis=NAME`." + known
    case (let axis?, nil):
      message = "the option `axis` is `\(axis)`, and no template makes a file for each of its values"
      help =
        "Name a template with the field `value`, such as `tokens.{{value}}.css.mustache`, or delete the option."
    case (let axis?, _?):
      guard !axes.contains(axis) else { return [] }
      message = "the guide has no axis `\(axis)`"
      help =
        Spelling.nearest(to: axis, among: axes).map { "Did you mean `\($0)`?" }
        ?? (axes.isEmpty ? "None of its modes is on an axis." : "Choose another one." + known)
    }
    guard let file = (template ?? outputs.first)?.file else { return [] }
    return [Diagnostic(.invalidTemplate, message, at: SourceRange(file: file, 0..<0), help: help)]
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
