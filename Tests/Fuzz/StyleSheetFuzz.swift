import KansoDiagnostics

@testable import KansoInterchange

/// Fuzzes the reader of style sheets: any bytes are read or reported, with all modes and with selected blocks. No two
/// tokens have the same path, every variant names modes of its axes, and the tokens become a guide.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStyleSheet(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let file = SourceFile(path: "a.css", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let files = [ForeignFile(name: "a.css", source: file)]
  _ = CSSReader.recognizes(files)
  for names in [[], [":root", ".dark", "dark"]] {
    let tokens = CSSReader.read(files, ImportSelection(names))
    precondition(Set(tokens.tokens.map(\.path)).count == tokens.tokens.count, "a path is repeated")
    for (axis, mode) in tokens.tokens.flatMap(\.variants).flatMap(\.modes) {
      precondition(tokens.axes[axis].modes.contains(mode), "a variant has no mode")
    }
    for finding in tokens.findings { precondition(finding.place.upperBound <= count) }
    _ = GuideWriter.write(tokens)
  }
  return 0
}
