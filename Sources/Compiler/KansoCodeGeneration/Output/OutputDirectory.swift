import KansoPOSIX
import KansoSystem

/// The directory for generated files. A file is written completely or not at all, and a file with the same content is
/// not touched.
package struct OutputDirectory {
  private let path: String
  private let maxLockAttemptCount: Int
  private let onWait: @Sendable () -> Void

  /// Creates a directory value. The directory itself is created in `write`.
  ///
  /// - Parameters:
  ///   - path: the path of the directory; empty for the current one.
  ///   - maxLockAttemptCount: the maximum number of attempts to lock the directory in `write`; nil for those
  ///     of one minute.
  ///   - onWait: called once if `write` waits for another process to unlock the directory.
  package init(
    path: String, maxLockAttemptCount: Int? = nil, onWait: @escaping @Sendable () -> Void = {}
  ) {
    self.path = path.isEmpty ? "." : path
    self.maxLockAttemptCount = maxLockAttemptCount ?? DirectoryLock.maxAttemptCount
    self.onWait = onWait
  }

  /// Returns the names of the files that are missing or have other content, in the order of `files`. Writes
  /// nothing.
  ///
  /// - Throws: `FileError` if a name is invalid, a file cannot be read, or something other than a regular
  ///   file has its name.
  package func outdatedNames(of files: [GeneratedFile]) throws(FileError) -> [String] {
    try checkNames(of: files)
    var names: [String] = []
    for file in files where try !isCurrent(file) { names.append(file.name) }
    return names
  }

  /// Returns true if nothing in the directory has that name.
  package func isMissing(_ name: String) -> Bool { FileKind(at: fullPath(of: name)) == nil }

  /// Writes the files that are missing or have other content. Creates the directory and missing folders, and
  /// removes temporary files of killed processes.
  ///
  /// All new content is complete in temporary files before the first of them is renamed. An error before that
  /// changes no file. If a rename fails, the files that were renamed before it keep their new content.
  ///
  /// - Returns: the names of the written files, in the order of `files`.
  /// - Throws: `FileError` if a name is invalid, the directory stays locked, a file cannot be read or
  ///   written, or something other than a regular file has the name of a file.
  package func write(_ files: [GeneratedFile]) throws(FileError) -> [String] {
    try checkNames(of: files)
    try Directory.create(at: path)
    let lock = try DirectoryLock(path, maxAttemptCount: maxLockAttemptCount, onWait: onWait)
    defer { lock.unlock() }
    let folders = Self.folders(of: files)
    try createFolders(folders)
    let names = Set(files.map(\.name))
    for folder in [""] + folders { removeTemporaryFiles(ofFilesNamed: names, in: folder) }
    // Disks handle several concurrent writes faster than consecutive ones.
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

  /// Returns the folders that contain the files, and their parents, each once. The paths are relative to the
  /// directory, which is not included itself. Each folder follows its parent.
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

  /// Creates folders within the directory, if they do not exist. Throws for symbolic links, because they
  /// could lead out of the directory, and for other files.
  private func createFolders(_ folders: [String]) throws(FileError) {
    for folder in folders.map({ fullPath(of: $0) }) where mkdir(folder, 0o777) != 0 {
      let code = errno
      switch FileKind(at: folder) {
      case .directory: continue
      case nil: throw .ofSystem("create the directory", folder, code: code)
      case .link:
        throw FileError(
          "write into", folder, reason: "it is a symbolic link, and Kanso does not write through links")
      default: throw FileError("write into", folder, reason: "it is not a directory")
      }
    }
  }

  /// Removes temporary files of processes that were killed, if they belong to files with given names. Must be
  /// called while the lock is held, when no other process writes to the directory. Ignores errors.
  ///
  /// - Parameters:
  ///   - names: the names of files within the directory, including their folders.
  ///   - folder: the folder within the directory; empty for the directory itself.
  private func removeTemporaryFiles(ofFilesNamed names: Set<String>, in folder: String) {
    let prefix = folder.isEmpty ? "" : folder + "/"
    StagedFile.removeTemporaryFiles(in: fullPath(of: prefix)) { names.contains(prefix + $0) }
  }

  /// Writes a new file, and creates its folder and the parents of the folder if they do not exist. Throws if
  /// the file exists.
  package static func createFile(_ path: String, contents: [UInt8]) throws(FileError) {
    try Directory.create(at: FilePath.folderAndName(of: path).folder)
    let staged = try StagedFile(path, bytes: contents)
    defer { staged.discard() }
    try staged.create()
  }

  /// Returns the names of optional files that are not among `files` and that an earlier run wrote, according
  /// to their first lines. Symbolic links and unreadable files are not included.
  package func leftovers(_ optional: [OptionalFile], besides files: [GeneratedFile]) -> [String] {
    optional.filter { file in
      guard !files.contains(where: { $0.name == file.name }), isRegularFile(named: file.name),
        let start = try? InputFile.read(fullPath(of: file.name), limit: Self.openingLimit)
      else { return false }
      return file.hasOpening(start)
    }.map(\.name)
  }

  /// Throws if `write` would replace a file of another author: one with other content that has none of the
  /// marks. A file of a user may have the name of a generated one.
  ///
  /// - Parameter marks: texts, one of which is in every file that an earlier run wrote.
  package func checkAuthor(of files: [GeneratedFile], marks: [String]) throws(FileError) {
    for file in files where isRegularFile(named: file.name) {
      if try isCurrent(file) { continue }
      let path = fullPath(of: file.name)
      let text = String(decoding: try InputFile.read(path, limit: Self.authorLimit), as: UTF8.self)
      guard !marks.contains(where: { text.contains($0) }) else { continue }
      throw FileError(
        "replace", path,
        reason: "Kanso did not write it; choose another --output, or replace it with --force")
    }
  }

  /// Returns true if the directory has a regular file with that name. A symbolic link is none.
  private func isRegularFile(named name: String) -> Bool {
    FileKind(at: fullPath(of: name)) == .regular
  }

  /// Removes files from the directory, such as those that `leftovers` returned. Throws at the first file that
  /// cannot be removed; the files before it stay removed.
  package func removeFiles(named names: [String]) throws(FileError) {
    for name in names where unlink(fullPath(of: name)) != 0 { throw .ofSystem("remove", fullPath(of: name)) }
  }

  /// Returns the folders that an earlier run created and this run does not, such as
  /// `Tokens.xcassets/old.colorset`. The paths are relative to the directory; folders follow those in them. Only folders
  /// whose `Contents.json` names Kanso as its author are included.
  ///
  /// - Parameters:
  ///   - parent: the folder within the directory to search, with the folders of groups in it, whose names have no dot.
  ///   - suffix: the suffix of the folders' names, such as `.colorset`. Names that begin with a dot are left
  ///     out.
  ///   - files: the files of this run.
  package func obsoleteFolders(
    in parent: String, endingIn suffix: String, besides files: [GeneratedFile]
  ) -> [String] {
    let current = Set(Self.folders(of: files))
    var found: [String] = []
    // The folders of groups are in each other; inner ones are found before the outer ones, which are then empty.
    var open = [parent]
    while let folder = open.popLast() {
      for name in Directory.entryNames(in: fullPath(of: folder)).sorted() where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        let isGroup = !name.contains(".") && FileKind(at: fullPath(of: path)) == .directory
        guard isGroup || name.hasSuffix(suffix) else { continue }
        if isGroup { open.append(path) }
        if !current.contains(path), isOwn(path) { found.append(path) }
      }
    }
    return found.filter { $0.hasSuffix(suffix) } + found.filter { !$0.hasSuffix(suffix) }.reversed()
  }

  /// Returns true for a folder of an asset catalog that Kanso wrote.
  private func isOwn(_ folder: String) -> Bool {
    guard let bytes = try? InputFile.read(fullPath(of: "\(folder)/\(Self.catalogFile)"), limit: 1 << 16)
    else {
      return false
    }
    return String(decoding: bytes, as: UTF8.self).contains("\"author\" : \"kanso\"")
  }

  /// Removes the `Contents.json` of folders that `obsoleteFolders` returned, and then each folder if it is
  /// empty. A folder with other files is kept, together with these files. Throws at the first `Contents.json`
  /// that cannot be removed; the folders before it stay removed.
  package func removeFolders(_ folders: [String]) throws(FileError) {
    for folder in folders {
      let file = fullPath(of: "\(folder)/\(Self.catalogFile)")
      guard unlink(file) == 0 else { throw .ofSystem("remove", file) }
      rmdir(fullPath(of: folder))
    }
  }

  /// The name of the file that describes a folder in an asset catalog.
  private static let catalogFile = "Contents.json"

  /// The number of bytes to read of a file to identify its author. The first line contains the name of a guide, which
  /// may be long.
  private static let openingLimit = 1 << 16

  /// The number of bytes to search for a mark, which can be at the end of a file.
  private static let authorLimit = 64 << 20

  /// Throws if a name is invalid: if it has an empty component, has one that begins with a dot, contains a
  /// NUL, or occurs twice. Names may come from a guide, because custom templates can create a file for each
  /// token, and must not lead out of the directory.
  private func checkNames(of files: [GeneratedFile]) throws(FileError) {
    var seen: Set<String> = []
    for name in files.map(\.name) {
      let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty && $0.first != UInt8(ascii: ".") }), !name.utf8.contains(0) else {
        throw FileError("write", fullPath(of: name), reason: "a file cannot have that name")
      }
      guard seen.insert(name).inserted else {
        throw FileError("write", fullPath(of: name), reason: "two files would have that name")
      }
    }
  }

  /// Returns the path of a file or folder in the directory.
  private func fullPath(of name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }

  /// Returns true if a file with the same content exists, and false if the file is missing or differs. Throws
  /// if the file cannot be read, or if something other than a regular file has its name: a write through a
  /// link could lead out of the directory, and a replacement would destroy it.
  private func isCurrent(_ file: GeneratedFile) throws(FileError) -> Bool {
    let target = fullPath(of: file.name)
    var status = stat()
    guard lstat(target, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return false }
      throw .ofSystem("read", target)
    }
    switch FileKind(status) {
    case .regular: break
    case .link:
      throw FileError(
        "write", target, reason: "it is a symbolic link, and Kanso does not write through links")
    case .directory: throw FileError("write", target, reason: "it is a directory")
    default: throw FileError("write", target, reason: "it is not a regular file")
    }
    guard Int(status.st_size) == file.bytes.count else { return false }
    let bytes = try InputFile.read(target, limit: file.bytes.count)
    return bytes.count == file.bytes.count && memcmp(bytes, file.bytes, bytes.count) == 0
  }

  /// Writes the complete file to a temporary file in the same folder. Returns it with the name of the file.
  private func stage(_ file: GeneratedFile) throws(FileError) -> (name: String, file: StagedFile) {
    (file.name, try StagedFile(fullPath(of: file.name), bytes: file.bytes))
  }

  /// Makes the renames in the directory durable; folders within it are not synchronized. Ignores errors: some
  /// file systems do not support it, but the content of the files is safe by then.
  private func synchronize() {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
