import Foundation
import KansoLayout
import KansoScreens
import KansoSystem

/// An image set of an asset catalog: the files of one image by scale and appearance (Asset Catalog Format Reference).
struct ImageSet {
  /// The `Contents.json` of the set.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        let appearance: String?
        let value: String?
      }

      let filename: String?
      let scale: String?
      let idiom: String?
      let appearances: [Appearance]?
    }

    struct Properties: Decodable {
      let rendering: String?
      enum CodingKeys: String, CodingKey { case rendering = "template-rendering-intent" }
    }

    let images: [Entry]?
    let properties: Properties?
  }

  private let folder: String
  private let contents: Contents

  /// The maximum size of `Contents.json`, in bytes.
  private static let maxJSONSize = 1 << 20

  /// Reads the contents of a folder `NAME.imageset`; nil if they cannot be read.
  init?(at folder: String) {
    guard
      let bytes = try? InputFile.read(folder + "/Contents.json", limit: Self.maxJSONSize, onlyRegular: true),
      bytes.count <= Self.maxJSONSize,
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    else { return nil }
    (self.folder, self.contents) = (folder, contents)
  }

  /// Returns the pixels of the image, and those for the dark style if there are other ones; nil without a PNG or JPEG
  /// that is not too large.
  ///
  /// - Parameters:
  ///   - scale: the preferred number of pixels per point. Without a file of that scale, it is that of the largest one.
  ///   - maxSize: the maximum size of a file, in bytes.
  ///   - remaining: the maximum size of both files, in bytes; their size is subtracted.
  func bitmap(scale: Double, maxSize: Int, remaining: inout Int) -> Image.Bitmap? {
    /// Returns the file for a style, and subtracts its size.
    func take(isDark: Bool) -> EncodedImage? {
      let file = file(isDark: isDark, scale: scale, maxSize: min(maxSize, remaining))
      remaining -= file?.bytes.count ?? 0
      return file
    }
    guard let image = take(isDark: false) else { return nil }
    return Image.Bitmap(
      image, darkImage: take(isDark: true), isTemplate: contents.properties?.rendering == "template")
  }

  /// Returns the file for a style; nil if there is none, or if it is no PNG or JPEG.
  private func file(isDark: Bool, scale: Double, maxSize: Int) -> EncodedImage? {
    let entries = (contents.images ?? []).filter { entry in
      let luminosity = entry.appearances?.first { $0.appearance == "luminosity" }?.value
      return entry.filename != nil
        && (isDark ? luminosity == "dark" : luminosity == nil || luminosity == "light")
    }
    /// Returns the scale of an entry; 0 without one, as for images of one size.
    func scaleOf(_ entry: Contents.Entry) -> Double {
      entry.scale.flatMap { Double($0.filter { $0.isNumber || $0 == "." }) } ?? 0
    }
    let chosen = entries.first { scaleOf($0) == scale } ?? entries.max { scaleOf($0) < scaleOf($1) }
    // The name of a file must not lead out of the set.
    guard let name = chosen?.filename, !name.contains("/"), name != "..",
      let bytes = try? InputFile.read(folder + "/" + name, limit: maxSize, onlyRegular: true),
      bytes.count <= maxSize
    else { return nil }
    if bytes.starts(with: Self.pngSignature) { return EncodedImage(.png, bytes: bytes) }
    if bytes.starts(with: Self.jpegSignature) { return EncodedImage(.jpeg, bytes: bytes) }
    return nil
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let jpegSignature: [UInt8] = [0xFF, 0xD8, 0xFF]
}
