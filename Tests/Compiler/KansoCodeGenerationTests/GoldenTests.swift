import Foundation
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// The generated files that users commit to their repositories, compared byte for byte.
struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  static func guide(_ name: String) throws -> String {
    let url =
      name == "catbreeds"
      ? Project.root.appendingPathComponent("tokens.yaml")
      : folder.appendingPathComponent("Guides/\(name).yaml")
    return try String(contentsOf: url, encoding: .utf8)
  }

  @Test(arguments: ["catbreeds", "everything", "everything2", "hostile"], Platform.allCases)
  func outputIsAsRecorded(_ name: String, _ platform: Platform) throws {
    for file in try files(of: try theme(of: try Self.guide(name)), platform) {
      let golden = Self.folder.appendingPathComponent("Golden/\(name)/\(platform.rawValue)/\(file.name)")
      try Golden.check(String(decoding: file.bytes, as: UTF8.self), against: golden)
    }
  }

  @Test func catBreedsHasItsOwnColorsFontsAndPadding() throws {
    let theme = try theme(of: try Self.guide("catbreeds"))
    func rgb(_ name: String) -> [Int] {
      guard case .color(let color)? = theme[TokenPath("colors.\(name)")]?.value else { return [] }
      return color.components.map { Int((($0 ?? 0) * 255).rounded()) }
    }
    #expect(rgb("white") == [255, 255, 255])
    #expect(rgb("lightGray") == [193, 193, 193])
    #expect(rgb("blackish") == [44, 66, 81])
    #expect(rgb("reddish") == [209, 102, 102])
    #expect(rgb("greenish") == [182, 198, 73])
    let fonts = [
      ("heading", 24.0, 700.0), ("subheading", 18, 400), ("body", 16, 400), ("button", 18, 700),
      ("label", 18, 400),
    ]
    for (name, size, weight) in fonts {
      guard case .typography(let font)? = theme[TokenPath("fonts.\(name)")]?.value else {
        Issue.record("no font \(name)")
        continue
      }
      #expect(font.families == ["Chalkboard SE"])
      #expect(font.size == size && font.weight == weight)
    }
    #expect(theme[TokenPath("padding.standard")]?.value == .dimension(.points(8)))
    #expect(theme.tokens.count == 11)
  }
}
