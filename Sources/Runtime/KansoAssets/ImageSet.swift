import Foundation
import KansoDrawing
import KansoScreens
import KansoSystem

/// An image set of an asset catalog: the files of one image by scale and appearance (Asset Catalog Format Reference).
package struct ImageSet {
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
  package init?(at folder: String) {
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
  /// - Returns: the pixels, and the number of pixels per point of those for the light style.
  package func bitmap(
    scale: Double, maxSize: Int, remaining: inout Int
  ) -> (bitmap: Image.Bitmap, scale: Double)? {
    /// Returns the file for a style with its scale, and subtracts its size.
    func take(isDark: Bool) -> (image: EncodedImage, scale: Double)? {
      let file = file(isDark: isDark, scale: scale, maxSize: min(maxSize, remaining))
      remaining -= file?.image.bytes.count ?? 0
      return file
    }
    guard let file = take(isDark: false) else { return nil }
    let bitmap = Image.Bitmap(
      file.image, darkImage: take(isDark: true)?.image,
      isTemplate: contents.properties?.rendering == "template")
    return (bitmap, file.scale)
  }

  /// Returns the file for a style; nil if there is none, or if it is no PNG or JPEG.
  private func file(isDark: Bool, scale: Double, maxSize: Int) -> (image: EncodedImage, scale: Double)? {
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
    guard let chosen, let name = chosen.filename, !name.contains("/"), name != "..",
      let bytes = try? InputFile.read(folder + "/" + name, limit: maxSize, onlyRegular: true),
      bytes.count <= maxSize, let image = EncodedImage(bytes: bytes)
    else { return nil }
    let fileScale = scaleOf(chosen)
    return (image, fileScale > 0 ? fileScale : 1)
  }
}
