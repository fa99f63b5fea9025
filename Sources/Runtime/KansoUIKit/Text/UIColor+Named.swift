import Foundation
import KansoAssets

extension UIColor {
  /// Creates the color with a name from the asset catalogs of the program's resources, which are those of the
  /// main bundle and of the bundles beside it. Nil if there is none.
  public init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates the color with a name from the asset catalogs of a bundle; nil for those of the program. The
  /// traits have no effect: the color depends on the context. Values for high contrast are not read.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let color = ResourceColors.shared.color(named: name, in: bundle) else { return nil }
    self = color
  }
}

/// The colors of the program's resources, which are read once.
private final class ResourceColors: @unchecked Sendable {
  static let shared = ResourceColors()
  private let lock = NSLock()
  /// The folders of the color sets by name, by the folder of the resources.
  private var sets: [String: [String: String]] = [:]
  /// The colors by the folder of their set.
  private var colors: [String: UIColor?] = [:]

  /// Returns the color with a name; nil if there is none.
  func color(named name: String, in bundle: Bundle?) -> UIColor? {
    lock.withLock {
      for folder in ResourceFolders.folders(of: bundle) {
        guard let set = sets(at: folder)[name] else { continue }
        let color = colors[set] ?? ColorSet.color(at: set)
        colors[set] = .some(color)
        if let color { return color }
      }
      return nil
    }
  }

  /// Returns the color sets of a folder, which is searched once.
  private func sets(at folder: String) -> [String: String] {
    if let known = sets[folder] { return known }
    let found = AssetCatalog.paths(in: folder).flatMap { AssetCatalog(at: $0).sets }.filter {
      $0.kind == .color
    }
    let byName = Dictionary(found.map { ($0.name, $0.path) }) { first, _ in first }
    sets[folder] = byName
    return byName
  }
}
