import ArgumentParser
import KansoCodeGeneration
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
      else AppKit's, else KansoTheme's, in one file).
      """)
  var platform: Platform = .auto

  @Option(help: "The mode whose values the constants have, instead of the guide's first mode.")
  var mode: String?

  @Option(help: "The access level of the generated declarations: public, package or internal.")
  var access: Access = .public

  @Option(
    help: "A directory of Mustache templates that replace the built-in ones of the same name.",
    completion: .directory)
  var templates: String?

  @Flag(name: .customLong("objc-header"), help: "Write Tokens.h too, so that Objective-C can use the tokens.")
  var writesObjectiveCHeader = false

  @Flag(help: "Write nothing; exit with 1 if a generated file is missing or out of date.")
  var check = false

  @Flag(name: .shortAndLong, help: "Say nothing unless something is wrong.")
  var quiet = false

  func run() throws {
    let store = try templates.map { try TemplateDirectory.read($0) } ?? .builtIn
    let generation = GenerationOptions(
      platform: platform, access: access, writesObjectiveCHeader: writesObjectiveCHeader)
    let guide = try options.read()
    let (compiled, generator) = Concurrently.both {
      guide.compiled()
    } _: {
      CodeGenerator(options: generation, templates: store)
    }
    try options.report(
      compiled.adding(generator.problems + (writesObjectiveCHeader ? Self.collisions(in: compiled) : [])))
    guard let whole = compiled.theme else { throw ExitCode.findings }
    let theme = try mode.map { try whole.beginning(with: $0) } ?? whole
    let files = generator.files(of: theme)
    do {
      let directory = OutputDirectory(path: output)
      let leftovers = directory.leftovers(CodeGenerator.optionalFileNames, besides: files)
      guard !check else { return try reportOutdated(try directory.outdated(files), leftovers) }
      let written = try directory.write(files)
      try directory.remove(leftovers)
      report(written, theme)
      // The process is about to end, and the system takes memory back faster than it is freed piece by piece.
      withExtendedLifetime((compiled, theme, files)) { Terminal.leave() }
    } catch let error as FileError {
      throw error.reported(isInput: false)
    }
  }

  /// Tokens whose paths run together in C, where there are no groups.
  private static func collisions(in compiled: CompiledGuide) -> [Diagnostic] {
    guard let theme = compiled.theme else { return [] }
    let ranges = Dictionary(
      (compiled.guide?.tokens ?? []).map { ($0.path, $0.nameRange) }, uniquingKeysWith: { first, _ in first })
    return CName.collisions(in: theme).compactMap { collision in
      guard let range = ranges[collision.token], let first = ranges[collision.first] else { return nil }
      return Diagnostic(
        .nameCollision,
        "`\(collision.first)` and `\(collision.token)` are both `\(CName.name(of: collision.token))` in C",
        at: range, help: "Rename one of the two, or do without --objc-header.",
        notes: [.init("the first one stands here", at: first)])
    }
  }

  private func reportOutdated(_ names: [String], _ leftovers: [String]) throws {
    for name in leftovers { Terminal.complain("error: \(output)/\(name) is no longer generated\n") }
    guard !names.isEmpty || !leftovers.isEmpty else {
      if !quiet { Terminal.complain("All generated files in \(output) are up to date.\n") }
      return
    }
    for name in names { Terminal.complain("error: \(output)/\(name) is missing or out of date\n") }
    Terminal.complain("Compile the guide without --check to bring them up to date.\n")
    throw ExitCode.findings
  }

  private func report(_ written: [String], _ theme: Theme) {
    guard !quiet else { return }
    let what = written.isEmpty ? "Nothing changed" : "Wrote \(written.joined(separator: ", "))"
    let tokens = "\(theme.tokens.count) token\(theme.tokens.count == 1 ? "" : "s")"
    Terminal.complain("\(what) in \(output) (\(tokens), fingerprint \(theme.fingerprint))\n")
  }
}
