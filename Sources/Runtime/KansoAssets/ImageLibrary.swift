import KansoDrawing
import KansoPOSIX
import KansoScreens
import KansoSystem

/// The images in a folder of resources: those of its asset catalogs, and PNG and JPEG files.
package struct ImageLibrary {
  private let folder: String
  /// The image sets of all catalogs, by name.
  private let sets: [String: AssetSet]

  /// The maximum size of an image, in bytes.
  private static let maxImageSize = 16 << 20

  /// Searches a folder for catalogs.
  package init(at folder: String) {
    self.folder = folder
    var sets: [String: AssetSet] = [:]
    for path in AssetCatalog.paths(in: folder) {
      for set in AssetCatalog(at: path).sets where set.kind == .image && sets[set.name] == nil {
        sets[set.name] = set
      }
    }
    self.sets = sets
  }

  /// Returns the image with a name, with a size in points; nil if there is none.
  ///
  /// - Parameter scale: The preferred number of pixels per point.
  package func image(named name: String, scale: Double) -> Image? {
    // A name must not lead out of the folder.
    guard !name.split(separator: "/").contains("..") else { return nil }
    return setImage(named: name, scale: scale) ?? fileImage(named: name, scale: scale)
  }

  /// Returns the image of a set with a name.
  private func setImage(named name: String, scale: Double) -> Image? {
    var remaining = 2 * Self.maxImageSize
    guard let set = sets[name].flatMap({ ImageSet(at: $0.path) }),
      let (bitmap, imageScale) = set.bitmap(scale: scale, maxSize: Self.maxImageSize, remaining: &remaining),
      let size = bitmap.image.pixelSize
    else { return nil }
    return Image(
      named: name, size: Size(width: size.width / imageScale, height: size.height / imageScale),
      bitmap: bitmap)
  }

  /// Returns the image of a file with a name, which may have the ending of an image: that of the scale, or else the
  /// largest one.
  private func fileImage(named name: String, scale: Double) -> Image? {
    let ending = [".png", ".jpg", ".jpeg"].first { name.hasSuffix($0) }
    let base = ending.map { String(name.dropLast($0.count)) } ?? name
    let scales: [Double] = [3, 2, 1]
    for scale in scales.filter({ $0 == scale }) + scales.filter({ $0 != scale }) {
      for ending in ending.map({ [$0] }) ?? [".png", ".jpg", ".jpeg"] {
        let path = "\(folder)/\(base)\(scale == 1 ? "" : "@\(Int(scale))x")\(ending)"
        guard FileKind(at: path) != nil,
          let bytes = try? InputFile.read(path, limit: Self.maxImageSize, onlyRegular: true),
          bytes.count <= Self.maxImageSize, let image = EncodedImage(bytes: bytes), let size = image.pixelSize
        else { continue }
        return Image(
          named: name, size: Size(width: size.width / scale, height: size.height / scale),
          bitmap: Image.Bitmap(image))
      }
    }
    return nil
  }
}
