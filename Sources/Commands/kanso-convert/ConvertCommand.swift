import ArgumentParser
import KansoCommandLine
import KansoConversion
import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoInterfaceBuilder
import KansoLint
import KansoProject
import KansoSystem
import KansoTheme

/// The program `kanso-convert`: writes storyboards and xibs as programmatic layout.
@main
struct ConvertCommand: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-convert",
    abstract: "Write storyboards and xibs as programmatic layout with the tokens of a style guide.",
    discussion: """
      Each view gets a class with its controls and constraints, and each controller a class with its outlets, actions \
      and segues. What cannot be converted is a TODO in the code, and a warning.

        kanso-convert Main.storyboard --tokens tokens.yaml --output Sources/Screens
        kanso-convert App --tokens tokens.yaml --output Sources/Screens --dry-run

      A second run replaces the files that nobody has changed since, and keeps the others.

      Exit codes:
        0   all files are written
        1   a document or the guide has errors, or a file was changed by hand
        64  wrong usage
        66  an input is missing
        74  reading or writing failed

      `kanso convert` runs this program.
      """,
    version: Version.text)

  @Argument(
    help: "Storyboards and xibs, or folders that are searched for them.",
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String]

  @Option(
    help:
      "The style guide, whose tokens replace the literals. Can be given several times, as for kanso-lint.",
    completion: .file(extensions: ["yaml", "yml"]))
  var tokens: [String] = []

  @Option(name: .shortAndLong, help: "The folder for the sources.", completion: .directory)
  var output: String

  @Option(
    help:
      "The framework: \(ConversionOptions.Platform.allCases.map(\.rawValue).joined(separator: ", ")) (default: that of kanso.yaml, else uikit)."
  )
  var platform: ConversionOptions.Platform?

  @Option(
    help:
      "The notation of constraints: \(ConversionOptions.Style.allCases.map(\.rawValue).joined(separator: ", ")) (default: that of kanso.yaml, else anchors)."
  )
  var style: ConversionOptions.Style?

  @Flag(help: "Print what would change, and write nothing.")
  var dryRun = false

  @Flag(help: "Replace files that were changed by hand.")
  var force = false

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  /// Requires a path and a folder.
  func validate() throws {
    if paths.isEmpty { throw ValidationError("Name the storyboards and xibs.") }
    if output.isEmpty { throw ValidationError("--output needs the path of a folder.") }
  }

  /// Converts the documents, writes the files, and prints the report.
  func run() throws {
    let input = tokens.isEmpty ? nil : try GuideInput(tokens)
    let pass = try tokenPass(input)
    let options = try options(input)
    var (files, report, diagnostics): ([DocumentConversion.File], Summary, [Diagnostic]) = ([], Summary(), [])
    var names = ConversionNames(options)
    var documents: [InterfaceDocument] = []
    var converted: [(document: String, file: DocumentConversion.File)] = []
    for path in try documentPaths() {
      let (document, problems) = InterfaceDocument.read(try read(path))
      diagnostics += problems
      if let document { documents.append(document) }
    }
    for document in documents { names.count(document) }
    for document in documents {
      let file = document.file
      if document.isLaunchScreen {
        if !quiet { Terminal.write("\(file.path.printable) stays: no code runs in a launch screen\n") }
        continue
      }
      let conversion = DocumentConversion(
        document, options, localization: try localization(of: document), &names)
      diagnostics += conversion.report.remainders.map {
        Diagnostic(.notConverted, $0.text, at: SourceRange(file: file, $0.range))
      }
      report.documentCount += 1
      report.elementCount += conversion.report.convertedCount
      report.remainderCount += conversion.report.remainders.count
      let name = FilePath.folderAndName(of: file.path).name
      converted += conversion.files.map { (document: name, file: $0) }
    }
    for (made, outcome) in zip(converted, Concurrently.map(converted) { pass.finish($0.file) }) {
      report.tokenCount += outcome.tokenCount
      report.literalCount += outcome.literalCount
      let text = ConvertedFile.marked(outcome.text, document: made.document)
      files.append(.init(name: made.file.name, text: text))
    }
    if let layer = options.layerFile, !files.isEmpty {
      let text = ConvertedFile.marked(layer.text, document: "the style \(options.style.rawValue)")
      files.append(.init(name: layer.name, text: text))
    }
    Terminal.report(diagnostics, as: .text)
    let writer = ConvertedFiles(folder: output, isDry: dryRun, replacesChanged: force)
    let kept: [String]
    do { kept = try writer.write(files, quiet: quiet) } catch { throw error.reported(isInput: false) }
    if !quiet { Terminal.write(report.text(fileCount: files.count, hasGuide: !tokens.isEmpty)) }
    if !kept.isEmpty { throw ExitCode.findings }
    if diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.findings }
  }

  // MARK: Input

  /// Returns the pass that replaces literals by the tokens of the guide, if there is one.
  private func tokenPass(_ input: GuideInput?) throws -> TokenPass {
    guard let input else { return TokenPass(nil) }
    let compiled = try input.compile()
    guard let theme = compiled.theme else {
      Terminal.report(compiled.diagnostics, as: .text)
      throw ExitCode.findings
    }
    let configuration = input.project.configuration
    return TokenPass(
      Linter(
        theme: theme.modes.first.map { theme.specialized(for: $0) } ?? theme,
        module: configuration.lint.module, naming: configuration.naming,
        fixer: Fixer(Fixer.Types(platform: "uikit"), followsModes: true)))
  }

  /// Returns the choices: those of the command line, else those of the `kanso.yaml` of the guide. Without a guide, it is
  /// that of the first document.
  private func options(_ input: GuideInput?) throws -> ConversionOptions {
    let project = try input?.project ?? project(of: paths[0])
    if input == nil { Terminal.report(project.diagnostics, as: .text) }
    var options = project.configuration.conversion
    if let platform { options.platform = platform }
    if let style { options.style = style }
    if options.style == .snapkit, options.platform == .portable {
      throw Terminal.usageError("the style snapkit needs the platform uikit")
    }
    return options
  }

  private func project(of path: String) throws -> ProjectConfiguration {
    do { return try ProjectConfiguration(for: path, known: DiagnosticCatalog.all) } catch {
      throw error.reported(isInput: true)
    }
  }

  /// Returns the paths of the documents, those of a folder in the order of their paths.
  private func documentPaths() throws -> [String] {
    do { return try DocumentFiles.find(in: paths) } catch { throw error.reported(isInput: true) }
  }

  private func localization(of document: InterfaceDocument) throws -> DocumentLocalization {
    do { return try DocumentFiles.localization(of: document.file.path) } catch {
      throw error.reported(isInput: true)
    }
  }

  private func read(_ path: String) throws -> SourceFile {
    do {
      return SourceFile(path: path, bytes: try InputFile.read(path, limit: DocumentLimits.fileSize))
    } catch {
      throw error.reported(isInput: true)
    }
  }
}

extension ConversionOptions.Platform: ExpressibleByArgument {}
extension ConversionOptions.Style: ExpressibleByArgument {}

/// The counts of a run.
private struct Summary {
  var documentCount = 0
  var elementCount = 0
  var remainderCount = 0
  var tokenCount = 0
  var literalCount = 0

  func text(fileCount: Int, hasGuide: Bool) -> String {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    var text =
      "\(counted(documentCount, "document")), \(counted(elementCount, "element")): \(counted(fileCount, "file"))"
    if hasGuide {
      text += ", \(counted(tokenCount, "token")) for literals, \(counted(literalCount, "literal")) left"
    }
    return text + ", \(counted(remainderCount, "part")) left to you.\n"
  }
}
