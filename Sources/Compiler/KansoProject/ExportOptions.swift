import KansoDiagnostics

/// The options of an export. Each format uses some of them.
package struct ExportOptions: Sendable, Equatable {
  /// The way in which a style sheet selects the appearance.
  package enum Dark: String, CaseIterable, Sendable {
    /// The media query of the system's appearance.
    case media
    /// The attribute `data-theme` of any element.
    case attribute
    /// The class `dark` or `light` of any element.
    case `class`
    /// The function `light-dark()`, which follows `color-scheme`.
    case lightDark = "light-dark"
  }

  /// The form of fonts in a style sheet.
  package enum Fonts: String, CaseIterable, Sendable {
    /// The value of the property `font`.
    case shorthand
    /// A value for each property, such as `font-size`.
    case parts
    /// The shorthand and the parts.
    case both
  }

  /// The fonts of Android apps.
  package enum FontFiles: String, CaseIterable, Sendable {
    /// The most similar fonts of the system.
    case system
    /// The font resources of the app, named after family and weight.
    case resources
  }

  /// The form of a document with groups.
  package enum Shape: String, CaseIterable, Sendable {
    /// An object for each group.
    case nested
    /// One object with paths as keys.
    case flat
  }

  package var dark = Dark.media
  package var fonts = Fonts.shorthand
  package var shape = Shape.nested
  /// True to write an alias as a reference to its target.
  package var references = false
  /// True to write custom properties of CSS in place of their values.
  package var variables = false
  /// True to write lengths and durations as numbers.
  package var numbers = false
  /// The number of pixels of a `rem` in which lengths are written; nil for lengths in pixels.
  package var rem: Double?
  /// The text before each name, without the hyphen after it; nil for none.
  package var prefix: String?
  /// The source of the fonts of Android apps.
  package var fontFiles = FontFiles.system
  /// The namespace of the Android module whose class `R` names the font resources; nil for the package of the sources.
  package var namespace: String?
  /// True to pass the tokens with the names of Material's roles to `MaterialTheme`.
  package var material = false
  /// True for a folder of an asset catalog for each group, whose name is part of the names of its colors.
  package var folders = false
  /// The name of the theme in Kotlin and Dart; nil for `KansoTheme`.
  package var theme: String?
  /// The package of Kotlin sources, and the field `package` of templates.
  package var package: String?
  /// The axis of modes for whose values templates write a file each; nil for none.
  package var axis: String?

  /// Creates the defaults.
  package init() {}
}

/// An option with the texts that set it: `--option NAME=VALUE` on the command line, or a key of an entry of `export` in
/// `kanso.yaml`.
package struct ExportOption: Sendable {
  /// The reason that a text sets no option.
  package struct Refusal: Sendable, Equatable {
    package let message: String
    package let help: String
    /// True if the name of the option is refused, and not the value.
    package let isOfName: Bool
  }

  package let name: String
  /// The formats that use the option.
  let formats: Set<ExportFormat>
  /// The values in help texts, as in "`true` or `false`".
  let values: String
  /// Sets the option to the value of a text. Returns false for a text without a value.
  let set: @Sendable (_ text: String, _ options: inout ExportOptions) -> Bool

  /// All options, in the order of the help.
  package static let all: [ExportOption] = [
    choice("dark", of: [.css, .tailwind], \.dark),
    flag("references", of: ExportFormat.styleSheets, \.references),
    choice("fonts", of: [.css, .scss], \.fonts),
    ExportOption(
      name: "rem", formats: [.css, .tailwind, .scss, .typescript, .json],
      values: "`true` for 16 pixels, `false`, or the number of pixels of a rem"
    ) { text, options in
      switch text {
      case "true": options.rem = 16
      case "false": options.rem = nil
      default:
        guard let pixels = Double(text), pixels > 0, pixels <= 1000 else { return false }
        options.rem = pixels
      }
      return true
    },
    ExportOption(
      name: "prefix", formats: [.css, .scss, .typescript], values: "letters, digits and hyphens, such as `ds`"
    ) { text, options in
      guard text.wholeMatch(of: /[A-Za-z][A-Za-z0-9-]*/) != nil else { return false }
      options.prefix = text
      return true
    },
    flag("variables", of: [.scss, .typescript], \.variables),
    flag("numbers", of: [.typescript, .json], \.numbers),
    choice("shape", of: [.typescript, .json], \.shape),
    choice("fonts", of: [.compose, .android], \.fontFiles),
    flag("folders", of: [.assets], \.folders),
    flag("material", of: [.compose], \.material),
    ExportOption(
      name: "theme", formats: [.compose, .flutter],
      values: "a name that begins with a capital, such as `AcmeTheme`"
    ) { text, options in
      guard text.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else { return false }
      options.theme = text
      return true
    },
    packageName("namespace", of: [.compose], \.namespace),
    packageName("package", of: [.compose], \.package),
    ExportOption(
      name: "axis", formats: [], values: "the name of an axis of the guide's modes, such as `brand`"
    ) { text, options in
      options.axis = text
      return !text.isEmpty
    },
  ]

  /// Returns an option with the name of a package.
  private static func packageName(
    _ name: String, of formats: Set<ExportFormat>, _ path: WritableKeyPath<ExportOptions, String?> & Sendable
  ) -> ExportOption {
    ExportOption(
      name: name, formats: formats, values: "names with dots between them, such as `com.example.theme`"
    ) { text, options in
      guard text.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/) != nil else {
        return false
      }
      options[keyPath: path] = text
      return true
    }
  }

  /// Returns an option that is on or off.
  private static func flag(
    _ name: String, of formats: Set<ExportFormat>, _ path: WritableKeyPath<ExportOptions, Bool> & Sendable
  ) -> ExportOption {
    ExportOption(name: name, formats: formats, values: "`true` or `false`") { text, options in
      guard let value = Bool(text) else { return false }
      options[keyPath: path] = value
      return true
    }
  }

  /// Returns an option with one of several values.
  private static func choice<Choice: CaseIterable & RawRepresentable<String> & Sendable>(
    _ name: String, of formats: Set<ExportFormat>, _ path: WritableKeyPath<ExportOptions, Choice> & Sendable
  ) -> ExportOption {
    let names = Choice.allCases.map { "`\($0.rawValue)`" }
    return ExportOption(
      name: name, formats: formats,
      values: names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    ) { text, options in
      guard let value = Choice(rawValue: text) else { return false }
      options[keyPath: path] = value
      return true
    }
  }

  /// Returns the options of a format.
  ///
  /// - Parameter format: a built-in format; nil for templates of a project, which have the options `package` and `axis`.
  package static func options(of format: ExportFormat?) -> [ExportOption] {
    all.filter { option in
      format.map { option.formats.contains($0) } ?? ["axis", "package"].contains(option.name)
    }
  }
}

extension ExportOptions {
  /// Sets the option with a name. Returns the reason if the format has no such option or the option no such value.
  ///
  /// - Parameter format: a built-in format; nil for templates of a project.
  package mutating func set(
    _ name: String, to text: String, for format: ExportFormat?
  ) -> ExportOption.Refusal? {
    let options = ExportOption.options(of: format)
    let title = format.map { "the format \($0.rawValue)" } ?? "an export with templates"
    guard let option = options.first(where: { $0.name == name }) else {
      let names = options.map(\.name)
      return ExportOption.Refusal(
        message: "\(title) has no option `\(name)`",
        help: Spelling.nearest(to: name, among: names).map { "Did you mean `\($0)`?" }
          ?? (names.isEmpty ? "Delete it." : "It has \(names.map { "`\($0)`" }.joined(separator: ", "))."),
        isOfName: true)
    }
    guard option.set(text, &self) else {
      return ExportOption.Refusal(
        message: "the option `\(name)` cannot be `\(text)`", help: "Write \(option.values).", isOfName: false)
    }
    return nil
  }
}
