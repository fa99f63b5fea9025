import ArgumentParser
import KansoCodeGeneration
import KansoCommandLine
import KansoDiagnostics
import KansoExport
import KansoGuide
import KansoTheme

extension ExportFormat: ExpressibleByArgument {}

@main
struct Export: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-export",
    abstract: "Write a style guide for other platforms.",
    discussion: """
      `kanso export` runs this command. Files are written whole or not at all, and not touched when nothing changed.
      """
  )

  @OptionGroup var options: GuideOptions

  @Option(name: .shortAndLong, help: "The directory for the files.", completion: .directory)
  var output: String

  @Option(
    name: .customLong("as"),
    help:
      "The format: css (custom properties, with a media query for each mode), compose (Kotlin for Jetpack Compose), android (XML resources) or assets (a color catalog for Xcode)."
  )
  var exportFormat: ExportFormat?

  @Option(
    help: "A directory of Mustache templates: tokens.dart.mustache becomes tokens.dart.",
    completion: .directory)
  var templates: String?

  @Option(name: .customLong("package"), help: "The package of Kotlin sources, such as com.example.theme.")
  var packageName: String?

  @Flag(help: "Write nothing; exit with 1 if a file is missing or out of date.")
  var check = false

  @Flag(name: .shortAndLong, help: "Say nothing unless something is wrong.")
  var quiet = false

  func validate() throws {
    guard (exportFormat == nil) != (templates == nil) else {
      throw ValidationError("Say what to write: either --as or --templates.")
    }
    guard
      packageName?.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*/) != nil
        || packageName == nil
    else {
      throw ValidationError("A package is made of names with dots between them, such as com.example.theme.")
    }
  }

  func run() throws {
    let exporter = Exporter(
      templates: try exportFormat?.templates
        ?? TemplateDirectory.files(in: templates ?? ".").map { ExportTemplate($0) })
    guard !exporter.fileNames.isEmpty || !exporter.problems.isEmpty else {
      throw Terminal.usageError(
        "none of the templates in \(templates ?? ".") is a file: name one after what it makes, such as tokens.css.mustache"
      )
    }
    let compiled = try options.read().compiled()
    let collisions = compiled.collisions(
      Exporter.collisions, "without groups", help: "Rename one of the two.")
    // A template of a team's own may name anything after modes and axes.
    let ofModes = exportFormat?.namesModes ?? true ? compiled.modeCollisions(Exporter.modeCollisions) : []
    let ofAxes = exportFormat?.namesAxes ?? true ? compiled.axisCollisions(Exporter.axisCollisions) : []
    let unfollowed = exportFormat.map { format in
      compiled.unfollowedModes(
        { format.unfollowedModes(in: $0) }, in: "the format \(format.rawValue)",
        help: { _ in "Write it with templates of your own (`--templates`), which are given every mode." })
    }
    try options.report(
      compiled.adding(exporter.problems + collisions + ofModes + ofAxes + (unfollowed ?? [])))
    guard let theme = compiled.theme else { throw ExitCode.findings }
    let files = exporter.files(of: theme, packageName: packageName)
    do {
      let directory = OutputDirectory.reportingWaits(path: output)
      let obsolete = exportFormat?.tokenFolders.map {
        directory.obsoleteFolders(in: $0.parent, endingIn: $0.suffix, besides: files)
      }
      if check { return try reportOutdated(try directory.outdated(files) + (obsolete ?? [])) }
      let written = try directory.write(files)
      try directory.removeFolders(obsolete ?? [])
      guard !quiet else { return }
      let what = OutputDirectory.summary(ofWritten: written)
      Terminal.complain("\(what) in \(output) (fingerprint \(theme.fingerprint))\n")
    } catch let error as FileError {
      throw error.reported(isInput: false)
    }
  }

  private func reportOutdated(_ names: [String]) throws {
    guard !names.isEmpty else {
      if !quiet { Terminal.complain("All files in \(output) are up to date.\n") }
      return
    }
    for name in names {
      Terminal.complain("error: \(output)/\(name) is missing, out of date or no longer made\n")
    }
    throw ExitCode.findings
  }
}
