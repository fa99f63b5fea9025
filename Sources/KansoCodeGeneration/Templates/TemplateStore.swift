import KansoDiagnostics
import Mustache

/// The templates that output is written with: those of the package, each replaceable by one of the same name.
package struct TemplateStore: Sendable {
  /// The templates that come with Kanso.
  package static let builtIn = TemplateStore(replacements: [])

  private let replacements: [SourceFile]

  /// The built-in templates with files of a user's directory in the place of those of the same name, and beside
  /// them for partials.
  package init(replacements: [SourceFile]) { self.replacements = replacements }

  /// The ending of template files.
  package static let fileExtension = ".mustache"

  private static let builtInTexts: [(name: String, bytes: [UInt8])] = [
    ("Source", PackageResources.Source_mustache),
    ("Auto", PackageResources.Auto_mustache),
    ("Header", PackageResources.Header_mustache),
    ("Enums", PackageResources.Enums_mustache),
    ("Group", PackageResources.Group_mustache),
    ("Group.lengths", PackageResources.Group_lengths_mustache),
    ("Group.computed", PackageResources.Group_computed_mustache),
    ("Colors.portable", PackageResources.Colors_portable_mustache),
    ("Fonts.portable", PackageResources.Fonts_portable_mustache),
    ("Padding.portable", PackageResources.Padding_portable_mustache),
    ("Colors.uikit", PackageResources.Colors_uikit_mustache),
    ("Fonts.uikit", PackageResources.Fonts_uikit_mustache),
    ("Padding.uikit", PackageResources.Padding_uikit_mustache),
    ("Colors.appkit", PackageResources.Colors_appkit_mustache),
    ("Fonts.appkit", PackageResources.Fonts_appkit_mustache),
    ("Padding.appkit", PackageResources.Padding_appkit_mustache),
    ("Colors.swiftui", PackageResources.Colors_swiftui_mustache),
    ("Fonts.swiftui", PackageResources.Fonts_swiftui_mustache),
    ("Padding.swiftui", PackageResources.Padding_swiftui_mustache),
    ("ObjectiveC", PackageResources.ObjectiveC_mustache),
  ]

  /// The templates that a run needs, read. Of the built-in ones those of other platforms are left unread, since
  /// reading all takes longer than compiling a small guide.
  func library(for options: GenerationOptions) -> (library: MustacheLibrary?, diagnostics: [Diagnostic]) {
    let others = Platform.allCases.filter { !options.platform.sources.contains($0) }.map { ".\($0.rawValue)" }
    let needed = Self.builtInTexts.filter { template in
      !others.contains { template.name.hasSuffix($0) }
        && (template.name != "ObjectiveC" || options.writesObjectiveCHeader)
    }
    var files = needed.map { name, bytes in
      (name, SourceFile(path: "Templates/\(name)\(Self.fileExtension)", bytes: bytes))
    }
    for replacement in replacements { files.append((Self.name(of: replacement), replacement)) }
    // A test checks those of the package; doing so in every run would take longer than reading them.
    return Self.library(of: files, roots: replacements.isEmpty ? [] : Self.roots(for: options))
  }

  /// The templates that make files.
  private static func roots(for options: GenerationOptions) -> [TemplateRoot] {
    let source = TemplateRoot(options.platform == .auto ? "Auto" : "Source", in: FileContext.self)
    let header = TemplateRoot("ObjectiveC", in: ObjectiveCHeaderContext.self)
    return options.writesObjectiveCHeader ? [source, header] : [source]
  }

  /// Templates by their names, read; the last one of a name counts.
  ///
  /// - Parameter roots: the templates that make output, from which all that they include is checked; none for templates
  ///   that were checked before.
  package static func library(
    of files: [(name: String, file: SourceFile)], roots: [TemplateRoot]
  ) -> (library: MustacheLibrary?, diagnostics: [Diagnostic]) {
    var library = MustacheLibrary()
    var templates: [String: (file: SourceFile, outline: TemplateOutline)] = [:]
    var diagnostics: [Diagnostic] = []
    for (name, file) in files {
      let text = file.text(in: 0..<file.bytes.count)
      if !roots.isEmpty {
        let outline = TemplateOutline(text)
        if let refusal = refusal(of: file, outline) {
          diagnostics.append(refusal)
          continue
        }
        templates[name] = (file, outline)
      }
      do { try library.register(text, named: name) } catch {
        diagnostics.append(diagnostic(for: error, in: file))
      }
    }
    if diagnostics.isEmpty { diagnostics = TemplateCheck.problems(in: templates, from: roots) }
    return (diagnostics.isEmpty ? library : nil, diagnostics.sortedForReport())
  }

  /// The error for a template that the library cannot be given; nil for others.
  private static func refusal(of file: SourceFile, _ outline: TemplateOutline) -> Diagnostic? {
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

  /// Whether sections of plain fields mean in every template what `PlainSections` makes of them: nothing is escaped,
  /// no partial is indented, and tags are written in braces. The built-in templates are so.
  var allowsPlainSections: Bool {
    replacements.allSatisfy { file in
      let text = file.text(in: 0..<file.bytes.count)
      return text.hasPrefix("{{% CONTENT_TYPE: TEXT}}") && !text.contains("{{=")
        && !text.split(whereSeparator: \.isNewline).contains { line in
          line.first?.isWhitespace == true && line.drop(while: \.isWhitespace).hasPrefix("{{>")
        }
    }
  }

  /// The name of a template: that of its file without the ending.
  package static func name(of file: SourceFile) -> String {
    let last = FilePath.lastName(of: file.path)
    return last.hasSuffix(fileExtension) ? String(last.dropLast(fileExtension.count)) : last
  }

  private static func diagnostic(for error: any Error, in file: SourceFile) -> Diagnostic {
    guard let error = error as? MustacheTemplate.ParserError else {
      return Diagnostic(.invalidTemplate, "the template cannot be read: \(error)", at: file.wholeRange)
    }
    let index = LineIndex(file)
    let line = index.contents(ofLine: min(max(1, error.context.lineNumber), index.lineCount))
    let start = min(line.lowerBound + max(0, error.context.columnNumber - 1), line.upperBound)
    return Diagnostic(
      .invalidTemplate, explanation(of: error.error), at: SourceRange(file: file, start..<line.upperBound),
      help: "Compare it with the template of the same name that comes with Kanso.")
  }

  private static func explanation(of error: any Error) -> String {
    // The errors of the parser beneath all say that the text ended within a tag.
    guard let error = error as? MustacheTemplate.Error else { return "a tag is not closed with `}}`" }
    return switch error {
    case .sectionCloseNameIncorrect: "the section is closed by another name than it was opened with"
    case .unfinishedName: "a tag is not closed with `}}`"
    case .expectedSectionEnd: "a section is not closed"
    case .invalidSetDelimiter: "the delimiters are not set correctly"
    default: "the template is not valid Mustache"
    }
  }
}
