import Foundation
import KansoSystem

/// A folder that paths are relative to, so that they are the same from wherever the lint runs.
struct ProjectFolder: Sendable {
  /// The absolute path, with a slash at its end.
  let path: String

  /// - Parameter path: the path of the folder; the working directory for an empty text.
  init(_ path: String) {
    let resolved = InputFile.resolvedPath(path.isEmpty ? "." : path)
    self.path = resolved.hasSuffix("/") ? resolved : resolved + "/"
  }

  /// Returns a path relative to the folder, with slashes; an absolute path for a file outside of it.
  func relative(_ file: String) -> String {
    let (folder, name) = FilePath.folderAndName(of: file)
    let resolved = InputFile.resolvedPath(folder.isEmpty ? "." : folder)
    let absolute = (resolved.hasSuffix("/") ? resolved : resolved + "/") + name
    return absolute.hasPrefix(path) ? String(absolute.dropFirst(path.count)) : absolute
  }

  /// Returns the absolute path of a path that is relative to the folder.
  func absolute(_ relative: String) -> String { relative.hasPrefix("/") ? relative : path + relative }
}
