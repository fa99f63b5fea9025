import KansoDiagnostics
import KansoGuide
import KansoLint
import KansoLintRules

private let guide = CompiledGuide(
  bytes: Array(
    """
    colors: {ink: "#2C4251", old: {value: "{colors.ink}", deprecated: "Use {colors.ink}."}}
    fonts: {body: {family: Chalkboard SE, face: ChalkboardSE-Regular, size: 16}}
    padding: {standard: 8, wide: 12}
    sizes: {bar: 44}
    radii: {card: 8}

    """.utf8), path: "fuzz.yaml")
private let linter = Linter(
  theme: guide.theme, rules: Set(DiagnosticCatalog.rules), module: "Tokens",
  fixer: Fixer(Fixer.Types(platform: "uikit"), writesObjectiveCHeader: true))

/// Fuzzes the lint: any bytes, read as Swift and as Objective-C, cause no crash, and ranges lie within the file. Fixes
/// leave the rest of the file unchanged and leave nothing for a second run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLint(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for path in ["Fuzz.swift", "Fuzz.m"] { check(SourceFile(path: path, bytes: bytes)) }
  _ = linter.inspect(SourceFile(path: "Fuzz.storyboard", bytes: bytes))
  return 0
}

private func check(_ file: SourceFile) {
  let findings = linter.findings(in: file)
  for finding in findings {
    precondition(finding.range.lowerBound <= finding.range.upperBound)
    precondition(finding.range.upperBound <= file.bytes.count)
  }
  checkSplit(file, findings)
  let fixed = linter.fix(file)
  if let after = fixed.bytes {
    checkRest(file.bytes, after, fixed.edits)
    let again = SourceFile(path: file.path, bytes: after)
    precondition(linter.fix(again).bytes == nil, "a second run changes more")
  }
  for format in ReportFormat.allCases { _ = format.reporter(color: false).report(findings) }
}

/// Expects everything outside the edits to be unchanged, byte for byte.
private func checkRest(_ before: [UInt8], _ after: [UInt8], _ edits: [FixResult.Edit]) {
  var (old, new) = (0, 0)
  for edit in edits {
    let length = edit.range.lowerBound - old
    precondition(length >= 0 && before[old..<edit.range.lowerBound].elementsEqual(after[new..<new + length]))
    new += length
    precondition(after[new..<new + edit.text.utf8.count].elementsEqual(edit.text.utf8))
    (old, new) = (edit.range.upperBound, new + edit.text.utf8.count)
  }
  precondition(before[old...].elementsEqual(after[new...]))
}

/// Expects the same findings if all of a source is parsed, and not only the declarations that may have one. The parser
/// may guess differently in sources with mistakes.
private func checkSplit(_ file: SourceFile, _ findings: [Diagnostic]) {
  guard FixBasis(parsing: file) != nil else { return }
  let whole = linter.fixing().findings(in: file)
  precondition(findings.count == whole.count, "a declaration is missed")
  for (finding, other) in zip(findings, whole) {
    precondition(finding.id == other.id && finding.range.offsets == other.range.offsets)
    precondition(finding.message == other.message && finding.replacement == other.replacement)
  }
}
