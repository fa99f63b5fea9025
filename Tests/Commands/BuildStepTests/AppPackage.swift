/// The package for the plugin tests. Its targets:
///
/// - A program whose guide lies at the root.
/// - A library with a guide, a template, a configuration and the theme as a resource.
/// - A library whose settings name a guide elsewhere.
/// - A library in another package.
enum AppPackage {
  static func files() async throws -> [String: String] {
    let dependency = try await BinaryPackage.dependency()
    func target(_ kind: String, _ name: String, _ dependencies: String = "") -> String {
      """
      .\(kind)(
        name: "\(name)", dependencies: [\(dependencies).product(name: "KansoTheme", package: "\(BinaryPackage.name)")],
        plugins: [.plugin(name: "KansoBuildPlugin", package: "\(BinaryPackage.name)")]),
      """
    }
    return [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "App", platforms: [.macOS(.v13)], dependencies: [\(dependency), .package(path: "Design")],
        targets: [
          \(target("executableTarget", "App", "\"Design\", \"Gadgets\", \"Widgets\", "))
          \(target("target", "Gadgets"))
          \(target("target", "Widgets"))
        ])

      """,
      "tokens.yaml": "colors:\n  ink: \"#2C4251\"\npadding:\n  standard: 8\n",
      "Sources/App/App.swift": """
      import Gadgets
      import Widgets

      @main struct App {
        static func main() throws { print("standard", Padding.standard, try Widgets.summary(), Gadgets.summary()) }
        static func frame(width: Double) -> Double { width }
        static var bar: Double { frame(width: 8 * Double(1)) }
      }

      """,

      "Sources/Widgets/tokens.yaml": "name: Widgets\npadding:\n  standard: 3\n",
      "Sources/Widgets/kanso.yaml": "compile: {access: internal}\n",
      "Sources/Widgets/kanso-plugin.json": "{\"theme\": true}\n",
      "Sources/Widgets/Templates/Padding.portable.mustache": """
      {{% CONTENT_TYPE: TEXT}}
      import KansoTheme
      let remark = "first"
      {{> Enums}}

      """,
      "Sources/Widgets/Widgets.swift": """
      import Foundation
      import KansoTheme

      public func summary() throws -> String {
        guard let file = Bundle.module.url(forResource: "theme", withExtension: "json") else { return "no theme" }
        return "widgets \\(Padding.standard) \\(remark) \\(try Theme(contentsOf: file).name ?? "")"
      }

      """,

      "Guides/gadgets.yaml": "padding:\n  standard: 6\n",
      "Guides/kanso.yaml": "compile: {access: public}\n",
      "Sources/Gadgets/kanso-plugin.json": "{\"guide\": \"../../Guides/gadgets.yaml\"}\n",
      "Sources/Gadgets/Gadgets.swift": """
      public func summary() -> String { "gadgets \\(Padding.standard)" }

      """,

      "Design/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Design", platforms: [.macOS(.v13)], products: [.library(name: "Design", targets: ["Design"])],
        dependencies: [\(dependency)],
        targets: [
          \(target("target", "Design"))
        ])

      """,
      "Design/Sources/Design/tokens.yaml": "padding:\n  standard: 5\n",
      "Design/Sources/Design/Design.swift": "import KansoTheme\n",
    ]
  }
}
