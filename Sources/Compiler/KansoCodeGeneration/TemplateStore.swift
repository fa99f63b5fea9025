import KansoDiagnostics
import KansoProject
import KansoSystem
import KansoTemplateDiagnostics
import Mustache

/// The templates of the output: those of the package, each of which can be replaced by one with the same name.
package struct TemplateStore: Sendable {
  /// The templates of the package.
  package static let builtIn = TemplateStore(replacements: [])

  private let replacements: [SourceFile]

  /// Creates a store of the built-in templates and the files of a user's directory. A file replaces the
  /// built-in template with the same name. Any other file is a partial, and gets a warning if no other file
  /// includes it.
  package init(replacements: [SourceFile]) { self.replacements = replacements }

  /// The file name extension of templates.
  package static let fileExtension = ".mustache"

  /// The names and texts of the built-in templates.
  private static let builtInTexts: [(name: String, bytes: [UInt8])] = [
    ("Source", PackageResources.Source_mustache),
    ("Auto", PackageResources.Auto_mustache),
    ("Header", PackageResources.Header_mustache),
    ("Enums", PackageResources.Enums_mustache),
    ("Group", PackageResources.Group_mustache),
    ("Group.lengths", PackageResources.Group_lengths_mustache),
    ("Group.values", PackageResources.Group_values_mustache),
    ("Group.computed", PackageResources.Group_computed_mustache),
    ("Colors.portable", PackageResources.Colors_portable_mustache),
    ("Fonts.portable", PackageResources.Fonts_portable_mustache),
    ("Padding.portable", PackageResources.Padding_portable_mustache),
    ("Tokens.portable", PackageResources.Tokens_portable_mustache),
    ("Colors.uikit", PackageResources.Colors_uikit_mustache),
    ("Fonts.uikit", PackageResources.Fonts_uikit_mustache),
    ("TextStyles.uikit", PackageResources.TextStyles_uikit_mustache),
    ("Padding.uikit", PackageResources.Padding_uikit_mustache),
    ("Tokens.uikit", PackageResources.Tokens_uikit_mustache),
    ("Composites.uikit", PackageResources.Composites_uikit_mustache),
    ("ColorFunctions.uikit", PackageResources.ColorFunctions_uikit_mustache),
    ("Colors.appkit", PackageResources.Colors_appkit_mustache),
    ("Fonts.appkit", PackageResources.Fonts_appkit_mustache),
    ("TextStyles.appkit", PackageResources.TextStyles_appkit_mustache),
    ("Padding.appkit", PackageResources.Padding_appkit_mustache),
    ("Tokens.appkit", PackageResources.Tokens_appkit_mustache),
    ("Composites.appkit", PackageResources.Composites_appkit_mustache),
    ("ColorFunctions.appkit", PackageResources.ColorFunctions_appkit_mustache),
    ("Colors.swiftui", PackageResources.Colors_swiftui_mustache),
    ("Fonts.swiftui", PackageResources.Fonts_swiftui_mustache),
    ("Padding.swiftui", PackageResources.Padding_swiftui_mustache),
    ("Tokens.swiftui", PackageResources.Tokens_swiftui_mustache),
    ("Composites.swiftui", PackageResources.Composites_swiftui_mustache),
    ("ColorFunctions.swiftui", PackageResources.ColorFunctions_swiftui_mustache),
    ("ObjectiveC", PackageResources.ObjectiveC_mustache),
  ]

  /// Returns the parsed templates for a run: the templates and the warnings, or nil and the errors. Built-in
  /// templates of other platforms are not parsed, because parsing all templates takes longer than compiling a
  /// small guide. Nor are those that few guides need, unless the options or other templates require them:
  /// `addingRareTemplates` adds them.
  func library(for options: GenerationOptions) -> (library: MustacheLibrary?, diagnostics: [Diagnostic]) {
    var files = Self.builtInFiles(for: options, areRare: false)
    if parsesRareTemplatesFirst(for: options) { files += Self.builtInFiles(for: options, areRare: true) }
    for replacement in replacements { files.append((Self.name(of: replacement), replacement)) }
    // The built-in templates are checked by a test. Checking them in every run would take longer than parsing them.
    let (library, errors, _) = Self.library(
      of: files, roots: replacements.isEmpty ? [] : Self.roots(for: options))
    return (library, library == nil ? errors : unusedReplacements())
  }

  /// Returns a library of `library(for:)` with the templates for values with parts and for the optional source.
  func addingRareTemplates(to library: MustacheLibrary, for options: GenerationOptions) -> MustacheLibrary {
    guard !parsesRareTemplatesFirst(for: options) else { return library }
    var library = library
    for (name, file) in Self.builtInFiles(for: options, areRare: true) {
      // A test parses all built-in templates.
      try? library.register(file.text(in: 0..<file.bytes.count), named: name)
    }
    return library
  }

  /// Returns true if all templates belong to the library from the beginning: replacements may include any of them.
  private func parsesRareTemplatesFirst(for options: GenerationOptions) -> Bool {
    options.writesEmptySources || !replacements.isEmpty
  }

  /// Returns the built-in templates that the options can need: the rare ones or all others.
  private static func builtInFiles(
    for options: GenerationOptions, areRare: Bool
  ) -> [(name: String, file: SourceFile)] {
    let others = Platform.allCases.filter { !options.platform.sources.contains($0) }.map { ".\($0.rawValue)" }
    return builtInTexts.compactMap { name, bytes in
      let isRare = name.hasPrefix("Tokens.") || name.hasPrefix("Composites.")
      guard isRare == areRare, !others.contains(where: { name.hasSuffix($0) }),
        name != "ObjectiveC" || options.writesObjectiveCHeader
      else { return nil }
      return (name, SourceFile(path: "Templates/\(name)\(fileExtension)", bytes: bytes))
    }
  }

  /// Returns a warning for each file that replaces no built-in template and that no other file includes. A
  /// file that replaces the template of another platform gets none: a directory may have templates for
  /// several platforms.
  private func unusedReplacements() -> [Diagnostic] {
    let builtInNames = Self.builtInTexts.map(\.name)
    let others = replacements.filter { !builtInNames.contains(Self.name(of: $0)) }
    guard !others.isEmpty else { return [] }
    let included = replacements.reduce(into: Set<String>()) { names, file in
      let own = Self.name(of: file)
      names.formUnion(
        TemplateOutline(file.text(in: 0..<file.bytes.count)).includedNames.filter { $0 != own })
    }
    return others.filter { !included.contains(Self.name(of: $0)) }.map { file in
      let name = Self.name(of: file)
      return Diagnostic(
        .invalidTemplate, "no template includes `\(name)`", at: SourceRange(file: file, 0..<0),
        help: Spelling.nearest(to: name, among: builtInNames).map { "Did you mean `\($0)`?" }
          ?? "Include it with `{{> \(name)}}`, or move it to another folder.",
        severity: .warning)
    }
  }

  /// Returns the templates that render files, which may include others.
  private static func roots(for options: GenerationOptions) -> [TemplateRoot] {
    let source = TemplateRoot(options.platform == .auto ? "Auto" : "Source", in: FileContext.self)
    let header = TemplateRoot("ObjectiveC", in: ObjectiveCHeaderContext.self)
    return options.writesObjectiveCHeader ? [source, header] : [source]
  }

  /// Returns the parsed templates by their names, and no diagnostics; or nil, and the errors in the order of
  /// reports. If several templates have the same name, the last one counts. Also returns what they
  /// require of a theme.
  ///
  /// - Parameter roots: the templates that render output. They and all of their inclusions are checked. Empty for
  ///   templates that are already checked: then only errors of the parser are returned.
  package static func library(
    of files: [(name: String, file: SourceFile)], roots: [TemplateRoot]
  ) -> (library: MustacheLibrary?, diagnostics: [Diagnostic], requirements: TemplateRequirements) {
    var library = MustacheLibrary()
    var templates: [String: (file: SourceFile, outline: TemplateOutline)] = [:]
    var diagnostics: [Diagnostic] = []
    for (name, file) in files {
      let text = file.text(in: 0..<file.bytes.count)
      if !roots.isEmpty {
        let outline = TemplateOutline(text)
        if let refusal = refusal(of: file, with: outline) {
          diagnostics.append(refusal)
          continue
        }
        templates[name] = (file, outline)
      }
      do { try library.register(text, named: name) } catch {
        diagnostics.append(diagnostic(for: error, in: file))
      }
    }
    var requirements = TemplateRequirements()
    if diagnostics.isEmpty {
      (diagnostics, requirements) = TemplateCheck.findings(in: templates, from: roots)
    }
    return (diagnostics.isEmpty ? library : nil, diagnostics.sortedForReport(), requirements)
  }

  /// Returns the names of the fields and partials in the tags of a template, without functions.
  package static func names(in text: String) -> [String] {
    var names: [String] = []
    var waiting = TemplateOutline(text).tags
    while let tag = waiting.popLast() {
      names.append(tag.name)
      waiting += tag.contents
    }
    return names
  }

  /// Returns the error for a template that must not be passed to the library, because it is not UTF-8 or
  /// nested too deeply; nil for others.
  private static func refusal(of file: SourceFile, with outline: TemplateOutline) -> Diagnostic? {
    if let range = file.invalidUTF8 {
      let byte = String(file.bytes[range.lowerBound], radix: 16, uppercase: true)
      return Diagnostic(
        .invalidTemplate, "the byte 0x\(byte) is not valid UTF-8", at: SourceRange(file: file, range),
        help: "Save the file as UTF-8.")
    }
    guard let range = outline.tooDeep else { return nil }
    return Diagnostic(
      .invalidTemplate, "sections are nested deeper than \(TemplateOutline.maxDepth) levels",
      at: SourceRange(file: file, range), help: "Put some of them into a partial.")
  }

  /// True if `PlainSections` renders plain sections in the same way as the library in all templates. This requires that
  /// values are not escaped, partials are not indented, and delimiters are not changed. All built-in templates meet
  /// these conditions.
  var allowsPlainSections: Bool {
    replacements.allSatisfy { file in
      let text = file.text(in: 0..<file.bytes.count)
      return text.hasPrefix("{{% CONTENT_TYPE: TEXT}}") && !text.contains("{{=")
        && !text.split(whereSeparator: \.isNewline).contains { line in
          line.first?.isWhitespace == true && line.drop(while: \.isWhitespace).hasPrefix("{{>")
        }
    }
  }

  /// Returns the text of the template with a name, which is the replacement if there is one; nil if there is none.
  func text(named name: String) -> String? {
    if let file = replacements.last(where: { Self.name(of: $0) == name }) {
      return file.text(in: 0..<file.bytes.count)
    }
    return Self.builtInTexts.first { $0.name == name }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Returns the name of a template: the name of its file, without folders and the extension `.mustache`.
  package static func name(of file: SourceFile) -> String {
    let last = FilePath.lastName(of: file.path)
    return last.hasSuffix(fileExtension) ? String(last.dropLast(fileExtension.count)) : last
  }

  /// Returns the report of an error from the library. Its range is the rest of the line from the error on, or
  /// the whole file if the error has no position.
  private static func diagnostic(for error: any Error, in file: SourceFile) -> Diagnostic {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Diagnostic(.invalidTemplate, "the template cannot be read: \(error)", at: file.wholeRange)
    }
    let index = file.lines
    let line = index.contents(ofLine: min(max(1, error.context.lineNumber), index.lineCount))
    let start = min(line.lowerBound + max(0, error.context.columnNumber - 1), line.upperBound)
    return Diagnostic(
      .invalidTemplate, explanation(of: error.error), at: SourceRange(file: file, start..<line.upperBound),
      help: "Compare it with the template of the same name that comes with Kanso.")
  }

  /// Returns the message for an error of the library's parser. An error of an unknown type is a tag that is
  /// not closed.
  private static func explanation(of error: any Error) -> String {
    // All errors of the underlying parser mean that the text ends within a tag.
    guard let error = error as? MustacheTemplate.Error else { return "a tag is not closed with `}}`" }
    return switch error {
    case .sectionCloseNameIncorrect: "the section is closed with another name than it was opened with"
    case .unfinishedName: "a tag is not closed with `}}`"
    case .expectedSectionEnd: "a section is not closed"
    case .invalidSetDelimiter: "the delimiters are not set correctly"
    default: "the template is not valid Mustache"
    }
  }
}
