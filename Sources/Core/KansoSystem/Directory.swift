import KansoPOSIX

/// The entries of directories.
package enum Directory {
  /// Returns the names of all entries in a directory, including `.`, `..` and hidden ones, in the order of
  /// the file system; empty if the directory cannot be read.
  package static func entryNames(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  /// Creates a directory and its parents, if they do not exist. An empty path is the working directory. Throws if one
  /// cannot be created, or if something other than a directory has its path.
  package static func create(at path: String) throws(FileError) {
    let path = path.isEmpty ? "." : path
    var partial = path.hasPrefix("/") ? "/" : ""
    for component in FilePath.names(in: path) {
      partial += (partial.isEmpty || partial.hasSuffix("/") ? "" : "/") + component
      guard mkdir(partial, 0o777) != 0, errno != EEXIST, errno != EISDIR else { continue }
      // `mkdir` can also fail for an existing parent that is not writable or on a read-only disk.
      let code = errno
      var status = stat()
      guard stat(partial, &status) == 0, FileKind(status) == .directory else {
        throw .ofSystem("create the directory", partial, code: code)
      }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .ofSystem("write into", path) }
    guard FileKind(status) == .directory else {
      throw FileError("write into", path, reason: "it is not a directory")
    }
  }
}
