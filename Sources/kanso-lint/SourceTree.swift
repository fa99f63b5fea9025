import KansoCommandLine
import KansoDiagnostics

/// The files and directories that are named. Links that lead out of the directories are not followed, and nothing but
/// regular files is opened.
struct SourceTree {
  /// The sources to read, each file once.
  private(set) var sources: [Source] = []
  /// The reasons why other files cannot be read.
  private(set) var problems: [FileError] = []
  /// The links that are not followed, and what they lead to.
  private(set) var links: [(path: String, target: String)] = []

  /// True if there is nothing that is called like a source, whether it can be read or not.
  let isEmpty: Bool
  /// The paths that are named.
  private let named: Set<String>
  /// The directories that are named, without links and with a slash at the end.
  private let roots: [String]
  /// The folders that sources are in, by their paths; without links and with a slash at the end.
  private var folders: [String: String] = [:]

  /// - Parameters:
  ///   - files: the files that were found.
  ///   - named: the paths that they were found by.
  /// - Throws: where a file that is named is a pipe, a socket or a device.
  init(_ files: SourceFiles, named: [String]) throws(FileError) {
    self.named = Set(named)
    roots = named.map(InputFile.resolved).filter { FileKind(at: $0) == .directory }.map(Self.withSlash)
    isEmpty = files.isEmpty
    problems = files.problems
    var found: [Found] = []
    for path in files.paths { try add(path, to: &found) }
    for path in files.links { addDirectory(path) }
    // Two fixes at once of one file would be in each other's way.
    let realPaths = Set(found.filter { !$0.isLink }.map(\.realPath))
    var seen: Set<String> = []
    sources = found.filter { file in
      (!file.isLink || !realPaths.contains(file.realPath)) && seen.insert(file.realPath).inserted
    }.map(\.source)
  }

  /// A source with the path that is the same for all names of its file.
  private struct Found {
    let source: Source
    let realPath: String
    let isLink: Bool
  }

  /// Reports the links that are not followed.
  func reportLinks() {
    for link in links {
      Terminal.complain(
        "warning: \(link.path.printable) is not followed: it leads to \(link.target.printable), outside of what is "
          + "linted; name it to have it read\n")
    }
  }

  private mutating func add(_ path: String, to found: inout [Found]) throws(FileError) {
    let isNamed = named.contains(path)
    switch FileKind(at: path) {
    // One that went away in the meantime is for reading to tell.
    case .regular?, nil:
      let target = realPath(of: path)
      if isNamed || isInside(target) {
        let source = Source(path: path, target: path, outsideOf: nil)
        found.append(Found(source: source, realPath: target, isLink: false))
      } else {
        links.append((path, target))
      }
    case .link?:
      let target = InputFile.resolved(path)
      switch FileKind(at: target) {
      case .regular? where isNamed || isInside(target):
        let folder = isInside(target) ? nil : folder(ofLink: path, to: target)
        let source = Source(path: path, target: target, outsideOf: folder)
        found.append(Found(source: source, realPath: target, isLink: true))
      case .regular?: links.append((path, target))
      case .directory?: addDirectory(path)
      // A link that leads nowhere, or in a circle, has no source.
      case .link?, nil: break
      case let kind?: try refuse(path, kind, isNamed)
      }
    case .directory?: break
    case let kind?: try refuse(path, kind, isNamed)
    }
  }

  private mutating func refuse(_ path: String, _ kind: FileKind, _ isNamed: Bool) throws(FileError) {
    let error = FileError.isNoFile("read", path, kind)
    if isNamed { throw error }
    problems.append(error)
  }

  /// Adds a link to a directory: what is in the tree is found without it.
  private mutating func addDirectory(_ path: String) {
    let target = InputFile.resolved(path)
    if FileKind(at: target) == .directory, !isInside(Self.withSlash(target)) { links.append((path, target)) }
  }

  // MARK: Places

  private func isInside(_ target: String) -> Bool {
    roots.contains { target.utf8.starts(with: $0.utf8) }
  }

  /// The folder of a link that was named, if the link leads out of it.
  private mutating func folder(ofLink path: String, to target: String) -> String? {
    let folder = FilePath.parts(of: path).folder
    return target.utf8.starts(with: realFolder(folder).utf8) ? nil : folder.isEmpty ? "." : folder
  }

  /// The path of a file without links on the way to its folder.
  private mutating func realPath(of path: String) -> String {
    let (folder, name) = FilePath.parts(of: path)
    return realFolder(folder) + name
  }

  private mutating func realFolder(_ folder: String) -> String {
    if let known = folders[folder] { return known }
    let real = Self.withSlash(InputFile.resolved(folder.isEmpty ? "." : folder))
    folders[folder] = real
    return real
  }

  private static func withSlash(_ directory: String) -> String {
    directory.hasSuffix("/") ? directory : directory + "/"
  }
}
