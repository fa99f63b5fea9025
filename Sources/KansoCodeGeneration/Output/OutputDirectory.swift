import KansoDiagnostics
import KansoTheme

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The directory that generated files go to. Files are written whole or not at all, and those whose contents are
/// the same already are not touched.
package struct OutputDirectory {
  private let path: String
  private let maxLockAttemptCount: Int
  private let onWait: @Sendable () -> Void

  /// - Parameters:
  ///   - maxLockAttemptCount: the attempts to lock the directory before `write` gives up.
  ///   - onWait: called once if `write` has to wait for another process to unlock the directory.
  package init(
    path: String, maxLockAttemptCount: Int? = nil, onWait: @escaping @Sendable () -> Void = {}
  ) {
    self.path = path.isEmpty ? "." : path
    self.maxLockAttemptCount = maxLockAttemptCount ?? DirectoryLock.maxAttemptCount
    self.onWait = onWait
  }

  /// The names of the files that are missing or have other contents.
  package func outdated(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    try checkNames(of: files)
    var names: [String] = []
    for file in files where try !isCurrent(file) { names.append(file.name) }
    return names
  }

  /// Writes the files that have changed, all of them or none: every one lies complete beside its place before the
  /// first is renamed.
  ///
  /// - Returns: the names of the files that were written.
  package func write(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    try checkNames(of: files)
    try create()
    let lock = try DirectoryLock(path, maxAttemptCount: maxLockAttemptCount, onWait: onWait)
    defer { lock.unlock() }
    let folders = Self.folders(of: files)
    try makeFolders(folders)
    let names = Set(files.map(\.name))
    for folder in [""] + folders { removeRemains(ofFilesNamed: names, in: folder) }
    // Disks answer several waiting writers sooner than one after the other.
    let results = Concurrently.map(files) { file in
      Result<(name: String, file: StagedFile)?, FileError> { () throws(FileError) in
        try isCurrent(file) ? nil : try stage(file)
      }
    }
    let staged = results.compactMap { try? $0.get() }
    do throws(FileError) {
      for result in results { _ = try result.get() }
      for entry in staged { try entry.file.replace() }
    } catch {
      for entry in staged { entry.file.discard() }
      throw error
    }
    if !staged.isEmpty { synchronize() }
    return staged.map(\.name)
  }

  /// The folders within the directory that files are in, each after the one that it is in.
  static func folders(of files: [GeneratedFile]) -> [String] {
    var folders: [String] = []
    var seen: Set<String> = []
    for file in files {
      let names = FilePath.names(in: file.name).dropLast()
      for count in names.indices.map({ $0 + 1 }) {
        let folder = names.prefix(count).joined(separator: "/")
        if seen.insert(folder).inserted { folders.append(folder) }
      }
    }
    return folders
  }

  /// Makes folders within the directory; a link in the place of one would lead out of it.
  private func makeFolders(_ folders: [String]) throws(FileError) {
    for folder in folders.map({ place($0) }) where mkdir(folder, 0o777) != 0 {
      let code = errno
      var status = stat()
      guard lstat(folder, &status) == 0 else { throw .ofSystem("create the directory", folder, code: code) }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: continue
      case S_IFLNK:
        throw FileError(
          "write into", folder, reason: "it is a symbolic link, and Kanso does not write through links")
      default: throw FileError("write into", folder, reason: "it is not a directory")
      }
    }
  }

  /// Removes what runs that were killed left beside the files of a folder. Nobody else is writing here while the lock
  /// is held.
  private func removeRemains(ofFilesNamed names: Set<String>, in folder: String) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    for name in Directory.names(in: folder.isEmpty ? path : place(folder)) {
      guard let target = StagedFile.target(ofTemporary: name), names.contains(prefix + target) else {
        continue
      }
      unlink(place(prefix + name))
    }
  }

  /// Writes a new file; one that exists is left alone and is an error.
  package static func create(_ path: String, contents: [UInt8]) throws(FileError) {
    try OutputDirectory(path: FilePath.parts(of: path).folder).create()
    let staged = try StagedFile(path, bytes: contents)
    defer { staged.discard() }
    try staged.create()
  }

  /// The names of the files that are not always written and lie there from an earlier run.
  package func leftovers(_ optional: [OptionalFile], besides files: [GeneratedFile]) -> [String] {
    optional.filter { file in
      guard !files.contains(where: { $0.name == file.name }), isRegularFile(file.name),
        let start = try? InputFile.read(place(file.name), limit: Self.openingLimit)
      else { return false }
      return file.hasOpening(start)
    }.map(\.name)
  }

  private func isRegularFile(_ name: String) -> Bool {
    var status = stat()
    return lstat(place(name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Removes files that `leftovers` named.
  package func remove(_ names: [String]) throws(FileError) {
    for name in names where unlink(place(name)) != 0 { throw .ofSystem("remove", place(name)) }
  }

  /// Folders of one file each that an earlier run made and this one does not: `old.colorset` in `Tokens.xcassets`, say.
  /// Only those count whose file says that Kanso is its author.
  package func obsoleteFolders(
    in parent: String, endingIn suffix: String, besides files: [GeneratedFile]
  ) -> [String] {
    let current = Set(Self.folders(of: files))
    return Directory.names(in: place(parent)).sorted().filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      .map { "\(parent)/\($0)" }
      .filter { folder in
        guard !current.contains(folder),
          let bytes = try? InputFile.read(place("\(folder)/\(Self.catalogFile)"), limit: 1 << 16)
        else { return false }
        return String(decoding: bytes, as: UTF8.self).contains("\"author\" : \"kanso\"")
      }
  }

  /// Removes folders that `obsoleteFolders` named. What somebody else put into one stays, and the folder with it.
  package func removeFolders(_ folders: [String]) throws(FileError) {
    for folder in folders {
      let file = place("\(folder)/\(Self.catalogFile)")
      guard unlink(file) == 0 else { throw .ofSystem("remove", file) }
      rmdir(place(folder))
    }
  }

  /// What the folders of an asset catalog are described by.
  private static let catalogFile = "Contents.json"

  /// The bytes that tell whether a file is ours: the name of a guide stands in the first line.
  private static let openingLimit = 1 << 16

  /// Names may come from a guide, where a team's templates make a file for each token: none may lead out of the
  /// directory or hide, and no file may take the place of another.
  private func checkNames(of files: [GeneratedFile]) throws(FileError) {
    var seen: Set<String> = []
    for name in files.map(\.name) {
      let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty && $0.first != UInt8(ascii: ".") }), !name.utf8.contains(0) else {
        throw FileError("write", place(name), reason: "a file cannot have that name")
      }
      guard seen.insert(name).inserted else {
        throw FileError("write", place(name), reason: "two files would have that name")
      }
    }
  }

  private func place(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Makes the directory and those above it.
  private func create() throws(FileError) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for component in FilePath.names(in: path) {
      partial += (partial.isEmpty || partial.hasSuffix("/") ? "" : "/") + component
      guard mkdir(partial, 0o777) != 0, errno != EEXIST, errno != EISDIR else { continue }
      // A directory above may be unwritable or on a read-only disk and still be there.
      let code = errno
      var status = stat()
      guard stat(partial, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw .ofSystem("create the directory", partial, code: code)
      }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .ofSystem("write into", path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError("write into", path, reason: "it is not a directory")
    }
  }

  /// Whether a file stands there with the same contents. What stands there and is no regular file is an error:
  /// writing through a link could lead out of the directory, and replacing it would lose it.
  private func isCurrent(_ file: GeneratedFile) throws(FileError) -> Bool {
    let target = place(file.name)
    var status = stat()
    guard lstat(target, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw .ofSystem("read", target)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK:
      throw FileError(
        "write", target, reason: "it is a symbolic link, and Kanso does not write through links")
    case S_IFDIR: throw FileError("write", target, reason: "it is a directory")
    default: throw FileError("write", target, reason: "it is not a regular file")
    }
    guard Int(status.st_size) == file.bytes.count else { return false }
    let bytes = try InputFile.read(target, limit: file.bytes.count)
    return bytes.count == file.bytes.count && memcmp(bytes, file.bytes, bytes.count) == 0
  }

  /// Writes a file completely beside its place.
  private func stage(_ file: GeneratedFile) throws(FileError) -> (name: String, file: StagedFile) {
    (file.name, try StagedFile(place(file.name), bytes: file.bytes))
  }

  /// Makes the renames durable. Not every file system can; the files themselves are safe by then.
  private func synchronize() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
