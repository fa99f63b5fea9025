import KansoScreenPreviews
import KansoSystem

/// The page of a package's screens, which are built and drawn again whenever a source is saved.
public struct LiveScreens: LiveContent {
  /// The page of the last update; before the first one, a sentence about the build.
  public private(set) var page: LivePage
  private let folder: String
  private let product: String
  private var package: ScreenPackage
  private var manifest: FoundFile
  private var watcher = FileWatcher()
  /// The last screens without errors; nil if there were none.
  private var lastGood: ScreensPage?
  /// True until the screens were built the first time.
  private var isNew = true

  /// Describes a package, and starts to watch its sources. The first page only says that the screens are being built.
  ///
  /// - Parameters:
  ///   - folder: the folder of the package.
  ///   - product: the library product with the screens.
  /// - Throws: `StartError` if there is no such package or product, or if its manifest has errors.
  public init(_ folder: String, product: String) throws(LivePreview.StartError) {
    (self.folder, self.product) = (folder, product)
    manifest = FoundFile(folder + "/Package.swift")
    do throws(PreviewError) { package = try ScreenPackage(folder, product: product) } catch {
      throw LivePreview.StartError(report: error.report, exitCode: error.exitCode)
    }
    let html = LiveEmptyPage(title: product.printable, text: "The screens are being built.").html(
      live: LiveParts(.current, report: ""))
    page = LivePage(html, line: "\(product.printable) is being built", isBroken: false)
  }

  /// Builds and draws the screens again. If there are errors, the new page shows them above the last screens without
  /// errors.
  public mutating func refresh() {
    isNew = false
    watcher.watch(package.watchedFiles)
    do throws(PreviewError) {
      let now = FoundFile(package.manifest)
      if now != manifest {
        package = try ScreenPackage(folder, product: product)
        manifest = now
      }
      let content = ScreensPage(title: product, screens: try ScreenProgram(package: package).screens())
      lastGood = content
      page = LivePage(
        content.html(live: LiveParts(.current, report: content.report)),
        line: "\(product.printable) is shown\(content.report.isEmpty ? "" : ", with problems of layout")",
        isBroken: false)
    } catch {
      page = errorPage(error.report)
    }
  }

  /// Blocks until a source has changed, and its changes have ended. The first call does not wait.
  public mutating func waitForChange(unless isOver: () -> Bool) -> Bool {
    isNew ? true : watcher.waitForChange(unless: isOver)
  }

  /// Ends the build that is under way, if there is one, before the end of the program.
  public static func endBuilds() { Subprocess.endAll() }

  /// Returns the page that shows a report above the last screens without errors, if there are any.
  private func errorPage(_ report: String) -> LivePage {
    let first = report.split(whereSeparator: \.isNewline).first { $0.contains("error:") } ?? "error"
    guard let lastGood else {
      let html = LiveEmptyPage(title: product.printable).html(live: LiveParts(.missing, report: report))
      return LivePage(html, line: "\(first)", isBroken: true)
    }
    return LivePage(
      lastGood.html(live: LiveParts(.outdated, report: report)), line: "\(first); the last good page stays",
      isBroken: true)
  }
}

/// A page of a package's screens, drawn once.
public struct DrawnScreens: Sendable {
  /// The page as HTML.
  public let html: String
  /// The problems of the layouts; empty if there are none.
  public let report: String

  /// Builds and draws the screens of a package.
  ///
  /// - Parameters:
  ///   - folder: the folder of the package.
  ///   - product: the library product with the screens.
  /// - Throws: `StartError` if there is no such package or product, or if it cannot be built.
  public init(_ folder: String, product: String) throws(LivePreview.StartError) {
    do throws(PreviewError) {
      let package = try ScreenPackage(folder, product: product)
      let page = ScreensPage(title: product, screens: try ScreenProgram(package: package).screens())
      (html, report) = (page.html(live: nil), page.report)
    } catch {
      throw LivePreview.StartError(report: error.report, exitCode: error.exitCode)
    }
  }

  /// Writes the page to a file, all of it or nothing.
  ///
  /// - Throws: `StartError` if it cannot be written.
  public func write(to path: String) throws(LivePreview.StartError) {
    do throws(FileError) {
      let file = try PreviewOutput(path: path).staged(Array(html.utf8))
      try PreviewOutput.replace([file].compactMap { $0 })
    } catch {
      let error = PreviewError.writing(error)
      throw LivePreview.StartError(report: error.report, exitCode: error.exitCode)
    }
  }
}
