import Foundation
import TestSupport
import Testing

@testable import KansoDiagnostics

struct ReporterTests {
  private let file = SourceFile(
    path: "tokens.yaml", text: "colors:\n\té: \u{202E}blakish\n\(String(repeating: "x", count: 300))\n")

  private func diagnostic(_ range: Range<Int>, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(
      .unknownAlias, "there is no color `bla\u{1B}[31mkish`", at: SourceRange(file: file, range),
      help: "Did you mean `blackish`?", notes: notes, replacement: "blackish")
  }

  @Test func textShowsTheLineAndUnderlinesTheRange() {
    let start = file.text(in: 0..<file.bytes.count).utf8.count - 301 - 1 - 7
    let report = TextReporter(color: false).report([diagnostic(start..<start + 7)])
    #expect(
      report == """
        tokens.yaml:2:9: error: there is no color `bla\\u{1B}[31mkish` [unknown-alias]
            2 |     é: \\u{202E}blakish
              |                ^^^^^^^
          why: An alias takes its value from another token, so that token has to exist.
          fix: Did you mean `blackish`?

        1 error

        """)
  }

  @Test func longLinesAreCutAroundTheRange() {
    let start = file.bytes.count - 100
    let report = TextReporter(color: false).report([diagnostic(start..<start + 3)])
    let lines = report.split(separator: "\n")
    #expect(lines[1].contains("…xxx") && lines[1].hasSuffix("x…"))
    #expect(lines[1].count < 120)
    #expect(lines[2].hasSuffix("^^^"))
  }

  @Test func bracketsInARowAreCutShort() {
    let file = SourceFile(path: "f", text: "padding: " + String(repeating: "{", count: 300))
    let report = TextReporter(color: false).report([
      Diagnostic(.nestingTooDeep, "m", at: SourceRange(file: file, 100..<101))
    ])
    #expect(report.split(separator: "\n")[1] == "    1 | …{{{{{{{{{{{{{{{{…")
    #expect(report.split(separator: "\n")[2] == "      |         ^")
  }

  @Test(arguments: ["", "\n\n", "  \t\n"]) func blankLinesAreNotShown(_ text: String) {
    let file = SourceFile(path: "f", text: text)
    let report = TextReporter(color: false).report([
      Diagnostic(.emptyGuide, "m", at: SourceRange(file: file, 0..<0))
    ])
    #expect(report.hasPrefix("f:1:1: error: m [empty-guide]\n  why: "))
  }

  @Test func wideCharactersTakeTwoColumns() {
    let file = SourceFile(path: "f", text: "😀漢é: x")
    let range = SourceRange(file: file, 11..<12)
    let report = TextReporter(color: false).report([Diagnostic(.unknownAlias, "m", at: range)])
    #expect(report.contains("\n      |        ^\n"))
  }

  @Test func colorsOnlyWhenAsked() {
    #expect(!TextReporter(color: false).report([diagnostic(0..<1)]).contains("\u{1B}"))
    #expect(TextReporter(color: true).report([diagnostic(0..<1)]).contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  @Test func xcodeReadsOneLineADiagnostic() {
    let note = Diagnostic.Note("declared here", at: SourceRange(file: file, 0..<6))
    let report = XcodeReporter().report([diagnostic(0..<6, notes: [note])])
    #expect(
      report == """
        tokens.yaml:1:1: error: there is no color `bla\\u{1B}[31mkish`. Did you mean `blackish`? [unknown-alias]
        tokens.yaml:1:1: note: declared here

        """)
  }

  @Test func jsonHasTheKeysOfEveryCommand() throws {
    let report = JSONReporter().report([diagnostic(0..<6)])
    let array = try #require(JSONSerialization.jsonObject(with: Data(report.utf8)) as? [[String: Any]])
    let finding = try #require(array.first)
    #expect(finding["path"] as? String == "tokens.yaml")
    #expect(finding["rule"] as? String == "unknown-alias")
    #expect(finding["severity"] as? String == "error")
    #expect(finding["startLine"] as? Int == 1 && finding["startColumn"] as? Int == 1)
    #expect(finding["endLine"] as? Int == 1 && finding["endColumn"] as? Int == 7)
    #expect(finding["replacement"] as? String == "blackish")
    #expect(finding["notes"] is [Any])
    #expect(JSONReporter().report([]) == "[\n\n]\n")
  }

  @Test func gitHubReadsAnnotations() {
    let file = SourceFile(path: "a,b:c.yaml", text: "é: x")
    let note = Diagnostic(
      .unknownAlias, "100 % wrong\nhere", at: SourceRange(file: file, 4..<5), help: "Fix it.")
    #expect(
      GitHubReporter().report([note])
        == "::error file=a%2Cb%3Ac.yaml,line=1,endLine=1,col=5,endColumn=6,title=unknown-alias::"
        + "100 %25 wrong%0Ahere. Fix it.\n")
    #expect(GitHubReporter().report([]) == "")
  }

  @Test func sarifHasRulesAndResults() throws {
    let note = Diagnostic.Note("declared here", at: SourceRange(file: file, 0..<6))
    let report = SARIFReporter().report([diagnostic(0..<6, notes: [note])])
    let log = try #require(JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.first?["id"] as? String == "unknown-alias")
    #expect(driver["version"] as? String == Version.current)
    let help = ((driver["rules"] as? [[String: Any]])?.first?["help"] as? [String: Any])?["text"] as? String
    #expect(help?.hasSuffix(DiagnosticDescriptor.unknownAlias.fix) == true)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["level"] as? String == "error")
    #expect((result["relatedLocations"] as? [Any])?.count == 1)
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    let region = location?["region"] as? [String: Int]
    #expect(region?["startColumn"] == 1 && region?["endColumn"] == 7 && region?["byteLength"] == 6)
    // Columns count code points, as the run declares.
    let wide = SARIFReporter().report([
      Diagnostic(.unknownAlias, "m", at: SourceRange(file: SourceFile(path: "f", text: "é😀x"), 6..<7))
    ])
    #expect(wide.contains("\"startColumn\": 3"))
  }

  @Test func sarifSortsRulesByID() {
    let descriptors: [DiagnosticDescriptor] = [.unusedSuppression, .emptyGuide, .unknownAlias]
    let report = SARIFReporter().report(descriptors.map { Diagnostic($0, "m", at: file.wholeRange) })
    let ids = report.matches(of: /"id": "([a-z-]+)"/).map { String($0.1) }
    #expect(ids == ["empty-guide", "unknown-alias", "unused-suppression"])
  }

  /// A rule that is off by default is described as such, with the severity of the project beside its result.
  @Test func sarifHasTheDefaultOfARule() {
    let rule = DiagnosticDescriptor(
      guideRule: "own-rule", isOnByDefault: false, defaultReason: "it is.", summary: "S.", why: "W.",
      fix: "F.",
      wrong: "", fixed: "")
    let report = SARIFReporter().report([Diagnostic(rule, "m", at: file.wholeRange, severity: .error)])
    #expect(report.contains("\"enabled\": false"))
    #expect(report.matches(of: /"level": "([a-z]+)"/).map { String($0.1) } == ["error", "warning"])
    #expect(!SARIFReporter().report([diagnostic(0..<6)]).contains("enabled"))
  }

  /// Values are encoded in batches, but the report is one array.
  @Test func aLongReportIsOneArray() throws {
    let findings = (0..<401).map { Diagnostic(.unknownAlias, "\($0)", at: SourceRange(file: file, 0..<1)) }
    let json = try JSONSerialization.jsonObject(with: Data(JSONReporter().report(findings).utf8))
    #expect((json as? [[String: Any]])?.compactMap { $0["message"] as? String } == (0..<401).map(String.init))
    let sarif = try JSONSerialization.jsonObject(with: Data(SARIFReporter().report(findings).utf8))
    let run = ((sarif as? [String: Any])?["runs"] as? [[String: Any]])?.first
    #expect((run?["results"] as? [Any])?.count == 401)
  }

  /// Findings along one long line, each with a note at the start of the line.
  @Test func sarifCountsTheCodePointsOfALineOnce() {
    expectLinearTime(from: 32, growth: 32) { count in
      let part = "é" + String(repeating: "x", count: 999)
      let long = SourceFile(path: "f", text: String(repeating: part, count: count))
      let note = Diagnostic.Note("here", at: SourceRange(file: long, 0..<2))
      let findings = (0..<count).map { index in
        let start = index * 1001 + 2
        return Diagnostic(
          .unknownAlias, "m", at: SourceRange(file: long, start..<start + 3), notes: [note])
      }
      let report = SARIFReporter().report(findings)
      #expect(report.contains("\"startColumn\": \((count - 1) * 1000 + 2)"))
    }
  }

  @Test func reportsAreSortedAndSayThingsOnce() {
    let other = SourceFile(path: "a.yaml", text: "x")
    let sorted = [
      diagnostic(3..<4), diagnostic(1..<2), diagnostic(3..<4),
      Diagnostic(.emptyGuide, "m", at: other.wholeRange),
    ]
    .sortedForReport()
    #expect(sorted.map(\.range.lowerBound) == [0, 1, 3])
    #expect(sorted.first?.range.file.path == "a.yaml")
  }
}
