import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// The plugins in a package that depends on this one by path: a program whose guide lies at the root, and a library
  /// with a guide, a template, a configuration and the theme as a resource.
  ///
  /// The tests share the package, since the first build of the tool takes longer than all the others together. Each
  /// begins with files that are as they were at first.
  @Suite(.serialized) struct Plugins {
    private struct First {
      let package: UserPackage
      let build: Build
      let seconds: Duration
      /// What it compiled.
      let modules: [String]
    }

    private static let first = Result {
      let package = try UserPackage(named: "App", files)
      let start = ContinuousClock.now
      let build = try Build(of: package)
      let seconds = ContinuousClock.now - start
      // The package manager makes folders for what it does not build, too: a module that was compiled is among these.
      let modules = ["Modules", "Modules-tool"].flatMap { folder in
        let path = package.directory.appendingPathComponent(".build/debug/\(folder)").path
        return (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      }
      return First(package: package, build: build, seconds: seconds, modules: modules)
    }

    private static let files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.macOS(.v13)], dependencies: [\(UserPackage.dependency), .package(path: "Design")],
        targets: [
          .executableTarget(
            name: "App", dependencies: ["Design", "Widgets", .product(name: "KansoTheme", package: "kanso")],
            plugins: [.plugin(name: "KansoBuildPlugin", package: "kanso")]),
          .target(
            name: "Widgets", dependencies: [.product(name: "KansoTheme", package: "kanso")],
            plugins: [.plugin(name: "KansoBuildPlugin", package: "kanso")]),
        ])

      """,
      "Design/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Design", platforms: [.macOS(.v13)], products: [.library(name: "Design", targets: ["Design"])],
        dependencies: [\(UserPackage.dependency)],
        targets: [
          .target(
            name: "Design", dependencies: [.product(name: "KansoTheme", package: "kanso")],
            plugins: [.plugin(name: "KansoBuildPlugin", package: "kanso")])
        ])

      """,
      "Design/Sources/Design/tokens.yaml": "padding:\n  standard: 5\n",
      "Design/Sources/Design/Design.swift": "import KansoTheme\n",
      "tokens.yaml": """
      colors:
        ink: "#2C4251"
      padding:
        standard: 8

      """,
      "Sources/App/App.swift": """
      import Widgets

      @main struct App {
        static func main() throws { print("standard", Padding.standard, try Widgets.summary()) }
        static func frame(width: Double) -> Double { width }
        static let bar = frame(width: 8 * Double(1))
      }

      """,
      "Sources/Widgets/tokens.yaml": "name: Widgets\npadding:\n  standard: 3\n",
      "Sources/Widgets/kanso.yaml": "compile: {access: internal}\n",
      "Sources/Widgets/kanso-plugin.json": "{\"theme\": true}\n",
      "Sources/Widgets/Templates/Padding.portable.mustache": template,
      "Sources/Widgets/Widgets.swift": """
      import Foundation
      import KansoTheme

      public func summary() throws -> String {
        guard let file = Bundle.module.url(forResource: "theme", withExtension: "json") else { return "no theme" }
        return "widgets \\(Padding.standard) \\(remark) \\(try Theme(contentsOf: file).name ?? "")"
      }

      """,
    ]

    private static let template = """
      {{% CONTENT_TYPE: TEXT}}
      import KansoTheme
      let remark = "first"
      {{> Enums}}

      """

    let package: UserPackage

    init() throws {
      package = try Self.first.get().package
      for path in package.files where Self.files[path] == nil { try? package.remove(path) }
      for (path, text) in Self.files where (try? package.read(path)) != text {
        try package.write(text, to: path)
      }
      try package.build()
    }

    /// Lets the package manager plan the next build anew.
    func replan() throws {
      try package.write(try package.read("Package.swift") + "\n", to: "Package.swift")
    }

    /// What the plugin wrote for a target.
    private func generated(_ target: String) throws -> [String] {
      let folder = ".build/plugins/outputs/app/\(target)/destination/KansoBuildPlugin"
      return try FileManager.default.contentsOfDirectory(
        atPath: package.directory.appendingPathComponent(folder).path
      ).sorted()
    }

    // MARK: The first build

    @Test func theFirstBuildIsSilentAndWritesIntoItsDirectoryAlone() throws {
      let first = try Self.first.get()
      print("first build of a package with the plugin: \(first.seconds)")
      #expect(first.build.succeeded && first.build.warnings.isEmpty, "\(first.build.log)")
      #expect(first.build.programs.contains("kanso"))
      #expect(try package.run("App") == "standard 8.0 widgets 3.0 first Widgets\n")
      #expect(package.files == Self.files.keys.sorted())
      let sources = ["Colors.swift", "Fonts.swift", "Padding.swift"]
      #expect(try generated("App") == sources + ["plan.json"])
      #expect(try generated("Widgets") == sources + ["plan.json", "theme.json"])
    }

    /// It would take minutes in everybody's build.
    @Test func nothingOfSwiftSyntaxIsBuilt() throws {
      let compiled = try Self.first.get().modules
      #expect(compiled.contains("KansoGuide.swiftmodule"))
      #expect(compiled.filter { $0.hasPrefix("Swift") }.isEmpty)
    }

    // MARK: The next builds

    @Test func anUnchangedGuideCostsNothing() throws {
      #expect(try package.build().programs.isEmpty)
      // A source that is saved is no reason either, even by an editor that writes a new file.
      try package.write(
        Self.files["Sources/App/App.swift", default: ""] + "// more\n", to: "Sources/App/App.swift")
      try package.write(
        "// more\n" + (try package.read("Sources/Widgets/Widgets.swift")), to: "Sources/Widgets/Widgets.swift"
      )
      #expect(try package.build().programs.isEmpty)
    }

    @Test func aChangeToAGuideIsSeenInTheNextRun() throws {
      try package.edit("tokens.yaml", "standard: 8", "standard: 9")
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.run("App") == "standard 9.0 widgets 3.0 first Widgets\n")
      try package.edit("Sources/Widgets/tokens.yaml", "name: Widgets", "name: Gadgets")
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.run("App") == "standard 9.0 widgets 3.0 first Gadgets\n")
      #expect(try package.build().programs.isEmpty)
    }

    @Test func aChangeToATemplateOrTheConfigurationIsSeenToo() throws {
      try package.edit("Sources/Widgets/Templates/Padding.portable.mustache", "first", "second")
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.run("App").contains("second"))
      try package.edit("Sources/Widgets/kanso.yaml", "internal", "public")
      #expect(try package.build().programs.contains("kanso"))
      let padding = ".build/plugins/outputs/app/Widgets/destination/KansoBuildPlugin/Padding.swift"
      #expect(try package.read(padding).contains("public enum Padding"))
      #expect(try package.build().programs.isEmpty)
    }

    /// The package manager plans a build anew where files come to a target or go.
    @Test func filesThatComeToATargetOrGoAreSeen() throws {
      try package.remove("Sources/Widgets/kanso.yaml")
      try package.write(
        Self.template.replacing("enum", with: ""), to: "Sources/Widgets/Templates/Other.mustache")
      #expect(try package.build().warnings.isEmpty)
      try package.remove("Sources/Widgets/Templates/Other.mustache")
      try package.build()
      #expect(try package.run("App") == "standard 8.0 widgets 3.0 first Widgets\n")
    }

    /// It does not look at the package's own folder, so the command does.
    @Test func filesThatComeToTheRootAreSeen() throws {
      let colors = ".build/plugins/outputs/app/App/destination/KansoBuildPlugin/Colors.swift"
      try package.write("compile: {access: internal}\n", to: "kanso.yaml")
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.read(colors).contains("\nenum Colors"))
      // It is no input of the command yet; a change that leaves the folder as it is must not be missed.
      try package.edit("kanso.yaml", "internal", "package")
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.read(colors).contains("package enum Colors"))

      try package.write(
        "{{% CONTENT_TYPE: TEXT}}\nimport KansoTheme\n// ours\n{{> Enums}}\n",
        to: "Templates/Colors.portable.mustache")
      #expect(try package.build().programs.contains("kanso"))
      try package.edit("Templates/Colors.portable.mustache", "// ours", "// theirs")
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.read(colors).contains("// theirs"))

      // Once the build is planned anew, they are inputs like the others.
      try replan()
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.build().programs.isEmpty)
      // An input that is gone stops the package manager, until the build is planned anew.
      try package.remove("kanso.yaml")
      try replan()
      try package.build()
    }

    /// Nor does it look at the folders of the targets of a package that is depended on.
    @Test func filesThatComeToADependencyAreSeen() throws {
      let padding = ".build/plugins/outputs/design/Design/destination/KansoBuildPlugin/Padding.swift"
      #expect(try package.read(padding).contains("public enum Padding"))
      try package.write("compile: {access: package}\n", to: "Design/Sources/Design/kanso.yaml")
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.read(padding).contains("package enum Padding"))
      try package.remove("Design/Sources/Design/kanso.yaml")
      #expect(try package.build().programs.contains("kanso"))
      #expect(try package.read(padding).contains("public enum Padding"))
    }
  }
}
