import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoInterchange
import KansoInterchangeDiagnostics
import KansoSystem

/// The program `kanso-import`: writes a style guide from the token files of another tool.
@main
struct ImportCommand: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-import",
    abstract: "Write a style guide from the token files of another tool.",
    discussion: """
      Recognises the format of the files by their content. Everything that cannot be carried over is reported with its \
      place, and counted at the end. If the guide exists, what changed in the source since the last import is merged into it, \
      and what people changed in the guide stays.

        kanso-import tokens.json --output tokens.yaml
        kanso-import Design/Colors.xcassets --check
        kanso-import tokens --from tokens-studio --select Light

      `kanso import` runs this program.
      """,
    version: Version.text)

  @Argument(help: "The files of tokens, or folders that are searched for them.", completion: .file())
  var files: [String]

  @Option(
    help: """
      The format of the files: \(TokenFormat.allCases.map(\.rawValue).joined(separator: ", ")). Default: recognised by \
      the content.
      """)
  var from: TokenFormat?

  @Option(
    help: """
      A part of the source: a theme or set of Tokens Studio, a mode of Figma as COLLECTION=MODE, a selector of CSS, a \
      catalog. Can be given several times. Default: everything.
      """)
  var select: [String] = []

  @Option(
    name: .shortAndLong, help: "The style guide to write.", completion: .file(extensions: ["yaml", "yml"]))
  var output = "tokens.yaml"

  @Flag(help: "Write nothing, and fail if the guide would change.")
  var check = false

  @Flag(help: "Replace an existing guide whole, with all changes in it.")
  var force = false

  @Option(
    name: .customLong("format"),
    help: "\(GuideOptions.formatHelp) text and xcode are written to standard error.")
  var reportFormat: ReportFormat = .text

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  /// Requires files, and another output than them.
  func validate() throws {
    guard !files.contains("-") else {
      throw ValidationError("kanso import reads no standard input; name a file.")
    }
    guard output != "-" else {
      throw ValidationError("--output needs the path of a file, since the record of the import is beside it.")
    }
    let target = InputFile.resolvedPath(output)
    if files.contains(where: { InputFile.resolvedPath($0) == target }) {
      throw ValidationError("--output is one of the files; choose another one.")
    }
  }

  /// Reads the files, reports, and writes the guide. Throws the exit code 1 if something could not be
  /// read, or if the guide is out of date with `--check`.
  func run() throws {
    let input: InputFiles
    do { input = try InputFiles(self.files, format: from) } catch {
      throw error.reported(isInput: true)
    }
    let files = input.files
    if from == nil, let own = files.first(where: { UnknownFormat.isOfKanso($0.source) }) {
      throw reportUnknown([own])
    }
    guard let (reader, own) = reader(of: files) else { throw reportUnknown(files) }
    var tokens = reader.read(own, ImportSelection(select))
    tokens.findings += input.unread(besides: own, by: reader.format)
    let guide = GuideWriter.write(tokens)
    var diagnostics = ImportReport.diagnostics(of: guide.findings)
    if !quiet {
      Terminal.writeError("Read as \(reader.format.noun(of: own)) (--from \(reader.format.rawValue)).\n")
    }
    guard !guide.isIncomplete else {
      report(diagnostics)
      Terminal.writeError("error: tokens of the source are missing, so nothing is written\n")
      throw ExitCode.findings
    }
    guard tokens.selectionProblems.isEmpty else {
      report(diagnostics)
      throw Terminal.usageError(tokens.selectionProblems.map(\.printable).joined(separator: "\n"))
    }
    guard !guide.tokens.isEmpty else {
      if let from { diagnostics += [UnknownFormat.diagnostic(of: own, without: from)].compactMap { $0 } }
      report(diagnostics)
      Terminal.writeError("error: there is no token to import\n")
      throw ExitCode.findings
    }
    let output = ImportOutput(path: output, format: reader.format, isForced: force)
    let result = try output.result(of: guide)
    diagnostics += result.conflicts
    report(diagnostics)
    if !quiet { Terminal.writeError("\(ImportReport.summary(of: guide))\n\(result.summary)") }
    guard !check else {
      try output.check(result)
      if !quiet { Terminal.writeError("\(self.output.printable) is up to date.\n") }
      return
    }
    try output.write(result)
    if !quiet { Terminal.writeError("Wrote \(self.output.printable).\n") }
  }

  /// Writes the diagnostics, if there are any or if a program reads them.
  private func report(_ diagnostics: [Diagnostic]) {
    guard reportFormat.isForMachines || !diagnostics.isEmpty else { return }
    Terminal.report(diagnostics.sortedForReport(), as: reportFormat)
  }

  /// Returns the reader of the format, and the files that it reads; nil if there is none.
  private func reader(of files: [ForeignFile]) -> (any TokenFormatReader.Type, [ForeignFile])? {
    if let from { return TokenReaders.reader(of: from).map { ($0, files) } }
    return TokenReaders.reader(recognizing: files)
  }

  /// Reports files in no known format. Returns the exit code 1.
  private func reportUnknown(_ files: [ForeignFile]) -> ExitCode {
    guard let file = files.first(where: { UnknownFormat.isUnreadable($0.source) }) ?? files.first else {
      Terminal.writeError(
        "error: there are no files of tokens in \(self.files.joined(separator: ", ").printable)\n")
      return .findings
    }
    Terminal.report([UnknownFormat.diagnostic(of: file)], as: reportFormat)
    return .findings
  }
}
