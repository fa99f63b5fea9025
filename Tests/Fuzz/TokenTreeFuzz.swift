import KansoDiagnostics
import KansoInterchange

/// Fuzzes the token files of DTCG drafts and Style Dictionary: any bytes, as JSON and as YAML, give tokens with distinct
/// paths and places within the file, with all modes and with a chosen one.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTokenTree(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for name in ["fuzz.json", "fuzz.yaml"] {
    let files = [ForeignFile(name: name, source: SourceFile(path: name, bytes: bytes))]
    _ = DraftTokenReader.recognizes(files)
    _ = StyleDictionaryReader.recognizes(files)
    for modes in [[], ["dark"]] {
      let tokens = StyleDictionaryReader.read(files, ImportSelection(modes))
      precondition(
        Set(tokens.tokens.map(\.path)).count == tokens.tokens.count, "two tokens have the same path")
      precondition(
        tokens.tokens.allSatisfy { $0.place.upperBound <= $0.place.file.bytes.count },
        "a place is outside of the file")
      precondition(
        tokens.findings.allSatisfy { $0.place.upperBound <= $0.place.file.bytes.count },
        "a place is outside of the file")
      for token in tokens.tokens {
        for variant in token.variants {
          precondition(
            variant.modes.allSatisfy { tokens.axes[$0.key].modes.contains($0.value) }, "a mode is unknown")
        }
      }
    }
  }
  return 0
}
