import Foundation
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoPOSIX
import KansoSystem

/// The lines that a change has added or edited, by the files of a git repository.
struct ChangedLines: Sendable {
  /// What is compared.
  enum Change {
    /// The files on disk, with those of the common ancestor of a revision and the current one.
    case since(String)
    /// The index, with the current revision.
    case staged
  }

  /// The changed lines of each file by its absolute path. Files that git does not track have all lines.
  private var lines: [String: [ClosedRange<Int>]] = [:]
  /// The contents of files in the index, by their absolute paths, where the files on disk are others.
  private(set) var stagedContents: [String: [UInt8]] = [:]
  private let folder: ProjectFolder

  /// Asks git for a change in a repository.
  ///
  /// - Parameter path: a file or a folder in the repository.
  /// - Throws: `FileError` without a repository, or for an unknown revision.
  init(_ change: Change, at path: String) throws(FileError) {
    let isFolder = FileKind(at: InputFile.resolvedPath(path)) == .directory
    let directory = isFolder ? path : FilePath.folderAndName(of: path).folder
    let root = try Self.run(["rev-parse", "--show-toplevel"], in: directory.isEmpty ? "." : directory)
    folder = ProjectFolder(Self.firstLine(of: root))
    let options = [
      "-c", "core.quotepath=off", "diff", "--unified=0", "--no-color", "--no-ext-diff", "--no-renames",
      "--src-prefix=a/", "--dst-prefix=b/",
    ]
    switch change {
    case .since(let revision):
      let base = try Self.run(["merge-base", "--", revision, "HEAD"], in: folder.path)
      read(try Self.run(options + [Self.firstLine(of: base), "--"], in: folder.path))
      for name in try Self.run(["ls-files", "-z", "--others", "--exclude-standard"], in: folder.path).split(
        separator: 0)
      {
        lines[folder.absolute(name.text)] = [1...Int.max]
      }
    case .staged:
      read(try Self.run(options + ["--cached", "--"], in: folder.path))
      for name in try Self.run(["diff", "--name-only", "-z", "--"], in: folder.path).split(separator: 0) {
        let name = name.text
        guard lines[folder.absolute(name)] != nil else { continue }
        stagedContents[folder.absolute(name)] = Array(try Self.run(["show", ":\(name)"], in: folder.path))
      }
    }
  }

  /// Runs git. Throws its message if it fails.
  private static func run(_ arguments: [String], in directory: String) throws(FileError) -> Data {
    guard let answer = Git.run(arguments, in: directory) else {
      throw FileError("ask git about", directory, reason: "git cannot be started")
    }
    guard answer.isSuccess else {
      throw FileError("ask git about", directory, reason: answer.message ?? "git has no answer")
    }
    return answer.output
  }

  private static func firstLine(of output: Data) -> String { output.prefix { $0 != UInt8(ascii: "\n") }.text }

  /// Reads a patch without lines of context: the names of the files, and the ranges of new lines.
  private mutating func read(_ patch: Data) {
    var path: String?
    // The lines of a hunk can look like anything, so they are counted.
    var rest = 0
    for line in patch.split(separator: UInt8(ascii: "\n")) {
      if rest > 0 {
        if line.first != UInt8(ascii: "\\") { rest -= 1 }
      } else if line.starts(with: "+++ ".utf8) {
        let name = Self.name(Array(line.dropFirst(4)))
        path = name.hasPrefix("b/") ? folder.absolute(String(name.dropFirst(2))) : nil
        if let path, lines[path] == nil { lines[path] = [] }
      } else if let hunk = Hunk(line) {
        rest = hunk.lineCount
        if let path, let range = hunk.newLines { lines[path, default: []].append(range) }
      }
    }
  }

  /// Returns the name of a file in a patch. Git writes a name with quotes, backslashes or control characters as a string of
  /// C, and puts a tab after another name with spaces.
  static func name(_ bytes: [UInt8]) -> String {
    guard bytes.first == UInt8(ascii: "\"") else { return bytes.prefix { $0 != UInt8(ascii: "\t") }.text }
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
      UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var name: [UInt8] = []
    var rest = bytes.dropFirst()
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escape = rest.first else {
        name.append(byte)
        continue
      }
      let octal = rest.prefix(3).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
      if octal.count == 3, let value = UInt8(octal.text, radix: 8) {
        name.append(value)
        rest = rest.dropFirst(3)
      } else {
        name.append(escapes[escape] ?? escape)
        rest = rest.dropFirst()
      }
    }
    return name.text
  }

  /// The head of a part of a patch, such as `@@ -3,2 +3,4 @@`.
  struct Hunk {
    /// The number of removed and added lines that follow.
    let lineCount: Int
    /// The added lines; nil if there are none.
    let newLines: ClosedRange<Int>?

    init?(_ line: some Sequence<UInt8>) {
      let words = Array(line).text.split(separator: " ")
      guard words.count >= 4, words[0] == "@@", let old = Self.range(words[1], "-"),
        let new = Self.range(words[2], "+")
      else { return nil }
      lineCount = old.count + new.count
      newLines = new.count > 0 ? new.start...(new.start + new.count - 1) : nil
    }

    /// Reads the first line and the number of lines of a word such as `+3,4`.
    private static func range(_ word: Substring, _ sign: String) -> (start: Int, count: Int)? {
      guard word.hasPrefix(sign) else { return nil }
      let numbers = word.dropFirst().split(separator: ",").compactMap { Int($0) }
      guard let start = numbers.first, start >= 0, numbers.count <= 2 else { return nil }
      let count = numbers.count == 2 ? numbers[1] : 1
      return count >= 0 && count < 1 << 31 && start < 1 << 31 ? (start, count) : nil
    }
  }

  /// Returns the findings on changed lines.
  func filter(_ findings: [Diagnostic], of path: String) -> [Diagnostic] {
    guard !findings.isEmpty, let ranges = lines[absolute(path)] else { return [] }
    return findings.filter { finding in
      let place = finding.range.start.line...finding.range.end.line
      return ranges.contains { $0.overlaps(place) }
    }
  }

  /// Returns the contents of a file in the index; nil if they are those on disk.
  func stagedContents(of path: String) -> [UInt8]? {
    stagedContents.isEmpty ? nil : stagedContents[absolute(path)]
  }

  private func absolute(_ path: String) -> String { folder.absolute(folder.relative(path)) }
}

extension Sequence<UInt8> {
  /// The bytes as UTF-8.
  fileprivate var text: String { String(decoding: Array(self), as: UTF8.self) }
}
