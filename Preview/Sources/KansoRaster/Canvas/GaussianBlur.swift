import Foundation

/// The kernel of a Gaussian blur along one axis.
struct GaussianBlur {
  /// The visible radius in standard deviations. Pixels beyond three deviations contribute nothing visible in 8 bits.
  static let visibleDeviations = 3.0

  /// The smallest effective deviation, in pixels. A smaller one changes nothing.
  private static let smallest = 0.01

  /// The weights of the pixels by their distance from the middle. They apply on both sides.
  let weights: [Float]
  /// The reach of the kernel, in pixels.
  var radius: Int { weights.count - 1 }

  /// - Parameter deviation: the standard deviation, in pixels.
  init(deviation: Double) {
    guard deviation > Self.smallest else {
      weights = [1]
      return
    }
    let radius = Int((deviation * Self.visibleDeviations).rounded(.up))
    let raw = (0...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = raw.reduce(0, +) * 2 - raw[0]
    weights = raw.map { Float($0 / sum) }
  }

  /// Blurs bytes of coverage. The surroundings of the surface count as 0.
  ///
  /// Most shadows are those of rectangles, where most rows are equal to the previous row. Such rows are blurred only
  /// once.
  static func blur(_ surface: PixelSurface, across: GaussianBlur, down: GaussianBlur) throws(RasterError) {
    guard across.radius > 0 || down.radius > 0 else { return }
    let rows = BlurredRows(
      bytes: try surface.bytes, stride: surface.stride, width: surface.width, height: surface.height,
      across: across, down: down)
    rows.blur()
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
  private let sum: UnsafeMutableBufferPointer<Float>

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

  func blur() {
    let radius = down.radius
    // The number of newest rows in sequence that are equal to the row before them.
    var alike = 0
    for row in 0..<height + radius {
      alike = take(row) ? alike + 1 : 0
      let middle = row - radius
      guard middle >= 0 else { continue }
      if alike > 2 * radius, middle > 0 {
        (bytes + middle * stride).update(from: bytes + (middle - 1) * stride, count: width)
      } else {
        write(middle)
      }
    }
  }

  private func slot(_ row: Int) -> UnsafeMutablePointer<Float>? {
    let rows = 2 * down.radius + 1
    return window.baseAddress.map { $0 + (row + rows) % rows * width }
  }

  /// Blurs a row horizontally into the window. Returns true if the row is equal to the previous one.
  private func take(_ row: Int) -> Bool {
    guard let target = slot(row), let before = slot(row - 1) else { return false }
    guard row < height else {
      target.update(repeating: 0, count: width)
      return row > height
    }
    let source = bytes + row * stride
    // With a vertical radius of 0, `write` has already overwritten the previous row of the surface, so the rows cannot
    // be compared.
    if row > 0, down.radius > 0, memcmp(source, source - stride, width) == 0 {
      target.update(from: before, count: width)
      return true
    }
    guard let padded = padded.baseAddress else { return false }
    let (radius, width) = (across.radius, width)
    for x in 0..<width { padded[radius + x] = Float(source[x]) }
    add(padded + radius, padded + radius, across.weights[0] / 2, to: target, replacing: true)
    for distance in 1..<max(across.weights.count, 1) {
      add(
        padded + radius - distance, padded + radius + distance, across.weights[distance], to: target,
        replacing: false)
    }
    return false
  }

  /// Adds the sum of two rows, times a weight, to the target.
  private func add(
    _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, _ weight: Float,
    to target: UnsafeMutablePointer<Float>, replacing: Bool
  ) {
    if replacing {
      for x in 0..<width { target[x] = (first[x] + second[x]) * weight }
    } else {
      for x in 0..<width { target[x] += (first[x] + second[x]) * weight }
    }
  }

  private func write(_ row: Int) {
    guard let sum = sum.baseAddress, let middle = slot(row) else { return }
    add(middle, middle, down.weights[0] / 2, to: sum, replacing: true)
    for distance in 1..<max(down.weights.count, 1) {
      guard let above = slot(row - distance), let below = slot(row + distance) else { continue }
      add(above, below, down.weights[distance], to: sum, replacing: false)
    }
    let target = bytes + row * stride
    for x in 0..<width { target[x] = UInt8(min(max(sum[x] + 0.5, 0), 255)) }
  }
}
