import Foundation
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
  /// The depth of folders in which catalogs are searched, and the depth of groups in a catalog.
  private static let maxDepth = 6
  /// The maximum number of entries of folders that are read: of the search, and of each catalog.
  private static let maxEntryCount = 20_000
  private static let maxCatalogCount = 20
  /// The maximum size of a `Contents.json`, and of an image, in bytes.
  private static let (maxJSONSize, maxImageSize) = (1 << 20, 4 << 20)
  /// The maximum size of all images, in bytes.
  private static let maxImagesSize = 32 << 20
  /// Folders with the catalogs of other products.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData",
  ]

  /// Finds the catalogs of a document.
  init(besideDocumentAt path: String) {
    var folder = FilePath.folderAndName(of: path).folder
    if folder.isEmpty { folder = "." }
    for _ in 0...Self.maxAscent {
      let found = Self.catalogs(in: folder)
      let isRepository = FileKind(at: folder + "/.git") != nil
      if !found.isEmpty || isRepository {
        folders = found
        return
      }
      folder += "/.."
    }
    folders = []
  }

  /// Returns the catalogs in a folder and the folders in it.
  private static func catalogs(in folder: String) -> [String] {
    var (pending, found, count) = ([(folder, 0)], [String](), 0)
    while let (folder, depth) = pending.popLast(), count < maxEntryCount, found.count < maxCatalogCount {
      for name in Directory.entryNames(in: folder).sorted() where !FilePath.isHidden(name) {
        count += 1
        let path = folder + "/" + name
        guard FileKind(at: path) == .directory, !foreignFolders.contains(name) else { continue }
        if FilePath.hasSuffix(".xcassets", in: name) {
          found.append(path)
        } else if depth < maxDepth {
          pending.append((path, depth + 1))
        }
      }
    }
    return found.sorted()
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
      for set in Self.sets(in: folder) {
        if let file = set.colorFile { files.append(file) }
        guard set.ending == "imageset", names.contains(set.name), assets.images[set.name] == nil,
          let bitmap = ImageSet(at: set.path)?.bitmap(
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

  /// A folder of a catalog that has a color or an image.
  private struct AssetSet {
    /// The name, with the names of the groups that are namespaces.
    let name: String
    let ending: String
    let path: String
    /// The `Contents.json` of a color or of a group, as the reader of catalogs takes it.
    let colorFile: ForeignFile?
  }

  /// Returns the sets and groups of a catalog.
  private static func sets(in catalog: String) -> [AssetSet] {
    var found: [AssetSet] = []
    var count = 0
    let root = FilePath.lastName(of: catalog)
    var pending = [(path: catalog, inner: root, namespace: "", depth: 0)]
    while let folder = pending.popLast(), count < maxEntryCount {
      for name in Directory.entryNames(in: folder.path).sorted() where !FilePath.isHidden(name) {
        count += 1
        let (path, inner) = (folder.path + "/" + name, folder.inner + "/" + name)
        guard FileKind(at: path) == .directory else { continue }
        let parts = name.split(separator: ".")
        if let ending = parts.last.map(String.init), ["colorset", "imageset"].contains(ending) {
          let file = ending == "colorset" ? contents(of: path, inner) : nil
          let base = String(name.dropLast(ending.count + 1))
          found.append(AssetSet(name: folder.namespace + base, ending: ending, path: path, colorFile: file))
        } else if folder.depth < maxDepth {
          let file = contents(of: path, inner)
          let isNamespace = file.map { GroupContents($0)?.isNamespace ?? false } ?? false
          if let file { found.append(AssetSet(name: "", ending: "", path: path, colorFile: file)) }
          pending.append(
            (path, inner, isNamespace ? folder.namespace + name + "/" : folder.namespace, folder.depth + 1))
        }
      }
    }
    return found
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

/// The part of a group's `Contents.json` that determines names.
private struct GroupContents: Decodable {
  private struct Properties: Decodable {
    let isNamespace: Bool?
    enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
  }

  private let properties: Properties?
  var isNamespace: Bool { properties?.isNamespace ?? false }

  init?(_ file: ForeignFile) {
    guard let contents = try? JSONDecoder().decode(GroupContents.self, from: Data(file.source.bytes)) else {
      return nil
    }
    self = contents
  }
}
