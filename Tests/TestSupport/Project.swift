import Foundation

/// The folders of the project and of its build.
public enum Project {
  /// The root of the project.
  public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder with the products of the build that this test belongs to.
  public static let products: URL = {
    // On macOS the tests are in a bundle beside the products. On Linux they are a program beside them.
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    return Bundle.main.bundleURL
  }()

  /// Returns a file or folder by its path in the project.
  public static func file(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// Returns the paths of a target's compiled objects. The list comes from the sources, because the build folder still
  /// contains the objects of deleted ones.
  public static func objects(of target: String) -> [String] {
    let layers = (try? FileManager.default.contentsOfDirectory(atPath: file("Sources").path)) ?? []
    let names = layers.flatMap { layer in
      FileManager.default.enumerator(atPath: file("Sources/\(layer)/\(target)").path)?
        .compactMap { $0 as? String } ?? []
    }
    let folder = products.appendingPathComponent("\(target).build")
    return names.filter { $0.hasSuffix(".swift") }.sorted().map {
      folder.appendingPathComponent(($0 as NSString).lastPathComponent + ".o").path
    }
  }

  /// The folder of documents and tools for measurements, which are not part of the project: `KANSO_SHARED`, or
  /// `../shared`.
  public static let shared: URL =
    ProcessInfo.processInfo.environment["KANSO_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? root.deletingLastPathComponent().appendingPathComponent("shared")

  /// Returns the lines of the `sh` blocks of a page.
  public static func shellLines(in path: String) throws -> [String] {
    let page = try String(contentsOf: file(path), encoding: .utf8)
    var isShell = false
    return page.split(separator: "\n").compactMap { line in
      if line.hasPrefix("```") {
        isShell = line == "```sh"
        return nil
      }
      return isShell ? String(line) : nil
    }
  }
}
