import Foundation
import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoGuide

/// The compiler crashes on no bytes. `scripts/fuzz` searches longer; these tests run every time.
struct RobustnessTests {
  @Test func damagedGuidesNeverCrash() throws {
    var random = SeededGenerator.announced(for: "RobustnessTests")
    let guides = try DiagnosticFixtureTests.fixtures.map { fixture in
      let url = DiagnosticFixtureTests.folder.appendingPathComponent(fixture)
      return Array(MarkedText(try String(contentsOf: url, encoding: .utf8)).text.utf8)
    }
    for _ in 0..<3_000 {
      var bytes = guides.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, guides, &random) }
      let compiled = CompiledGuide(bytes: bytes, path: "guide.yaml")
      #expect((compiled.theme == nil) == compiled.diagnostics.hasErrors)
      for format in ReportFormat.allCases { _ = format.reporter(color: false).report(compiled.diagnostics) }
      for diagnostic in compiled.diagnostics {
        #expect(diagnostic.range.upperBound <= diagnostic.range.file.bytes.count)
      }
    }
  }

  /// A damaged guide that includes another one.
  @Test func damagedFilesNeverCrash() throws {
    var random = SeededGenerator.announced(for: "damagedFilesNeverCrash")
    let guides = try DiagnosticFixtureTests.fixtures.flatMap { fixture in
      let url = DiagnosticFixtureTests.folder.appendingPathComponent(fixture)
      return ExampleFiles(try String(contentsOf: url, encoding: .utf8)).files.map {
        Array(MarkedText($0.text).text.utf8)
      }
    }
    for _ in 0..<1_000 {
      let texts = (0..<3).map { _ in
        var bytes = guides.randomElement(using: &random) ?? []
        if Bool.random(using: &random) { damage(&bytes, guides, &random) }
        let links = ["", "include: a.yaml\n", "include: [b.yaml, a.yaml]\n", "include: c.yaml\n"]
        return "kanso: 2\n" + (links.randomElement(using: &random) ?? "")
          + String(decoding: bytes, as: UTF8.self)
      }
      let compiled = ExampleFiles(Array(zip(["a.yaml", "b.yaml", "c.yaml"], texts))).compile(
        checksQuality: true, rules: .all)
      #expect((compiled.theme == nil) == compiled.diagnostics.hasErrors)
      _ = TextReporter(color: false).report(compiled.diagnostics)
      for diagnostic in compiled.diagnostics {
        for range in [diagnostic.range] + diagnostic.notes.compactMap(\.range) {
          #expect(range.upperBound <= range.file.bytes.count)
        }
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ guides: [[UInt8]], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0...12, using: &random)))
    case 2:
      let pieces = [
        "{", "}", "[", "]", ": ", "- ", "\n", "  ", "#FFF", "\"", "'", "&a ", "*a", "<<: ", "|\n", "é", "😀",
        "---\n", "!t ",
      ]
      bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "").utf8), at: place)
    case 3: bytes = Array(bytes[..<place])
    case 4:
      if !bytes.isEmpty { bytes[min(place, bytes.count - 1)] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    default:
      let other = guides.randomElement(using: &random) ?? []
      let start = Int.random(in: 0...other.count, using: &random)
      bytes.insert(contentsOf: other[start..<min(other.count, start + 40)], at: place)
    }
  }
}
