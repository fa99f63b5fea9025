// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "CatBreeds",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "CatBreeds", targets: ["CatBreeds"]),
    .executable(name: "cat-breeds", targets: ["cat-breeds"]),
  ],
  dependencies: [.package(name: "kanso", path: "../..")],
  targets: [
    .target(
      name: "CatBreeds",
      dependencies: [
        .product(name: "KansoTheme", package: "kanso"), .product(name: "KansoScreens", package: "kanso"),
        .product(name: "KansoRendering", package: "kanso"),
        .product(name: "KansoScreenPreviews", package: "kanso"),
        .product(name: "KansoThemeComparison", package: "kanso"),
      ],
      resources: [.copy("Generated/theme.json")]
    ),
    .executableTarget(
      name: "cat-breeds",
      dependencies: ["CatBreeds", .product(name: "KansoScreens", package: "kanso")]),
  ],
  swiftLanguageModes: [.v6]
)
