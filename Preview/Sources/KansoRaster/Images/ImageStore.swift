import KansoDrawing

/// The decoded images of a picture. Each image is decoded once per resolution.
final class ImageStore {
  /// A key that different images may share: `Entry` has the whole image.
  private struct Key: Hashable {
    let format: EncodedImage.Format
    let count: Int
    let sample: [UInt8]
    /// The divisor of the width and of the height.
    let reduction: Int
  }

  /// An image file and its result; nil for a file that cannot be decoded, so that it is not tried again.
  private struct Entry {
    let source: EncodedImage
    let image: DecodedImage?
  }

  private var known: [Key: [Entry]] = [:]
  /// The number of pixels in the cache.
  private var pixels = 0
  /// The maximum number of cached pixels. Beyond it, the cache is emptied: a small file can contain a huge image.
  private static let maxCachedPixelCount = 100_000_000

  /// Returns a decoded image; nil if it is invalid or too large. A JPEG file is decoded at a half, a quarter
  /// or an eighth of its size if that is at least the displayed size. Later calls return the same image,
  /// whatever their `keepsJPEG`.
  ///
  /// - Parameters:
  ///   - size: the displayed size, in pixels of the surface.
  ///   - keepsJPEG: true to attach the JPEG file, for surfaces that can embed it.
  func image(_ source: EncodedImage, shownIn size: Size, keepsJPEG: Bool) -> DecodedImage? {
    let reduction = source.format == .jpeg ? JPEGReader.reduction(of: source.bytes, shownIn: size) : 1
    let key = Key(
      format: source.format, count: source.bytes.count, sample: Self.sample(of: source.bytes),
      reduction: reduction)
    if let entry = known[key]?.first(where: { $0.source == source }) { return entry.image }
    let image =
      switch source.format {
      case .png: PNGReader.image(source.bytes)
      case .jpeg: JPEGReader.image(source.bytes, reduction: reduction)
      }
    if keepsJPEG, source.format == .jpeg { image?.attach(jpeg: source.bytes) }
    remember(Entry(source: source, image: image), for: key)
    return image
  }

  /// Adds an entry to the cache. Empties the cache first if it would have too many pixels.
  private func remember(_ entry: Entry, for key: Key) {
    let count = entry.image.map { $0.surface.width * $0.surface.height } ?? 0
    if pixels + count > Self.maxCachedPixelCount { (known, pixels) = ([:], 0) }
    known[key, default: []].append(entry)
    pixels += count
  }

  /// Returns at most 127 bytes, evenly spaced, as a part of the key. Hashing all bytes at each use would take
  /// long; images with the same sample are compared in full.
  private static func sample(of bytes: [UInt8]) -> [UInt8] {
    Swift.stride(from: 0, to: bytes.count, by: max(bytes.count / sampledBytes, 1)).map { bytes[$0] }
  }

  private static let sampledBytes = 64
}
