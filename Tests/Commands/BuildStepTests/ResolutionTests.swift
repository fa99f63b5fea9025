import TestSupport
import Testing

extension BuildStep {
  /// The dependencies that a package may have beside Kanso.
  @Suite(.serialized) struct Resolution {
    /// Macros tie many packages to one version of swift-syntax. If Kanso did not allow that version, users of those
    /// macros could not use Kanso.
    @Test(.nightly, arguments: ["600.0.1", "602.0.0", "603.0.1"])
    func packagesOnAnotherSwiftSyntaxResolve(_ version: String) async throws {
      let package = try UserPackage(
        named: "Resolution",
        [
          "Package.swift": """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "Resolution",
            dependencies: [
              .package(name: "kanso", path: "\(Project.root.path)"),
              .package(url: "https://github.com/swiftlang/swift-syntax", exact: "\(version)"),
            ],
            targets: [
              .target(
                name: "Resolution", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")],
                plugins: [.plugin(name: "KansoBuildPlugin", package: "kanso")])
            ])

          """,
          "Sources/Resolution/Resolution.swift": "",
        ])
      let outcome = try await package.swift("package", "resolve")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try package.read("Package.resolved").contains("\"version\" : \"\(version)\""))
    }
  }
}
