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

  private static let hasAxe =
    Program.hasChromium && (try? Shell.run("python3", ["-c", "import axe_playwright_python"]).status) == 0

  @Test(.enabled(if: hasAxe)) func passesAnAccessibilityCheck() throws {
    let directory = try TemporaryDirectory()
    let page = try directory.write(
      SVGSample.drawing().html(title: "Tiles", description: "All of them"), to: "page.html")
    let script = try directory.write(Self.check, to: "check.py")
    let outcome = try Shell.run("timeout", ["120", "python3", script.path, page.absoluteString])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "", "\(outcome.output)")
  }

  private static let check = """
    import sys
    from playwright.sync_api import sync_playwright
    from axe_playwright_python.sync_playwright import Axe
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path='/usr/bin/chromium', args=['--no-sandbox'])
        page = browser.new_page(viewport={'width': 320, 'height': 480})
        page.on('console', lambda message: print(message.text))
        page.on('pageerror', lambda error: print(error))
        page.goto(sys.argv[1])
        for violation in Axe().run(page).response['violations']:
            print(violation['id'], violation['nodes'])
        if page.evaluate('document.documentElement.scrollWidth') > 320: print('wider than the window')
        browser.close()
    """
}
