import ArgumentParser
import KansoCodeGeneration
import KansoCommandLine
import KansoDiagnostics
import KansoExport
import KansoGenerationCommandLine
import KansoGuide
import KansoInterchange
import KansoSystem
import KansoTheme

/// The program `kanso-export`: writes the tokens of a guide in a built-in format or with custom templates.
@main
struct Export: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-export",
    abstract: "Write the tokens of a style guide for other platforms.",
    discussion: """
      If the guide or a template has an error, nothing is written. Each file is written whole or not at all, \
      and unchanged files are not touched.

        kanso-export tokens.yaml --output Web --as css
        kanso-export tokens.yaml --output tokens --as dtcg
        kanso-export tokens.yaml --output Flutter --templates Templates

      `kanso export` runs this program.
      """,
    version: Version.current)

  @OptionGroup var options: GuideOptions

  @Option(name: .shortAndLong, help: "The directory for the generated files.", completion: .directory)
  var output: String

  @Option(
    name: .customLong("as"),
    help: """
      The format of the files: css (custom properties, with a media query for each mode), compose (Kotlin for Jetpack \
      Compose), android (XML resources), assets (an asset catalog of colors for Xcode), or token files: dtcg (the \
      design-token standard), style-dictionary, tokens-studio or figma (variables).
      """
  )
  var targets: [ExportTarget] = []

  @Option(
    help: "A directory of Mustache templates. The output of tokens.dart.mustache is tokens.dart.",
    completion: .directory)
  var templates: String?

  @Option(name: .customLong("package"), help: "The package of the Kotlin sources, such as com.example.theme.")
  var packageName: String?

  @Flag(help: "Write nothing; exit with 1 if a generated file is missing or out of date.")
  var check = false

  @Flag(help: "Also replace files that Kanso did not write.")
  var force = false

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  private var target: ExportTarget? { targets.first }

  /// Requires exactly one of `--as` and `--templates`. The names of a package must be ASCII identifiers.
  func validate() throws {
    guard targets.count < 2 else {
      throw ValidationError("Only one --as is possible: export once for each format.")
    }
    guard (target == nil) != (templates == nil) else {
      throw ValidationError("Choose what to write: give either --as or --templates.")
    }
    guard
      packageName?.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/) != nil
        || packageName == nil
    else {
      throw ValidationError("--package needs names with dots between them, such as com.example.theme.")
    }
  }

  /// Writes the files and deletes the folders of removed tokens, and prints a summary to standard error
  /// unless `--quiet` is given. With `--check`, only compares them. Throws the exit code 1 without writing if
  /// the guide or a template has an error, or a warning with `--strict`.
  func run() throws {
    if case .tokens(let writer) = target { try exportTokens(with: writer) } else { try exportTemplates() }
  }

  /// Writes token files. What their format cannot hold are warnings.
  private func exportTokens(with writer: any TokenFormatWriter.Type) throws {
    let compiled = try options.read().compile()
    let export = ForeignTokens(compiled).map { writer.write($0) } ?? TokenExport()
    try options.report(compiled.addingDiagnostics(export.diagnostics(for: writer.format)))
    guard let theme = compiled.theme else { throw ExitCode.findings }
    try write(export.files, of: theme, remark: export.remark)
  }

  /// Writes the files of templates, built-in or not.
  private func exportTemplates() throws {
    let exportFormat = target?.exportFormat
    let exporter = Exporter(
      templates: try exportFormat?.templates
        ?? TemplateDirectory.files(in: templates ?? ".").map { ExportTemplate($0) })
    guard !exporter.fileNames.isEmpty || !exporter.problems.isEmpty else {
      throw Terminal.usageError(
        "no template in \(templates ?? ".") has the name of an output file; rename one, such as tokens.css.mustache"
      )
    }
    let compiled = try options.read().compile()
    let collisions = compiled.collisionErrors(
      Exporter.collisions, "without groups", help: "Rename one of the two.")
    // A custom template may use the names of modes and axes for anything.
    let ofModes =
      exportFormat?.namesModes ?? true ? compiled.modeCollisionErrors(Exporter.modeCollisions) : []
    let ofAxes = exportFormat?.namesAxes ?? true ? compiled.axisCollisionErrors(Exporter.axisCollisions) : []
    let unfollowed = exportFormat.map { format in
      compiled.unfollowedModeWarnings(
        { format.unfollowedModes(in: $0) }, in: "the format \(format.rawValue)",
        help: { _ in "Write it with your own templates (`--templates`), which receive all modes." })
    }
    try options.report(
      compiled.addingDiagnostics(exporter.problems + collisions + ofModes + ofAxes + (unfollowed ?? [])))
    guard let theme = compiled.theme else { throw ExitCode.findings }
    try write(
      exporter.files(of: theme, packageName: packageName), of: theme, tokenFolders: exportFormat?.tokenFolders
    )
  }

  /// Writes files, or compares them with `--check`.
  ///
  /// - Parameters:
  ///   - tokenFolders: the parent folder and the suffix of folders that are deleted if no file is in them.
  ///   - remark: the end of the summary.
  private func write(
    _ files: [GeneratedFile], of theme: Theme, tokenFolders: (parent: String, suffix: String)? = nil,
    remark: String = ""
  ) throws {
    do {
      let directory = OutputDirectory.reportingWaits(path: output)
      let obsolete = tokenFolders.map {
        directory.obsoleteFolders(in: $0.parent, endingIn: $0.suffix, besides: files)
      }
      if check {
        return try reportOutdated(try directory.outdatedNames(of: files), obsolete ?? [], in: directory)
      }
      if !force, target != nil { try directory.checkAuthor(of: files.filter(\.isMarked), marks: Self.marks) }
      let written = try directory.write(files)
      try directory.removeFolders(obsolete ?? [])
      guard !quiet else { return }
      let what = OutputDirectory.summary(ofWritten: written)
      Terminal.writeError("\(what) in \(output) (fingerprint \(theme.fingerprint))\(remark)\n")
    } catch let error as FileError {
      throw error.reported(isInput: false)
    }
  }

  /// The texts that show who wrote a file: that of the built-in templates and of resolver documents, the key of other
  /// token files, and the beginning of ids that Figma replaces.
  private static let marks = [
    "Generated by Kanso", "\"\(ThemeSchema.extensionKey)\"", "\"id\": \"collection:",
  ]

  /// Prints a line to standard error for each outdated file or obsolete folder, and throws the exit code 1.
  /// If there are none, prints to standard error that all files are up to date, unless `--quiet` is given.
  private func reportOutdated(
    _ names: [String], _ obsolete: [String], in directory: OutputDirectory
  ) throws {
    guard !names.isEmpty || !obsolete.isEmpty else {
      if !quiet { Terminal.writeError("All files in \(output) are up to date.\n") }
      return
    }
    for name in names {
      let problem = directory.isMissing(name) ? "missing" : "out of date"
      Terminal.writeError("error: \(output)/\(name) is \(problem)\n")
    }
    for name in obsolete { Terminal.writeError("error: \(output)/\(name) is no longer made\n") }
    throw ExitCode.findings
  }
}

extension GeneratedFile {
  /// False for a file in an asset catalog, where Xcode may have changed the name of the author.
  fileprivate var isMarked: Bool { !name.contains(".xcassets/") }
}
