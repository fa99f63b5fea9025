import KansoLayout

/// The images of a picture: each is decoded once for every resolution that it is needed in.
final class ImageStore {
  private struct Key: Hashable {
    let format: EncodedImage.Format
    let count: Int
    let sample: [UInt8]
    /// Into how many parts a side is divided.
    let reduction: Int
  }

  private struct Entry {
    let source: EncodedImage
    let image: DecodedImage?
  }

  private var known: [Key: [Entry]] = [:]
  /// How many pixels are known.
  private var pixels = 0
  /// With more, images are decoded again: small files can be huge images.
  private static let mostPixels = 100_000_000

  /// An image, or nil if it is broken or too large.
  /// - Parameters:
  ///   - size: how large it is shown, in pixels of the surface.
  ///   - keepsJPEG: whether it keeps its JPEG, for surfaces that can show that.
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
    if keepsJPEG, source.format == .jpeg { image?.keep(jpeg: source.bytes) }
    remember(Entry(source: source, image: image), for: key)
    return image
  }

  private func remember(_ entry: Entry, for key: Key) {
    let count = entry.image.map { $0.surface.width * $0.surface.height } ?? 0
    if pixels + count > Self.mostPixels { (known, pixels) = ([:], 0) }
    known[key, default: []].append(entry)
    pixels += count
  }

  /// Some bytes from everywhere: to look at all of them each time would take long, and those that are alike in these are compared.
  private static func sample(of bytes: [UInt8]) -> [UInt8] {
    Swift.stride(from: 0, to: bytes.count, by: max(bytes.count / sampledBytes, 1)).map { bytes[$0] }
  }

  private static let sampledBytes = 64
}
