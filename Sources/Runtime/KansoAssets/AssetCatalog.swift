import Foundation
import KansoPOSIX
import KansoSystem

/// A folder `NAME.xcassets` with the colors and images of an app (Asset Catalog Format Reference).
package struct AssetCatalog {
  /// The colors, images and groups, in the order of their names.
  package let sets: [AssetSet]

  /// The depth of folders in which catalogs are searched, and the depth of groups in a catalog.
  private static let maxDepth = 6
  /// The maximum number of entries of folders that are read: of a search, and of a catalog.
  private static let maxEntryCount = 20_000
  /// The maximum number of catalogs that a search finds.
  private static let maxCatalogCount = 20
  /// The maximum size of a `Contents.json`, in bytes.
  private static let maxJSONSize = 1 << 20
  /// Folders with the catalogs of other products.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "node_modules", "build", "DerivedData",
  ]

  /// Returns the paths of the catalogs in a folder and the folders in it, sorted.
  package static func paths(in folder: String) -> [String] {
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

  /// Reads the names of the sets and groups of a catalog. What cannot be read is left out.
  package init(at catalog: String) {
    var found: [AssetSet] = []
    var count = 0
    let root = FilePath.lastName(of: catalog)
    var pending = [(path: catalog, inner: root, namespace: "", depth: 0)]
    while let folder = pending.popLast(), count < Self.maxEntryCount {
      for name in Directory.entryNames(in: folder.path).sorted() where !FilePath.isHidden(name) {
        count += 1
        let (path, inner) = (folder.path + "/" + name, folder.inner + "/" + name)
        guard FileKind(at: path) == .directory else { continue }
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        if !ending.isEmpty, let kind = AssetSet.Kind(rawValue: ending) {
          let base = String(name.dropLast(ending.count + 1))
          found.append(AssetSet(name: folder.namespace + base, kind: kind, path: path, innerPath: inner))
        } else if folder.depth < Self.maxDepth {
          found.append(AssetSet(name: "", kind: .group, path: path, innerPath: inner))
          let namespace = Self.isNamespace(path) ? folder.namespace + name + "/" : folder.namespace
          pending.append((path, inner, namespace, folder.depth + 1))
        }
      }
    }
    sets = found
  }

  /// Returns true if the name of a group is part of the names in it.
  private static func isNamespace(_ folder: String) -> Bool {
    guard
      let bytes = try? InputFile.read(folder + "/Contents.json", limit: maxJSONSize, onlyRegular: true),
      bytes.count <= maxJSONSize,
      let contents = try? JSONDecoder().decode(GroupContents.self, from: Data(bytes))
    else { return false }
    return contents.properties?.isNamespace ?? false
  }
}

/// A folder of a catalog that has a color or an image, or is a group of them.
package struct AssetSet {
  /// The kinds of sets, with the endings of their folders.
  package enum Kind: String {
    case color = "colorset"
    case image = "imageset"
    /// A group, whose folder has no ending.
    case group = ""
  }

  /// The name, with the names of the groups that are namespaces; empty for a group.
  package let name: String
  package let kind: Kind
  package let path: String
  /// The path that begins with the name of the catalog.
  package let innerPath: String
}

/// The part of a group's `Contents.json` that determines names.
private struct GroupContents: Decodable {
  struct Properties: Decodable {
    let isNamespace: Bool?
    enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
  }

  let properties: Properties?
}
