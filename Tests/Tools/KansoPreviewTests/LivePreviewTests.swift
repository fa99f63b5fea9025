import Foundation
import KansoDiagnostics
import KansoRendering
import TestSupport
import Testing

@testable import KansoPreview

/// Previews that are updated when their files change.
@Suite struct LivePreviewTests {
  private let folder: TemporaryDirectory
  private var path: String { folder.path("tokens.yaml") }

  init() throws {
    folder = try TemporaryDirectory()
    try write("name: Harbor\ncolors: {brand: \"#123456\"}\n")
  }

  private func write(_ text: String) throws { try folder.write(text, to: "tokens.yaml") }

  private func preview() throws -> LivePreview { try LivePreview(PreviewRequest([path])) }

  private static func text(_ page: LivePage) -> String { String(decoding: page.html, as: UTF8.self) }

  // MARK: Pages

  @Test func aPageFollowsItsFile() throws {
    var preview = try preview()
    let first = preview.page
    #expect(Self.text(first).contains("#123456") && first.line == "Harbor is shown" && !first.isBroken)
    preview.refresh()
    #expect(preview.page == first)
    try write("name: Port\ncolors: {brand: \"#654321\"}\n")
    preview.refresh()
    #expect(Self.text(preview.page).contains("#654321") && preview.page.line == "Port is shown")
    #expect(preview.page.revision != first.revision)
    #expect(Self.text(preview.page).hasSuffix("</html>\n<!--\(preview.page.revision)-->\n"))
  }

  @Test func theLastGoodPageStaysBelowErrors() throws {
    var preview = try preview()
    try write("colors: {brand: oops}\n")
    preview.refresh()
    let html = Self.text(preview.page)
    #expect(preview.page.isBroken && preview.page.line.hasSuffix("; the last good page stays"))
    #expect(html.contains("#123456") && html.contains("<title>Errors – Harbor</title>"))
    #expect(html.contains("tokens.yaml:1:17: error: ") && html.contains("1 | colors: {brand: oops}"))
    try #expect(html.index(of: "id=\"problems\"") < html.index(of: "class=\"masthead\""))

    try FileManager.default.removeItem(atPath: path)
    preview.refresh()
    #expect(Self.text(preview.page).contains("there is no such file"))
    #expect(Self.text(preview.page).contains("#123456"))

    try write("name: Harbor\ncolors: {brand: \"#123456\"}\n")
    preview.refresh()
    #expect(try preview.page == self.preview().page)
  }

  @Test func whatWasNeverGoodIsAPageOfErrors() throws {
    try write("colors: {brand: oops}\n")
    let page = try preview().page
    #expect(page.isBroken && !page.line.contains("last good page"))
    #expect(Self.text(page).contains("<title>Errors – tokens.yaml</title>"))
    #expect(Self.text(page).contains("Nothing can be shown yet."))
  }

  @Test func aCalculationBeyondAllBoundsIsAPageOfErrors() throws {
    try write("padding: {a: 1000000, b: a * 1000000 * 1000000 * 1000000}\n")
    var preview = try preview()
    #expect(preview.page.isBroken && Self.text(preview.page).contains("is 1e+24 points"))
    try write("padding: {a: 8}\n")
    preview.refresh()
    #expect(!preview.page.isBroken)
  }

  @Test func warningsAreCollapsed() throws {
    try write("padding: {old: {value: 8, deprecated: true}, new: \"{padding.old}\"}\n")
    let page = try preview().page
    #expect(!page.isBroken && page.line.hasSuffix("is shown, with warnings"))
    let html = Self.text(page)
    #expect(html.contains("<details id=\"warnings\">") && html.contains("[deprecated-in-use]"))
    #expect(!html.contains("id=\"problems\""))
  }

  @Test func errorsAreTexts() throws {
    try write("colors: {\"<img src=x>\": \"</code></pre><script>alert(1)</script>\"}\n")
    let html = try Self.text(preview().page)
    #expect(!html.contains("<img") && !html.contains("<script>alert"))
    #expect(html.contains("&lt;img src=x&gt;"))
  }

  @Test func longReportsHaveAnEnd() throws {
    let names = (0..<5_000).map { "  \"é\($0).\": \"#123456\"\n" }.joined()
    try write("colors:\n\(names)")
    let html = try Self.text(preview().page)
    #expect(html.contains("… and more, which is not shown here") && html.utf8.count < 1 << 18)
    #expect(!html.contains("\u{FFFD}"))
  }

  @Test func differencesAndDocumentsAreFollowedToo() throws {
    try folder.write("name: Old\ncolors: {brand: \"#000001\"}\n", to: "old.yaml")
    var request = PreviewRequest([folder.path("old.yaml"), path])
    request.comparesInputs = true
    let page = try LivePreview(request).page
    #expect(page.line == "old.yaml → tokens.yaml is shown")
    try folder.write(DocumentSamples.storyboard(DocumentSamples.label("Hello")), to: "Main.storyboard")
    var documents = PreviewRequest([folder.path("Main.storyboard")])
    documents.tokens = path
    let preview = try LivePreview(documents)
    #expect(
      Self.text(preview.page).contains("connect-src &#39;self&#39;")
        || Self.text(preview.page).contains("connect-src 'self'"))
    #expect(preview.files.contains(path))
  }

  // MARK: Files

  @Test func configurationsBelongToTheFiles() throws {
    let files = try preview().files
    #expect(files.first == path && files.contains(folder.path("kanso.yaml")))
    #expect(Set(files).count == files.count)
  }

  @Test func whatIsSavedIsAChange() throws {
    var preview = try preview()
    try write("colors: {brand: \"#654321\"}\n")
    var checkCount = 0
    let isSeen = preview.waitForChange {
      checkCount += 1
      return checkCount > 100
    }
    #expect(isSeen)
    preview.refresh()
    checkCount = 0
    let isChanged = preview.waitForChange {
      checkCount += 1
      return checkCount > 3
    }
    #expect(!isChanged)
  }

  /// Files that guides name are watched, also those that do not exist yet.
  @Test func includedFilesAreFollowed() throws {
    try write("kanso: 2\ninclude: more/brand.yaml\n")
    var preview = try preview()
    #expect(preview.page.isBroken && preview.files.contains(folder.path("more/brand.yaml")))
    try folder.write("colors: {brand: \"#123456\"}\n", to: "more/brand.yaml")
    #expect(preview.waitForChange { false })
    preview.refresh()
    #expect(!preview.page.isBroken && Self.text(preview.page).contains("#123456"))
    try folder.write("colors: {brand: \"#65432100\"}\n", to: "more/brand.yaml")
    #expect(preview.waitForChange { false })
    preview.refresh()
    #expect(Self.text(preview.page).contains("#65432100"))
  }

  // MARK: Refusals

  @Test func whatIsNoPageOrNoFileIsRefused() throws {
    #expect(refusal { $0.output = "x.html" } == 64)
    #expect(refusal { $0.format = .svg } == 64)
    #expect(refusal { $0.width = 300 } == 64)
    #expect(refusal { $0.scale = 2 } == 64)
    #expect(refusal { $0.columns = 80 } == 64)
    #expect(refusal { $0.color = .never } == 64)
    #expect(refusal { $0.inputs = [] } == 64)
    #expect(refusal { $0.inputs = ["-"] } == 64)
    #expect(refusal { $0.tokens = "-" } == 64)
    #expect(refusal { $0.comparesInputs = true } == 64)
    try folder.write("{}", to: "theme.json")
    #expect(refusal { $0.inputs.append(folder.path("theme.json")) } == 64)
    #expect(refusal { $0.inputs = ["/dev/null"] } == 64)
    #expect(refusal { $0.inputs = [folder.path("missing.yaml")] } == 66)
    #expect(refusal { $0.inputs = [folder.url.path] } == 66)
    #expect(refusal { $0.format = .html } == nil)
  }

  private func refusal(_ change: (inout PreviewRequest) -> Void) -> Int32? {
    var request = PreviewRequest([path])
    change(&request)
    do throws(LivePreview.StartError) {
      _ = try LivePreview(request)
      return nil
    } catch {
      #expect(error.report.hasPrefix("error: ") && error.report.hasSuffix("\n"))
      return error.exitCode
    }
  }
}

extension String {
  /// Returns the index of a required text.
  fileprivate func index(of text: String) throws -> Index { try #require(range(of: text)).lowerBound }
}
