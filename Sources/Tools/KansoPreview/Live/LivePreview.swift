import Foundation
import KansoFormatting
import KansoGuide
import KansoProject
import KansoSystem

/// A preview that is updated whenever one of its files is saved.
///
/// If there are errors, the page keeps its last content without errors and shows the errors above it.
public struct LivePreview: LiveContent {
  /// The reason why there is no live preview.
  public struct StartError: Error, Equatable, Sendable {
    /// The problem for people, with its line break.
    public let report: String
    /// The exit code of the command: 64 wrong usage; 66 an input is missing; 74 reading failed.
    public let exitCode: Int32
  }

  /// The page of the last update.
  public private(set) var page: LivePage
  private let request: PreviewRequest
  private var watcher = FileWatcher()
  /// The files of the guides at the last update, also those that they name.
  private var guideFiles: [FoundFile] = []
  /// The content of the last update without errors; nil if there was none.
  private var lastGood: (any PreviewPage)?

  /// Creates the preview of a request, with its first page, and starts to watch the files. If the inputs have
  /// errors, the first page shows them.
  /// - Throws: `StartError` for a wrong usage, such as another format than a page, and for an input that is
  ///   missing or cannot be read.
  public init(_ request: PreviewRequest) throws(StartError) {
    self.request = request.forPages
    watcher.watch(self.request.watchedFiles)
    do throws(PreviewError) {
      try self.request.checkForLivePreview()
      guideFiles = Self.guideFiles(of: self.request)
      watcher.add(guideFiles)
      (page, lastGood) = try Self.makePage(of: self.request)
    } catch {
      guard error.exitCode == PreviewExit.findings else {
        throw StartError(report: error.report, exitCode: error.exitCode)
      }
      page = Self.errorPage(error.report, lastGood: nil, self.request)
    }
  }

  /// The files that the page depends on, existing or not: the inputs, the guide of the tokens, every possible place
  /// of their `kanso.yaml`, and the files that guides include or extend.
  public var files: [String] {
    let watched = request.watchedFiles
    return watched + guideFiles.map(\.path).filter { !watched.contains($0) }
  }

  /// Makes the page again from the files. If there are errors, also of reading, the new page shows them above
  /// the last content without errors. After this call, `waitForChange` reports every save since the call
  /// began.
  public mutating func refresh() {
    watcher.watch(request.watchedFiles)
    guideFiles = Self.guideFiles(of: request)
    watcher.add(guideFiles)
    do throws(PreviewError) {
      (page, lastGood) = try Self.makePage(of: request)
    } catch {
      page = Self.errorPage(error.report, lastGood: lastGood, request)
    }
  }

  /// Returns the guides of a request, and the files that they name. They are read again for the page, so that no
  /// change between the two is missed.
  private static func guideFiles(of request: PreviewRequest) -> [FoundFile] {
    request.namedFiles.flatMap { path -> [FoundFile] in
      guard (try? Self.checkRegularFile(path)) != nil,
        let input = try? PreviewInput(path, standardInput: { _ in [] }),
        input.kind == .guide || input.kind == .theme && CompiledGuide.isDocument(input.bytes, path: path)
      else { return [] }
      return GuideDocuments(
        [GuideFile(path: path, bytes: input.bytes)], inputs: request.contexts, including: .onDisk
      ).files
    }
  }

  /// Blocks until one of the files has changed since the start of the last update, and its changes have
  /// ended. Does not update the page.
  /// - Parameter isOver: returns true to end the wait. It is called about fifty times a second.
  /// - Returns: true for a change; false if `isOver` ended the wait.
  public mutating func waitForChange(unless isOver: () -> Bool) -> Bool {
    watcher.waitForChange(unless: isOver)
  }

  /// Reads the inputs. Returns the page without errors, and its content for pages that follow.
  /// - Throws: an error if an input is no regular file, cannot be read or has errors, or if the inputs do not
  ///   fit together.
  private static func makePage(of request: PreviewRequest) throws(PreviewError) -> (
    page: LivePage, content: any PreviewPage
  ) {
    for file in request.namedFiles { try checkRegularFile(file) }
    let (content, report) = try request.page()
    let page = LivePage(
      content.html(live: LiveParts(.current, report: report)),
      line: "\(content.title.printable) is shown\(report.isEmpty ? "" : ", with warnings")", isBroken: false)
    return (page, content)
  }

  /// Returns the page that shows a report above the last content without errors, or without content if there
  /// is none. Its line is the first line of the report, with the remark that the last good page stays if it
  /// does.
  /// - Parameter lastGood: the last content without errors; nil for none.
  private static func errorPage(
    _ report: String, lastGood: (any PreviewPage)?, _ request: PreviewRequest
  ) -> LivePage {
    let first = report.prefix { !$0.isNewline }
    guard let lastGood else {
      let name = (request.inputs.last ?? "").displayPath
      let html = LiveEmptyPage(title: name).html(live: LiveParts(.missing, report: report))
      return LivePage(html, line: "\(first)", isBroken: true)
    }
    return LivePage(
      lastGood.html(live: LiveParts(.outdated, report: report)), line: "\(first); the last good page stays",
      isBroken: true)
  }

  /// Throws an error unless the path, or the target of a symbolic link there, is a regular file. The error is
  /// that of a missing input for a folder or if there is no file, and a usage error for pipes and devices. A
  /// pipe can be read only once; the next read would wait for a writer.
  private static func checkRegularFile(_ path: String) throws(PreviewError) {
    let found = try? FileManager.default.attributesOfItem(atPath: InputFile.resolvedPath(path))
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
  /// The files that the request names: the inputs, then the guide of the tokens and the uses of tokens.
  fileprivate var namedFiles: [String] { inputs + [tokens, uses].compactMap { $0 } }

  /// The files that the content depends on, existing or not, without duplicates: the named files and every
  /// possible place of their `kanso.yaml`.
  fileprivate var watchedFiles: [String] {
    var seen: Set<String> = []
    return (namedFiles + namedFiles.flatMap { ProjectConfiguration.candidates(for: $0) })
      .filter { seen.insert($0).inserted }
  }

  /// The request with a console that is no terminal, so that reports have no colors.
  fileprivate var forPages: PreviewRequest {
    var request = self
    request.console = PreviewConsole()
    return request
  }

  /// Throws a usage error if the request has options that do not apply to served pages (an output, a site, another
  /// format, a width, a scale, columns, or a choice of colors), reads standard input, or has no inputs or not
  /// two to compare. Ignoring such options silently would hide a mistake.
  fileprivate func checkForLivePreview() throws(PreviewError) {
    if output != nil { throw .usage("--serve writes no file: leave out either it or --output") }
    if site != nil || against != nil { throw .usage("--serve writes no file: leave out either it or --site") }
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
