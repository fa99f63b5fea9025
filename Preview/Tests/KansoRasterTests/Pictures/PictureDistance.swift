import Foundation

/// The visible difference of two images.
///
/// Both images are blurred slightly, because libraries differ in the coverage of pixels at an edge. They are compared
/// in OKLab, where 0.02 is just noticeable (CSS Color 4, section 13.2).
struct PictureDistance: CustomStringConvertible {
  /// The mean distance of the pixels.
  private(set) var mean = 0.0
  /// The largest distance of a pixel.
  private(set) var worst = 0.0
  /// The share of pixels that differ noticeably, from 0 to 1.
  private(set) var noticeable = 0.0
  /// The largest mean of a square of 16 pixels. A moved word hardly changes the mean of a screen, but it changes this
  /// value.
  private(set) var worstSquare = 0.0

  static let justNoticeable = 0.02
  private static let side = 16

  /// True if the images look the same to people.
  var isSmall: Bool { mean <= 0.001 && noticeable <= 0.0025 && worstSquare <= 0.008 }

  var description: String {
    func text(_ value: Double) -> String { String(format: "%.4f", value) }
    return "mean \(text(mean)), worst pixel \(text(worst)), worst square \(text(worstSquare)), "
      + "noticeable \(text(noticeable * 100)) %"
  }

  /// Compares two images of the same size. Transparent pixels count as white.
  init(_ first: Pixels, _ second: Pixels) {
    guard first.width == second.width, first.height == second.height else {
      (mean, worst, noticeable, worstSquare) = (1, 1, 1, 1)
      return
    }
    guard first.bytes != second.bytes else { return }
    let columns = (first.width + Self.side - 1) / Self.side
    var squares = [Double](repeating: 0, count: columns * ((first.height + Self.side - 1) / Self.side))
    var (sum, count) = (0.0, 0)
    for (x, y) in Self.places(first, second) {
      let distance = LinearColor.distance(first.softened(x, y).lab, second.softened(x, y).lab)
      sum += distance
      if distance > Self.justNoticeable { count += 1 }
      worst = max(worst, distance)
      squares[y / Self.side * columns + x / Self.side] += distance
    }
    let pixels = Double(first.width * first.height)
    (mean, noticeable) = (sum / pixels, Double(count) / pixels)
    worstSquare = (squares.max() ?? 0) / Double(Self.side * Self.side)
  }

  /// Returns the positions of differing pixels and of their neighbors.
  private static func places(_ first: Pixels, _ second: Pixels) -> [(Int, Int)] {
    let (width, height) = (first.width, first.height)
    var isNear = [Bool](repeating: false, count: width * height)
    first.bytes.withUnsafeBytes { first in
      second.bytes.withUnsafeBytes { second in
        for y in 0..<height {
          let row = y * width * 4
          let (one, other) = (first.baseAddress! + row, second.baseAddress! + row)
          guard memcmp(one, other, width * 4) != 0 else { continue }
          for x in 0..<width
          where one.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
            != other.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
          {
            for near in max(y - 1, 0)...min(y + 1, height - 1) {
              for beside in max(x - 1, 0)...min(x + 1, width - 1) { isNear[near * width + beside] = true }
            }
          }
        }
      }
    }
    return isNear.indices.filter { isNear[$0] }.map { ($0 % width, $0 / width) }
  }
}

/// A color in linear sRGB, whose components can be added.
private struct LinearColor {
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  private static let decoded: [Double] = (0...255).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The color of a pixel on white.
  init(_ bytes: UnsafePointer<UInt8>) {
    func part(_ channel: Int) -> Double {
      Self.decoded[(Int(bytes[channel]) * Int(bytes[3]) + 255 * (255 - Int(bytes[3]))) / 255]
    }
    (red, green, blue) = (part(0), part(1), part(2))
  }

  init() {}

  mutating func add(_ other: LinearColor, _ weight: Double) {
    red += other.red * weight
    green += other.green * weight
    blue += other.blue * weight
  }

  /// Lightness and the two axes of OKLab (Björn Ottosson, "A perceptual color space for image processing").
  var lab: SIMD3<Double> {
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  static func distance(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
    let difference = first - second
    return (difference * difference).sum().squareRoot()
  }
}

extension Pixels {
  /// Returns a pixel blurred with its neighbors. Along each axis, the pixel itself has half of the weight.
  fileprivate func softened(_ x: Int, _ y: Int) -> LinearColor {
    bytes.withUnsafeBufferPointer { bytes in
      var sum = LinearColor()
      for dy in -1...1 {
        let row = min(max(y + dy, 0), height - 1)
        for dx in -1...1 {
          let column = min(max(x + dx, 0), width - 1)
          let pixel = LinearColor(bytes.baseAddress! + (row * width + column) * 4)
          sum.add(pixel, (dx == 0 ? 0.5 : 0.25) * (dy == 0 ? 0.5 : 0.25))
        }
      }
      return sum
    }
  }
}
