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

  /// What git knows in a directory and does not ignore; nil where it has nothing to say, as in a directory that is ignored
  /// itself.
  private static func git(_ directory: String, _ endings: [String]) -> [String]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A repository may name a program to watch its files; none of it is run here.
    process.arguments =
      [
        "git", "-c", "core.fsmonitor=false", "-C", directory, "ls-files", "-z", "--cached", "--others",
        "--exclude-standard",
        "--",
      ] + endings.map { "*" + $0 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    // Waiting for the process itself goes through a run loop, which is 50 ms late.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard (try? process.run()) != nil else { return nil }
    let names = output.fileHandleForReading.readDataToEndOfFile().split(separator: 0)
    end.wait()
    guard process.terminationStatus == 0, !names.isEmpty else { return nil }
    return names.map { join(directory, String(decoding: $0, as: UTF8.self)) }
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
        guard !name.hasPrefix(".") else { continue }
        let path = join(next, name)
        switch entry.kind(at: path) {
        case .directory: rest.append(path)
        case .file where endings.contains(where: name.hasSuffix): files.append(path)
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
