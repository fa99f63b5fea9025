import Foundation

/// The folders of the project and of its build.
public enum Project {
  /// The root of the project.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder with the products of the build that this test belongs to.
  public static let products: URL = {
    // On macOS tests run inside of a bundle beside the products, on Linux they are a program beside them.
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    return Bundle.main.bundleURL
  }()

  /// Returns a file or folder by its path in the project.
  public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// Documents and tools to measure against, which are not part of the project: `KANSO_SHARED`, or `../shared`.
  public static let shared: URL =
    ProcessInfo.processInfo.environment["KANSO_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? root.deletingLastPathComponent().appendingPathComponent("shared")
}
