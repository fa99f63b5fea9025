import Foundation
import Testing

/// `Tests/Browser/check-live`, which edits a guide while it looks at its page.
private enum LiveBrowser {
  struct Outcome: Sendable {
    let status: Int32
    let output: Data
    let errors: String
  }

  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Tests/Browser/check-live").standardized.path

  /// Whether Chromium and what drives it are installed.
  static let isThere = (try? run(["--is-there"]))?.status == 0

  /// Waits on a thread of its own, so that other tests go on meanwhile.
  static func visit(_ program: String) async throws -> Outcome {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try run([program]) }) }
    }
  }

  private static func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: script)
    process.arguments = arguments
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kanso-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files and not pipes: a pipe that nobody empties stops the program.
    let (output, errors) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// What `Tests/Browser/check-live` finds while a guide is edited.
@Suite(.serialized, .enabled(if: LiveBrowser.isThere)) struct LiveBrowserTests {
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
    struct Mended: Decodable {
      let panel: Panel?
      let title: String
      let status: String
    }
    struct Broken: Decodable {
      let panel: Panel
      let color: String
      let hacked: Int
      let moved: Double
      let mended: Mended
      let missing: Panel
    }
    struct Looks: Decodable {
      let axe: [String]
      let overflow: [String]
      let noted: [String]
    }
    struct Restart: Decodable {
      let status: Int32
      let said: String
    }
    let milliseconds: [Int]
    let kept: Kept
    let broken: Broken
    let looks: Looks
    let warned: Looks
    let restarted: Restart
    let loads: Int
    let noted: [String]
    let status: Int32
  }

  @Test(.timeLimit(.minutes(10))) func aPageFollowsItsGuide() async throws {
    let outcome = try await LiveBrowser.visit(Program.path)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let found = try JSONDecoder().decode(Finding.self, from: outcome.output)

    print("LiveBrowserTests: \(found.milliseconds) ms from save to color")
    #expect(found.kept.before == found.kept.after)
    #expect(found.kept.before.search == "color" && found.kept.before.focus == "search")
    #expect(found.kept.before.mode == "1" && found.kept.before.top > 0)
    #expect(found.kept.before.shown < found.kept.cleared && found.kept.copies == 1)

    expect(found.broken)
    for looks in [found.looks, found.warned] {
      #expect(looks.axe.isEmpty, "\(looks.axe)")
      #expect(looks.overflow.isEmpty, "\(looks.overflow)")
      #expect(looks.noted.isEmpty, "\(looks.noted)")
    }
    #expect(found.restarted.status == 0 && found.status == 0)
    #expect(found.restarted.said.hasPrefix("kanso preview is not running"))
    // Contents were put in place of each other; the page was never loaded again.
    #expect(found.loads == 1 && found.noted.isEmpty, "\(found.loads) \(found.noted)")
  }

  private func expect(_ broken: Finding.Broken) {
    let panel = broken.panel
    #expect(panel.text.contains("tokens.yaml:68:3: error: ") && panel.text.contains("   68 |   \"<img src=x"))
    #expect(panel.text.contains("^^^^") && panel.font.contains("monospace"))
    #expect(panel.title == "Errors – Harbor" && panel.inView && panel.status == "There are errors.")
    // Above the last good content, which stays where it was.
    #expect(panel.tokens == 62 && broken.color == "rgb(0, 255, 0)" && abs(broken.moved) < 1)
    // Hostile texts are texts.
    #expect(panel.elements == 0 && broken.hacked == 0 && panel.text.contains("<script>"))
    #expect(broken.mended.panel == nil && broken.mended.title == "Harbor")
    #expect(broken.mended.status == "The errors are gone.")
    #expect(broken.missing.text.contains("error: cannot read tokens.yaml: "))
  }
}
