import KansoPOSIX
import KansoSystem

/// The plan of the runs of `kanso-lint`: one at a time, the open document first.
struct LintPlan {
  /// The guides whose sources have been read, or have been tried, since files have changed.
  fileprivate var readGuides: Set<String> = []
  /// The versions of documents that have been tried, by their addresses.
  fileprivate var triedVersions: [String: Int] = [:]
  fileprivate var isRunning = false

  /// Files on disk have changed.
  mutating func filesChanged() { (readGuides, triedVersions) = ([], [:]) }

  /// Forgets documents that are not open, and guides that are not known.
  mutating func keep(documents isOpen: (String) -> Bool, guides isKnown: (String) -> Bool) {
    triedVersions = triedVersions.filter { isOpen($0.key) }
    readGuides = readGuides.filter(isKnown)
  }
}

extension LanguageServer {
  /// Returns the next run of `kanso-lint` that the server wants; nil for none. Call it when no message waits, and `finish`
  /// at the end of the run.
  package mutating func nextLintJob() -> LintJob? {
    guard !lintPlan.isRunning, exitCode == nil, let job = documentJob ?? folderJob else { return nil }
    lintPlan.isRunning = true
    switch job.scope {
    case .document(let uri, let version): lintPlan.triedVersions[uri] = version
    case .folder(let guide): lintPlan.readGuides.insert(guide)
    }
    return job
  }

  /// The run on an open source that has changed.
  private var documentJob: LintJob? {
    for (uri, document) in workspace.documents.sorted(by: { $0.key < $1.key }) where document.kind == .source
    {
      guard lintPlan.triedVersions[uri] != document.version,
        let path = workspace.guidePath(ofPath: document.file.path), let guide = workspace.guides[path],
        guide.compiled.measuredTheme != nil
      else { continue }
      // Standard input has the text of the source, so the guide is read as it was saved.
      return LintJob(
        scope: .document(uri: uri, version: document.version),
        arguments: Self.options(guide.layers, guide) + ["--stdin-path", document.file.path],
        input: document.file.bytes, folder: FilePath.folderAndName(of: path).folder)
    }
    return nil
  }

  /// The run on all sources of a guide.
  private var folderJob: LintJob? {
    for (path, guide) in workspace.guides.sorted(by: { $0.key < $1.key }) {
      // The lint reads no sources with a guide that has errors.
      guard !lintPlan.readGuides.contains(path), path.hasPrefix("/"), guide.compiled.measuredTheme != nil,
        FileKind(at: path) == .regular
      else { continue }
      let folder = Self.sourceFolder(ofGuide: path, configuration: guide.project.path)
      // A guide in one file is read as the client shows it.
      let text = guide.layers.count == 1 ? workspace.file(atPath: path) : nil
      return LintJob(
        scope: .folder(guide: path),
        arguments: Self.options(text == nil ? guide.layers : ["-"], guide) + [folder], input: text?.bytes,
        folder: FilePath.folderAndName(of: path).folder)
    }
    return nil
  }

  private static func options(_ layers: [String], _ guide: GuideAnalysis) -> [String] {
    layers.flatMap { ["--tokens", $0] } + (guide.project.path.map { ["--configuration", $0] } ?? [])
      + ["--format", "json", "--uses", "--quiet"]
  }

  /// Returns the folder whose sources may use a guide: that of the repository, else that of `kanso.yaml`, else that of the
  /// guide.
  private static func sourceFolder(ofGuide path: String, configuration: String?) -> String {
    let own = FilePath.folderAndName(of: path).folder
    var folder = own
    while folder.count > 1 {
      if FileKind(at: folder + ".git") != nil { return folder }
      folder = FilePath.folderAndName(of: String(folder.dropLast())).folder
    }
    return configuration.map { FilePath.folderAndName(of: InputFile.resolvedPath($0)).folder } ?? own
  }

  /// Takes the output of a run, and returns the messages to send.
  ///
  /// - Parameter output: the output; nil if the program could not be run.
  package mutating func finish(_ job: LintJob, output: [UInt8]?) -> [[UInt8]] {
    lintPlan.isRunning = false
    uses.isUnavailable = output == nil
    guard let report = output.flatMap({ LintReport($0, in: job.folder) }) else { return [] }
    switch job.scope {
    case .folder(let guide):
      uses.add(report, ofGuide: guide)
    case .document(let uri, let version):
      guard let document = workspace.documents[uri], document.version == version,
        let guide = workspace.guidePath(ofPath: document.file.path)
      else { return [] }
      // A guide that was saved with errors is reported itself, without the source.
      let isAboutGuide = report.uses.isEmpty && report.findings.contains { $0.path != document.file.path }
      guard !isAboutGuide else { return [] }
      uses.add(report, ofDocument: document.file.path, version: version, guide: guide)
      return [diagnostics(of: document)] + lensRefresh()
    }
    return lensRefresh()
  }

  /// Returns the request to ask for lenses again, if the client knows it.
  private mutating func lensRefresh() -> [[UInt8]] {
    client.hasLensRefresh ? [request("workspace/codeLens/refresh") { $0.writeNull() }] : []
  }
}
