import Foundation

/// The targets of a package, as the package manager reads them from its manifest.
public struct PackageManifest: Sendable {
  /// A target, with what it declares to use.
  public struct Target: Sendable {
    /// The name, which is also that of its module, with `_` for `-`.
    public let name: String
    /// The folder of its sources, relative to the root of the project.
    public let folder: String
    /// `regular`, `executable`, `test`, `system` or `plugin`.
    public let type: String
    /// The names of the targets and products that it declares to use.
    public let dependencies: Set<String>
  }

  /// The targets in the order of the manifest.
  public let targets: [Target]
  /// The products that are libraries or programs, with the targets of each.
  public let products: [String: [String]]

  /// Reads the manifest in a folder of the project.
  ///
  /// - Parameter folder: a folder with a `Package.swift`, relative to the root of the project.
  /// - Throws: an error if the package manager cannot read the manifest.
  public init(in folder: String = "") async throws {
    // Another scratch folder than that of the build, which is locked while tests run.
    let scratch = try TemporaryDirectory()
    let outcome = try await Shell.run(
      "swift",
      [
        "package", "--package-path", Project.file(folder).path, "--scratch-path", scratch.path("scratch"),
        "dump-package",
      ])
    let dump = try JSONDecoder().decode(Dump.self, from: outcome.outputBytes)
    let standard = ["test": "Tests", "plugin": "Plugins"]
    targets = dump.targets.map { target in
      let path = target.path ?? "\(standard[target.type] ?? "Sources")/\(target.name)"
      return Target(
        name: target.name, folder: folder.isEmpty ? path : "\(folder)/\(path)", type: target.type,
        dependencies: Set(target.dependencies.compactMap(\.name)))
    }
    products = Dictionary(uniqueKeysWithValues: dump.products.map { ($0.name, $0.targets) })
  }

  /// The manifest of the root, read once.
  private static let root = Task { try await PackageManifest() }

  /// Returns the paths of the compiled objects of targets and of all targets of this package that they use, for programs
  /// that import them.
  public static func objects(of names: [String]) async throws -> [String] {
    try await root.value.closure(of: names).flatMap { Project.objects(of: $0.name) }
  }

  /// Returns the names of all targets and products that a target uses, directly or not. Of other packages, only
  /// the products are known.
  public func namesUsed(by target: String) -> Set<String> {
    closure(of: [target]).reduce(into: []) { $0.formUnion($1.dependencies) }
  }

  /// Returns targets and all targets of the package that they use, in the order of the manifest.
  private func closure(of names: [String]) -> [Target] {
    var found: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard let target = targets.first(where: { $0.name == name }), found.insert(name).inserted else {
        continue
      }
      open += target.dependencies
    }
    return targets.filter { found.contains($0.name) }
  }

  private struct Dump: Decodable {
    struct Target: Decodable {
      let name, type: String
      let path: String?
      let dependencies: [Dependency]
    }
    struct Product: Decodable {
      let name: String
      let targets: [String]
    }
    /// `{"byName": ["KansoTheme", null]}` or `{"product": ["Mustache", "swift-mustache", null, null]}`; what follows
    /// the name may also be an object, a condition.
    struct Dependency: Decodable {
      let name: String?

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Kind.self)
        guard let kind = container.allKeys.first else {
          name = nil
          return
        }
        var list = try container.nestedUnkeyedContainer(forKey: kind)
        name = try list.decode(String.self)
      }
    }
    enum Kind: String, CodingKey { case byName, product, target }

    let targets: [Target]
    let products: [Product]
  }
}
