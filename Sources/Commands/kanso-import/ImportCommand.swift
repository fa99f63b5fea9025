import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoInterchange
import KansoInterchangeDiagnostics
import KansoPOSIX
import KansoSystem

/// The program `kanso-import`: writes a style guide from the token files of another tool.
@main
struct ImportCommand: Program {
  static let configuration = CommandConfiguration(
    commandName: "kanso-import",
    abstract: "Write a style guide from the token files of another tool.",
    discussion: """
      Recognises the format of the files by their content. Everything that cannot be carried over is reported with its \
      place, and counted at the end.

        kanso-import tokens.json --output tokens.yaml
        kanso-import Design/Colors.xcassets --check
        kanso-import tokens --from tokens-studio --select Light

      `kanso import` runs this program.
      """
  )

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

  @Flag(help: "Write nothing, and report only.")
  var check = false

  @Flag(help: "Replace an existing guide.")
  var force = false

  @Option(
    name: .customLong("format"),
    help: "\(GuideOptions.formatHelp) text and xcode are written to standard error.")
  var reportFormat: ReportFormat = .text

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  /// Reads the files, reports, and writes the guide. Throws the exit code 1 if nothing could be read.
  func run() throws {
    let files: [ForeignFile]
    do { files = try InputFiles(self.files, format: from).files } catch {
      throw error.reported(isInput: true)
    }
    guard let (reader, own) = reader(of: files) else { throw reportUnknown(files) }
    let tokens = reader.read(own, ImportSelection(select))
    let guide = GuideWriter.write(tokens)
    let diagnostics = ImportReport.diagnostics(of: guide.findings).sortedForReport()
    if reportFormat.isForMachines || !diagnostics.isEmpty { Terminal.report(diagnostics, as: reportFormat) }
    if !quiet {
      Terminal.writeError("Read as \(reader.format.noun) (--from \(reader.format.rawValue)).\n")
      Terminal.writeError("\(ImportReport.summary(of: guide))\n")
    }
    guard !guide.tokens.isEmpty else { throw ExitCode.findings }
    if !check { try write(guide) }
  }

  /// Returns the reader of the format, and the files that it reads; nil if there is none.
  private func reader(of files: [ForeignFile]) -> (any TokenFormatReader.Type, [ForeignFile])? {
    if let from { return TokenReaders.reader(of: from).map { ($0, files) } }
    return TokenReaders.reader(recognizing: files)
  }

  /// Reports files in no known format. Returns the exit code 1.
  private func reportUnknown(_ files: [ForeignFile]) -> ExitCode {
    guard let first = files.first else {
      Terminal.writeError(
        "error: there are no files of tokens in \(self.files.joined(separator: ", ").printable)\n")
      return .findings
    }
    Terminal.report([UnknownFormat.diagnostic(of: first)], as: reportFormat)
    return .findings
  }

  /// Writes the guide and the record of the import.
  private func write(_ guide: ImportedGuide) throws {
    do throws(FileError) {
      let files = [
        (output, Array(guide.text.utf8)), (ImportRecord.path(of: output), ImportRecord(guide).bytes),
      ]
      if !force, FileKind(at: output) != nil {
        throw FileError("write", output, reason: "it exists already; replace it with --force")
      }
      for (path, bytes) in files {
        StagedFile.removeTemporaryFiles(of: path)
        try StagedFile(path, bytes: bytes).replace()
      }
    } catch {
      throw error.reported(isInput: false)
    }
    if !quiet { Terminal.writeError("Wrote \(output.printable).\n") }
  }
}
