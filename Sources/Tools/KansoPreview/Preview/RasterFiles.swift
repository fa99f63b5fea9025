import KansoFormatting
import KansoPOSIX
import KansoSystem

/// The files of a picture in pixels: one, or a numbered one for each page.
///
/// Each page is staged under a temporary name as soon as it is drawn, and all are renamed together at the end. So only
/// one page is in memory, and there are all files or none. Standard output, a pipe or a device takes one picture: the
/// first page.
final class RasterFiles {
  private let output: PreviewOutput?
  /// The paths of the inputs, which no page may replace.
  private let inputs: [String]
  /// The first page until there is a second one, because a single page has no number; the only page of a stream.
  private var first: [UInt8]?
  private var staged: [StagedFile] = []
  /// The number of pages up to now.
  private(set) var count = 0
  /// The characters of all pages that no font has, each once.
  private(set) var missingCharacters: [Character] = []
  private var knownCharacters: Set<Character> = []

  /// Creates the files of an output.
  /// - Parameter output: the file with the name that the numbers are added to; nil for standard output.
  init(_ output: PreviewOutput?, inputs: [String]) { (self.output, self.inputs) = (output, inputs) }

  /// True if there can be several files.
  private var hasNumbers: Bool { output.map { !$0.isStream } ?? false }

  /// Records characters that no font has.
  func note(_ characters: [Character]) {
    missingCharacters += characters.filter { knownCharacters.insert($0).inserted }
  }

  /// Adds the next page. A page that would not be written is dropped.
  func add(_ bytes: [UInt8]) throws(FileError) {
    count += 1
    guard count > 1 else {
      first = bytes
      return
    }
    guard hasNumbers else { return }
    if let page = first {
      first = nil
      try stage(page, 1)
    }
    try stage(bytes, count)
  }

  /// Writes a page under a temporary name.
  private func stage(_ bytes: [UInt8], _ number: Int) throws(FileError) {
    guard let file = output?.numbered(number) else { return }
    if let same = inputs.first(where: { file.isSameFile(as: $0) }) {
      throw FileError("write", file.path, reason: "it would overwrite the input \(same.printable)")
    }
    if let page = try file.staged(bytes) { staged.append(page) }
  }

  /// Writes all files. Returns the bytes for standard output, which are empty if there is an output file.
  func finish() throws(FileError) -> [UInt8] {
    if let first {
      guard let output else { return first }
      try output.write(first)
      return []
    }
    try PreviewOutput.replace(staged)
    return []
  }

  /// Removes the temporary files of a picture that is not finished.
  func discard() { for file in staged { file.discard() } }

  /// Returns a note on several pages, for standard error; empty if there is one.
  /// - Parameter input: the name of the picture if there is no output file.
  func report(_ input: String) -> String {
    guard count > 1 else { return "" }
    let name = (output?.path ?? input).printable
    guard let output, hasNumbers else {
      return "\(name): note: it is too large for one PNG, so this is the first of \(count) pages; "
        + "name a file with --output to write all of them\n"
    }
    let names = "\(output.numbered(1).path.printable) to \(output.numbered(count).path.printable)"
    var report =
      "\(name): note: it is too large for one PNG, so it is divided into \(count) files: \(names)\n"
    // Files of an earlier run are reported rather than removed, because they may have another origin.
    let next = output.numbered(count + 1)
    if FileKind(at: next.path) != nil {
      report += "\(next.path.printable): note: it is not a page of this picture, and was not changed\n"
    }
    if FileKind(at: output.path) != nil {
      report += "\(name): note: the file of this name was not changed; the picture is in the numbered files\n"
    }
    return report
  }
}

extension PreviewOutput {
  /// Returns the output of a page: `guide-2.png` for the page 2 of `guide.png`.
  func numbered(_ number: Int) -> PreviewOutput {
    let (folder, name) = FilePath.folderAndName(of: path)
    let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
    // A dot at the beginning is no ending.
    let end = dot.flatMap { $0 > name.startIndex ? $0 : nil } ?? name.endIndex
    return PreviewOutput(path: "\(folder)\(name[..<end])-\(number)\(name[end...])")
  }
}
