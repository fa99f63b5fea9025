import ArgumentParser
import Foundation
import KansoCommandLine
import KansoDiagnostics

/// Finds the sources to read.
enum SourceFiles {
  /// The sources among paths and in directories, in the order of their paths. A path that is named is read whatever
  /// git says of it.
  ///
  /// - Parameter endings: of the names that are wanted in directories.
  static func find(in paths: [String], endings: [String]) throws -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw FileError("read", path, reason: "there is no such file", isMissing: true).reported(
          isInput: true)
      }
      let found = isDirectory.boolValue ? (git(path, endings) ?? walk(path, endings)).sorted() : [path]
      files += found.filter { seen.insert($0).inserted }
    }
    return files
  }

  /// Returns the files in a directory that git does not ignore. Nil where git names none, as in a directory that is ignored
  /// itself, and where it refuses, which is reported.
  private static func git(_ directory: String, _ endings: [String]) -> [String]? {
    let files = ["--cached", "--others", "--exclude-standard", "--"] + endings.map { "*" + $0 }
    guard let answer = Git.run(["ls-files", "-z"] + files, in: directory) else { return nil }
    if let refusal = answer.refusal {
      Terminal.complain(
        "warning: git refuses to list the files of \(directory.printable), so those that it ignores are read as well: "
          + "\(refusal.printable)\n")
    }
    let names = answer.output.split(separator: 0)
    return names.isEmpty ? nil : names.map { join(directory, String(decoding: $0, as: UTF8.self)) }
  }

  /// Everything in a directory but what is hidden. Links to directories are not followed.
  private static func walk(_ directory: String, _ endings: [String]) -> [String] {
    var files: [String] = []
    var rest = [directory]
    while let next = rest.popLast() {
      guard let stream = opendir(next) else { continue }
      defer { closedir(stream) }
      while let entry = readdir(stream) {
        let name = entry.name
        guard !FilePath.isHidden(name) else { continue }
        let path = join(next, name)
        switch entry.kind(at: path) {
        case .directory: rest.append(path)
        case .file where endings.contains(where: { FilePath.hasEnding($0, name) }): files.append(path)
        default: continue
        }
      }
    }
    return files
  }

  private static func join(_ directory: String, _ name: String) -> String {
    if directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }
}

extension UnsafeMutablePointer<dirent> {
  fileprivate var name: String {
    withUnsafePointer(to: &pointee.d_name) {
      String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
  }

  fileprivate enum Kind { case file, directory, other }

  /// A link is what it leads to, but for directories: those would lead in circles. Pipes and devices would have no end.
  fileprivate func kind(at path: String) -> Kind {
    if pointee.d_type == DT_REG { return .file }
    if pointee.d_type == DT_DIR { return .directory }
    var status = stat()
    // Some file systems do not say what an entry is.
    if pointee.d_type == DT_UNKNOWN, lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      return .directory
    }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? .file : .other
  }
}
