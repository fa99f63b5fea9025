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
    }

    private static let first = Result {
      let package = try UserPackage(named: "App", files)
      let start = ContinuousClock.now
      let build = try Build(of: package)
      return First(package: package, build: build, seconds: ContinuousClock.now - start)
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

    private let package: UserPackage

    init() throws {
      package = try Self.first.get().package
      for path in package.files where Self.files[path] == nil { try? package.remove(path) }
      for (path, text) in Self.files where (try? package.read(path)) != text {
        try package.write(text, to: path)
      }
      try package.build()
    }

    /// Lets the package manager plan the next build anew.
    private func replan() throws {
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
      // The package manager makes folders for what it does not build, too: a module that was compiled is among these.
      let compiled = try ["Modules", "Modules-tool"].flatMap { folder in
        try FileManager.default.contentsOfDirectory(
          atPath: package.directory.appendingPathComponent(".build/debug/\(folder)").path)
      }
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

    // MARK: Mistakes

    @Test func aMistakeInAGuideFailsTheBuildAtItsLine() throws {
      try package.edit("tokens.yaml", "\"#2C4251\"", "blakish")
      let build = try Build(of: package)
      #expect(!build.succeeded)
      let place = package.directory.appendingPathComponent("tokens.yaml").path + ":2:8: error: "
      #expect(build.log.contains("\n\(place)there is no color `blakish`"), "\(build.log)")
      #expect(try Build(of: package).succeeded == false)
      try package.edit("tokens.yaml", "blakish", "\"#D16666\"")
      #expect(try package.build().log.contains("error:") == false)
    }

    @Test func aWarningOfAGuideIsShownAtItsLine() throws {
      try package.edit(
        "tokens.yaml", "ink: \"#2C4251\"", "ink: {value: \"#2C4251\", deprecated: true}\n  text: ink")
      let warnings = try package.build().warnings
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("tokens.yaml:3:9: warning: ") == true, "\(warnings)")
    }

    @Test func changedSettingsAskForAnotherPlan() throws {
      let settings = "Sources/Widgets/kanso-plugin.json"
      try package.edit(settings, "true", "false")
      let build = try Build(of: package)
      #expect(!build.succeeded)
      #expect(build.log.contains("\(settings):1:1: error: this file has changed since the build was planned"))
      try replan()
      #expect(
        try Build(of: package).log.contains("has no member 'module'"), "there is a bundle without a resource")
      try package.edit(settings, "false", "true")
    }

    @Test func mistakesInSettingsAreRefused() throws {
      try package.remove("Sources/Widgets/kanso-plugin.json")
      for (text, message) in [
        ("{\"theme\": 1}", "`theme` is true or false"),
        ("{\"giude\": \"a\"}", "there is no setting `giude`; there are `guide` and `theme`"),
        ("{\"guide\": \"a\"}", "there is no guide at "),
        ("[]", "write an object such as {"),
        ("{,}", "The given data was not valid JSON."),
      ] {
        try package.write(text, to: "kanso-plugin.json")
        try replan()
        let build = try Build(of: package)
        #expect(!build.succeeded)
        #expect(build.log.contains("kanso-plugin.json: \(message)"), "\(build.log)")
      }
    }

    @Test func aGuideMayLieElsewhere() throws {
      try package.write("{\"guide\": \"Design/guide.yaml\"}", to: "kanso-plugin.json")
      try package.write("padding: {standard: 5}\n", to: "Design/guide.yaml")
      try package.remove("tokens.yaml")
      try replan()
      try package.build()
      #expect(try package.run("App").hasPrefix("standard 5.0 "))
    }

    @Test func aTargetWithoutAGuideIsAMistake() throws {
      try package.remove("tokens.yaml")
      try replan()
      let build = try Build(of: package)
      #expect(!build.succeeded)
      #expect(
        build.log.contains("error: the target App uses KansoBuildPlugin, but neither its folder nor "),
        "\(build.log)")
    }

    // MARK: The command plugin

    @Test func theCommandsRunWithoutBeingInstalled() throws {
      #expect(
        try package.swift("package", "plugin", "--list").output.contains(
          "‘kanso’ (plugin ‘KansoCommandPlugin’")
      )
      let valid = try package.swift("package", "kanso", "validate", "tokens.yaml")
      #expect(valid.status == 0)
      #expect((valid.output + valid.errors).contains("tokens.yaml is valid: 2 tokens\n"), "\(valid.errors)")
      let written = try package.swift(
        "package", "--allow-writing-to-package-directory", "kanso", "compile", "tokens.yaml", "--output",
        "Generated")
      #expect(written.status == 0, "\(written.errors)")
      #expect(try package.read("Generated/Padding.swift").contains("enum Padding"))
      let exported = try package.swift(
        "package", "--allow-writing-to-package-directory", "kanso", "export", "tokens.yaml", "--as", "css",
        "--output",
        "Generated")
      #expect(exported.status == 0, "\(exported.errors)")
      #expect(try package.read("Generated/tokens.css").contains("--padding-standard: 8px"))

      try package.write("colors: {a: b}\n", to: "bad.yaml")
      let wrong = try package.swift("package", "kanso", "validate", "bad.yaml")
      #expect(wrong.status != 0)
      #expect(
        (wrong.output + wrong.errors).contains("bad.yaml:1:13: error: there is no color `b`"),
        "\(wrong.errors)"
      )
    }
  }
}
