import KansoDiagnostics

@testable import KansoInterchange

/// Fuzzes the reader of Android's resources: any bytes are read or reported, and the tokens become a guide.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzAndroid(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let names = ["res/values/colors.xml", "res/values-night/colors.xml"]
  let files = names.map { ForeignFile(name: $0, source: SourceFile(path: $0, bytes: bytes)) }
  _ = AndroidReader.recognizes(files)
  for selection in [ImportSelection(), ImportSelection(["night"])] {
    let tokens = AndroidReader.read(files, selection)
    precondition(Set(tokens.tokens.map(\.path)).count == tokens.tokens.count, "a path is repeated")
    for finding in tokens.findings { precondition(finding.place.upperBound <= count) }
    _ = GuideWriter.write(tokens)
  }
  return 0
}
