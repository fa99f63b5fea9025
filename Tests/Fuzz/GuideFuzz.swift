import KansoDiagnostics
import KansoGuide
import KansoTheme

/// Any bytes as a style guide: no crash, ranges within the file, a theme exactly where there are no errors, and a
/// theme that survives its own JSON.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGuide(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let compiled = CompiledGuide(bytes: bytes, path: "fuzz.yaml", checksQuality: true)
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
