import KansoDiagnostics
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// The byte between two files of a guide. No guide contains it.
private let separator: UInt8 = 0x1E

/// All rules for guides, also those that are off by default.
private let allRules: RuleSettings = {
  var rules = RuleSettings()
  for rule in DiagnosticCatalog.ofGuides where rule.guideRule != nil { rules.setSeverity(.warning, of: rule) }
  return rules
}()

/// Fuzzes guides of one file, or of two: the text before the separator is `a.yaml`, which the guide may include. Any
/// bytes cause no crash, ranges lie within their file, a theme exists exactly if there are no errors, and a theme is
/// unchanged after a round trip through JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGuide(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let parts = bytes.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false).map {
    Array($0)
  }
  let files = GuideFiles(
    read: { path, limit in
      path == "a.yaml" && parts.count > 1 ? .success(parts[0]) : GuideFiles.none.read(path, limit)
    }, identity: { $0 })
  let compiled = CompiledGuide(
    GuideDocuments([GuideFile(path: "fuzz.yaml", bytes: parts[parts.count - 1])], including: files),
    checksQuality: true, rules: allRules)
  for diagnostic in compiled.diagnostics {
    precondition(diagnostic.range.lowerBound <= diagnostic.range.upperBound)
    precondition(diagnostic.range.upperBound <= diagnostic.range.file.bytes.count)
  }
  for format in ReportFormat.allCases { _ = format.reporter(color: false).report(compiled.diagnostics) }
  precondition((compiled.theme == nil) == compiled.diagnostics.hasErrors)
  if let theme = compiled.theme {
    guard let back = try? Theme(json: theme.encoded()), back == theme else {
      fatalError("the theme does not survive its JSON")
    }
  }
  return 0
}
