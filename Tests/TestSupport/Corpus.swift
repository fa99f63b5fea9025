import Foundation

/// Storyboards and xibs of real apps, which are not part of the project (`Project.shared`).
public enum Corpus {
  /// The step between tested documents: 1 in the nightly tier, which tests all.
  public static let step = Tier.isNightly ? 1 : 6

  /// Returns the files, sorted by path.
  ///
  /// - Parameter each: an additional step: 4 returns every fourth of the tested documents.
  public static func documents(each: Int = 1) -> [URL] {
    let root = Project.shared.appendingPathComponent("corpus/interface-builder")
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL]
    return (files ?? []).filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }.enumerated()
      .filter { $0.offset.isMultiple(of: each * step) }.map(\.element)
  }
}
