import KansoTheme

@testable import KansoGuide

/// Fuzzes colors: any text is either rejected with a position in the text, or read as a color of finite components that
/// every conversion and every writer accepts.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzColor(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let color = ColorValue(hex: text) { precondition(color.hex.hasPrefix("#") && color.hex.utf8.count == 7) }
  do {
    let color = try CSSColor(text)
    precondition((color.value.components + [color.value.alpha]).allSatisfy { $0?.isFinite ?? true })
    precondition(color.clamped.allSatisfy { $0.lowerBound >= 0 && $0.upperBound <= text.utf8.count })
    precondition(color.value.hex.utf8.count == 7)
    for space in ColorSpace.allCases {
      let mapped = color.value.mapped(toGamutOf: space)
      precondition(mapped.space == space)
    }
  } catch {
    precondition(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count)
  }
  return 0
}
