import Foundation

/// The kernel of a Gaussian blur along one axis.
struct GaussianBlur {
  /// The visible radius in standard deviations. Pixels beyond three deviations contribute nothing visible in 8 bits.
  static let visibleDeviations = 3.0

  /// The smallest effective deviation, in pixels. A smaller one changes nothing.
  private static let minDeviation = 0.01

  /// The weights of the pixels by their distance from the middle. They apply on both sides.
  let weights: [Float]
  /// The reach of the kernel, in pixels.
  var radius: Int { weights.count - 1 }

  /// Computes the weights, whose sum over both sides is 1. A deviation up to 0.01 has a radius of 0.
  ///
  /// - Parameter deviation: the standard deviation, in pixels.
  init(deviation: Double) {
    guard deviation > Self.minDeviation else {
      weights = [1]
      return
    }
    let radius = Int((deviation * Self.visibleDeviations).rounded(.up))
    let raw = (0...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = raw.reduce(0, +) * 2 - raw[0]
    weights = raw.map { Float($0 / sum) }
  }

  /// Blurs the coverage of a surface with one byte per pixel, in place. The surroundings of the surface count
  /// as 0. Does nothing if both radii are 0.
  ///
  /// Most shadows are those of rectangles, where most rows are equal to the previous row. Such rows are
  /// blurred only once.
  static func blur(_ surface: PixelSurface, across: GaussianBlur, down: GaussianBlur) throws(RasterError) {
    guard across.radius > 0 || down.radius > 0 else { return }
    let rows = BlurredRows(
      bytes: try surface.bytes, stride: surface.stride, width: surface.width, height: surface.height,
      across: across, down: down)
    rows.blurAll()
  }
}

/// A sliding window of horizontally blurred rows, which moves down over a surface.
private final class BlurredRows {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int
  private let width: Int
  private let height: Int
  private let across: GaussianBlur
  private let down: GaussianBlur
  /// The horizontally blurred rows, as a ring buffer: the newest row replaces the oldest.
  private let window: UnsafeMutableBufferPointer<Float>
  /// A row with zeros on both sides.
  private let padded: UnsafeMutableBufferPointer<Float>
  /// The row whose vertical sum is being computed.
  private let sum: UnsafeMutableBufferPointer<Float>

  /// Allocates the buffers, filled with zeros. The bytes must be valid as long as this object.
  init(
    bytes: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, across: GaussianBlur,
    down: GaussianBlur
  ) {
    (self.bytes, self.stride, self.width, self.height) = (bytes, stride, width, height)
    (self.across, self.down) = (across, down)
    window = .allocate(capacity: (2 * down.radius + 1) * width)
    padded = .allocate(capacity: width + 2 * across.radius)
    sum = .allocate(capacity: width)
    window.initialize(repeating: 0)
    padded.initialize(repeating: 0)
    sum.initialize(repeating: 0)
  }

  deinit {
    window.deallocate()
    padded.deallocate()
    sum.deallocate()
  }

  /// Replaces all rows of the surface by blurred ones, from top to bottom.
  func blurAll() {
    let radius = down.radius
    // The number of newest rows in sequence that are equal to the row before them.
    var alike = 0
    for row in 0..<height + radius {
      alike = blurHorizontally(row) ? alike + 1 : 0
      let middle = row - radius
      guard middle >= 0 else { continue }
      if alike > 2 * radius, middle > 0 {
        (bytes + middle * stride).update(from: bytes + (middle - 1) * stride, count: width)
      } else {
        writeBlurredRow(middle)
      }
    }
  }

  /// Returns the memory of a row in the window. Rows at a distance of the window's height share it.
  private func windowRow(_ row: Int) -> UnsafeMutablePointer<Float>? {
    let rows = 2 * down.radius + 1
    return window.baseAddress.map { $0 + (row + rows) % rows * width }
  }

  /// Blurs a row horizontally into the window. A row below the surface is 0. Returns true if the row is known
  /// to be equal to the previous one.
  private func blurHorizontally(_ row: Int) -> Bool {
    guard let target = windowRow(row), let before = windowRow(row - 1) else { return false }
    guard row < height else {
      target.update(repeating: 0, count: width)
      return row > height
    }
    let source = bytes + row * stride
    // With a vertical radius of 0, `writeBlurredRow` has already overwritten the previous row of the surface,
    // so the rows cannot be compared.
    if row > 0, down.radius > 0, memcmp(source, source - stride, width) == 0 {
      target.update(from: before, count: width)
      return true
    }
    guard let padded = padded.baseAddress else { return false }
    let (radius, width) = (across.radius, width)
    for x in 0..<width { padded[radius + x] = Float(source[x]) }
    addSum(padded + radius, padded + radius, across.weights[0] / 2, to: target, replacing: true)
    for distance in 1..<max(across.weights.count, 1) {
      addSum(
        padded + radius - distance, padded + radius + distance, across.weights[distance], to: target,
        replacing: false)
    }
    return false
  }

  /// Adds the sum of two rows, times a weight, to the target.
  ///
  /// - Parameter replacing: true to overwrite the target instead.
  private func addSum(
    _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ weight: Float,
    to target: UnsafeMutablePointer<Float>, replacing: Bool
  ) {
    if replacing {
      for x in 0..<width { target[x] = (first[x] + second[x]) * weight }
    } else {
      for x in 0..<width { target[x] += (first[x] + second[x]) * weight }
    }
  }

  /// Blurs a row of the window vertically, and writes it to the surface, rounded and limited to a byte.
  private func writeBlurredRow(_ row: Int) {
    guard let sum = sum.baseAddress, let middle = windowRow(row) else { return }
    addSum(middle, middle, down.weights[0] / 2, to: sum, replacing: true)
    for distance in 1..<max(down.weights.count, 1) {
      guard let above = windowRow(row - distance), let below = windowRow(row + distance) else { continue }
      addSum(above, below, down.weights[distance], to: sum, replacing: false)
    }
    let target = bytes + row * stride
    for x in 0..<width { target[x] = UInt8(min(max(sum[x] + 0.5, 0), 255)) }
  }
}
