import KansoDiagnostics
import KansoGuide
import KansoLint

private let guide = CompiledGuide(
  bytes: Array("colors: {ink: \"#2C4251\"}\npadding: {standard: 8}\nradii: {card: 8}\n".utf8),
  path: "fuzz.yaml")
private let linter = Linter(theme: guide.theme, rules: Set(Rule.all.map(\.id)))

/// Any bytes as Swift: no crash, and ranges within the file that come one after the other.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLint(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let findings = linter.findings(in: SourceFile(path: "Fuzz.swift", bytes: bytes))
  for finding in findings {
    precondition(finding.range.lowerBound <= finding.range.upperBound)
    precondition(finding.range.upperBound <= bytes.count)
  }
  for format in ReportFormat.allCases { _ = format.reporter(color: false).report(findings) }
  return 0
}
