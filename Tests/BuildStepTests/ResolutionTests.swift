import TestSupport
import Testing

extension BuildStep {
  /// What a package may depend on beside Kanso.
  @Suite(.serialized) struct Resolution {
    /// Macros tie many packages to one version of swift-syntax. One that Kanso would not allow would keep their users away.
    @Test(arguments: ["600.0.1", "602.0.0", "603.0.1"])
    func packagesOnAnotherSwiftSyntaxResolve(_ version: String) throws {
      let package = try UserPackage(
        named: "Resolution",
        [
          "Package.swift": """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "Resolution",
            dependencies: [
              \(UserPackage.dependency), .package(url: "https://github.com/swiftlang/swift-syntax", exact: "\(version)"),
            ],
            targets: [
              .target(
                name: "Resolution", dependencies: [.product(name: "SwiftSyntax", package: "swift-syntax")],
                plugins: [.plugin(name: "KansoBuildPlugin", package: "kanso")])
            ])

          """,
          "Sources/Resolution/Resolution.swift": "",
        ])
      let outcome = try package.swift("package", "resolve")
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try package.read("Package.resolved").contains("\"version\" : \"\(version)\""))
    }
  }
}
