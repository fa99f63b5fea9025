import Foundation

/// Storyboards and xibs of real apps, which are not part of the project (`Project.shared`).
public enum Corpus {
  /// One in this many documents is looked at: each of them in the nightly tier.
  public static let step = Tier.isNightly ? 1 : 6

  /// Returns the files in the order of their paths.
  ///
  /// - Parameter each: 4 for every fourth one of those that are looked at.
  public static func documents(each: Int = 1) -> [URL] {
    let root = Project.shared.appendingPathComponent("corpus/interface-builder")
    let files =
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL]
    return (files ?? []).filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }.enumerated()
      .filter { $0.offset.isMultiple(of: each * step) }.map(\.element)
  }
}
