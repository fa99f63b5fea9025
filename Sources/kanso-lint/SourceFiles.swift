import ArgumentParser
import Foundation
import KansoCommandLine
import KansoDiagnostics

/// The sources to read.
struct SourceFiles {
  private(set) var paths: [String] = []
  /// The links that have no name of a source; they may lead to directories of sources.
  private(set) var links: [String] = []
  /// The reasons why other sources cannot be read, whose names are not UTF-8 or whose directories do not open.
  private(set) var problems: [FileError] = []

  var isEmpty: Bool { paths.isEmpty && problems.isEmpty }

  /// Finds the sources among paths and in directories, in the order of their paths. A path that is named is read
  /// whatever git says of it.
  ///
  /// - Parameter endings: of the names that are wanted in directories.
  /// - Throws: where a path does not exist, and where a directory has no source: its name is probably misspelt.
  static func find(in paths: [String], endings: [String]) throws(FileError) -> SourceFiles {
    var all = SourceFiles()
    var seen: Set<String> = []
    for path in paths {
      let found = try find(at: path, endings)
      all.paths += found.paths.filter { seen.insert($0).inserted }
      all.links += found.links.filter { seen.insert($0).inserted }
      all.problems += found.problems.filter { seen.insert($0.path).inserted }
    }
    return all
  }

  private static func find(at path: String, _ endings: [String]) throws(FileError) -> SourceFiles {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      if let bytes = bytes(ofArgument: path) {
        return SourceFiles(problems: [.nameIsNotUTF8("read", bytes)])
      }
      throw FileError("read", path, reason: "there is no such file", isMissing: true)
    }
    guard isDirectory.boolValue else { return SourceFiles(paths: [path]) }
    guard access(path, R_OK | X_OK) == 0 else { throw .ofSystem("read", path) }
    var found = git(path, endings) ?? walk(path, endings)
    guard !found.isEmpty else {
      throw FileError(
        "lint", path,
        reason: "it has no source (\(endings.joined(separator: ", "))); name a directory that has one",
        isMissing: true)
    }
    found.paths.sort()
    found.links.sort()
    found.problems.sort { $0.path < $1.path }
    return found
  }

  /// Returns only what a condition holds for; a problem counts by its path.
  func filter(_ isIncluded: (String) -> Bool) -> SourceFiles {
    SourceFiles(
      paths: paths.filter(isIncluded), links: links.filter(isIncluded),
      problems: problems.filter { isIncluded($0.path) })
  }

  /// Returns the bytes of an argument that is not UTF-8, which the parser of arguments has as repaired text; nil for
  /// others.
  private static func bytes(ofArgument text: String) -> [UInt8]? {
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index] else { continue }
      let bytes = Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      let repaired = String(decoding: bytes, as: UTF8.self)
      if repaired == text, !repaired.utf8.elementsEqual(bytes) { return bytes }
    }
    return nil
  }

  /// Returns the files in a directory that git does not ignore. Nil where git names none, as in a directory that is ignored
  /// itself, and where it refuses, which is reported.
  private static func git(_ directory: String, _ endings: [String]) -> SourceFiles? {
    let files = ["--cached", "--others", "--exclude-standard", "--"] + endings.map { "*" + $0 }
    guard let answer = Git.run(["ls-files", "-z"] + files, in: directory) else { return nil }
    if let refusal = answer.refusal {
      Terminal.complain(
        "warning: git refuses to list the files of \(directory.printable), so those that it ignores are read as well: "
          + "\(refusal.printable)\n")
    }
    var found = SourceFiles()
    for name in answer.output.split(separator: 0) { found.add(Array(name), in: directory) }
    return found.isEmpty ? nil : found
  }

  /// Adds the source of a name in a directory.
  private mutating func add(_ name: [UInt8], in directory: String) {
    let text = String(decoding: name, as: UTF8.self)
    if text.utf8.elementsEqual(name) {
      paths.append(Self.join(directory, text))
    } else {
      problems.append(.nameIsNotUTF8("read", Array(Self.join(directory, "").utf8) + name))
    }
  }

  /// Everything in a directory but what is hidden, of whatever kind it is. Links to directories are not followed.
  private static func walk(_ directory: String, _ endings: [String]) -> SourceFiles {
    var found = SourceFiles()
    var rest = [directory]
    while let next = rest.popLast() {
      guard let stream = opendir(next) else {
        let error = FileError.ofSystem("read", next)
        // One that went away in the meantime is no loss.
        if !error.isMissing { found.problems.append(error) }
        continue
      }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let bytes = entry.name
        let name = String(decoding: bytes, as: UTF8.self)
        guard !FilePath.isHidden(name) else { continue }
        let isSource = endings.contains { FilePath.hasEnding($0, name) }
        let path = join(next, name)
        guard name.utf8.elementsEqual(bytes) else {
          // There may be sources in a directory.
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

  private static func join(_ directory: String, _ name: String) -> String {
    if directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }
}

extension UnsafeMutablePointer<dirent> {
  fileprivate var name: [UInt8] {
    withUnsafeBytes(of: &pointee.d_name) { bytes in Array(bytes.prefix { $0 != 0 }) }
  }

  /// Returns the kind of the entry. The system is asked only where the entry does not tell it.
  fileprivate func kind(at path: String) -> FileKind? {
    if pointee.d_type == DT_REG { return .regular }
    if pointee.d_type == DT_DIR { return .directory }
    return FileKind(at: path)
  }
}
