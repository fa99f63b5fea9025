import KansoDiagnostics
import KansoInterchange
import KansoPOSIX
import KansoSystem
import KansoYAML

/// The files to import: those that are named, and those in the folders that are named.
struct InputFiles {
  private(set) var files: [ForeignFile] = []
  /// The paths of the files that are named, not found in a folder or named by another file.
  private var namedPaths: Set<String> = []
  private var byteCount = 0
  /// The format whose files are read in folders; nil for all formats.
  private let format: TokenFormat?

  /// The maximum number of files.
  static let maxFileCount = 20_000
  /// The maximum size of all files together, in bytes (256 MiB).
  static let maxByteCount = 256 << 20
  /// The maximum depth of folders.
  static let maxDepth = 32

  /// Reads the files in the order of the paths; those of a folder sorted by their names.
  /// - Throws: `FileError` if a file cannot be read, or if there are more files or bytes than the limits.
  init(_ paths: [String], format: TokenFormat?) throws(FileError) {
    self.format = format
    for path in paths {
      let target = InputFile.resolvedPath(path)
      if FileKind(at: target) == .directory {
        let name = FilePath.lastName(of: path)
        let isCatalog = FilePath.hasSuffix(".xcassets", in: name)
        try addFolder(path, name: isCatalog ? name + "/" : "")
      } else {
        namedPaths.insert(path)
        try add(path, name: FilePath.lastName(of: path))
      }
    }
    try addSourcesOfResolvers()
  }

  /// Returns findings about the named files that are not read, since they are in another format than the others.
  func unread(besides read: [ForeignFile], by format: TokenFormat) -> [ImportFinding] {
    let paths = Set(read.map(\.source.path))
    return files.filter { namedPaths.contains($0.source.path) && !paths.contains($0.source.path) }.map {
      ImportFinding(
        .lost, [], "the file is not read, since other files are \(format.noun); import it into another guide",
        at: SourceRange(file: $0.source, 0..<0))
    }
  }

  /// Adds the files in a folder and in its folders, without hidden ones and `node_modules`. Links are not followed.
  /// - Parameter name: the name of the folder in the names of the files, with a slash at its end.
  private mutating func addFolder(_ path: String, name: String) throws(FileError) {
    var pending: [(path: String, name: String, depth: Int)] = [(path, name, 0)]
    var found: [(path: String, name: String)] = []
    while let folder = pending.popLast() {
      for entry in Directory.entryNames(in: folder.path)
      where !FilePath.isHidden(entry) && entry != "node_modules" {
        let path = FilePath.hasSuffix("/", in: folder.path) ? folder.path + entry : "\(folder.path)/\(entry)"
        switch FileKind(at: path) {
        case .directory where folder.depth < Self.maxDepth:
          pending.append((path, folder.name + entry + "/", folder.depth + 1))
        case .regular where isWanted(folder.name + entry): found.append((path, folder.name + entry))
        case .regular, .directory, .link, .pipe, .socket, .device, nil: break
        }
      }
      guard found.count + files.count <= Self.maxFileCount else {
        throw FileError(
          "read", path,
          reason: "it has more than \(Self.maxFileCount) files of tokens; name the folder of the tokens")
      }
    }
    for file in found.sorted(by: { Self.precedes($0.name, $1.name) }) { try add(file.path, name: file.name) }
  }

  /// Adds the files that resolver documents name, as far as they exist. Others are a finding of the reader.
  private mutating func addSourcesOfResolvers() throws(FileError) {
    var known = Set(files.map(\.source.path))
    for file in files {
      for path in ResolverTokenReader.paths(namedBy: file)
      where known.insert(path).inserted && FileKind(at: InputFile.resolvedPath(path)) == .regular {
        guard files.count < Self.maxFileCount else {
          throw FileError("read", path, reason: "there are too many files; name fewer of them")
        }
        try add(path, name: path)
      }
    }
  }

  /// Returns true for the name of a file that may have tokens.
  private func isWanted(_ name: String) -> Bool {
    if let format { return format.canRead(name) }
    return TokenReaders.all.contains { $0.format.canRead(name) }
  }

  /// Returns true if a name is before another one. Slashes precede all other characters, so that the files of a folder are
  /// together.
  private static func precedes(_ left: String, _ right: String) -> Bool {
    FilePath.names(in: left).lexicographicallyPrecedes(FilePath.names(in: right))
  }

  private mutating func add(_ path: String, name: String) throws(FileError) {
    let bytes = try InputFile.read(path, limit: ReadingLimits.fileSize)
    byteCount += bytes.count
    guard bytes.count <= ReadingLimits.fileSize, byteCount <= Self.maxByteCount else {
      throw FileError("read", path, reason: "the files are too large; name fewer of them")
    }
    files.append(ForeignFile(name: name, source: Self.source(bytes, path)))
  }

  /// Returns the text of a file in UTF-8, without a byte-order mark. Bytes that are no text are kept.
  private static func source(_ bytes: [UInt8], _ path: String) -> SourceFile {
    let (decoded, problems) = SourceText.decode(bytes, path: path)
    return problems.isEmpty ? decoded : SourceFile(path: path, bytes: bytes)
  }
}
