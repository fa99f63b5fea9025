import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
}

extension PackedPixels {
  /// The rectangle of all pixels.
  var all: PixelRect { PixelRect(left: 0, top: 0, width: width, height: height) }

  /// Returns the smallest rectangle that encloses all differences from other pixels of the same size and
  /// format; nil if there are none.
  func change(from other: PackedPixels) -> PixelRect? {
    /// Returns the first bytes of a row: in these pixels (`new`) and in the other ones (`old`).
    func rowStarts(_ y: Int) -> (new: UnsafeMutablePointer<UInt8>, old: UnsafeMutablePointer<UInt8>) {
      (start + y * stride, other.start + y * other.stride)
    }
    /// Returns true if a row differs from that of the other pixels.
    func isChanged(_ y: Int) -> Bool {
      let (new, old) = rowStarts(y)
      return memcmp(new, old, width * channels) != 0
    }
    guard let top = (0..<height).first(where: isChanged),
      let bottom = (top..<height).last(where: isChanged)
    else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom {
      let (new, old) = rowStarts(y)
      func isSame(_ x: Int) -> Bool { memcmp(new + x * channels, old + x * channels, channels) == 0 }
      var x = 0
      while x < left, isSame(x) { x += 1 }
      left = min(left, x)
      x = width
      while x > right, isSame(x - 1) { x -= 1 }
      right = max(right, x)
    }
    return PixelRect(left: left, top: top, width: right - left, height: (top...bottom).count)
  }
}
