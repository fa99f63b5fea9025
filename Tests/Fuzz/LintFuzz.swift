import KansoDiagnostics
import KansoGuide
import KansoLint

private let guide = CompiledGuide(
  bytes: Array("colors: {ink: \"#2C4251\"}\npadding: {standard: 8}\nradii: {card: 8}\n".utf8),
  path: "fuzz.yaml")
private let linter = Linter(
  theme: guide.theme, rules: Set(Rule.all.map(\.id)),
  mender: Mender(Mender.Types(platform: "uikit")))

/// Any bytes as Swift: no crash, ranges within the file, and mends that leave the rest of it as it is.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLint(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file = SourceFile(path: "Fuzz.swift", bytes: bytes)
  let findings = linter.findings(in: file)
  for finding in findings {
    precondition(finding.range.lowerBound <= finding.range.upperBound)
    precondition(finding.range.upperBound <= bytes.count)
  }
  if let mended = Mended(file, findings, importing: nil).bytes {
    let again = SourceFile(path: "Fuzz.swift", bytes: mended)
    _ = Mended(again, linter.findings(in: again), importing: "Tokens")
  }
  for format in ReportFormat.allCases { _ = format.reporter(color: false).report(findings) }
  return 0
}
