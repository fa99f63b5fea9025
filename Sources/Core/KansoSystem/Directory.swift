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
}
