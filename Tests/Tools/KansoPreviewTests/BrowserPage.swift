import Foundation
import TestSupport
import Testing

/// The findings of `Tests/Browser/check-page` in a page.
enum BrowserPage {
  struct Markup: Decodable {
    let mistakes: [String]
    let scripts: Int
    let handlers: [String]
    let foreignLinks: [String]
    let brokenLinks: [String]
    let doubleIDs: [String]
    let tags: [String]
    let headings: [Int]
    let text: String
  }

  struct Visit: Decodable {
    struct WindowChecks: Decodable {
      let noted: [String]
      let overflow: [String]
      let colors: [Int]
      let axe: [String]

      /// Expects an accessible page at each width, in light and in dark.
      func expectGood(_ location: Testing.SourceLocation = #_sourceLocation) {
        #expect(noted.isEmpty, "\(noted)", sourceLocation: location)
        #expect(overflow.isEmpty, "\(overflow)", sourceLocation: location)
        #expect(axe.isEmpty, "\(axe)", sourceLocation: location)
        // Text alone has many colors at the edges of its letters.
        #expect(
          colors.count == (Tier.isNightly ? 6 : 3) && colors.allSatisfy { $0 > 100 }, "\(colors)",
          sourceLocation: location)
      }
    }
    struct Search: Decodable {
      let focused: String
      let all: Int
      let shown: Int
      let groups: Int
      let status: String
      let live: String
      let nothing: Bool
      let after: Int
      let noted: [String]
    }
    struct Copy: Decodable {
      let name: String
      let pasted: String
      let status: String
      let noted: [String]
    }
    struct Modes: Decodable {
      let all: Int
      let alone: [[Int]]
      let noted: [String]
    }
    struct WithoutScript: Decodable {
      let shown: Int
      let tools: Int
      let noted: [String]
    }
    let windows: WindowChecks
    let search: Search?
    let copy: Copy?
    let copyWithoutClipboard: Copy?
    let modes: Modes?
    let withoutScript: WithoutScript?
  }

  /// Returns the findings of html5lib, an HTML parser, in a page.
  static func markup(_ html: String) async throws -> Markup { try await run(html, ["--markup"]) }

  /// Returns the findings of Chromium and axe in a page.
  ///
  /// - Parameter word: a text to search for; nil only opens the page.
  static func visit(_ html: String, searching word: String? = nil) async throws -> Visit {
    try await run(html, (word.map { ["--search", $0] } ?? []) + (Tier.isNightly ? ["--all"] : []))
  }

  private static func run<Found: Decodable>(_ html: String, _ options: [String]) async throws -> Found {
    let directory = try TemporaryDirectory()
    let file = try directory.write(html, to: "page.html")
    let script = Project.file("Tests/Browser/check-page").path
    let outcome = try await Shell.run(script, [file.path] + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Found.self, from: outcome.outputBytes)
  }

  /// Returns the SHA-256 of each script of a page in Base64, as `python3` computes it.
  ///
  /// The page is read unchanged, so that a single additional space gives another hash.
  static func scriptHashes(_ html: String) async throws -> [String] {
    let program = """
      import base64, hashlib, re, sys
      for script in re.findall(b"<script>(.*?)</script>", sys.stdin.buffer.read(), re.S):
        print(base64.b64encode(hashlib.sha256(script).digest()).decode())
      """
    let outcome = try await Shell.run("python3", ["-c", program], input: Data(html.utf8))
    try #require(outcome.status == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }
}
