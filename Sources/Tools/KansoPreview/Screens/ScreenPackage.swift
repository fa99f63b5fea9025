import Foundation
import KansoSystem

/// A Swift package with screens, as `swift package describe` describes it.
struct ScreenPackage: Sendable {
  /// A target with the files of its sources.
  struct Target: Decodable, Sendable {
    let name: String
    let c99name: String
    let path: String
    let type: String
    let target_dependencies: [String]?
  }

  /// A product. Its type is an object with one key.
  struct Product: Decodable, Sendable {
    let name: String
    let targets: [String]
    let type: [String: JSONNothing]
    /// True if other targets can import it.
    var isLibrary: Bool { type.keys.contains("library") }
  }

  struct Platform: Decodable, Sendable {
    let name: String
    let version: String
  }

  private struct Description: Decodable {
    let products: [Product]
    let targets: [Target]
    let platforms: [Platform]?
  }

  /// The absolute path of the package.
  let folder: String
  /// The product with the screens.
  let product: Product
  /// The targets of the product, and those that they depend on, in the order of the package.
  let targets: [Target]
  let platforms: [Platform]

  /// The manifest.
  var manifest: String { folder + "/Package.swift" }
  /// The folder for what is built for the previews.
  var workFolder: String { folder + "/.build/kanso-screens" }

  /// Reads the package in a folder.
  ///
  /// - Parameter product: the name of a library product.
  /// - Throws: an error if there is no such package or product; the report of the manifest if that has errors.
  init(_ folder: String, product name: String) throws(PreviewError) {
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: absolute + "/Package.swift") else {
      throw .reading(
        FileError("read", folder + "/Package.swift", reason: "there is no such file", isMissing: true))
    }
    let arguments = [
      "swift", "package", "--package-path", absolute, "--scratch-path",
      absolute + "/.build/kanso-screens/package",
      "describe", "--type", "json",
    ]
    guard let answer = Subprocess.run(arguments, reads: .output),
      answer.status != Subprocess.programNotFound
    else { throw .usage("swift is not on the search path, and it builds the screens") }
    guard answer.isSuccess, let description = Self.description(in: answer.output) else {
      let errors = Subprocess.run(arguments, reads: .errors)?.text ?? ""
      throw .findings(
        errors.isEmpty ? "error: swift cannot describe the package \(folder.printable)\n" : errors)
    }
    let libraries = description.products.filter(\.isLibrary)
    guard let found = libraries.first(where: { $0.name == name }) else {
      let names = libraries.map(\.name.printable).joined(separator: ", ")
      throw .usage(
        "the package \(folder.printable) has no library product \(name.printable)"
          + (names.isEmpty
            ? ": add one with the target of the screens to `products` of Package.swift"
            : ". It has: \(names)"))
    }
    (self.folder, product, platforms) = (absolute, found, description.platforms ?? [])
    var needed = Set(found.targets)
    var next = found.targets
    while let target = next.popLast() {
      let dependencies = description.targets.first { $0.name == target }?.target_dependencies ?? []
      next += dependencies.filter { needed.insert($0).inserted }
    }
    targets = description.targets.filter { needed.contains($0.name) }
  }

  /// Returns the description in an output, which may have other lines before it.
  private static func description(in output: Data) -> Description? {
    guard let start = output.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    return try? JSONDecoder().decode(Description.self, from: output[start...])
  }

  /// The folders and Swift sources of the targets, and the manifest.
  var watchedFiles: [String] {
    targets.reduce(into: [manifest]) { $0 += Self.entries(of: folder + "/" + $1.path) }
  }

  /// Returns a folder with all folders and Swift sources in it, without hidden ones, in the order of their names.
  private static func entries(of folder: String) -> [String] {
    let inner = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles])
    var entries = [folder]
    for case let url as URL in inner ?? FileManager.DirectoryEnumerator() {
      if url.pathExtension == "swift" || url.hasDirectoryPath { entries.append(url.path) }
    }
    return entries.sorted()
  }

  /// The types that declare previews, each with the module of its target. Only the targets of the product itself count.
  ///
  /// They are found by the beginnings of lines: a declaration or an extension without indentation that names `Previews`
  /// among its protocols.
  var previews: [(module: String, type: String)] {
    targets.filter { product.targets.contains($0.name) }.flatMap { target in
      Self.entries(of: folder + "/" + target.path).filter { $0.hasSuffix(".swift") }.flatMap { file in
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        return Self.types(in: text).map { (target.c99name, $0) }
      }
    }
  }

  /// Returns the names of the types in a source that declare previews, in order.
  static func types(in source: String) -> [String] {
    let declaration =
      #/^(?:(?:public|package|internal|final|@MainActor)\s+)*(?:struct|enum|class|extension)\s+([\w.]+)\s*:([^{]*)/#
    return source.split(whereSeparator: \.isNewline).compactMap { line in
      guard let match = line.prefixMatch(of: declaration),
        match.2.split(separator: ",").contains(where: {
          $0.trimmingCharacters(in: .whitespaces).split(separator: ".").last == "Previews"
        })
      else { return nil }
      return String(match.1)
    }
  }
}

/// A value of JSON that is not read.
struct JSONNothing: Decodable, Sendable {
  init(from decoder: any Decoder) {}
}
