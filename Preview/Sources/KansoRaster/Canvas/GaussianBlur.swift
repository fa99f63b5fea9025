import Foundation

/// Blurs along one axis with a Gaussian.
struct GaussianBlur {
  /// What is farther from the middle than three standard deviations cannot be seen in 8 bits.
  static let visibleDeviations = 3.0

  /// In pixels; what is blurred less is as it was.
  private static let smallest = 0.01

  /// The weights of a pixel and of those at a distance from it, on either side.
  let weights: [Float]
  /// How far it reaches, in pixels.
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

  /// Blurs bytes of coverage. Around them there is nothing.
  ///
  /// Shadows are mostly those of rectangles, where most rows are as the one before: these are blurred once.
  static func blur(_ surface: PixelSurface, across: GaussianBlur, down: GaussianBlur) throws(RasterError) {
    guard across.radius > 0 || down.radius > 0 else { return }
    let rows = BlurredRows(
      bytes: try surface.bytes, stride: surface.stride, width: surface.width, height: surface.height,
      across: across, down: down)
    rows.blur()
  }
}

/// A window of rows that are blurred across, which slides down over a surface.
private final class BlurredRows {
  private let bytes: UnsafeMutablePointer<UInt8>
  private let stride: Int
  private let width: Int
  private let height: Int
  private let across: GaussianBlur
  private let down: GaussianBlur
  /// Rows that are blurred across, the newest in the place of the oldest one.
  private let window: UnsafeMutableBufferPointer<Float>
  /// A row with nothing on both sides.
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
    // How many of the newest rows are like the one before them.
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

  /// Blurs a row across into the window, and says whether it is like the one before.
  private func take(_ row: Int) -> Bool {
    guard let target = slot(row), let before = slot(row - 1) else { return false }
    guard row < height else {
      target.update(repeating: 0, count: width)
      return row > height
    }
    let source = bytes + row * stride
    // The row before is there as it was only where the window reaches farther than it.
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

  /// Adds what two rows have together, times a weight.
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
