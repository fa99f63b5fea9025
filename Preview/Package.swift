// swift-tools-version: 6.0
import PackageDescription

// A package of its own: what pictures need is not to become a dependency of those who only compile a guide.
let package = Package(
  name: "kanso-preview",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "kanso-preview", targets: ["kanso-preview"])],
  dependencies: [
    .package(name: "kanso", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "kanso-preview",
      dependencies: [
        .product(name: "KansoInterfaceBuilder", package: "kanso"),
        .product(name: "KansoPreview", package: "kanso"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
