import Foundation
import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Tokens in the dot syntax of SwiftUI.
struct SwiftUIMemberTests {
  /// The frameworks beside SwiftUI on Apple's systems.
  private static let frameworks = [["UIKit", "SwiftUI"], ["AppKit", "SwiftUI"]]

  /// Returns the content of the first block of a language in the documentation.
  private static func documented(_ language: String) throws -> String {
    try #require(try DocumentedProgram(in: "Documentation/SwiftUI.md").blocks(language).first)
  }

  private static func generated(
    _ guide: String, access: Access = .public, naming: SwiftNaming = SwiftNaming()
  ) throws -> [GeneratedFile] {
    try files(of: try theme(of: guide), .swiftui, access: access, naming: naming)
  }

  /// Returns a view that sets styles with `foregroundStyle`.
  private static func view(setting names: [String]) -> String {
    let lines = names.map { "    _ = VStack { Text(\"\") }.foregroundStyle(\($0))" }
    return "import SwiftUI\n@MainActor func views() {\n\(lines.joined(separator: "\n"))\n}\n"
  }

  @Test(arguments: frameworks, [false, true])
  func theDocumentedViewCompiles(_ frameworks: [String], _ isImported: Bool) async throws {
    let files = try Self.generated(try Self.documented("yaml"))
    let views = try Self.documented("swift").replacing(
      "struct Card", with: "@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)\nstruct Card")
    let outcome = try await SwiftCompiler.typeCheck(
      "import SwiftUI\n\(views)", using: files, isImported: isImported, againstStubsOf: frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: Access.allCases)
  func everyAccessLevelCompiles(_ access: Access) async throws {
    let files = try Self.generated(try Self.documented("yaml"), access: access)
    let program = Self.view(setting: [".ink", ".background", ".buttonPrimary", ".redColor"])
    for frameworks in Self.frameworks {
      let outcome = try await SwiftCompiler.typeCheck(
        program, using: files, isImported: false, againstStubsOf: frameworks)
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let keyword = access == .internal ? "" : "\(access.rawValue) "
    #expect(try files.text("Colors.swift").contains("  \(keyword)static var ink: Color { Colors.ink }\n"))
    #expect(try files.text("Fonts.swift").contains("  \(keyword)static let body = KansoTextStyle("))
  }

  /// A guide may have a color of every name that SwiftUI uses: the app's code compiles as before, in the same module
  /// and in another one.
  @Test(arguments: [false, true])
  func namesOfSwiftUIStay(_ isImported: Bool) async throws {
    let all = SwiftUIStyleNames.taken.sorted()
    let names = all.filter { !["accent", "accentColor", "init", "self"].contains($0) }
    let guide = "kanso: 2\ncolors:\n" + all.map { "  \($0): \"#000000\"\n" }.joined()
    let files = try Self.generated(guide)
    let others = [".accent", ".initColor", ".selfColor", ".opacity(0.5)", ".primary, .secondary"]
    let outcome = try await SwiftCompiler.typeCheck(
      Self.view(setting: names.flatMap { [".\($0)", ".\($0)Color"] } + others),
      using: files, isImported: isImported, againstStubsOf: ["UIKit", "SwiftUI"])
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The names in the table are those of the stubs, which are written from Apple's documentation.
  @Test func theTableHasTheNamesOfTheStubs() throws {
    let stubs = try String(
      contentsOf: Project.file("Tests/Compiler/KansoCodeGenerationTests/Stubs/SwiftUI.swift"), encoding: .utf8
    )
    var names: Set<String> = []
    for block in stubs.components(separatedBy: "\nextension ").filter({
      $0.hasPrefix("ShapeStyle where Self") || $0.hasPrefix("Color {")
    }) {
      let content = block.components(separatedBy: "\n}").first ?? ""
      names.formUnion(content.matches(of: #/static (?:var|let) (\w+)/#).map { String($0.1) })
    }
    #expect(names.union(["accent", "init", "self"]) == SwiftUIStyleNames.taken)
  }

  /// The use of a deprecated color is an error here, which shows the member that the compiler has chosen.
  @Test(arguments: ["background", "separator", "tint", "accent"], [false, true])
  func theGuidesPlacesComeFirst(_ name: String, _ isImported: Bool) async throws {
    let files = try Self.generated("colors: {\(name): {value: '#000', deprecated: true}, ink: '#000'}")
    let uses = [
      "VStack { Text(\"\") }.foregroundStyle(.\(name))", "Text(\"\").foregroundStyle(.\(name))",
      "(Text(\"\").foregroundStyle(.\(name)) + Text(\"\"))", "Text(\"\").background(.\(name))",
      "Text(\"\").background(.\(name), in: Rectangle())", "Text(\"\").border(.\(name))",
      "Text(\"\").tint(.\(name))", "Text(\"\").background(.\(name).opacity(0.5))",
      "Rectangle().fill(.\(name))", "Rectangle().stroke(.\(name), lineWidth: 2)",
    ]
    let program = """
      import SwiftUI

      @available(iOS 17, macOS 14, *)
      @MainActor func use() {
        \(uses.map { "_ = \($0)" }.joined(separator: "\n  "))
      }

      """
    let outcome = try await SwiftCompiler.typeCheck(
      program, using: files, isImported: isImported, againstStubsOf: ["UIKit", "SwiftUI"])
    let errors = Set(
      outcome.errors.split(separator: "\n").filter { $0.contains("Program.swift:") && $0.contains("error:") })
    #expect(errors.count == uses.count, "\(outcome.errors)")
    #expect(errors.allSatisfy { $0.contains("error: '\(name)' is deprecated") }, "\(errors)")
  }

  /// SwiftUI's levels and colors mean the same as before, and so do its places in a guide without them.
  @Test func otherNamesAreThoseOfSwiftUI() async throws {
    let guide = "colors: {primary: {value: '#000', deprecated: true}, red: {value: '#000', deprecated: true}}"
    let outcome = try await SwiftCompiler.typeCheck(
      Self.view(setting: [".primary", ".red", ".background", ".tint"]), using: try Self.generated(guide),
      isImported: true, againstStubsOf: ["AppKit", "SwiftUI"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try !Self.generated(guide).text("Colors.swift").contains("KansoShapeStyle"))
  }

  @Test func namesAreFlat() throws {
    let guide = """
      kanso: 2
      sections: {palette: colors}
      colors:
        button: {primary: "#010101", light-gray: "#020202"}
        buttonPrimary: "#030303"
        blue: {50: "#040404", 1: {5: "#050505"}}
        default: "#060606"
        accent: "#070707"
        old: {value: buttonPrimary, deprecated: "use {colors.buttonPrimary}"}
      palette: {old: "#080808", oldColor: "#090909", "🐱": "#0A0A0A"}

      """
    var naming = SwiftNaming()
    (naming.namespace, naming.prefix, naming.names) = ("Design", "Acme", ["palette": "Paints"])
    let colors = try Self.generated(guide, naming: naming).text("Colors.swift")
    let members = try #require(
      colors.components(separatedBy: "extension ShapeStyle where Self == Color {\n").last?
        .components(separatedBy: "\n}").first)
    let expected = [
      "public static var buttonPrimary: Color { Design.AcmeColors.Button.primary }",
      "public static var buttonLightGray: Color { Design.AcmeColors.Button.lightGray }",
      "public static var buttonPrimaryColor: Color { Design.AcmeColors.buttonPrimary }",
      "public static var blue50: Color { Design.AcmeColors.Blue.n50 }",
      "public static var blue1_5: Color { Design.AcmeColors.Blue.N1.n5 }",
      "public static var `default`: Color { Design.AcmeColors.`default` }",
      "public static var accentColor2: Color { Design.AcmeColors.accent }",
      "@available(*, deprecated, message: \"use Design.AcmeColors.buttonPrimary\")",
      "public static var old: Color { Design.AcmeColors.old }",
      "public static var oldColor2: Color { Design.Paints.old }",
      "public static var oldColor: Color { Design.Paints.oldColor }",
      "public static var 🐱: Color { Design.Paints.🐱 }",
    ]
    let lines = members.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    #expect(lines.filter { !$0.hasPrefix("///") } == expected)
  }

  /// Guides without colors or fonts declare none of the types. Only text styles are on other platforms, too.
  @Test func onlySwiftUIHasMembers() throws {
    let empty = try Self.generated("padding: {small: 4}")
    for platform in Platform.allCases {
      let all =
        platform == .swiftui ? empty : try files(of: try theme(of: try Self.documented("yaml")), platform)
      for file in all {
        let text = String(decoding: file.bytes, as: UTF8.self)
        for name in ["ShapeStyle", "extension View"] { #expect(!text.contains(name)) }
        let hasTextStyles = platform != .swiftui && platform != .portable && file.name == "Fonts.swift"
        #expect(text.contains("KansoTextStyle") == hasTextStyles)
      }
    }
  }

  /// Sections may have the names of types that only SwiftUI's generated code uses, and groups those of all types.
  @Test(arguments: frameworks)
  func namesOfTypesCompile(_ frameworks: [String]) async throws {
    let sections = ["shape", "rectangle", "content", "body", "modifier", "material"]
    let groups = sections + ["color", "view", "text", "shapeStyle", "resolved", "anyView", "font", "cgFloat"]
    /// Returns a section with a token of the same value in each group.
    func section(_ name: String, first: String, _ value: String) -> String {
      let members = groups.map { "\($0): {\(name)1: \(value)}" }
      return "\(name): {\(first): \(value), \(members.joined(separator: ", "))}\n"
    }
    let guide =
      "kanso: 2\nsections: {edge: fonts, \(sections.map { "\($0): colors" }.joined(separator: ", "))}\n"
      + sections.map { "\($0): {\($0)Own: '#000'}\n" }.joined()
      + "edge: {a: {family: system, size: 10}}\n" + section("colors", first: "background", "'#000'")
      + section("fonts", first: "main", "{family: system, size: 10}")
      + section("borders", first: "card", "{width: 1, color: background}")
      + section("shadows", first: "card", "{x: 0, y: 0, blur: 1, color: background}")
    let outcome = try await SwiftCompiler.typeCheck(
      Self.view(setting: [".colorColors1", ".background", ".viewColors1", ".shapeOwn"]),
      using: try Self.generated(guide),
      isImported: false, againstStubsOf: frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func colorsNeedNoMembers() throws {
    let theme = try theme(of: try Self.documented("yaml"))
    let options = GenerationOptions(platform: .swiftui, writesShapeStyles: false)
    let files = CodeGenerator(options: options).files(of: theme)
    #expect(try !files.text("Colors.swift").contains("ShapeStyle"))
    #expect(try files.text("Fonts.swift").contains("static let body = KansoTextStyle("))
  }

  /// The values of an axis are part of the names.
  @Test func nestedAxesHaveMembers() throws {
    let guide = """
      modes: {white: {theme: white}, g90: {theme: g90}}
      colors: {ink: {white: "#000000", g90: "#111111"}}

      """
    var naming = SwiftNaming()
    naming.nestedAxes = ["theme"]
    let colors = try Self.generated(guide, naming: naming).text("Colors.swift")
    #expect(colors.contains("  public static var ink: Color { Colors.ink }\n"))
    #expect(colors.contains("  public static var g90Ink: Color { Colors.G90.ink }\n"))
  }
}
