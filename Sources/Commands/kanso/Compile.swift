import ArgumentParser
import KansoCodeGeneration
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoGenerationCommandLine
import KansoGuide
import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding

extension Platform: ExpressibleByArgument {}
extension Access: ExpressibleByArgument {}

/// The command `kanso compile`: writes Swift sources and a theme, or compares them with `--check`.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a style guide into Swift sources and a JSON theme.",
    discussion: """
      Writes Colors.swift, Fonts.swift, Padding.swift and theme.json into the output directory, and \
      Tokens.swift for a guide with values of other sections, such as numbers, durations and shadows. If the \
      guide or a template has an error, nothing is written. Each file is written whole or not at all, and \
      unchanged files are not touched.

        kanso compile tokens.yaml --output Generated --platform uikit
        kanso compile tokens.yaml --output Generated --platform uikit --check
        kanso compile core.yaml brand.yaml --output Generated --explain-overrides
      """
  )

  @OptionGroup var options: GuideOptions

  @Option(name: .shortAndLong, help: "The directory for the generated files.", completion: .directory)
  var output: String

  @Option(
    help: """
      The types that the Swift uses: those of uikit, appkit or swiftui, portable for those of the library KansoTheme, \
      which exist on every system, or auto for UIKit, else AppKit, else KansoTheme, in one file. Default: the platform \
      in kanso.yaml, else auto.
      """)
  var platform: Platform?

  @Option(
    help: """
      The mode whose axes are fixed: all constants have its values, and colors follow only the other axes. Default: the \
      guide's first mode, and colors follow all axes that the platform follows.
      """)
  var mode: String?

  @Option(
    help: "The access level of the generated declarations. Default: the level in kanso.yaml, else public.")
  var access: Access?

  @Option(
    help: "A directory of Mustache templates that replace the built-in templates of the same name.",
    completion: .directory)
  var templates: String?

  @Flag(name: .customLong("objc-header"), help: "Also write Tokens.h, for Objective-C.")
  var writesObjectiveCHeader = false

  @Flag(
    name: .customLong("theme"), inversion: .prefixedNo,
    help: "Write theme.json, which programs read at run time.")
  var writesTheme = true

  @Flag(
    name: .customLong("standard"),
    help:
      "Also write theme.resolver.json, so that tools of the design-token standard see the modes of theme.json."
  )
  var writesStandard = false

  @Flag(
    name: .customLong("runtime"),
    help: """
      Constants of UIKit, AppKit and SwiftUI ask the theme of the running app first, by the library KansoThemeUI. \
      Portable ones always can.
      """)
  var followsTheme = false

  @Option(
    help: ArgumentHelp("For the build plugin: the path of the build plan.", visibility: .hidden))
  var plan: String?

  @Flag(help: "Write nothing; exit with 1 if a generated file is missing or out of date.")
  var check = false

  @Flag(
    help: """
      Compile again whenever the guide, a file that it names, its configuration or a template is saved. Ctrl-C ends it.
      """)
  var watch = false

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  /// Rejects `--watch` with standard input or with `--check`.
  func validate() throws {
    if watch, options.guides.contains(GuideInput.standardInput) {
      throw ValidationError("--watch needs a file. Standard input cannot be watched: name the guide.")
    }
    if watch, check {
      throw ValidationError("--watch writes files, and --check writes none: use only one of them.")
    }
    if writesStandard, !writesTheme {
      throw ValidationError(
        "--standard describes the modes of theme.json, which --no-theme omits: use only one of them.")
    }
  }

  /// Compiles once, or forever with `--watch`. Throws the exit code 1 for a guide with errors. After a
  /// successful write, exits the process instead of returning.
  func run() throws {
    if watch { WatchLoop.run(watching: { watchedPaths }, round: compileOnce) }
    let stamp = CompileStamp(self)
    if let message = stamp?.messageIfUnchanged() {
      if !quiet { Terminal.writeError(message + "\n") }
      Terminal.exitSuccessfully()
    }
    let (compiled, generator) = try compileGuide()
    try options.report(compiled)
    let (files, theme) = try generateFiles(compiled, generator)
    do {
      if check { return try reportOutdated(files) }
      let written = try write(files)
      if !quiet { Terminal.writeError(summary(written, theme) + "\n") }
      stamp?.write(compiled, files, message: summary([], theme))
      // The process is about to end. The system reclaims the memory faster than deallocation would.
      withExtendedLifetime((compiled, theme, files)) { Terminal.exitSuccessfully() }
    } catch let error as FileError {
      throw error.reported(isInput: false)
    }
  }

  // MARK: One round

  /// Reads and compiles the guide with the options, the configuration and the templates. The compiled guide
  /// includes all diagnostics of the guide, the configuration and the templates. Touches an incomplete build
  /// plan.
  private func compileGuide() throws -> (compiled: CompiledGuide, generator: CodeGenerator) {
    let plan = try plan.map { try BuildPlan(contentsOf: $0) }
    let store =
      try templates.map { try TemplateDirectory.templateStore(at: $0) } ?? plan?.templateStore() ?? .builtIn
    let guide = try options.read()
    // A target of a package contains sources of one language only.
    let writesHeader =
      writesObjectiveCHeader || plan == nil && guide.project.configuration.writesObjectiveCHeader

    if plan == nil, guide.project.configuration.writesStandard, !writesTheme, !quiet {
      Terminal.writeError(
        "theme.resolver.json is not written: it describes the modes of theme.json, which --no-theme omits.\n")
    }
    let generation = GenerationOptions(
      platform: platform ?? guide.project.configuration.platform ?? .auto,
      access: access ?? guide.project.configuration.access ?? .public,
      naming: guide.project.configuration.naming,
      writesShapeStyles: guide.project.configuration.writesShapeStyles,
      writesObjectiveCHeader: writesHeader, writesTheme: writesTheme,
      writesStandard: writesStandard || plan == nil && guide.project.configuration.writesStandard,
      followsTheme: followsTheme || guide.project.configuration.followsTheme,
      writesEmptySources: plan?.writesTokens == true)

    let (compiled, generator) = Concurrently.both {
      guide.compile(checksContrast: true)
    } _: {
      CodeGenerator(options: generation, templates: store)
    }
    if let theme = compiled.theme { try plan?.checkOutputs(for: theme, guide: guide.name) }
    try plan?.touchIfIncomplete(used: compiled.files.map(\.path) + [guide.project.path].compactMap { $0 })
    let problems =
      generator.problems + compiled.namingErrors(generation.naming)
      + (writesHeader ? Self.collisionErrorsInC(compiled, generation.naming) : [])
      + compiled.nestingErrors(generation)
      + unfollowedModeWarnings(of: compiled, generation)
    return (compiled.addingDiagnostics(problems), generator)
  }

  /// Returns a warning for each mode whose values the Swift for the platform omits. With a valid `--mode`,
  /// the check applies to the theme that is specialized for that mode.
  private func unfollowedModeWarnings(
    of compiled: CompiledGuide, _ generation: GenerationOptions
  ) -> [Diagnostic] {
    compiled.unfollowedModeWarnings(
      { theme in
        let specialized = mode.flatMap { theme.mode(named: $0) }.map { theme.specialized(for: $0) }
        return generation.platform.unfollowedModes(
          in: specialized ?? theme, nestedAxes: generation.naming.nestedAxes)
      }, in: "the Swift for \(generation.platform.title)",
      help: { mode in
        let axes = compiled.theme?.mode(named: mode)?.context.sorted.map { "\($0.axis): nested" } ?? []
        return """
          Compile with `--mode \(mode)` for a build in that mode, with `--platform portable`, which follows all modes, \
          or with `compile: {axes: {\(axes.joined(separator: ", "))}}` in kanso.yaml, for an enum with the values.
          """
      })
  }

  /// Returns the generated files and their theme, which is specialized for `--mode`. Writes no files. Throws
  /// the exit code 1 for a guide with errors, which the caller must have reported. Throws the exit code 64
  /// for an unknown mode, after an error on standard error.
  private func generateFiles(_ compiled: CompiledGuide, _ generator: CodeGenerator) throws -> (
    files: [GeneratedFile], theme: Theme
  ) {
    guard let whole = compiled.theme else { throw ExitCode.findings }
    let theme = try mode.map { try whole.specialized(forModeNamed: $0) } ?? whole
    return (generator.files(of: theme), theme)
  }

  /// Writes the files to the output directory, and deletes optional files of earlier runs that are no longer
  /// generated. Returns the names of the files that changed.
  private func write(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    let directory = OutputDirectory.reportingWaits(path: output)
    let leftovers = directory.leftovers(CodeGenerator.optionalFiles, besides: files)
    let written = try directory.write(files)
    try directory.removeFiles(named: leftovers)
    return written
  }

  // MARK: Watching

  /// Compiles once, and writes the result to standard error in one line: the first error or, without
  /// `--quiet`, a summary. Writes no files for a guide with errors, or with warnings and `--strict`. Returns the
  /// files of the guide, as they were before they were read.
  private func compileOnce() -> [FoundFile] {
    var found: [FoundFile] = []
    do {
      let (compiled, generator) = try compileGuide()
      found = compiled.files
      guard compiled.theme != nil, !options.strict || compiled.diagnostics.isEmpty else {
        Terminal.writeError(WatchLoop.firstErrorLine(for: compiled.diagnostics))
        return found
      }
      let (files, theme) = try generateFiles(compiled, generator)
      let written = try write(files)
      let warnings = compiled.diagnostics.count
      let remark = warnings == 0 ? "" : "; \(warnings) warning\(warnings == 1 ? "" : "s")"
      if !quiet { Terminal.writeError(summary(written, theme) + remark + "\n") }
      if options.explainOverrides { Terminal.writeError(compiled.overridesDescription) }
    } catch let error as FileError {
      _ = error.reported(isInput: false)
    } catch {
      // The error has already been reported.
    }
    return found
  }

  /// The paths of the guide's layers, of each possible configuration, and of the templates and their directory with
  /// `--templates`. The files need not exist.
  private var watchedPaths: [String] {
    var paths =
      options.guides
      + (options.configuration.map { [$0] } ?? ProjectConfiguration.candidates(for: options.guides.last ?? ""))

    if let templates { paths += [templates] + ((try? TemplateDirectory.paths(in: templates)) ?? []) }
    return paths
  }

  // MARK: Reports

  /// Returns an error for each token with the same name in C as an earlier token.
  private static func collisionErrorsInC(_ compiled: CompiledGuide, _ naming: SwiftNaming) -> [Diagnostic] {
    compiled.collisionErrors(
      { CName.collisions(in: $0, naming) }, "in C",
      help: "Rename one of the two, or compile without --objc-header.")
  }

  /// Writes a line to standard error for each file that is missing, out of date or no longer generated.
  /// Throws the exit code 1 if there is one; otherwise writes that all files are up to date, unless `--quiet`
  /// is given.
  private func reportOutdated(_ files: [GeneratedFile]) throws {
    let directory = OutputDirectory(path: output)
    let names = try directory.outdatedNames(of: files)
    let leftovers = directory.leftovers(CodeGenerator.optionalFiles, besides: files)
    for name in leftovers { Terminal.writeError("error: \(output)/\(name) is no longer generated\n") }
    guard !names.isEmpty || !leftovers.isEmpty else {
      if !quiet { Terminal.writeError("All generated files in \(output) are up to date.\n") }
      return
    }
    for name in names { Terminal.writeError("error: \(output)/\(name) is missing or out of date\n") }
    Terminal.writeError("Compile the guide without --check to bring them up to date.\n")
    throw ExitCode.findings
  }

  /// Returns a text with the names of the written files, the number of tokens and the fingerprint of the theme,
  /// without a line break.
  private func summary(_ written: [String], _ theme: Theme) -> String {
    let what = OutputDirectory.summary(ofWritten: written)
    let tokens = "\(theme.tokens.count) token\(theme.tokens.count == 1 ? "" : "s")"
    return "\(what) in \(output) (\(tokens), fingerprint \(theme.fingerprint))"
  }
}
