import Foundation
import KansoAssets
import KansoDiagnostics
import KansoInterchange
import KansoInterfaceViews
import KansoPOSIX
import KansoScreens
import KansoSystem
import KansoTheme

/// The asset catalogs of the app that a document belongs to.
///
/// They are the catalogs in the folder of the document and in the folders in it, or else in one of the six folders
/// around it: the nearest folder with catalogs counts. What cannot be read is left out.
struct AssetCatalogs {
  /// The folders `NAME.xcassets`, sorted by path.
  let folders: [String]

  /// The number of folders around the document's that are searched.
  private static let maxAscent = 6
  /// The maximum size of a `Contents.json`, and of an image, in bytes.
  private static let (maxJSONSize, maxImageSize) = (1 << 20, 4 << 20)
  /// The maximum size of all images, in bytes.
  private static let maxImagesSize = 32 << 20
  /// Finds the catalogs of a document.
  init(besideDocumentAt path: String) {
    var folder = FilePath.folderAndName(of: path).folder
    if folder.isEmpty { folder = "." }
    for _ in 0...Self.maxAscent {
      let found = AssetCatalog.paths(in: folder)
      let isRepository = FileKind(at: folder + "/.git") != nil
      if !found.isEmpty || isRepository {
        folders = found
        return
      }
      folder += "/.."
    }
    folders = []
  }

  // MARK: Contents

  /// Returns the colors of all catalogs, and the images with some names.
  ///
  /// - Parameters:
  ///   - names: the names of images, with the names of groups that are namespaces.
  ///   - scale: the preferred number of pixels per point.
  func assets(imageNames names: Set<String>, scale: Double) -> DocumentAssets {
    var assets = DocumentAssets()
    var remaining = Self.maxImagesSize
    for folder in folders {
      var files: [ForeignFile] = []
      for set in AssetCatalog(at: folder).sets {
        if set.kind != .image, let file = Self.contents(of: set.path, set.innerPath) { files.append(file) }
        guard set.kind == .image, names.contains(set.name), assets.images[set.name] == nil,
          let (bitmap, _) = ImageSet(at: set.path)?.bitmap(
            scale: scale, maxSize: Self.maxImageSize, remaining: &remaining)
        else { continue }
        assets.images[set.name] = bitmap
      }
      for token in AssetCatalogReader.read(files, ImportSelection()).tokens {
        guard case .literal(.color(let value)) = token.value else { continue }
        var color = Color(value)
        for variant in token.variants {
          guard case .literal(.color(let other)) = variant.value, variant.modes.values.contains("dark") else {
            continue
          }
          color = color.when(["appearance": "dark"], use: Color(other))
        }
        assets.colors[token.path.joined(separator: "/")] = color
      }
    }
    return assets
  }

  /// Returns the `Contents.json` of a folder in a catalog; nil if it cannot be read.
  private static func contents(of folder: String, _ inner: String) -> ForeignFile? {
    let path = folder + "/Contents.json"
    guard let bytes = try? InputFile.read(path, limit: maxJSONSize, onlyRegular: true),
      bytes.count <= maxJSONSize
    else { return nil }
    return ForeignFile(name: inner + "/Contents.json", source: SourceFile(path: path, bytes: bytes))
  }
}
