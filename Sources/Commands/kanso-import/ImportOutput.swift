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
  }

  let path: String
  let format: TokenFormat
  /// True to replace an existing guide whole.
  let isForced: Bool
  /// True if nothing is written.
  let isCheck: Bool

  /// Returns the guide of an import, or the existing guide with what changed in the source.
  /// - Throws: The exit code 74 after an error on standard error, for a guide that was not imported or cannot be read, and 1
  ///   for one that would not compile.
  func result(of guide: ImportedGuide) throws -> Result {
    let fresh = Result(text: guide.text, record: ImportRecord(guide, from: format))
    guard FileKind(at: path) != nil, !isForced else { return fresh }
    let recordPath = ImportRecord.path(of: path)
    guard FileKind(at: recordPath) != nil else {
      if isCheck { return fresh }
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
        if isCheck { return fresh }
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

  /// Returns an existing guide with what changed in the source. If it does not compile without the tokens that the source
  /// does not have any more, they stay.
  private func merged(
    _ guide: ImportedGuide, _ record: ImportRecord, _ last: ImportRecord, _ file: SourceFile
  ) throws -> Result {
    let wasValid = compile(file.bytes).theme != nil
    for removes in [true, false] {
      guard let merge = GuideMerge(last, file, guide, removes: removes) else {
        throw FileError(
          "read", path, reason: "it is not a style guide; correct it, or replace it with --force")
      }
      let compiled = compile(Array(merge.text.utf8))
      if compiled.theme != nil || !wasValid && !removes {
        var result = Result(text: merge.text, record: record)
        result.conflicts = merge.conflicts.map { ImportReport.diagnostic(of: $0) }
        result.summary =
          "\(merge.updatedCount) updated, \(merge.addedCount) added, \(merge.removedCount) removed, "
          + "\(merge.conflicts.count) in conflict\n"
          + (removes
            ? "" : "The tokens that the source does not have any more stay, since others refer to them.\n")
        return result
      }
      guard !removes else { continue }
      Terminal.report(compiled.diagnostics, as: .text)
    }
    Terminal.writeError(
      "error: with this import \(path.printable) would not compile, so nothing is written; correct what the messages name\n"
    )
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
