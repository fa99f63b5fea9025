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

  /// Names that begin with a digit, in a group of the same kind, and in the names of other tokens.
  private static let steps = """
    colors:
      neutral: {50: "#FAFAFA", 100: "#F5F5F5"}
      100: {50: "#FFFFFF", old: {value: "#FFFFFF", deprecated: "use {colors.100.50}"}}
      ink: "{colors.neutral.50}"
    padding: {2xl: 32, page: "{padding.2xl}"}

    """

  @Test(arguments: [("n", "N"), ("step", "Step"), ("_", "_")])
  func namesThatBeginWithADigitGetThePrefix(_ member: String, _ type: String) async throws {
    var naming = SwiftNaming()
    naming.digitPrefix = member
    let theme = try theme(of: Self.steps)
    let generator = CodeGenerator(
      options: GenerationOptions(platform: .auto, naming: naming, writesObjectiveCHeader: true))
    let files = generator.files(of: theme)
    let colors = try files.text("Colors.swift")
    for name in ["\(member)50", "\(member)100"] {
      #expect(colors.contains("    public static let \(name) = _kansoColor(0xF"))
    }
    #expect(colors.contains("  public enum \(type)100 {\n"))
    #expect(colors.contains("  public static let ink = Colors.Neutral.\(member)50\n"))
    #expect(colors.contains("message: \"use Colors.\(type)100.\(member)50\""))
    #expect(try files.text("Tokens.h").contains(" Colors\(type)100\(type)50(void)"))
    for framework in ["UIKit", "AppKit"] {
      let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: [framework])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let outcome = try await SwiftCompiler.run(
      files,
      printing: """
        print(Padding.\(member)2xl, Padding.tokens.\(member)2xl.resolved(in: [:]))
        print(Colors.kansoTokens.count, Colors.\(type)100.\(member)50.resolved().hex)
        """)
    #expect(outcome.output == "32.0 32.0\n5 #ffffff\n", "\(outcome.errors)")
  }

  @Test func deprecationsNameTheConfiguredEnums() throws {
    let theme = try theme(
      of: "colors: {ink: '#000', old: {value: '{colors.ink}', deprecated: 'Use {colors.ink}.'}}")
    let colors = try files(of: theme, .uikit, naming: Self.naming).text("Colors.swift")
    #expect(colors.contains(#"message: "Use Design.Palette.ink.", renamed: "Design.Palette.ink""#))
  }
}
