/// The folders of resources in which images and colors are searched.
enum ResourceFolders {
  /// The folders of the program: the bundles beside it, in the order of their names, and the main bundle.
  private static let program: [String] = {
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bundles = entries.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
    return bundles.sorted().map { folder + "/" + $0 } + [folder]
  }()

  /// Returns the folder of a bundle; those of the program for nil.
  static func folders(of bundle: Bundle?) -> [String] {
    bundle.map { [$0.resourcePath ?? $0.bundlePath] } ?? program
  }
}
