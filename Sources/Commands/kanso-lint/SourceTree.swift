import KansoCommandLine
import KansoFormatting
import KansoPOSIX
import KansoSystem

/// The sources in the named files and directories. Links out of the directories are not followed, and only regular
/// files are opened.
struct SourceTree {
  /// The sources to read, each file once.
  private(set) var sources: [Source] = []
  /// The errors for files that cannot be read.
  private(set) var problems: [FileError] = []
  /// The links that are not followed, with their targets.
  private(set) var links: [(path: String, target: String)] = []

  /// The number of sources in directories that are not searched, by the names of these directories.
  let skippedCounts: [String: Int]
  /// True if the search found neither a source nor a problem. Links without the extension of a source do not
  /// count.
  let isEmpty: Bool
  /// The named paths.
  private let named: Set<String>
  /// The named directories, without links and with a trailing slash.
  private let roots: [String]
  /// The real paths of the sources' folders, by their paths, without links and with a trailing slash.
  private var folders: [String: String] = [:]

  /// Resolves the links of files that were found. A file with several names is kept once, preferably not as a
  /// link. Files and directories outside of the named directories go to `links`.
  ///
  /// - Parameters:
  ///   - files: the files that were found.
  ///   - named: the paths that were searched.
  ///   - keepsLinks: true to keep each name of a file.
  /// - Throws: `FileError` if a named file is a pipe, a socket or a device. Other such files go to
  ///   `problems`.
  init(_ files: SourceFiles, named: [String], keepsLinks: Bool = false) throws(FileError) {
    self.named = Set(named)
    roots = named.map(InputFile.resolvedPath).filter { FileKind(at: $0) == .directory }.map(Self.withSlash)
    isEmpty = files.isEmpty
    skippedCounts = files.skippedCounts
    problems = files.problems
    var found: [Found] = []
    for path in files.paths { try add(path, to: &found) }
    for path in files.links { addDirectoryLink(path) }
    // Two concurrent fixes of the same file would conflict.
    let realPaths = Set(found.filter { !$0.isLink }.map(\.realPath))
    var seen: Set<String> = []
    sources = found.filter { file in
      keepsLinks
        || (!file.isLink || !realPaths.contains(file.realPath)) && seen.insert(file.realPath).inserted
    }.map(\.source)
  }

  /// A source with its real path, which is the same for all names of its file.
  private struct Found {
    let source: Source
    let realPath: String
    let isLink: Bool
  }

  /// Keeps some of the sources only.
  mutating func keep(_ isKept: (Source) -> Bool) { sources = sources.filter(isKept) }

  /// Sets the places of the settings for all sources.
  mutating func setSettings(_ index: (String) throws -> Int) rethrows {
    for number in sources.indices { sources[number].settingsIndex = try index(sources[number].path) }
  }

  /// Writes a warning to standard error for each link that is not followed.
  func reportLinks() {
    for link in links {
      Terminal.writeError(
        "warning: \(link.path.printable) is not followed: it leads to \(link.target.printable), outside of what is "
          + "linted; name it to have it read\n")
    }
  }

  /// Adds the source at a path: to `found` if it is named or inside a named directory, otherwise to `links`.
  /// Follows a link to a file, also a named link whose target is outside of its folder. Ignores a broken
  /// link.
  private mutating func add(_ path: String, to found: inout [Found]) throws(FileError) {
    let isNamed = named.contains(path)
    switch FileKind(at: path) {
    // The error for a file that was deleted in the meantime is reported when it is read.
    case .regular?, nil:
      let target = realPath(of: path)
      if isNamed || isInside(target) {
        let source = Source(path: path, target: path, outsideOf: nil)
        found.append(Found(source: source, realPath: target, isLink: false))
      } else {
        links.append((path, target))
      }
    case .link?:
      let target = InputFile.resolvedPath(path)
      switch FileKind(at: target) {
      case .regular? where isNamed || isInside(target):
        let folder = isInside(target) ? nil : folder(ofLink: path, to: target)
        let source = Source(path: path, target: target, outsideOf: folder)
        found.append(Found(source: source, realPath: target, isLink: true))
      case .regular?: links.append((path, target))
      case .directory?: addDirectoryLink(path)
      // A broken or circular link has no source.
      case .link?, nil: break
      case let kind?: try reject(nonregular: path, kind, isNamed)
      }
    case .directory?: break
    case let kind?: try reject(nonregular: path, kind, isNamed)
    }
  }

  /// Throws the error for a path that is not a regular file if the path is named; otherwise adds the error to
  /// `problems`.
  private mutating func reject(
    nonregular path: String, _ kind: FileKind, _ isNamed: Bool
  ) throws(FileError) {
    let error = FileError.notRegularFile("read", path, kind)
    if isNamed { throw error }
    problems.append(error)
  }

  /// Adds a path to `links` if its target is a directory outside of the named directories. Other paths are
  /// ignored: a directory inside is searched anyway.
  private mutating func addDirectoryLink(_ path: String) {
    let target = InputFile.resolvedPath(path)
    if FileKind(at: target) == .directory, !isInside(Self.withSlash(target)) { links.append((path, target)) }
  }

  // MARK: Places

  /// Returns true if a resolved path is in one of the named directories.
  private func isInside(_ target: String) -> Bool {
    roots.contains { target.utf8.starts(with: $0.utf8) }
  }

  /// Returns the folder of a named link, `.` for the current directory, if the target is outside of that
  /// folder; otherwise nil.
  private mutating func folder(ofLink path: String, to target: String) -> String? {
    let folder = FilePath.folderAndName(of: path).folder
    return target.utf8.starts(with: realFolder(folder).utf8) ? nil : folder.isEmpty ? "." : folder
  }

  /// Returns the path of a file after resolving the links in its folder. A link that is the file itself is
  /// kept.
  private mutating func realPath(of path: String) -> String {
    let (folder, name) = FilePath.folderAndName(of: path)
    return realFolder(folder) + name
  }

  /// Returns the real path of a folder with a trailing slash. Results are cached.
  private mutating func realFolder(_ folder: String) -> String {
    if let known = folders[folder] { return known }
    let real = Self.withSlash(InputFile.resolvedPath(folder.isEmpty ? "." : folder))
    folders[folder] = real
    return real
  }

  /// Returns a path with a slash at its end.
  private static func withSlash(_ directory: String) -> String {
    directory.hasSuffix("/") ? directory : directory + "/"
  }
}
