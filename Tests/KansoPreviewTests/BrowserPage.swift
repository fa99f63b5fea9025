import Foundation
import TestSupport
import Testing

/// What `Tests/Browser/check-page` finds in a page.
enum BrowserPage {
  private static let script = Project.root.appendingPathComponent("Tests/Browser/check-page").path

  /// Whether Chromium and what drives it are installed.
  static let isThere = (try? Shell.run(script, ["--is-there"]).status) == 0

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
    struct Looks: Decodable {
      let noted: [String]
      let overflow: [String]
      let colors: [Int]
      let axe: [String]
    }
    struct Search: Decodable {
      let focused: String
      let all: Int
      let shown: Int
      let groups: Int
      let said: String
      let live: String
      let nothing: Bool
      let after: Int
      let noted: [String]
    }
    struct Copy: Decodable {
      let name: String
      let pasted: String
      let said: String
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
    let looks: Looks
    let search: Search?
    let copy: Copy?
    let copyWithoutClipboard: Copy?
    let modes: Modes?
    let withoutScript: WithoutScript?
  }

  /// What a parser of HTML makes of a page.
  static func markup(_ html: String) throws -> Markup { try run(html, ["--markup"]) }

  /// What Chromium makes of a page.
  static func visit(_ html: String, searching word: String? = nil) throws -> Visit {
    try run(html, word.map { ["--search", $0] } ?? [])
  }

  private static func run<Found: Decodable>(_ html: String, _ options: [String]) throws -> Found {
    let directory = try TemporaryDirectory()
    let file = try directory.write(html, to: "page.html")
    let outcome = try Shell.run(script, [file.path] + options)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Found.self, from: Data(outcome.output.utf8))
  }
}
