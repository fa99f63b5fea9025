import ArgumentParser
import KansoCodeGeneration
import KansoCommandLine
import KansoDiagnostics
import KansoGuide
import KansoTheme

extension Platform: ExpressibleByArgument {}
extension Access: ExpressibleByArgument {}

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a style guide into Swift sources and a JSON theme.",
    discussion: """
            Writes Colors.swift, Fonts.swift, Padding.swift and theme.json into the output directory. Files are written \
      whole or not at all, and not touched when nothing changed. On an error nothing is written.
      """
  )

  @OptionGroup var options: GuideOptions

  @Option(name: .shortAndLong, help: "The directory for the generated files.", completion: .directory)
  var output: String

  @Option(
    help: """
      Whose types the Swift uses: uikit, appkit, swiftui, portable (KansoTheme's, on every system), or auto (UIKit's, \
            else AppKit's, else KansoTheme's, in one file). If left out, what kanso.yaml says, else auto.
      """)
  var platform: Platform?

  @Option(help: "The mode whose values the constants have, instead of the guide's first mode.")
  var mode: String?

  @Option(
    help: """
      The access level of the generated declarations: public, package or internal. If left out, what kanso.yaml says, \
      else public.
      """)
  var access: Access?

  @Option(
    help: "A directory of Mustache templates that replace the built-in ones of the same name.",
    completion: .directory)
  var templates: String?

  @Flag(name: .customLong("objc-header"), help: "Write Tokens.h too, so that Objective-C can use the tokens.")
  var writesObjectiveCHeader = false

  @Flag(name: .customLong("theme"), inversion: .prefixedNo, help: "Write theme.json for the run time.")
  var writesTheme = true

  @Option(
    help: ArgumentHelp("For the build plugin: what it knew when it planned the build.", visibility: .hidden))
  var plan: String?

  @Flag(help: "Write nothing; exit with 1 if a generated file is missing or out of date.")
  var check = false

  @Flag(
    help: "Go on compiling whenever the guide, its configuration or a template is saved, until interrupted.")
  var watch = false

  @Flag(name: .shortAndLong, help: "Say nothing unless something is wrong.")
  var quiet = false

  func validate() throws {
    if watch, options.guide == GuideInput.standardInput {
      throw ValidationError("--watch follows a file, and standard input is none: name the guide.")
    }
    if watch, check { throw ValidationError("--watch writes, and --check does not: leave one of them out.") }
  }

  func run() throws {
    if watch { watchForever() }
    let (compiled, generator) = try read()
    try options.report(compiled)
    let (files, theme) = try files(compiled, generator)
    do {
      if check { return try reportOutdated(files) }
      let written = try write(files)
      if !quiet { Terminal.complain(summary(written, theme)) }
      // The process is about to end, and the system takes memory back faster than it is freed piece by piece.
      withExtendedLifetime((compiled, theme, files)) { Terminal.leave() }
    } catch let error as FileError {
      throw error.reported(isInput: false)
    }
  }

  // MARK: One round

  /// The guide with everything that is wrong with it and with the templates.
  private func read() throws -> (CompiledGuide, CodeGenerator) {
    let plan = try plan.map { try BuildPlan(contentsOf: $0) }
    let store = try templates.map { try TemplateDirectory.read($0) } ?? plan?.templateStore() ?? .builtIn
    let guide = try options.read()
    // A target of a package has one language.
    let writesHeader = writesObjectiveCHeader || plan == nil && guide.project.writesObjectiveCHeader
    try plan?.touchIfIncomplete(configuration: guide.project.path)

    let generation = GenerationOptions(
      platform: platform ?? guide.project.platform ?? .auto,
      access: access ?? guide.project.access ?? .public,
      writesObjectiveCHeader: writesHeader, writesTheme: writesTheme)

    let (compiled, generator) = Concurrently.both {
      guide.compiled()
    } _: {
      CodeGenerator(options: generation, templates: store)
    }
    let problems =
      generator.problems + (writesHeader ? Self.collisionsInC(compiled) : [])
      + unfollowedModes(of: compiled, on: generation.platform)
    return (compiled.adding(problems), generator)
  }

  /// A warning for each mode that the build does not settle and the platform does not follow.
  private func unfollowedModes(of compiled: CompiledGuide, on platform: Platform) -> [Diagnostic] {
    compiled.unfollowedModes(
      { theme in
        let settled = mode.flatMap { theme.mode(named: $0) }.map { theme.settled(in: $0) }
        return platform.unfollowedModes(in: settled ?? theme)
      }, in: "the Swift for \(platform.title)",
      help: {
        "Compile with `--mode \($0)` for a build in which it holds, or with `--platform portable`, which follows all modes."
      })
  }

  private func files(_ compiled: CompiledGuide, _ generator: CodeGenerator) throws -> ([GeneratedFile], Theme)
  {
    guard let whole = compiled.theme else { throw ExitCode.findings }
    let theme = try mode.map { try whole.beginning(with: $0) } ?? whole
    return (generator.files(of: theme), theme)
  }

  private func write(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    let directory = OutputDirectory.reportingWaits(path: output)
    let leftovers = directory.leftovers(CodeGenerator.optionalFiles, besides: files)
    let written = try directory.write(files)
    try directory.remove(leftovers)
    return written
  }

  // MARK: Watching

  private func watchForever() -> Never {
    Interruption.allow()
    var watcher = FileWatcher()
    while true {
      watcher.watch(watchedPaths)
      round()
      watcher.waitForChange()
    }
  }

  /// Compiles once, and says in one line what came of it.
  private func round() {
    do {
      let (compiled, generator) = try read()
      guard compiled.theme != nil, !options.strict || compiled.diagnostics.isEmpty else {
        return Terminal.complain(Self.line(for: compiled.diagnostics))
      }
      let (files, theme) = try files(compiled, generator)
      let written = try write(files)
      let warnings = compiled.diagnostics.count
      let remark = warnings == 0 ? "" : "; \(warnings) warning\(warnings == 1 ? "" : "s")"
      if !quiet { Terminal.complain(String(summary(written, theme).dropLast()) + remark + "\n") }
    } catch let error as FileError {
      _ = error.reported(isInput: false)
    } catch {
      // What was wrong has been said where it was found.
    }
  }

  /// The first mistake with its place, and how many there are beside it.
  private static func line(for diagnostics: [Diagnostic]) -> String {
    guard let first = diagnostics.first(where: { $0.severity == .error }) ?? diagnostics.first else {
      return ""
    }
    let position = LineIndex(first.range.file).position(at: first.range.lowerBound)
    let others = diagnostics.count - 1
    return
      "\(first.range.file.path.printable):\(position): \(first.severity.rawValue): \(first.message.printable)"
      + " [\(first.id.rawValue)]\(others == 0 ? "" : ", and \(others) more"); the last good output stays\n"
  }

  private var watchedPaths: [String] {
    var paths =
      [options.guide]
      + (options.configuration.map { [$0] } ?? ProjectConfiguration.candidates(for: options.guide))

    if let templates { paths += [templates] + ((try? TemplateDirectory.paths(in: templates)) ?? []) }
    return paths
  }

  // MARK: Reports

  private static func collisionsInC(_ compiled: CompiledGuide) -> [Diagnostic] {
    compiled.collisions(CName.collisions, "in C", help: "Rename one of the two, or do without --objc-header.")
  }

  private func reportOutdated(_ files: [GeneratedFile]) throws {
    let directory = OutputDirectory(path: output)
    let names = try directory.outdated(files)
    let leftovers = directory.leftovers(CodeGenerator.optionalFiles, besides: files)
    for name in leftovers { Terminal.complain("error: \(output)/\(name) is no longer generated\n") }
    guard !names.isEmpty || !leftovers.isEmpty else {
      if !quiet { Terminal.complain("All generated files in \(output) are up to date.\n") }
      return
    }
    for name in names { Terminal.complain("error: \(output)/\(name) is missing or out of date\n") }
    Terminal.complain("Compile the guide without --check to bring them up to date.\n")
    throw ExitCode.findings
  }

  private func summary(_ written: [String], _ theme: Theme) -> String {
    let what = OutputDirectory.summary(ofWritten: written)
    let tokens = "\(theme.tokens.count) token\(theme.tokens.count == 1 ? "" : "s")"
    return "\(what) in \(output) (\(tokens), fingerprint \(theme.fingerprint))\n"
  }
}
