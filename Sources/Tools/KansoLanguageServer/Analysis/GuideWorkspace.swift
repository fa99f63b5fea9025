import KansoDiagnostics
import KansoGuide
import KansoPOSIX
import KansoProject
import KansoSystem

/// The open documents, and the guides that they belong to. A guide is compiled from the texts that the client shows, and from
/// the disk for files that are not open.
struct GuideWorkspace {
  /// The open documents, by their addresses.
  private(set) var documents: [String: TextDocument] = [:]
  /// The guides, by the paths of their first files.
  private(set) var guides: [String: GuideAnalysis] = [:]
  /// The diagnostics that the project can configure.
  private let known: [DiagnosticDescriptor]

  init(known: [DiagnosticDescriptor]) { self.known = known }

  /// The name of guides that need no other sign of being one.
  private static let guideName = "tokens.yaml"
  /// The number of bytes that are read of a file, with one more: as many as the compiler accepts.
  private static let maxByteCount = 64 << 20

  /// The addresses of files.
  var addresses: DocumentAddresses { DocumentAddresses(of: documents.values) }

  mutating func open(_ document: TextDocument) { documents[document.uri] = document }
  mutating func close(_ uri: String) { documents[uri] = nil }

  /// Changes a document; false if it is not open.
  mutating func change(
    _ uri: String, _ changes: [TextDocument.Change], version: Int, _ encoding: PositionEncoding
  ) -> Bool {
    guard documents[uri] != nil else { return false }
    documents[uri]?.apply(changes, version: version, encoding)
    return true
  }

  /// Returns the guide of a file: of several, the one that begins with it.
  func guide(ofPath path: String) -> GuideAnalysis? { guidePath(ofPath: path).flatMap { guides[$0] } }

  /// Returns the path of the first file of the guide of a file.
  func guidePath(ofPath path: String) -> String? {
    guides[path] != nil ? path : guides.filter { $0.value.name(ofPath: path) != nil }.keys.min()
  }

  /// Compiles the guides of all open documents again, and those above that include one.
  mutating func analyze() {
    let files = openFiles
    let open = documents.values.filter { isGuide($0.file) }.map(\.file.path)
    var found: [String: GuideAnalysis] = [:]
    for path in Set(open + open.compactMap(rootPath)) {
      if let bytes = try? files.read(path, Self.maxByteCount).get() {
        found[path] = analysis(path, bytes, files)
      }
    }
    found = found.filter { _, guide in open.contains { guide.name(ofPath: $0) != nil } }
    // A file that another guide includes is no guide of its own. Of two that include each other, one is.
    guides = found.filter { path, guide in
      !found.contains { other, outer in
        other != path && outer.name(ofPath: path) != nil && (guide.name(ofPath: other) == nil || other < path)
      }
    }
  }

  private func analysis(_ path: String, _ bytes: [UInt8], _ files: GuideFiles) -> GuideAnalysis {
    let project = ProjectConfiguration(readableFor: path, known: known)
    let documents = GuideDocuments([GuideFile(path: path, bytes: bytes)], including: files)
    let compiled = CompiledGuide(
      documents, disabledWarnings: project.configuration.disabledWarnings,
      naming: project.configuration.naming, checksQuality: true, rules: project.configuration.rules
    ).addingDiagnostics(project.diagnostics)
    return GuideAnalysis(compiled)
  }

  /// The files of guides: those that are open, and those on disk.
  private var openFiles: GuideFiles {
    let texts = Dictionary(
      documents.values.map { (InputFile.resolvedPath($0.file.path), $0.file.bytes) }, uniquingKeysWith: { $1 }
    )
    return GuideFiles(
      read: { path, limit in
        texts[InputFile.resolvedPath(path)].map { .success($0) } ?? GuideFiles.onDisk.read(path, limit)
      }, identity: InputFile.resolvedPath)
  }

  /// Returns the path of the guide `tokens.yaml` beside a file or in a folder above it; nil if there is none.
  private func rootPath(for path: String) -> String? {
    var folder = FilePath.folderAndName(of: path).folder
    while folder.count > 1 {
      let candidate = folder + Self.guideName
      if documents.values.contains(where: { $0.file.path == candidate })
        || FileKind(at: candidate) == .regular
      {
        return candidate
      }
      if FileKind(at: folder + ".git") != nil { return nil }
      folder = FilePath.folderAndName(of: String(folder.dropLast())).folder
    }
    return nil
  }

  /// Returns true for a document that is probably a guide: by its name, or by a key at the start of a line.
  private func isGuide(_ file: SourceFile) -> Bool {
    let name = FilePath.lastName(of: file.path)
    guard name != "kanso.yaml" else { return false }
    if name == Self.guideName || name.hasSuffix(".tokens.json") || name.hasSuffix(".resolver.json")
      || name.hasSuffix(".tokens")
    {
      return true
    }
    guard name.hasSuffix(".yaml") || name.hasSuffix(".yml") || !file.path.hasPrefix("/") else { return false }
    return ["kanso:", "colors:", "fonts:", "padding:"].contains { key in
      file.bytes.starts(with: key.utf8) || file.contains("\n" + key)
    }
  }
}
