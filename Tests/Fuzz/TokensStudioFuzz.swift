import KansoDiagnostics
import KansoTheme

@testable import KansoInterchange

/// The byte between two files of a folder. No JSON contains it.
private let separator: UInt8 = 0x1E

/// Fuzzes the reader of Tokens Studio with one file, or several: the first one is `$themes.json` then. Any bytes are read,
/// or reported, with all modes and with a selection. No two tokens have the same path, every variant names modes of its
/// axes, and the tokens become a guide.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTokensStudio(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let parts = bytes.split(separator: separator, maxSplits: 3, omittingEmptySubsequences: false)
  let files = parts.enumerated().map { index, part in
    let name = index == 0 && parts.count > 1 ? "$themes.json" : "set/\(index).json"
    return ForeignFile(name: name, source: SourceFile(path: name, bytes: Array(part)))
  }
  _ = TokensStudioReader.recognizes(files)
  for names in [[], ["core", "dark"], ["A"]] {
    let tokens = TokensStudioReader.read(files, ImportSelection(names))
    guard Set(tokens.tokens.map(\.path)).count == tokens.tokens.count else {
      fatalError("a path is repeated")
    }
    for (axis, mode) in tokens.tokens.flatMap(\.variants).flatMap(\.modes) {
      guard tokens.axes.indices.contains(axis), tokens.axes[axis].modes.contains(mode) else {
        fatalError("a variant has no mode")
      }
    }
    for finding in tokens.findings {
      precondition(finding.place.upperBound <= finding.place.file.bytes.count)
    }
    _ = GuideWriter.write(tokens)
  }
  return 0
}
