import Foundation
import TestSupport
import Testing

extension BuildStep {
  /// A package whose build fails during planning.
  struct PluginMistakes {
    struct Mistake: Sendable {
      /// The text of the settings file; nil for no file.
      let settings: String?
      let message: String
    }

    private static let mistakes = [
      Mistake(settings: nil, message: "but neither its folder nor "),
      Mistake(settings: "{\"theme\": 1}", message: "`theme` is true or false"),
      Mistake(
        settings: "{\"giude\": \"a\"}", message: "there is no setting `giude`; there are `guide` and `theme`"),
      Mistake(settings: "{\"guide\": \"a\"}", message: "there is no guide at "),
      Mistake(settings: "[]", message: "write an object such as {"),
      Mistake(settings: "{,}", message: "The given data was not valid JSON."),
    ]

    @Test func eachIsAnErrorThatNamesItsPlace() async throws {
      let package = try UserPackage(
        named: "Mistakes",
        [
          "Package.swift": """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "Mistakes", platforms: [.macOS(.v13)], dependencies: [\(try await BinaryPackage.dependency())],
            targets: [
              .target(
                name: "Mistakes", plugins: [.plugin(name: "KansoBuildPlugin", package: "\(BinaryPackage.name)")])
            ])

          """,
          "Sources/Mistakes/Mistakes.swift": "",
        ])
      for mistake in Self.mistakes {
        if let settings = mistake.settings { try package.write(settings, to: "kanso-plugin.json") }
        let place = mistake.settings == nil ? "the target Mistakes" : "kanso-plugin.json: "
        let build = try await Build(of: package)
        #expect(!build.succeeded && build.compiled.isEmpty)
        let line = build.log.split(separator: "\n").first {
          $0.contains("error: ") && $0.contains(place) && $0.contains(mistake.message)
        }
        #expect(line != nil, "\(mistake.message)\n\(build.log)")
      }
    }
  }
}
