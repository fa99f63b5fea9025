import KansoTheme
import KansoThemeEncoding

/// Fuzzes themes: any bytes are read, or rejected with a position. A theme that is read is unchanged after writing and
/// reading.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTheme(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let theme = try? Theme(json: bytes) else { return 0 }
  guard let back = try? Theme(json: theme.encoded()), back == theme else {
    fatalError("the theme does not survive its JSON")
  }
  return 0
}
