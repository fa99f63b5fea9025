import Foundation
import KansoProject
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Generated enums with the names of a project.
struct NamingTests {
  private static let naming: SwiftNaming = {
    var naming = SwiftNaming()
    naming.namespace = "Design"
    naming.prefix = "Acme"
    naming.names = ["colors": "Palette", "durations": "Motion"]
    return naming
  }()

  /// The name of the namespace and of the enums is also that of groups, which shadow it.
  private static let shadowed = """
    kanso: 2
    colors:
      ink: "#000000"
      design: {ink: ink, palette: {inner: {value: ink}}}
    padding: {small: 4, design: {small: "{padding.small}", uIColor: {cGFloat: {a: 1}}}}
    fonts: {design: {uIFont: {body: {family: system, size: 17}}}}
    durations: {design: {mainActor: {fast: 100ms}}}
    easings: {design: {mainActor: {fast: ease}}}

    """

  @Test(arguments: Platform.allCases)
  func outputIsAsRecorded(_ platform: Platform) throws {
    let theme = try theme(of: try GoldenTests.guide("everything2"))
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    for file in try files(of: theme, platform, naming: Self.naming) where file.name.hasSuffix(".swift") {
      let golden = folder.appendingPathComponent("Golden/named/\(platform.rawValue)/\(file.name)")
      try Golden.check(String(decoding: file.bytes, as: UTF8.self), against: golden)
    }
  }

  @Test(arguments: ["everything2", "hostile", "shadowed"], CompilationTests.platforms)
  func appleSourcesTypeCheckAgainstStubs(
    _ name: String, _ target: (platform: Platform, frameworks: [String])
  ) async throws {
    let text = name == "shadowed" ? Self.shadowed : try GoldenTests.guide(name)
    let files = try files(of: try theme(of: text), target.platform, naming: Self.naming)
    let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: target.frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test(arguments: [Platform.portable, .auto])
  func portableSourcesCompile(_ platform: Platform) async throws {
    let theme = try theme(of: Self.shadowed)
    let files = try files(of: theme, platform, naming: Self.naming)
    let outcome = try await SwiftCompiler.run(
      files,
      printing: """
        print(Design.Palette.kansoFingerprint)
        print(Design.AcmePadding.Design.small)
        print(Design.AcmePadding.tokens.small.resolved(in: [:]))
        """)
    #expect(outcome.output == "\(theme.fingerprint)\n4.0\n4.0\n", "\(outcome.errors)")
  }

  @Test func oneFileDeclaresTheNamespace() throws {
    let theme = try theme(of: "padding: {small: 4, same: small}")
    let files = try files(of: theme, .uikit, naming: Self.naming)
    let declaration = "public enum Design {}"
    #expect(files.filter { String(decoding: $0.bytes, as: UTF8.self).contains(declaration) }.count == 1)
    #expect(try files.text("Colors.swift").contains(declaration))
    #expect(
      try files.text("Padding.swift").contains("    public static let same = Design.AcmePadding.small\n"))
    #expect(try !files.text("Padding.swift").contains(" \n"))
  }

  /// Names that the generated sources use are refused as names of enums.
  @Test func frameworkTypesAreReserved() {
    for names in Platform.allCases.compactMap(\.typeNames) {
      let used = [names.color, names.font, names.insets, names.curve] + names.shims.map(\.name)
      for name in used { #expect(SwiftTypeName.refusal(of: name) == .reserved, "\(name)") }
    }
    for name in [
      "ShapeStyle", "Resolved", "AnyShapeStyle", "InsettableShape", "ViewModifier", "ScaledMetric", "AnyView",
      "KansoShapeStyle", "KansoTextStyle",
    ] {
      #expect(SwiftTypeName.refusal(of: name) == .reserved, "\(name)")
    }
  }

  @Test func deprecationsNameTheConfiguredEnums() throws {
    let theme = try theme(
      of: "colors: {ink: '#000', old: {value: '{colors.ink}', deprecated: 'Use {colors.ink}.'}}")
    let colors = try files(of: theme, .uikit, naming: Self.naming).text("Colors.swift")
    #expect(colors.contains(#"message: "Use Design.Palette.ink.", renamed: "Design.Palette.ink""#))
  }
}
