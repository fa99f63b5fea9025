import KansoDiagnostics
import KansoTheme
import Mustache

/// Makes files of a theme: `theme.json`, and the Swift sources through the templates.
package struct CodeGenerator {
  private let options: GenerationOptions
  private let library: MustacheLibrary?
  private let allowsPlainSections: Bool
  /// What is wrong with the templates.
  package let problems: [Diagnostic]

  /// The file that holds the theme.
  package static let themeFileName = "theme.json"
  /// The header for Objective-C.
  package static let headerFileName = "Tokens.h"
  /// The files that not every run writes: those that a run does not write are left over from an earlier one.
  package static let optionalFileNames = [headerFileName, themeFileName]

  /// A generator that reads its templates; it makes files only if there are no `problems`.
  package init(options: GenerationOptions, templates: TemplateStore = .builtIn) {
    self.options = options
    (library, problems) = templates.library(for: options)
    allowsPlainSections = templates.allowsPlainSections
    prepare()
  }

  /// Renders a source of next to nothing. The first look at each type takes the Swift run time longer than writing a
  /// thousand tokens does; here it is taken while the guide is still being read.
  private func prepare() {
    let path: TokenPath = "colors"
    // kanso:disable:next literal-color - never seen
    let color = ThemeToken(path: "colors.group.color", value: .color(ColorValue(red: 0, green: 0, blue: 0)))
    let group = TokenGroup(path: path.appending("group"), members: [.token(0)])
    _ = source(
      .colors, of: Theme(sections: [TokenGroup(path: path, members: [.group(group)])], tokens: [color]))
  }

  /// The files of a theme; none where the templates have problems.
  package func files(of theme: Theme) -> [GeneratedFile] {
    guard library != nil else { return [] }
    // The theme takes the longest, so it is begun first; in the list it stands last.
    let files = Concurrently.map(outputs) { output -> GeneratedFile in
      switch output {
      case .source(let kind): GeneratedFile(name: "\(kind.rawValue).swift", bytes: source(kind, of: theme))
      case .header:
        GeneratedFile(
          name: Self.headerFileName, bytes: render(ObjectiveCHeaderContext(theme: theme), with: "ObjectiveC"))
      case .theme: GeneratedFile(name: Self.themeFileName, bytes: theme.encoded())
      }
    }
    return options.writesTheme ? Array(files.dropFirst() + files.prefix(1)) : files
  }

  private enum Output {
    case source(SourceKind)
    case header
    case theme
  }

  private var outputs: [Output] {
    (options.writesTheme ? [.theme] : []) + SourceKind.allCases.map { .source($0) }
      + (options.writesObjectiveCHeader ? [.header] : [])
  }

  private func source(_ kind: SourceKind, of theme: Theme) -> [UInt8] {
    let context = FileContext(
      theme: theme, kind: kind, options: options, plainSections: allowsPlainSections ? PlainSections() : nil)
    return render(context, with: options.platform == .auto ? "Auto" : "Source")
  }

  private func render(_ context: any MustacheParent, with template: String) -> [UInt8] {
    Self.endingWithOneLineBreak(library?.render(context, withTemplate: template) ?? "")
  }

  /// Templates leave none or several, depending on which of their sections are rendered.
  private static func endingWithOneLineBreak(_ text: String) -> [UInt8] {
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}

/// The Swift sources that are generated, by the name of their file.
enum SourceKind: String, CaseIterable, Sendable {
  case colors = "Colors"
  case fonts = "Fonts"
  case padding = "Padding"

  /// The enums that the source declares. The first is there always, so that a guide without the section compiles too.
  var enums: [SectionEnum] {
    switch self {
    case .colors: [.colors]
    case .fonts: [.fonts]
    case .padding: [.padding, .sizes, .radii, .borders]
    }
  }
}

/// The enum of a section, by its name.
enum SectionEnum: String, CaseIterable, Sendable {
  case colors = "Colors"
  case fonts = "Fonts"
  case padding = "Padding"
  case sizes = "Sizes"
  case radii = "Radii"
  case borders = "Borders"

  /// The section of the guide that the enum holds.
  var section: String { rawValue.lowercased() }

  /// The enum of a section, or nil where the section has none.
  static func ofSection(_ section: String) -> SectionEnum? { allCases.first { $0.section == section } }

  /// The source that declares the enum.
  var source: SourceKind { SourceKind.allCases.first { $0.enums.contains(self) } ?? .padding }

  /// What the enum's documentation says, and what it adds for a platform.
  func summary(on platform: Platform) -> String {
    switch (self, platform) {
    case (.colors, .uikit), (.colors, .appkit), (.colors, .swiftui):
      summary + " Those with modes follow the appearance and the contrast."
    case (.fonts, .uikit), (.fonts, .swiftui): summary + " Those with a text style scale with Dynamic Type."
    case (.colors, _), (.fonts, _): summary
    case (_, .portable): summary + " The constants are those of the default mode; `tokens` follow the mode."
    default: summary
    }
  }

  private var summary: String {
    switch self {
    case .colors: "The colors of the style guide."
    case .fonts: "The fonts of the style guide."
    case .padding: "The paddings of the style guide, in points."
    case .sizes: "The sizes of the style guide, in points."
    case .radii: "The radii of the style guide, in points."
    case .borders: "The widths of borders in the style guide, in points."
    }
  }
}
