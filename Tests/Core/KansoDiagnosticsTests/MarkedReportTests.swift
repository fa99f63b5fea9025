import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import KansoDiagnostics

/// Combining marks beside delimiters in paths, messages and source lines do not hide the delimiters' ends in a report.
struct MarkedReportTests {
  private static let texts = ["\u{301}", "\u{338}", "\u{FE0F}", "\u{600}"].flatMap { mark in
    ["\"", "'", "<", ">", "&", "--", "]]>", "\n", "::", ",", "%", "\\"].flatMap {
      ["\($0)\(mark)", "\(mark)\($0)"]
    }
  }

  private static let diagnostics = texts.map { text in
    let file = SourceFile(path: "a\(text)b.yaml", text: "x: \(text)\n")
    return Diagnostic(
      .unknownAlias, "there is no `\(text)<injected/>`", at: SourceRange(file: file, 3..<3 + text.utf8.count),
      help: "Write `\(text)`.")
  }

  /// A counter of the elements of a name.
  private final class Counter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { counts[element, default: 0] += 1 }
  }

  @Test(arguments: [(ReportFormat.junit, "failure"), (.checkstyle, "error")])
  func xmlHasAnElementForEachFinding(_ format: ReportFormat, _ element: String) {
    let report = format.reporter(color: false).report(Self.diagnostics)
    let counter = Counter()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = counter
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(counter.counts[element] == Self.texts.count && counter.counts["injected"] == nil)
  }

  @Test(arguments: [ReportFormat.json, .sarif]) func jsonIsJSON(_ format: ReportFormat) throws {
    let report = format.reporter(color: false).report(Self.diagnostics)
    _ = try JSONSerialization.jsonObject(with: Data(report.utf8))
  }

  /// A GitHub command is one line. Its properties end at the second pair of colons.
  @Test func gitHubReadsACommandForEachFinding() {
    let lines = GitHubReporter().report(Self.diagnostics).utf8.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count == Self.texts.count)
    for line in lines {
      let parts = String(decoding: line, as: UTF8.self).unicodeScalars.split(
        separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
      #expect(parts.count == 5 && parts[0].isEmpty && parts[1].isEmpty && parts[3].isEmpty)
      #expect(parts[2].count(where: { $0 == "," }) == 5)
    }
  }
}
