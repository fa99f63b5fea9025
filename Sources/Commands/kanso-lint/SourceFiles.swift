import ArgumentParser
import Foundation
import KansoCommandLine
import KansoFormatting
import KansoLint
import KansoPOSIX
import KansoSystem

/// The sources to read.
struct SourceFiles {
  /// The paths of the sources, each once.
  private(set) var paths: [String] = []
  /// The links without the extension of a source. Their targets may be directories with sources.
  private(set) var links: [String] = []
  /// The errors for names that are not UTF-8, and for directories that cannot be opened.
  private(set) var problems: [FileError] = []
  /// The number of sources in directories of dependencies and builds, which are searched only if they are named, by the
  /// names of these directories.
  private(set) var skippedCounts: [String: Int] = [:]

  /// True if there is neither a path nor a problem. Links are ignored.
  var isEmpty: Bool { paths.isEmpty && problems.isEmpty }

  /// Finds the sources in paths and directories, each once, in the order of the paths; those of a directory
  /// are sorted. A named path is always included, whatever its extension, even if git ignores it.
  ///
  /// - Parameter extensions: the extensions of the files to include in directories, with their dots.
  /// - Throws: `FileError` if a path does not exist, if a directory cannot be opened, or if it contains no
  ///   source, because its name is then probably misspelled.
  static func find(in paths: [String], extensions: [String]) throws(FileError) -> SourceFiles {
    var all = SourceFiles()
    var seen: Set<String> = []
    for path in paths {
      let found = try find(at: path, extensions)
      all.paths += found.paths.filter { seen.insert($0).inserted }
      all.links += found.links.filter { seen.insert($0).inserted }
      all.problems += found.problems.filter { seen.insert($0.path).inserted }
      all.skippedCounts.merge(found.skippedCounts, uniquingKeysWith: +)
    }
    return all
  }

  /// Returns the sources of a directory without those in directories of dependencies and builds.
  private func skipping(in directory: String) -> SourceFiles {
    var kept = self
    var counts: [String: Int] = [:]
    kept.paths = paths.filter { path in
      let names = FilePath.names(in: String(path.dropFirst(directory == "." ? 0 : directory.count)))
      guard let name = names.dropLast().first(where: DependencyFolder.isNamed) else { return true }
      counts[name, default: 0] += 1
      return false
    }
    kept.skippedCounts = counts
    return kept
  }

  /// Returns a file itself, whatever its extension, or the sources in a directory, sorted by path: those that
  /// git does not ignore, or all without git.
  private static func find(at path: String, _ extensions: [String]) throws(FileError) -> SourceFiles {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      if let bytes = bytes(ofArgument: path) {
        return SourceFiles(problems: [.nonUTF8Name("read", bytes)])
      }
      throw FileError("read", path, reason: "there is no such file", isMissing: true)
    }
    guard isDirectory.boolValue else { return SourceFiles(paths: [path]) }
    guard access(path, R_OK | X_OK) == 0 else { throw .ofSystem("read", path) }
    var found = filesListedByGit(in: path, extensions) ?? filesOnDisk(in: path, extensions)
    found = found.skipping(in: path)
    guard !found.isEmpty || !found.skippedCounts.isEmpty else {
      throw FileError(
        "lint", path,
        reason: "it has no source (\(extensions.joined(separator: ", "))); name a directory that has one",
        isMissing: true)
    }
    found.paths.sort()
    found.links.sort()
    found.problems.sort { $0.path < $1.path }
    return found
  }

  /// Returns the paths, links and problems that satisfy a condition. A problem is tested by its path.
  func filter(_ isIncluded: (String) throws -> Bool) rethrows -> SourceFiles {
    SourceFiles(
      paths: try paths.filter(isIncluded), links: try links.filter(isIncluded),
      problems: try problems.filter { try isIncluded($0.path) }, skippedCounts: skippedCounts)
  }

  /// Returns the original bytes of the command-line argument that is not UTF-8 and equals a text after
  /// repair; nil if there is none.
  private static func bytes(ofArgument text: String) -> [UInt8]? {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let bytes = Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      let repaired = String(decoding: bytes, as: UTF8.self)
      if repaired == text, !repaired.utf8.elementsEqual(bytes) { return bytes }
    }
    return nil
  }

  /// Returns the files in a directory that git tracks or does not ignore. Nil if git cannot be run, if it
  /// lists none, as in an ignored directory, or if it refuses to work there. A refusal is also written to
  /// standard error, as a warning.
  private static func filesListedByGit(in directory: String, _ extensions: [String]) -> SourceFiles? {
    let files = ["--cached", "--others", "--exclude-standard", "--"] + extensions.map { "*" + $0 }
    guard let answer = Git.run(["ls-files", "-z"] + files, in: directory) else { return nil }
    if let refusal = answer.refusal {
      Terminal.writeError(
        "warning: git refuses to list the files of \(directory.printable), so those that it ignores are read as well: "
          + "\(refusal.printable)\n")
    }
    var found = SourceFiles()
    for name in answer.output.split(separator: 0) { found.add(Array(name), in: directory) }
    return found.isEmpty ? nil : found
  }

  /// Adds the path of a source with a name in a directory; a problem if the name is not UTF-8.
  private mutating func add(_ name: [UInt8], in directory: String) {
    let text = String(decoding: name, as: UTF8.self)
    if text.utf8.elementsEqual(name) {
      paths.append(Self.join(directory, text))
    } else {
      problems.append(.nonUTF8Name("read", Array(Self.join(directory, "").utf8) + name))
    }
  }

  /// Returns the sources in a directory and its subdirectories, in any order. Excludes hidden files and
  /// directories. Does not follow links: a link without the extension of a source goes to `links`. A
  /// directory that cannot be opened is a problem.
  private static func filesOnDisk(in directory: String, _ extensions: [String]) -> SourceFiles {
    var found = SourceFiles()
    var rest = [directory]
    while let next = rest.popLast() {
      guard let stream = opendir(next) else {
        let error = FileError.ofSystem("read", next)
        // A directory that was deleted in the meantime is ignored.
        if !error.isMissing { found.problems.append(error) }
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let bytes = entry.name
        let name = String(decoding: bytes, as: UTF8.self)
        guard !FilePath.isHidden(name) else { continue }
        let isSource = extensions.contains { FilePath.hasSuffix($0, in: name) }
        let path = join(next, name)
        guard name.utf8.elementsEqual(bytes) else {
          // A directory may contain sources.
          if isSource || entry.pointee.d_type == DT_DIR { found.add(bytes, in: next) }
          continue
        }
        switch entry.kind(at: path) {
        case .directory?: rest.append(path)
        case .link? where !isSource: found.links.append(path)
        case _? where isSource: found.paths.append(path)
        default: continue
        }
      }
    }
    return found
  }

  /// Joins a path; the directory `.` is omitted.
  private static func join(_ directory: String, _ name: String) -> String {
    if directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }
}

extension UnsafeMutablePointer<dirent> {
  /// The bytes of the entry's name, which may not be UTF-8.
  fileprivate var name: [UInt8] {
    withUnsafeBytes(of: &pointee.d_name) { bytes in Array(bytes.prefix { $0 != 0 }) }
  }

  /// Returns the kind of the entry; nil if there is no such file any more. Asks the file system only if the
  /// entry does not contain the kind.
  fileprivate func kind(at path: String) -> FileKind? {
    if pointee.d_type == DT_REG { return .regular }
    if pointee.d_type == DT_DIR { return .directory }
    return FileKind(at: path)
  }
}
