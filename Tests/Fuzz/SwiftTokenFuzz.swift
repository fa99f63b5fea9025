import KansoDiagnostics
import KansoInterchange
import KansoSwiftTokens

/// Fuzzes the reader of Swift sources that define styles: any bytes are read, or reported. No two tokens have the same
/// path, every place lies within the file, and every variant names modes of its axes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSwiftTokens(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let file = ForeignFile(name: "Fuzz.swift", source: SourceFile(path: "Fuzz.swift", bytes: bytes))
  let read = SwiftTokenReader.read([file], ImportSelection())
  precondition(Set(read.tokens.map(\.path)).count == read.tokens.count, "a path is repeated")
  for place in read.tokens.map(\.place) + read.findings.map(\.place) {
    precondition(place.lowerBound <= place.upperBound && place.upperBound <= bytes.count)
  }
  for variant in read.tokens.flatMap(\.variants) {
    for (axis, mode) in variant.modes {
      precondition(
        read.axes.indices.contains(axis) && read.axes[axis].modes.contains(mode), "a variant has no mode")
    }
  }
  return 0
}
