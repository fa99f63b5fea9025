import Foundation
import TestSupport
import Testing

/// The findings of `Tests/Browser/check-live`, which edits a guide while its page is open in a browser.
struct LiveBrowserTests {
  private struct Finding: Decodable {
    struct State: Decodable, Equatable {
      let search: String
      let shown: Int
      let focus: String
      let selection: [Int?]
      let mode: String
      let checked: String
      let top: Double
    }
    struct Kept: Decodable {
      let before: State
      let after: State
      let cleared: Int
      let copies: Int
    }
    struct Panel: Decodable {
      let text: String
      let elements: Int
      let title: String
      let inView: Bool
      let tokens: Int
      let font: String
      let status: String
    }
    struct Fixed: Decodable {
      let panel: Panel?
      let title: String
      let status: String
    }
    struct Broken: Decodable {
      let panel: Panel
      let color: String
      let hacked: Int
      let moved: Double
      let fixed: Fixed
      let missing: Panel
    }
    struct WindowChecks: Decodable {
      let axe: [String]
      let overflow: [String]
      let noted: [String]
    }
    struct Restart: Decodable {
      let status: Int32
      let message: String
    }
    let milliseconds: [Int]
    let kept: Kept
    let broken: Broken
    let windows: WindowChecks
    let warned: WindowChecks
    let restarted: Restart
    let loads: Int
    let noted: [String]
    let status: Int32
  }

  @Test(.requires(.browser), .requires(.python("axe_playwright_python")))
  func aPageFollowsItsGuide() async throws {
    let outcome = try await Shell.run(
      Project.file("Tests/Browser/check-live").path,
      [Project.products.appendingPathComponent("kanso-preview").path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let found = try JSONDecoder().decode(Finding.self, from: outcome.outputBytes)

    print("LiveBrowserTests: \(found.milliseconds) ms from save to color")
    #expect(found.kept.before == found.kept.after)
    #expect(found.kept.before.search == "color" && found.kept.before.focus == "search")
    #expect(found.kept.before.mode == "1" && found.kept.before.top > 0)
    #expect(found.kept.before.shown < found.kept.cleared && found.kept.copies == 1)

    expect(found.broken)
    for windows in [found.windows, found.warned] {
      #expect(windows.axe.isEmpty, "\(windows.axe)")
      #expect(windows.overflow.isEmpty, "\(windows.overflow)")
      #expect(windows.noted.isEmpty, "\(windows.noted)")
    }
    #expect(found.restarted.status == 0 && found.status == 0)
    #expect(found.restarted.message.hasPrefix("kanso preview is not running"))
    // The contents were replaced; the page was never loaded again.
    #expect(found.loads == 1 && found.noted.isEmpty, "\(found.loads) \(found.noted)")
  }

  private func expect(_ broken: Finding.Broken) {
    let panel = broken.panel
    #expect(panel.text.contains("tokens.yaml:68:3: error: ") && panel.text.contains("   68 |   \"<img src=x"))
    #expect(panel.text.contains("^^^^") && panel.font.contains("monospace"))
    #expect(panel.title == "Errors – Harbor" && panel.inView && panel.status == "There are errors.")
    // The panel is above the last valid content, which did not move.
    #expect(panel.tokens == 62 && broken.color == "rgb(0, 255, 0)" && abs(broken.moved) < 1)
    // Hostile texts are displayed as texts.
    #expect(panel.elements == 0 && broken.hacked == 0 && panel.text.contains("<script>"))
    #expect(broken.fixed.panel == nil && broken.fixed.title == "Harbor")
    #expect(broken.fixed.status == "The errors are gone.")
    #expect(broken.missing.text.contains("error: cannot read tokens.yaml: "))
  }
}
