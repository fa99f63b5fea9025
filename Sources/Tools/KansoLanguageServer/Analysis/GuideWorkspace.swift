import KansoDiagnostics
import KansoGuide
import KansoPOSIX
import KansoProject
import KansoStandard
import KansoSystem
import KansoYAML

/// The open documents, and the guides that they belong to. A guide is compiled from the texts that the client shows, and from
/// the disk for files that are not open.
struct GuideWorkspace {
  /// The open documents, by their addresses.
  private(set) var documents: [String: TextDocument] = [:]
  /// The guides, by the paths of their first files.
  private(set) var guides: [String: GuideAnalysis] = [:]
  /// The guides of open sources: the paths of their first files, by those of the sources.
  private var guidePaths: [String: String] = [:]
  /// The diagnostics of open configurations that no guide has.
  private(set) var configurationDiagnostics: [Diagnostic] = []
  /// The diagnostics that the project can configure.
  private let known: [DiagnosticDescriptor]

  init(known: [DiagnosticDescriptor]) { self.known = known }

  /// The maximum number of bytes of a file that is read.
  private static let maxByteCount = ReadingLimits.fileSize

  /// The diagnostics of all guides and of open configurations, sorted for reports.
  var diagnostics: [Diagnostic] {
    // Those of a guide are sorted.
    if guides.count == 1, configurationDiagnostics.isEmpty, let only = guides.values.first {
      return only.diagnostics
    }
    return (guides.values.flatMap(\.diagnostics) + configurationDiagnostics).sortedForReport()
  }

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

  /// Returns the path of the first file of the guide of a file, or of the tokens of a source.
  func guidePath(ofPath path: String) -> String? {
    if let known = guidePaths[path] { return known }
    return guides[path] != nil ? path : guides.filter { $0.value.name(ofPath: path) != nil }.keys.min()
  }

  /// Returns the text of a file as the client shows it, or as it is on disk; nil if it cannot be read.
  func file(atPath path: String) -> SourceFile? {
    let resolved = InputFile.resolvedPath(path)
    if let open = documents.values.first(where: { InputFile.resolvedPath($0.file.path) == resolved }) {
      return open.file
    }
    return (try? InputFile.read(path, limit: Self.maxByteCount, onlyRegular: true)).map {
      SourceText.decode($0, path: path).file
    }
  }

  // MARK: Analysis

  /// Compiles the guides of all open documents again, and those above that include one.
  mutating func analyze() {
    let files = openFiles
    let open = documents.values.filter { $0.kind == .guide }.map(\.file.path)
    let roots = Set(open + open.compactMap(rootPath))
    var found: [String: GuideAnalysis] = [:]
    for path in roots { found[path] = analysis([path], files) }
    found = found.filter { _, guide in open.contains { guide.name(ofPath: $0) != nil } }
    // A file that another guide includes is no guide of its own. Of two that include each other, one is.
    guides = found.filter { path, guide in
      !found.contains { other, outer in
        other != path && outer.name(ofPath: path) != nil && (guide.name(ofPath: other) == nil || other < path)
      }
    }
    guidePaths = [:]
    for source in documents.values where source.kind == .source {
      let layers = guideLayers(ofSource: source.file.path, files)
      guard let path = layers.last else { continue }
      // An open guide is compiled already.
      let name = guides.keys.first { InputFile.resolvedPath($0) == InputFile.resolvedPath(path) } ?? path
      if guides[name] == nil { guides[name] = analysis(layers, files) }
      guidePaths[source.file.path] = guides[name] == nil ? nil : name
    }
    analyzeConfigurations()
  }

  private func analysis(_ paths: [String], _ files: GuideFiles) -> GuideAnalysis? {
    let layers = paths.compactMap { path in
      (try? files.read(path, Self.maxByteCount).get()).map { GuideFile(path: path, bytes: $0) }
    }
    guard let last = layers.last, layers.count == paths.count else { return nil }
    let project = project(of: last.path, files)
    let compiled = CompiledGuide(
      GuideDocuments(layers, including: files), disabledWarnings: project.configuration.disabledWarnings,
      naming: project.configuration.naming, checksQuality: true, rules: project.configuration.rules
    ).addingDiagnostics(project.diagnostics)
    return GuideAnalysis(
      compiled, layers: paths, project, diagnostics: standardDiagnostics(of: layers, project, files))
  }

  /// Returns the diagnostics of a document of the standard; nil for any other guide.
  private func standardDiagnostics(
    of layers: [GuideFile], _ project: ProjectConfiguration, _ files: GuideFiles
  ) -> [Diagnostic]? {
    guard layers.count == 1, let source = StandardSource(layers[0].bytes, path: layers[0].path),
      !source.isTheme
    else { return nil }
    let found = StandardReadings.diagnostics(of: source) { path in
      switch files.read(path, Self.maxByteCount) {
      case .success(let bytes): .bytes(bytes)
      case .failure(let error): .unreadable(error.reason)
      }
    }.diagnostics
    let disabled = project.configuration.disabledWarnings
    return DocumentErrors.report(found, of: source).filter { !disabled.contains($0.descriptor) }
      + project.diagnostics
  }

  private func project(of path: String, _ files: GuideFiles) -> ProjectConfiguration {
    ProjectConfiguration(for: path, known: known) { try? files.read($0, Self.maxByteCount).get() }
  }

  /// Reads the open configurations that belong to no guide that is known.
  private mutating func analyzeConfigurations() {
    let paths = Set(guides.values.compactMap(\.project.path).map(InputFile.resolvedPath))
    configurationDiagnostics = documents.values.filter {
      $0.kind == .configuration && !paths.contains(InputFile.resolvedPath($0.file.path))
    }.flatMap {
      Configuration.read(bytes: $0.file.bytes, path: $0.file.path, known: known).diagnostics
    }
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
      let candidate = folder + DocumentKind.guideName
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

  /// Returns the paths of the guide of a source: those of the nearest `kanso.yaml`, or else the nearest `tokens.yaml`.
  private func guideLayers(ofSource path: String, _ files: GuideFiles) -> [String] {
    let project = project(of: path, files)
    let folder = project.path.map { FilePath.folderAndName(of: $0).folder } ?? ""
    let named = project.configuration.lint.tokens.map { $0.hasPrefix("/") ? $0 : folder + $0 }
    return named.isEmpty ? [rootPath(for: path)].compactMap { $0 } : named
  }
}
