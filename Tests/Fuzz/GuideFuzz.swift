import KansoDiagnostics
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// Fuzzes guides: any bytes cause no crash, ranges lie within the file, a theme exists exactly if there are no errors,
/// and a theme is unchanged after a round trip through JSON.
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
