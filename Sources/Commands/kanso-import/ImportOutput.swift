import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoInterchange
import KansoInterchangeDiagnostics
import KansoPOSIX
import KansoSystem
import KansoYAML

/// The guide that an import writes, and the record beside it.
struct ImportOutput {
  /// The files to write, and the report about them.
  struct Result {
    let text: String
    let record: ImportRecord
    var conflicts: [Diagnostic] = []
    /// Lines about what changes in an existing guide; empty for a new one.
    var summary = ""
    /// Lines about each change in an existing guide; empty for a new one.
    var changes = ""
  }

  let path: String
  let format: TokenFormat
  /// True to replace an existing guide whole.
  let isForced: Bool

  /// The number of times that a guide is compiled to find the removed tokens that others need. Then all of them stay.
  private static let maxRounds = 20

  /// Returns the guide of an import, or the existing guide with what changed in the source.
  /// - Throws: The exit code 74 after an error on standard error, for a guide that was not imported or cannot be read, and 1
  ///   for one that would not compile.
  func result(of guide: ImportedGuide) throws -> Result {
    let fresh = Result(text: guide.text, record: ImportRecord(guide, from: format))
    guard FileKind(at: path) != nil, !isForced else { return fresh }
    let recordPath = ImportRecord.path(of: path)
    guard FileKind(at: recordPath) != nil else {
      throw FileError(
        "write", path,
        reason: "it exists and was not imported, since there is no \(recordPath); to replace it, add --force"
      ).reported(isInput: false)
    }
    do {
      guard let record = ImportRecord(try InputFile.read(recordPath, limit: ReadingLimits.fileSize)) else {
        throw FileError(
          "read", recordPath, reason: "it is not the record of an import; to replace the guide, add --force")
      }
      guard record.isOfSameSource(as: fresh.record) else {
        throw FileError(
          "write", path,
          reason:
            "it was imported from another source (\(record.format)); choose another --output, or add --force")
      }
      let bytes = try InputFile.read(path, limit: ReadingLimits.fileSize)
      return try merged(guide, fresh.record, record, SourceText.decode(bytes, path: path).file)
    } catch let error as FileError {
      throw error.reported(isInput: false)
    }
  }

  /// Returns an existing guide with what changed in the source. Tokens that the source does not have any more stay if the
  /// guide would not compile without them.
  private func merged(
    _ guide: ImportedGuide, _ record: ImportRecord, _ last: ImportRecord, _ file: SourceFile
  ) throws -> Result {
    var kept: Set<String> = []
    var round = 0
    while true {
      guard let merge = GuideMerge(last, file, guide, keeping: kept) else {
        throw FileError(
          "read", path, reason: "it is not a style guide; correct it, or replace it with --force")
      }
      let compiled = compile(Array(merge.text.utf8))
      if compiled.theme != nil {
        return Result(
          text: merge.text, record: merge.record(of: record, after: last),
          conflicts: merge.conflicts.map { ImportReport.diagnostic(of: $0) },
          summary: ImportReport.summary(of: merge, keeping: kept), changes: ImportReport.changes(of: merge))
      }
      guard !merge.removed.isEmpty else { throw refusal(of: file, compiled) }
      let needed = round < Self.maxRounds ? merge.removedTokens(namedIn: compiled.diagnostics) : []
      round += 1
      kept.formUnion(needed.isEmpty ? Set(merge.removed) : needed)
    }
  }

  /// Reports why a guide does not compile, with this import or already before it. Returns the exit code 1.
  private func refusal(of file: SourceFile, _ compiled: CompiledGuide) -> ExitCode {
    let before = compile(file.bytes)
    let reason =
      before.theme == nil
      ? "\(path.printable) did not compile before this import"
      : "with this import \(path.printable) would not compile"
    Terminal.report((before.theme == nil ? before : compiled).diagnostics, as: .text)
    Terminal.writeError("error: \(reason), so nothing is written; correct what the messages name\n")
    return .findings
  }

  /// Reports each change that an import would make in the guide.
  /// - Throws: The exit code 1 if there is one.
  func check(_ result: Result) throws {
    guard FileKind(at: path) != nil else {
      Terminal.writeError("error: \(path.printable) is missing\n")
      throw ExitCode.findings
    }
    let bytes: [UInt8]
    do { bytes = try InputFile.read(path, limit: ReadingLimits.fileSize) } catch {
      throw error.reported(isInput: false)
    }
    guard SourceText.decode(bytes, path: path).file.bytes != Array(result.text.utf8) else { return }
    Terminal.writeError("\(result.changes)error: \(path.printable) is out of date\n")
    throw ExitCode.findings
  }

  private func compile(_ bytes: [UInt8]) -> CompiledGuide {
    CompiledGuide(GuideDocuments([GuideFile(path: path, bytes: bytes)], including: .onDisk))
  }

  /// Writes the guide, and then the record. With an old record and a new guide, the next import changes nothing; with a new
  /// record and an old guide, it would take old values for changes of people.
  func write(_ result: Result) throws {
    do throws(FileError) {
      for (path, bytes) in [
        (path, Array(result.text.utf8)), (ImportRecord.path(of: path), result.record.bytes),
      ] {
        StagedFile.removeTemporaryFiles(of: path)
        try StagedFile(path, bytes: bytes).replace()
      }
    } catch {
      throw error.reported(isInput: false)
    }
  }
}
