import KansoLint
import KansoPOSIX
import KansoSystem

/// The files of an app: sources, documents of Interface Builder and asset catalogs.
package struct AppFiles: Sendable {
  /// The paths of sources and documents, each once, in the order of the named paths; those of a folder are sorted.
  package private(set) var sources: [String] = []
  /// The paths of the `Contents.json` of asset catalogs.
  package private(set) var catalogFiles: [String] = []
  package private(set) var skipped: [SkippedFolder] = []
  /// The number of folders that cannot be opened.
  package private(set) var unreadableFolderCount = 0
  /// The paths of all files without links.
  private var seen: Set<String> = []

  /// The maximum number of files.
  static let maxFileCount = 100_000
  /// The maximum depth of folders.
  static let maxDepth = 64

  /// Finds the files at paths. A named file is always included, and a named folder is never skipped.
  /// - Throws: `FileError` if a path does not exist, or if there are too many files.
  package init(at paths: [String]) throws(FileError) {
    for path in paths {
      let target = InputFile.resolvedPath(path)
      switch FileKind(at: target) {
      case .directory:
        try addFolder(path, isCatalog: FilePath.names(in: target).contains(where: Self.isCatalog))
      case nil: throw FileError("read", path, reason: "there is no such file", isMissing: true)
      case .regular:
        add(path, isCatalog: FilePath.names(in: target).contains(where: Self.isCatalog), isNamed: true)
      case let kind?: throw .notRegularFile("read", path, kind)
      }
    }
  }

  /// Adds the files in a folder and in its folders, without hidden ones. Links are not followed.
  private mutating func addFolder(_ path: String, isCatalog: Bool) throws(FileError) {
    var pending: [(path: String, isCatalog: Bool, depth: Int)] = [(path, isCatalog, 0)]
    var found: [(names: [String], path: String, isCatalog: Bool)] = []
    while let folder = pending.popLast() {
      let names = Directory.entryNames(in: folder.path)
      // An empty folder has its own entry.
      if names.isEmpty { unreadableFolderCount += 1 }
      for name in names where name != "." && name != ".." {
        let path = Self.join(folder.path, name)
        let kind = FileKind(at: path)
        if kind == .directory, SkippedFolder.isSkipped(name) {
          skipped.append(SkippedFolder(path: path))
        } else if FilePath.isHidden(name) {
          continue
        } else if kind == .directory, folder.depth < Self.maxDepth {
          pending.append((path, folder.isCatalog || Self.isCatalog(name), folder.depth + 1))
        } else if kind == .regular {
          found.append((FilePath.names(in: path), path, folder.isCatalog))
        }
      }
      guard found.count + seen.count <= Self.maxFileCount else {
        throw FileError(
          "read", path, reason: "it has more than \(Self.maxFileCount) files; name the folder of the sources")
      }
    }
    // The files of a folder are together.
    for file in found.sorted(by: { $0.names.lexicographicallyPrecedes($1.names) }) {
      add(file.path, isCatalog: file.isCatalog, isNamed: false)
    }
    skipped.sort { $0.path < $1.path }
  }

  /// Adds a file that an app has; others are ignored.
  private mutating func add(_ path: String, isCatalog: Bool, isNamed: Bool) {
    if isCatalog, FilePath.lastName(of: path) == "Contents.json" {
      if seen.insert(InputFile.resolvedPath(path)).inserted { catalogFiles.append(path) }
    } else if isNamed || Language.of(path) != nil, seen.insert(InputFile.resolvedPath(path)).inserted {
      sources.append(path)
    }
  }

  /// Joins a path; the folder `.` is omitted.
  private static func join(_ folder: String, _ name: String) -> String {
    if folder == "." { return name }
    return FilePath.hasSuffix("/", in: folder) ? folder + name : "\(folder)/\(name)"
  }

  private static func isCatalog(_ name: String) -> Bool { FilePath.hasSuffix(".xcassets", in: name) }
}
