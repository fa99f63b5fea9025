import ArgumentParser
import KansoCodeGeneration
import KansoCommandLine
import KansoDiagnostics
import KansoExport
import KansoGenerationCommandLine
import KansoProject
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
      and unchanged files are not touched. Without --as and --templates, writes all outputs of the list `export` in \
      kanso.yaml.

        kanso-export
        kanso-export tokens.yaml --output Web --as css --option dark=light-dark --option references=true
        kanso-export tokens.yaml --output tokens --as dtcg
        kanso-export tokens.yaml --output Flutter --templates Templates

      `kanso export` runs this program.
      """,
    version: Version.text)

  @OptionGroup var options: GuideOptions

  @Option(name: .shortAndLong, help: "The directory for the generated files.", completion: .directory)
  var output: String?

  @Option(
    name: .customLong("as"),
    help: """
      The format of the files: css (custom properties), tailwind (the theme of Tailwind CSS 4), scss (variables of \
      Sass), typescript (a module with literal types), json, compose (Kotlin for Jetpack Compose), android (XML \
      resources), flutter (Dart), assets (an asset catalog of colors for Xcode), or token files: dtcg (the \
      design-token standard), style-dictionary, tokens-studio or figma (variables).
      """
  )
  var formats: [ExportFormat] = []

  @Option(
    help: "A directory of Mustache templates. The output of tokens.dart.mustache is tokens.dart.",
    completion: .directory)
  var templates: String?

  @Option(
    name: .customLong("option"),
    help: ArgumentHelp(
      "An option of the format, such as dark=attribute. Documentation/Export.md lists them.",
      valueName: "name=value")
  )
  var settings: [String] = []

  @Option(name: .customLong("package"), help: "The package of the Kotlin sources, such as com.example.theme.")
  var packageName: String?

  @Flag(help: "Write nothing; exit with 1 if a generated file is missing or out of date.")
  var check = false

  @Flag(
    help: """
      Export again whenever a guide, a file that it names, its configuration or a template is saved. Ctrl-C ends it.
      """)
  var watch = false

  @Flag(help: "Also replace files that Kanso did not write.")
  var force = false

  @Flag(help: "Print a line for each file that is written.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  /// True if the outputs are those of the configuration.
  private var usesConfiguration: Bool { formats.isEmpty && templates == nil }

  /// Requires a directory and at most one of `--as` and `--templates`, and valid options.
  func validate() throws {
    guard formats.count < 2 else {
      throw ValidationError(
        "Only one --as is possible: export once for each format, or list them in kanso.yaml.")
    }
    guard formats.isEmpty || templates == nil else {
      throw ValidationError("Choose what to write: give either --as or --templates.")
    }
    if usesConfiguration {
      guard output == nil, settings.isEmpty, packageName == nil else {
        throw ValidationError("Choose what to write: give either --as or --templates.")
      }
    } else {
      guard output != nil else { throw ValidationError("Missing expected argument '--output <output>'") }
      _ = try namedOptions()
    }
    guard !watch || !check else {
      throw ValidationError("--watch writes files, and --check writes none: use only one of them.")
    }
    guard !watch || !options.guides.contains(GuideInput.standardInput) else {
      throw ValidationError("--watch needs a file. Standard input cannot be watched: name the guide.")
    }
  }

  /// Writes the files and deletes the folders of removed tokens, and prints a summary to standard error
  /// unless `--quiet` is given. With `--check`, only compares them. Throws the exit code 1 without writing if
  /// the guide or a template has an error, or a warning with `--strict`.
  func run() throws {
    if watch { WatchLoop.run(watching: watchedPaths, round: exportOnce) }
    let run = try ExportRun(try outputs(), options)
    try options.report(run.guides)
    do {
      if check { try reportOutdated(run.outputs) } else { try write(run.outputs) }
    } catch let error as FileError {
      throw error.reported(isInput: false)
    }
  }

  // MARK: Outputs

  /// The outputs of the run: that of the arguments, or those of the configuration.
  private func outputs() throws -> [ExportSettings] {
    guard usesConfiguration else {
      var settings = ExportSettings(
        source: formats.first.map { .format($0) } ?? .templates(templates ?? "."), output: output ?? ".")
      settings.options = try namedOptions()
      settings.guides = options.guides
      return [settings]
    }
    let project = try readProject()
    guard !project.configuration.exports.isEmpty else {
      if !project.diagnostics.isEmpty {
        Terminal.report(project.diagnostics, as: options.format)
        throw ExitCode.findings
      }
      throw Terminal.usageError(
        "nothing to export: give --as or --templates, or list the outputs in kanso.yaml, as in "
          + "`export: [{as: css, output: web}]`")
    }
    var folder = FilePath.folderAndName(of: project.path ?? "").folder
    if folder.hasPrefix("./") { folder = String(folder.dropFirst(2)) }
    /// Returns a path of the configuration as one of the working directory.
    func path(_ text: String) -> String { text.utf8.first == UInt8(ascii: "/") ? text : folder + text }
    return project.configuration.exports.map { entry in
      var entry = entry
      entry.output = path(entry.output)
      if case .templates(let templates) = entry.source { entry.source = .templates(path(templates)) }
      if entry.guides.isEmpty {
        entry.guides = options.namedGuides.isEmpty ? [path(GuideOptions.defaultGuide)] : options.namedGuides
      } else {
        entry.guides = entry.guides.map { path($0) }
      }
      return entry
    }
  }

  /// Reads the configuration with the list of outputs: the named one, else that of the guide.
  private func readProject() throws -> ProjectConfiguration {
    do {
      if let configuration = options.configuration {
        return try ProjectConfiguration(at: configuration, known: DiagnosticCatalog.all)
      }
      return try ProjectConfiguration(for: options.guides.last ?? "", known: DiagnosticCatalog.all)
    } catch {
      throw error.reported(isInput: true)
    }
  }

  /// Returns the options of the arguments. Throws for one that the format does not have, or an invalid value.
  private func namedOptions() throws -> ExportOptions {
    var named = ExportOptions()
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      guard parts.count == 2 else {
        throw ValidationError(
          "`\(setting)` is no option. Write a name and a value, as in --option dark=class.")
      }
      if let refusal = named.set(parts[0], to: parts[1], for: formats.first) {
        throw ValidationError("\(refusal.message). \(refusal.help)")
      }
    }
    // Built-in formats without packages have always ignored it.
    if let packageName, named.set("package", to: packageName, for: nil) != nil {
      throw ValidationError("--package needs names with dots between them, such as com.example.theme.")
    }
    return named
  }

  // MARK: Writing

  /// Writes the files of all outputs.
  private func write(_ outputs: [ExportRun.Output]) throws {
    for output in outputs where !force && output.isOfFormat {
      try OutputDirectory(path: output.settings.output)
        .checkAuthor(of: output.files.filter(\.isMarked), marks: Self.marks)
    }
    for output in outputs {
      let directory = OutputDirectory.reportingWaits(path: output.settings.output)
      let obsolete = directory.obsoleteFolders(of: output)
      let written = try directory.write(output.files)
      try directory.removeFolders(obsolete)
      guard !quiet else { continue }
      if verbose { for name in written { Terminal.writeError("\(output.settings.output)/\(name)\n") } }
      let what = OutputDirectory.summary(ofWritten: written, maxNameCount: 1)
      Terminal.writeError(
        "\(what) in \(output.settings.output) (fingerprint \(output.theme.fingerprint))\(output.remark)\n")
    }
  }

  /// The texts that show who wrote a file: that of the built-in templates and of resolver documents, the key of other
  /// token files, and the beginning of ids that Figma replaces.
  private static let marks = [
    "Generated by Kanso", "\"\(ThemeSchema.extensionKey)\"", "\"id\": \"collection:",
  ]

  /// Prints a line to standard error for each outdated file or obsolete folder, and throws the exit code 1.
  /// If there are none, prints to standard error that all files are up to date, unless `--quiet` is given.
  private func reportOutdated(_ outputs: [ExportRun.Output]) throws {
    var isCurrent = true
    for output in outputs {
      let folder = output.settings.output
      let directory = OutputDirectory(path: folder)
      let names = try directory.outdatedNames(of: output.files)
      let obsolete = directory.obsoleteFolders(of: output)
      for name in names {
        let problem = directory.isMissing(name) ? "missing" : "out of date"
        Terminal.writeError("error: \(folder)/\(name) is \(problem)\n")
      }
      for name in obsolete { Terminal.writeError("error: \(folder)/\(name) is no longer made\n") }
      guard names.isEmpty, obsolete.isEmpty else {
        isCurrent = false
        continue
      }
      if !quiet { Terminal.writeError("All files in \(folder) are up to date.\n") }
    }
    guard isCurrent else { throw ExitCode.findings }
  }

  // MARK: Watching

  /// Exports once, and writes the result to standard error: a line with the first error, or the summaries. Returns the
  /// files of the guides, as they were before they were read.
  private func exportOnce() -> [FoundFile] {
    var found: [FoundFile] = []
    do {
      let run = try ExportRun(try outputs(), options)
      found = run.guides.flatMap(\.files)
      let diagnostics = run.guides.flatMap(\.diagnostics)
      guard !run.guides.contains(where: { $0.theme == nil }), !options.strict || diagnostics.isEmpty else {
        Terminal.writeError(WatchLoop.firstErrorLine(for: diagnostics))
        return found
      }
      try write(run.outputs)
    } catch let error as FileError {
      _ = error.reported(isInput: false)
    } catch {
      // The error has already been reported.
    }
    return found
  }

  /// The paths of the guides, of each possible configuration, and of the templates. The files need not exist.
  private func watchedPaths() -> [String] {
    var paths =
      options.guides
      + (options.configuration.map { [$0] } ?? ProjectConfiguration.candidates(for: options.guides.last ?? ""))
    // Errors in the configuration are reported by the export itself.
    guard let settings = try? outputs() else { return paths }
    for settings in settings {
      paths += settings.guides
      guard case .templates(let folder) = settings.source else { continue }
      paths += [folder] + ((try? TemplateDirectory.paths(in: folder)) ?? [])
    }
    return paths
  }
}

extension OutputDirectory {
  /// Returns the folders of tokens that an earlier run created and this one does not.
  fileprivate func obsoleteFolders(of output: ExportRun.Output) -> [String] {
    output.tokenFolders.map {
      obsoleteFolders(in: $0.parent, endingIn: $0.suffix, besides: output.files)
    } ?? []
  }
}

extension GeneratedFile {
  /// False for a file in an asset catalog, where Xcode may have changed the name of the author.
  fileprivate var isMarked: Bool { !name.contains(".xcassets/") }
}
