import KansoDiagnostics
import KansoFormatting
import KansoStandard
import KansoSystem
import KansoYAML

/// Reads the files of a guide: first those that a file extends or includes, in their order, and then the file. Each file
/// is read once, also if several files name it.
struct GuideLoader {
  private let files: GuideFiles
  private let inputs: [String]
  private(set) var documents: [GuideDocument] = []
  /// The documents that each document names.
  private(set) var links: [FilePrecedence.Links] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// All files that were read or are missing, as they were before they were read. Each path occurs once.
  private(set) var found: [FoundFile] = []
  /// The index of each document, by the identity of its file.
  private var indexes: [String: Int] = [:]
  /// The files from the root to the current one, each of which names the next.
  private var open: [OpenFile] = []
  private var byteCount = 0
  private var nodeCount = 0
  /// The number of files that were read or could not be read.
  private var fileCount = 0
  /// True if a file beyond the limit of files has been reported. No further link is followed.
  private var hasTooManyFiles = false

  /// A file whose links are not all followed yet.
  private struct OpenFile {
    let path: String
    let identity: String
    /// The link that is being followed.
    var link: GuideLink?
  }

  init(_ files: GuideFiles, inputs: [String] = []) { (self.files, self.inputs) = (files, inputs) }

  /// The indexes of the documents that were named outside of guides, in their order.
  private(set) var layers: [Int] = []

  /// Reads a file that is named outside of guides, and all files that it names. Reports one beyond the limits.
  mutating func load(_ file: GuideFile) {
    let identity = files.identity(file.path)
    note(file.path)
    if let index = indexes[identity] {
      layers.append(index)
    } else if fileCount >= ReadingLimits.files
      || byteCount > 0 && byteCount + file.bytes.count > ReadingLimits.fileSize
    {
      diagnostics.append(
        Diagnostic(
          .fileTooLarge,
          "the files of the guide are more than \(ReadingLimits.files), or have more than "
            + "\(ReadingLimits.fileSize >> 20) MiB", at: SourceFile(path: file.path, bytes: []).wholeRange,
          help: "Name fewer files."))
    } else {
      fileCount += 1
      layers.append(load(file, identity: identity, isLayer: true))
    }
  }

  /// Parses a file, reads the files that it names, and appends their documents. Returns the index of its
  /// document.
  private mutating func load(_ file: GuideFile, identity: String, isLayer: Bool = false) -> Int {
    byteCount += file.bytes.count
    let document = document(file, isLayer: isLayer)
    nodeCount += document.nodeCount
    open.append(OpenFile(path: file.path, identity: identity))
    var links = FilePrecedence.Links()
    for link in document.links {
      open[open.count - 1].link = link
      guard let index = follow(link, from: file.path) else { continue }
      switch link.kind {
      case .extends: links.extends.append(index)
      case .include: links.includes.append(index)
      }
    }
    open.removeLast()
    documents.append(document)
    self.links.append(links)
    indexes[identity] = documents.count - 1
    return documents.count - 1
  }

  /// Parses a file: a document of the design-token standard, a theme, or else a guide in YAML.
  private mutating func document(_ file: GuideFile, isLayer: Bool) -> GuideDocument {
    guard let source = StandardSource(file.bytes, path: file.path) else {
      return .yaml(YAMLGuide(file, otherNodeCount: nodeCount))
    }
    if source.isTheme { return .theme(ThemeGuide(source)) }
    let sources = SourceReader(files, byteCount: byteCount)
    let guide = StandardGuide(source, inputs: ResolverInputs(isLayer ? inputs : [])) { sources.read($0) }
    byteCount = sources.byteCount
    for file in sources.found where !found.contains(where: { $0.path == file.path }) { found.append(file) }
    return .standard(guide)
  }

  /// Reads the file of a link, unless it has been read already, and returns the index of its document. Reports a
  /// file that cannot be read, a cycle, and an exceeded limit, and returns nil.
  private mutating func follow(_ link: GuideLink, from includer: String) -> Int? {
    guard !hasTooManyFiles else { return nil }
    let path = Self.path(link.path, from: includer)
    let identity = files.identity(path)
    if let start = open.firstIndex(where: { $0.identity == identity }) {
      reportCycle(from: start, at: link)
      return nil
    }
    if let index = indexes[identity] { return index }
    guard open.count < ReadingLimits.inclusions else {
      report(
        link, "more than \(ReadingLimits.inclusions) files include or extend each the next one",
        help: "Name the file in one of the others.")
      return nil
    }
    guard fileCount < ReadingLimits.files else {
      hasTooManyFiles = true
      report(
        link, "the guide has more than \(ReadingLimits.files) files",
        help: "Put several of them into one file.")
      return nil
    }
    note(path)
    fileCount += 1
    switch files.read(path, ReadingLimits.fileSize) {
    case .failure(let error):
      reportUnreadable(link, error)
      return nil
    case .success(let bytes):
      guard byteCount + bytes.count <= ReadingLimits.fileSize else {
        diagnostics.append(
          Diagnostic(
            .fileTooLarge,
            "with `\(path.printable)` the files of the guide have more than \(ReadingLimits.fileSize >> 20) MiB",
            at: link.range, help: "Split the guide, or check that this is the file you meant."))
        return nil
      }
      return load(GuideFile(path: path, bytes: bytes), identity: identity)
    }
  }

  /// Adds the file at a path to `found`, unless it is there already.
  private mutating func note(_ path: String) {
    if !found.contains(where: { $0.path == path }) { found.append(FoundFile(path)) }
  }

  /// Returns a path that begins at the folder of another file. An absolute path stays as it is.
  private static func path(_ path: String, from includer: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/") else { return path }
    let isInSameFolder = path.utf8.starts(with: "./".utf8)
    // A pipe, such as that of `<(git show HEAD:tokens.yaml)`, has no folder of its own.
    let folder = includer.hasPrefix("/dev/") ? "" : FilePath.folderAndName(of: includer).folder
    return folder + (isInSameFolder ? String(path.dropFirst(2)) : path)
  }

  // MARK: Reports

  /// Reports a link that cannot be followed.
  private mutating func report(_ link: GuideLink, _ message: String, help: String) {
    diagnostics.append(Diagnostic(.invalidInclude, message, at: link.range, help: help))
  }

  /// Reports a file that is missing or cannot be read.
  private mutating func reportUnreadable(_ link: GuideLink, _ error: FileError) {
    let help =
      if link.path.contains("://") {
        "Only files can be named here: download it, and write its path."
      } else if error.isMissing {
        "A path begins at the folder of the file in which it is written."
      } else {
        "Make the file readable, or name another one."
      }
    report(link, "cannot read `\(error.path.printable)`: \(error.reason)", help: help)
  }

  /// Reports that the current file names an open one.
  /// - Parameter start: the index of that file in `open`.
  private mutating func reportCycle(from start: Int, at link: GuideLink) {
    let circle = open[start...]
    let names = circle.map { "`\($0.path.printable)`" }
    diagnostics.append(
      Diagnostic(
        .includeCycle,
        circle.count == 1
          ? "\(names[0]) \(link.kind.verb) itself"
          : "these files need each other: \((names + [names[0]]).joined(separator: " → "))",
        at: link.range, help: "Delete one of the paths. Move what several files need into a file of its own.",
        notes: zip(circle, circle.dropFirst()).compactMap { file, next in
          file.link.map {
            .init("`\(file.path.printable)` \($0.kind.verb) `\(next.path.printable)`", at: $0.range)
          }
        }))
  }
}

/// Reads the files that a resolver document names.
private final class SourceReader {
  private let files: GuideFiles
  /// The number of bytes of all files of the guide so far.
  private(set) var byteCount: Int
  /// The files as they were before they were read.
  private(set) var found: [FoundFile] = []

  init(_ files: GuideFiles, byteCount: Int) { (self.files, self.byteCount) = (files, byteCount) }

  func read(_ path: String) -> SourceContent {
    found.append(FoundFile(path))
    switch files.read(path, ReadingLimits.fileSize) {
    case .failure(let error): return .unreadable(error.reason)
    case .success(let bytes):
      guard byteCount + bytes.count <= ReadingLimits.fileSize else {
        return .unreadable("the files of the guide have more than \(ReadingLimits.fileSize >> 20) MiB")
      }
      byteCount += bytes.count
      return .bytes(bytes)
    }
  }
}
