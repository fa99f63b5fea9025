import KansoPOSIX
import KansoProject
import KansoSystem

/// The search for a file that is not named: beside the sources, or in the nearest folder above them, up to the root of
/// the repository.
enum NearestFile {
  /// The maximum number of folders that are searched.
  private static let maxFolderCount = 64

  /// Returns the path of the nearest file with a name; nil if there is none.
  ///
  /// - Parameter path: the path of a source or of a folder; empty for the working directory.
  static func path(named name: String, to path: String) -> String? {
    for folder in folders(around: path).prefix(maxFolderCount) {
      if FileKind(at: folder + name) == .regular { return folder + name }
      if FileKind(at: folder + ".git") != nil { return nil }
    }
    return nil
  }

  /// Returns the folders around a path with slashes at their ends, the nearest first. That of the working directory is
  /// empty.
  static func folders(around path: String) -> [String] {
    let isFolder = FileKind(at: InputFile.resolvedPath(path.isEmpty ? "." : path)) == .directory
    var folder = isFolder ? path : FilePath.folderAndName(of: path).folder
    while folder.hasSuffix("/") { folder.removeLast() }
    var folders: [String] = []
    while !folder.isEmpty, folder != ".", FilePath.lastName(of: folder) != ".." {
      folders.append(folder + "/")
      folder = String(FilePath.folderAndName(of: folder).folder.dropLast())
    }
    guard !path.hasPrefix("/") else { return folders + ["/"] }
    // Above the working directory, paths are extended so that the system resolves symbolic links.
    var above = folder == "." || folder.isEmpty ? "" : folder + "/"
    while folders.count < maxFolderCount {
      folders.append(above)
      let parent = above + "../"
      guard FileIdentity(above.isEmpty ? "." : above) != FileIdentity(parent) else { break }
      above = parent
    }
    return folders
  }
}
