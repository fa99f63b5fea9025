import Foundation
import KansoDiagnostics
import KansoGuide

/// A preview that is updated whenever one of its files is saved.
///
/// If there are errors, the page keeps its last content without errors and shows the errors above it.
public struct LivePreview: Sendable {
  /// The reason why there is no live preview.
  public struct Refusal: Error, Equatable, Sendable {
    /// The problem for people, with its line break.
    public let report: String
    /// The exit code of the command: 64 wrong usage; 66 an input is missing; 74 reading failed.
    public let exitCode: Int32
  }

  /// The page of the last update.
  public private(set) var page: LivePage
  private let request: PreviewRequest
  private var watcher = FileWatcher()
  private var lastGood: (any PreviewPage)?

  /// Creates the preview of a request, with its first page. The first page may be one of errors.
  /// - Throws: `Refusal` if the request asks for something other than a page, or if an input is missing or unreadable.
  public init(_ request: PreviewRequest) throws(Refusal) {
    self.request = request.forPages
    watcher.watch(self.request.watchedFiles)
    do throws(PreviewError) {
      try self.request.checkForLivePreview()
      (page, lastGood) = try Self.made(self.request)
    } catch {
      guard error.exitCode == PreviewExit.findings else {
        throw Refusal(report: error.report, exitCode: error.exitCode)
      }
      page = Self.broken(error.report, lastGood: nil, self.request)
    }
  }

  /// The files that the page depends on, existing or not: the inputs, the guide of the tokens, and every possible place
  /// of their `kanso.yaml`.
  public var files: [String] { request.watchedFiles }

  /// Makes the page again. `waitForChange` reports every save after the start of this call.
  public mutating func refresh() {
    watcher.watch(files)
    do throws(PreviewError) {
      (page, lastGood) = try Self.made(request)
    } catch {
      page = Self.broken(error.report, lastGood: lastGood, request)
    }
  }

  /// Waits until one of the files has changed since the last update and no longer changes.
  /// - Parameter isOver: returns true to end the wait. It is called about fifty times a second.
  /// - Returns: true for a change; false if `isOver` ended the wait.
  public mutating func waitForChange(unless isOver: () -> Bool) -> Bool {
    watcher.waitForChange(unless: isOver)
  }

  private static func made(_ request: PreviewRequest) throws(PreviewError) -> (LivePage, any PreviewPage) {
    for file in request.namedFiles { try checkReadable(file) }
    let (content, report) = try request.page()
    let page = LivePage(
      content.html(live: LiveParts(.current, report: report)),
      line: "\(content.title.printable) is shown\(report.isEmpty ? "" : ", with warnings")", isBroken: false)
    return (page, content)
  }

  private static func broken(
    _ report: String, lastGood: (any PreviewPage)?, _ request: PreviewRequest
  ) -> LivePage {
    let first = report.prefix { !$0.isNewline }
    guard let lastGood else {
      let name = (request.inputs.last ?? "").shownPath
      let html = LiveEmptyPage(title: name).html(live: LiveParts(.missing, report: report))
      return LivePage(html, line: "\(first)", isBroken: true)
    }
    return LivePage(
      lastGood.html(live: LiveParts(.outdated, report: report)), line: "\(first); the last good page stays",
      isBroken: true)
  }

  /// Throws an error unless the path is a regular file. A pipe can be read only once; the next read would wait for a
  /// writer.
  private static func checkReadable(_ path: String) throws(PreviewError) {
    let found = try? FileManager.default.attributesOfItem(atPath: InputFile.resolved(path))
    switch found?[.type] as? FileAttributeType {
    case .typeRegular?: return
    case .typeDirectory?:
      throw .reading(FileError("read", path, reason: "it is a directory", isMissing: true))
    case nil:
      throw .reading(FileError("read", path, reason: "there is no such file", isMissing: true))
    default: throw .usage("--serve follows what is saved, and \(path.printable) is no file")
    }
  }
}

extension PreviewRequest {
  /// The files that the request names.
  fileprivate var namedFiles: [String] { inputs + [tokens].compactMap { $0 } }

  /// The files that the content depends on, without duplicates.
  fileprivate var watchedFiles: [String] {
    var seen: Set<String> = []
    return (namedFiles + namedFiles.flatMap { Configuration.candidates(for: $0) })
      .filter { seen.insert($0).inserted }
  }

  /// The request for reports in pages, without the colors for a terminal.
  fileprivate var forPages: PreviewRequest {
    var request = self
    request.console = PreviewConsole()
    return request
  }

  /// Throws an error if the request has options that do not apply to served pages. Ignoring them silently would hide a
  /// mistake.
  fileprivate func checkForLivePreview() throws(PreviewError) {
    if output != nil { throw .usage("--serve writes no file: leave out either it or --output") }
    if let format, format != .html {
      throw .usage("--serve shows pages, that is --format html, and not \(format.rawValue)")
    }
    if width != nil || scale != nil || columns != nil || color != .auto {
      throw .usage("--serve shows pages, which have no --width, --scale, --columns or --color")
    }
    if namedFiles.contains(PreviewInput.standardInput) {
      throw .usage("--serve follows what is saved, and standard input is no file")
    }
    guard !inputs.isEmpty else { throw .usage("name a guide (tokens.yaml), a theme, a storyboard or a xib") }
    if comparesInputs, inputs.count != 2 {
      throw .usage("--diff compares two inputs, the older one first, and not \(inputs.count)")
    }
  }
}
