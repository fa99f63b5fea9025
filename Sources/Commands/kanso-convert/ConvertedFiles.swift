import Foundation
import KansoCommandLine
import KansoConversion
import KansoFormatting
import KansoInterfaceBuilder
import KansoPOSIX
import KansoSystem

/// The mark of a converted file: its first line has the hash of the others, which shows if somebody has changed it.
enum ConvertedFile {
  private static let opening = "// Converted by Kanso from "
  private static let separator = " as "

  /// Returns a text with the mark before it.
  ///
  /// - Parameter document: the name of the document.
  static func marked(_ text: String, document: String) -> String {
    "\(opening)\(SwiftText.singleLine(document))\(separator)\(ContentHash(Array(text.utf8)).text)\n\n" + text
  }

  /// Returns true for a text that is as a conversion wrote it.
  static func isUnchanged(_ text: String) -> Bool {
    guard let end = text.firstIndex(of: "\n"), text.hasPrefix(opening) else { return false }
    let hash = text[..<end].suffix(ContentHash.textCount)
    return ContentHash(Array(text[end...].dropFirst(2).utf8)).text == hash
  }
}

/// The files of a conversion in their folder.
struct ConvertedFiles {
  let folder: String
  /// True to write nothing.
  let isDry: Bool
  /// True to replace files that were changed by hand, too.
  let replacesChanged: Bool

  /// Writes the files that are new or different, each whole or not at all. Prints a line for each of them, and for a dry
  /// run the lines that change.
  ///
  /// - Returns: The names of the files that were changed by hand, and are kept.
  func write(_ files: [DocumentConversion.File], quiet: Bool) throws(FileError) -> [String] {
    var kept: [String] = []
    var pending: [(path: String, text: String, exists: Bool)] = []
    for file in files {
      let path = folder.hasSuffix("/") ? folder + file.name : "\(folder)/\(file.name)"
      guard FileKind(at: path) != nil else {
        pending.append((path, file.text, false))
        report("new", path, quiet)
        continue
      }
      let old = String(decoding: try InputFile.read(path, limit: DocumentLimits.fileSize), as: UTF8.self)
      guard old != file.text else { continue }
      guard replacesChanged || ConvertedFile.isUnchanged(old) else {
        kept.append(file.name)
        Terminal.writeError(
          "error: \(path.printable) was changed by hand, and is kept; to replace it, add --force\n")
        if isDry { Terminal.write(Self.difference(from: old, to: file.text)) }
        continue
      }
      pending.append((path, file.text, true))
      report("changed", path, quiet)
      if isDry { Terminal.write(Self.difference(from: old, to: file.text)) }
    }
    guard !isDry else { return kept }
    guard !pending.isEmpty else { return kept }
    try createFolder()
    let names = Set(pending.map { FilePath.folderAndName(of: $0.path).name })
    StagedFile.removeTemporaryFiles(in: folder.hasSuffix("/") ? folder : folder + "/", where: names.contains)
    // Disks handle several concurrent writes faster than consecutive ones.
    let staged = Concurrently.map(pending) { file in
      Result<StagedFile, FileError> { () throws(FileError) in
        try StagedFile(file.path, bytes: Array(file.text.utf8))
      }
    }
    defer { for case .success(let file) in staged { file.discard() } }
    let complete = try staged.map { result throws(FileError) in try result.get() }
    for (file, staged) in zip(pending, complete) {
      if file.exists { try staged.replace() } else { try staged.create() }
    }
    return kept
  }

  private func report(_ word: String, _ path: String, _ quiet: Bool) {
    if !quiet { Terminal.write("\(word) \(path.printable)\n") }
  }

  private func createFolder() throws(FileError) {
    do { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) } catch {
      throw FileError("create", folder, reason: error.localizedDescription)
    }
  }

  /// Returns the lines that differ, with their numbers, after - and +.
  private static func difference(from old: String, to new: String) -> String {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    var text = ""
    for change in lines(new).difference(from: lines(old)) {
      switch change {
      case .remove(let offset, let line, _): text += "-\(offset + 1): \(line)\n"
      case .insert(let offset, let line, _): text += "+\(offset + 1): \(line)\n"
      }
    }
    return text
  }
}
