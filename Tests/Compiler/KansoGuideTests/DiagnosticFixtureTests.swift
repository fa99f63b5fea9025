import Foundation
import KansoDiagnostics
import TestSupport
import Testing

@testable import KansoGuide

/// Each diagnostic has a folder of fixtures: guides with marked positions, and the expected report.
struct DiagnosticFixtureTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
    "Fixtures")

  static let fixtures: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// The folders whose findings only `kanso validate` reports.
  private static let qualityFolders = [
    "low-contrast", "invalid-suppression", "unused-suppression",
  ]

  /// Returns the rule for guides with the name of a fixture's folder; nil for another diagnostic.
  private static func rule(of fixture: String) -> DiagnosticDescriptor? {
    DiagnosticCatalog.ofGuides.first { $0.guideRule != nil && fixture.hasPrefix("\($0.id)/") }
  }

  @Test(arguments: fixtures)
  func findsWhatIsMarked(_ fixture: String) throws {
    let file = Self.folder.appendingPathComponent(fixture)
    let files = ExampleFiles(try String(contentsOf: file, encoding: .utf8))
    let expectations = files.files.flatMap { MarkedText($0.text, in: $0.name).expectations }
    let rule = Self.rule(of: fixture)
    let isAboutQuality = rule != nil || Self.qualityFolders.contains { fixture.hasPrefix($0 + "/") }
    let compiled = files.map { MarkedText($1, in: $0).text }
      .compile(checksQuality: isAboutQuality, rule: rule)
    let found = compiled.diagnostics.map(\.asExpectation)
    #expect(Set(found) == Set(expectations))
    #expect(found.count == expectations.count)
    #expect((compiled.theme == nil) == compiled.diagnostics.hasErrors)
    let report = TextReporter(color: false).report(compiled.diagnostics)
    try Golden.check(report, against: file.deletingPathExtension().appendingPathExtension("expected.txt"))
  }

  @Test func everyErrorOfAGuideHasAFixture() {
    let folders = Set(Self.fixtures.map { String($0.prefix { $0 != "/" }) })
    // These need bytes that a text file cannot hold, a file that is too large, or a platform. They
    // have their own tests.
    let elsewhere: Set<DiagnosticDescriptor> = [
      .fileTooLarge, .textEncoding, .controlCharacter, .anchorExpansion,
      .unfollowedMode, .nameTooLong, .textTooLong, .guideTooLarge, .tooManyFindings,
    ]
    for descriptor in DiagnosticCatalog.ofGuides where !elsewhere.contains(descriptor) && !descriptor.isRule {
      #expect(folders.contains(descriptor.id), "no fixture for \(descriptor)")
    }
  }

  @Test func replacementsFixWhatTheyReport() throws {
    for fixture in Self.fixtures {
      let url = Self.folder.appendingPathComponent(fixture)
      let files = ExampleFiles(try String(contentsOf: url, encoding: .utf8))
        .map { MarkedText($1, in: $0).text }
      let compiled = files.compile()
      for diagnostic in compiled.diagnostics {
        guard let replacement = diagnostic.replacement else { continue }
        let fixed = files.map { name, text in
          guard name == diagnostic.range.file.path else { return text }
          var bytes = Array(text.utf8)
          bytes.replaceSubrange(diagnostic.range.offsets, with: replacement.utf8)
          return String(decoding: bytes, as: UTF8.self)
        }.compile()
        let stillThere = fixed.diagnostics.contains {
          $0.descriptor == diagnostic.descriptor && $0.range.file.path == diagnostic.range.file.path
            && $0.range.lowerBound == diagnostic.range.lowerBound
        }
        #expect(!stillThere, "\(fixture): `\(replacement)` does not fix \(diagnostic.message)")
      }
    }
  }
}
