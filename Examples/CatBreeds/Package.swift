// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "CatBreeds",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "kanso", path: "../..")],
  targets: [
    .executableTarget(
      name: "CatBreeds",
      dependencies: [.product(name: "KansoTheme", package: "kanso")],
      resources: [.copy("Generated/theme.json")]
    )
  ],
  swiftLanguageModes: [.v6]
)
