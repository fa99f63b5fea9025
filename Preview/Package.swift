// swift-tools-version: 6.0
import PackageDescription

// A package of its own: what pictures need is not to become a dependency of those who only compile a guide.
let package = Package(
  name: "kanso-preview",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "kanso-preview", targets: ["kanso-preview"]),
    .library(name: "KansoRaster", targets: ["KansoRaster"]),
  ],
  dependencies: [
    .package(name: "kanso", path: ".."),
    // The screens that tests and benchmarks draw.
    .package(name: "CatBreeds", path: "../Examples/CatBreeds"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.0")),
  ],
  targets: [
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango", "cairo"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .target(
      name: "KansoRaster",
      dependencies: [
        "CPango", "CPNG", "CTurboJPEG", .product(name: "KansoTheme", package: "kanso"),
        .product(name: "KansoDrawing", package: "kanso"),
        .product(name: "KansoTypesetting", package: "kanso"),
      ],
      resources: [.copy("Fonts/Shipped")]),
    .target(
      name: "KansoPreviewServer",
      dependencies: [
        .product(name: "KansoPreview", package: "kanso"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .executableTarget(
      name: "kanso-preview",
      dependencies: [
        "KansoRaster", "KansoPreviewServer", .product(name: "KansoCanvasLayout", package: "kanso"),
        .product(name: "KansoPreview", package: "kanso"),
        .product(name: "KansoDrawing", package: "kanso"),
        .product(name: "KansoTypesetting", package: "kanso"),
        .product(name: "KansoTheme", package: "kanso"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "cat-breeds-pictures",
      dependencies: [
        "KansoRaster", .product(name: "CatBreeds", package: "CatBreeds"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Examples/CatBreedsPictures"),
    .executableTarget(
      name: "screen-workloads",
      dependencies: [
        .product(name: "CatBreeds", package: "CatBreeds"), .product(name: "KansoRendering", package: "kanso"),
        .product(name: "KansoScreens", package: "kanso"), .product(name: "KansoTesting", package: "kanso"),
        .product(name: "KansoBenchmarkSupport", package: "kanso"),
      ],
      path: "Benchmarks/ScreenWorkloads"),
    .testTarget(
      name: "CatBreedsTests",
      dependencies: [
        .product(name: "CatBreeds", package: "CatBreeds"), .product(name: "KansoTheme", package: "kanso"),
        .product(name: "KansoLayout", package: "kanso"), .product(name: "KansoRendering", package: "kanso"),
        .product(name: "KansoScreens", package: "kanso"),
        .product(name: "KansoTestSupport", package: "kanso"),
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "KansoRasterTests",
      dependencies: [
        "KansoRaster", "CPango", "CPNG", "CTurboJPEG", .product(name: "CatBreeds", package: "CatBreeds"),
        .product(name: "KansoTheme", package: "kanso"), .product(name: "KansoLayout", package: "kanso"),
        .product(name: "KansoRendering", package: "kanso"), .product(name: "KansoScreens", package: "kanso"),
        .product(name: "KansoTestSupport", package: "kanso"),
      ],
      exclude: ["Golden"],
      resources: [.copy("Fonts")]),
    .testTarget(
      name: "KansoPreviewServerTests",
      dependencies: [
        "KansoPreviewServer", "kanso-preview", .product(name: "KansoPreview", package: "kanso"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "KansoTestSupport", package: "kanso"),
      ]),
    .testTarget(
      name: "KansoPreviewCommandTests",
      dependencies: [
        "KansoRaster", "kanso-preview", "cat-breeds-pictures",
        .product(name: "KansoPreview", package: "kanso"),
        .product(name: "KansoRendering", package: "kanso"),
        .product(name: "KansoTestSupport", package: "kanso"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
