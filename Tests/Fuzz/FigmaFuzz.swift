import KansoDiagnostics
import KansoTheme

@testable import KansoInterchange

/// Fuzzes the readers of Figma's variables and of asset catalogs: any bytes are read, or reported. No two tokens have
/// the same path, and every variant names modes of its axes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFigma(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let readers: [(any TokenFormatReader.Type, String)] = [
    (FigmaReader.self, "Colors.Light.json"),
    (AssetCatalogReader.self, "A.xcassets/ink.colorset/Contents.json"),
  ]
  for (reader, name) in readers {
    let file = ForeignFile(name: name, source: SourceFile(path: name, bytes: bytes))
    _ = reader.recognizes([file])
    let tokens = reader.read([file], ImportSelection())
    guard Set(tokens.tokens.map(\.path)).count == tokens.tokens.count else {
      fatalError("a path is repeated")
    }
    for variant in tokens.tokens.flatMap(\.variants) {
      for (axis, mode) in variant.modes {
        guard tokens.axes.indices.contains(axis), tokens.axes[axis].modes.contains(mode) else {
          fatalError("a variant has no mode")
        }
      }
    }
  }
  return 0
}
