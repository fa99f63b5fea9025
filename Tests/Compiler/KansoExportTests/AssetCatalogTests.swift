import Foundation
import KansoGuide
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// An asset catalog, read as JSON, and its accessors, type-checked against Apple's documentation of `UIColor` and
/// `NSColor`. No catalog compiler was available.
struct AssetCatalogTests {
  private struct ColorSet: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable { let appearance: String, value: String }
      struct Color: Decodable {
        struct Components: Decodable { let red: String, green: String, blue: String, alpha: String }
        let space: String
        let components: Components
        enum CodingKeys: String, CodingKey { case space = "color-space", components }
      }
      let idiom: String
      let appearances: [Appearance]?
      let color: Color
    }
    let colors: [Entry]
  }

  private func files(
    _ name: String, folders: Bool = false
  ) throws -> (theme: Theme, files: [String: String]) {
    guard name != "marked" else {
      return try files(Array(MarkedDelimiters.guide.utf8), "guide.yaml", folders)
    }
    let path =
      name == "catbreeds" ? "tokens.yaml" : "Tests/Compiler/KansoCodeGenerationTests/Guides/\(name).yaml"
    return try files(Array(Data(contentsOf: Project.root.appendingPathComponent(path))), path, folders)
  }

  private func files(
    _ bytes: [UInt8], _ path: String, _ folders: Bool
  ) throws -> (theme: Theme, files: [String: String]) {
    let theme = try #require(CompiledGuide(bytes: bytes, path: path).theme)
    var options = ExportOptions()
    options.folders = folders
    let files = try #require(Exporter(.assets, options)).files(of: theme)
    return (
      theme,
      Dictionary(uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    )
  }

  private func colorSet(_ name: String, _ files: [String: String]) throws -> ColorSet {
    let text = try #require(files["Tokens.xcassets/\(name).colorset/Contents.json"])
    return try JSONDecoder().decode(ColorSet.self, from: Data(text.utf8))
  }

  /// A set refers to a color of the system if the guide names one; other texts than names are ignored.
  @Test func colorsOfTheSystemAreReferences() throws {
    let guide = """
      kanso: 2
      colors:
        link: {value: "#007AFF", extensions: {com.apple.system-color: systemBlueColor}}
        other: {value: "#007AFF", extensions: {com.apple.system-color: 'x", "y'}}

      """
    let files = try files(Array(guide.utf8), "guide.yaml", false).files
    let link = try #require(files["Tokens.xcassets/colorsLink.colorset/Contents.json"])
    let set = try #require(try JSONSerialization.jsonObject(with: Data(link.utf8)) as? NSDictionary)
    let color: NSDictionary = ["platform": "ios", "reference": "systemBlueColor"]
    #expect(set["colors"] as? NSArray == [["color": color, "idiom": "universal"] as NSDictionary])
    #expect(try colorSet("colorsOther", files).colors.count == 1)
  }

  @Test(arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func everyColorIsASet(_ name: String) throws {
    let (theme, files) = try files(name)
    let colors = theme.tokens.filter { $0.type == .color }
    #expect(files.count == colors.count + 2)
    for color in colors {
      let set = try colorSet(Identifier(color.path).camel, files)
      #expect(set.colors.first?.appearances == nil)
      #expect(
        set.colors.allSatisfy { $0.idiom == "universal" && ["srgb", "display-p3"].contains($0.color.space) })
    }
  }

  @Test func appearancesAndSpacesAreThoseOfTheGuide() throws {
    let (_, files) = try files("everything")
    let border = try colorSet("colorsBorder", files).colors
    #expect(
      border.map { ($0.appearances ?? []).map { "\($0.appearance) \($0.value)" } }
        == [[], ["luminosity dark"], ["contrast high"], ["luminosity dark", "contrast high"]])
    #expect(border.map(\.color.components.red) == ["0.7568627450980392", "0.26666666666666666", "0", "1"])
    let (_, hostile) = try self.files("hostile")
    #expect(try colorSet("colorsWide", hostile).colors.map(\.color.space) == ["display-p3"])
  }

  @Test(arguments: ["catbreeds", "everything", "everything2", "hostile"])
  func groupsAreFolders(_ name: String) throws {
    let (theme, files) = try files(name, folders: true)
    for color in theme.tokens where color.type == .color {
      let name = AssetName.name(color.path, folders: true)
      _ = try colorSet(name, files)
      var folder = name.split(separator: "/").dropLast()
      while !folder.isEmpty {
        let contents = try #require(files["Tokens.xcassets/\(folder.joined(separator: "/"))/Contents.json"])
        #expect(contents.contains("\"provides-namespace\" : true"))
        folder = folder.dropLast()
      }
    }
  }

  @Test(arguments: [false, true]) func accessorsAreAsRecorded(_ folders: Bool) throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/hostile/ColorAssets.\(folders ? "folders" : "flat").swift")
    try Golden.check(
      try #require(try files("hostile", folders: folders).files["ColorAssets.swift"]), against: golden)
  }

  @Test(arguments: [
    (
      "SwiftUI",
      """
      public struct Color: Sendable { public init(_ name: String, bundle: Bundle?) {} }
      """
    ),
    (
      "UIKit",
      """
      public class UITraitCollection {}
      open class UIColor { public static var clear: UIColor { fatalError() }
      public init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) {} }
      """
    ),
    (
      "AppKit",
      """
      open class NSColor { public typealias Name = String
      public static var clear: NSColor { fatalError() }
      public init?(named: Name, bundle: Bundle?) {} }
      """
    ),
  ])
  func accessorsCompile(_ framework: String, _ stub: String) async throws {
    let directory = try TemporaryDirectory()
    try directory.write("@_exported import Foundation\n\(stub)\n", to: "\(framework).swift")
    let made = try await Shell.run(
      "swiftc",
      [
        "-swift-version", "6", "-emit-module", "-module-name", framework, "-parse-as-library",
        "\(framework).swift",
      ],
      in: directory.url)
    try #require(made.status == 0, "\(made.errors)")
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Apps/BreedCard.swift")
    let guides = ["catbreeds", "everything", "everything2", "hostile", "marked"]
    for (name, folders) in guides.flatMap({ [($0, false), ($0, true)] }) {
      try directory.write(
        try #require(try files(name, folders: folders).files["ColorAssets.swift"]), to: "ColorAssets.swift")
      let outcome = try await Shell.run(
        "swiftc",
        [
          "-swift-version", "6", "-warnings-as-errors", "-typecheck", "-parse-as-library", "-I", ".",
          "ColorAssets.swift",
        ] + (name == "catbreeds" && !folders ? [app.path] : []),
        in: directory.url)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}
