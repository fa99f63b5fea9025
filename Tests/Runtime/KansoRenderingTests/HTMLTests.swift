import Foundation
import TestSupport
import Testing

@testable import KansoRendering

struct HTMLTests {
  @Test func isOneFileThatLoadsNothing() {
    let html = SVGSample.drawing().html(title: "Tiles", description: "All of them", language: "de")
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\">"))
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("http://") || html.components(separatedBy: "http://").count == 2)
    #expect(!html.contains("script-src"))
    #expect(html.contains("<title>Tiles</title>"))
  }

  @Test func aScriptIsAllowedWhereThereIsOne() {
    let script = HTMLFrame.Script("run()", hash: "abc=")
    let html = HTMLFrame.document(title: "a", script: script, style: { $0.markup("b{}\n") }) {
      $0.markup("<p>b</p>\n")
    }
    #expect(html.contains("; script-src 'sha256-abc='\">"))
    #expect(html.contains("<style>\nb{}\n</style>"))
    #expect(html.contains("<p>b</p>\n<script>run()</script>\n</body>"))
  }

  /// The findings of `Tests/Browser/check-page`.
  private struct Visit: Decodable {
    struct WindowChecks: Decodable {
      let noted: [String]
      let overflow: [String]
      let axe: [String]
    }
    let windows: WindowChecks
  }

  @Test(.requires(.browser), .requires(.python("axe_playwright_python")))
  func passesAnAccessibilityCheck() async throws {
    let directory = try TemporaryDirectory()
    let page = try directory.write(
      SVGSample.drawing().html(title: "Tiles", description: "All of them"), to: "page.html")
    let script = Project.file("Tests/Browser/check-page").path
    let outcome = try await Shell.run(script, [page.path, "--widths", "320"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let windows = try JSONDecoder().decode(Visit.self, from: outcome.outputBytes).windows
    #expect(windows.noted.isEmpty, "\(windows.noted)")
    #expect(windows.overflow.isEmpty, "\(windows.overflow)")
    #expect(windows.axe.isEmpty, "\(windows.axe)")
  }
}
