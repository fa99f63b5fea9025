// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "kanso",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8)],
  products: [
    .executable(name: "kanso", targets: ["kanso"]),
    .executable(name: "kanso-export", targets: ["kanso-export"]),
    .executable(name: "kanso-lint", targets: ["kanso-lint"]),

    .library(name: "KansoTheme", targets: ["KansoTheme"]),
    .library(name: "KansoLayout", targets: ["KansoLayout"]),
    .library(name: "KansoScreens", targets: ["KansoScreens"]),
    .library(name: "KansoRendering", targets: ["KansoRendering"]),
    .library(name: "KansoInterfaceBuilder", targets: ["KansoInterfaceBuilder"]),
    .library(name: "KansoPreview", targets: ["KansoPreview"]),
    // For the tests of the package Preview: what tests share cannot cross packages any other way.
    .library(name: "KansoTestSupport", targets: ["TestSupport"]),
    .plugin(name: "KansoBuildPlugin", targets: ["KansoBuildPlugin"]),
    .plugin(name: "KansoCommandPlugin", targets: ["KansoCommandPlugin"]),
    .plugin(name: "KansoLintPlugin", targets: ["KansoLintPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    // Wide, since macros tie many packages to one version.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"605.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "KansoDiagnostics"),
    .target(name: "KansoTheme"),
    .target(name: "KansoGuide", dependencies: ["KansoDiagnostics", "KansoTheme", "CLibYAML"]),
    .target(
      name: "KansoCodeGeneration",
      dependencies: [
        "KansoDiagnostics", "KansoTheme",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [
        .embedInCode("../../Templates/Source.mustache"),
        .embedInCode("../../Templates/Auto.mustache"),
        .embedInCode("../../Templates/Header.mustache"),
        .embedInCode("../../Templates/Enums.mustache"),
        .embedInCode("../../Templates/Group.mustache"),
        .embedInCode("../../Templates/Group.lengths.mustache"),
        .embedInCode("../../Templates/Group.computed.mustache"),
        .embedInCode("../../Templates/Colors.portable.mustache"),
        .embedInCode("../../Templates/Fonts.portable.mustache"),
        .embedInCode("../../Templates/Padding.portable.mustache"),
        .embedInCode("../../Templates/Colors.uikit.mustache"),
        .embedInCode("../../Templates/Fonts.uikit.mustache"),
        .embedInCode("../../Templates/Padding.uikit.mustache"),
        .embedInCode("../../Templates/Colors.appkit.mustache"),
        .embedInCode("../../Templates/Fonts.appkit.mustache"),
        .embedInCode("../../Templates/Padding.appkit.mustache"),
        .embedInCode("../../Templates/Colors.swiftui.mustache"),
        .embedInCode("../../Templates/Fonts.swiftui.mustache"),
        .embedInCode("../../Templates/Padding.swiftui.mustache"),
        .embedInCode("../../Templates/ObjectiveC.mustache"),
      ]
    ),
    .target(
      name: "KansoCommandLine",
      dependencies: [
        "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoCodeGeneration",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .target(
      name: "KansoExport",
      dependencies: [
        "KansoDiagnostics", "KansoTheme", "KansoCodeGeneration",
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      resources: [
        .embedInCode("../../Templates/Export/tokens.css.mustache"),
        .embedInCode("../../Templates/Export/Tokens.kt.mustache"),
        .embedInCode("../../Templates/Export/ComposeDeclaration.mustache"),
        .embedInCode("../../Templates/Export/tokens.xml.mustache"),
        .embedInCode("../../Templates/Export/tokens-night.xml.mustache"),
        .embedInCode("../../Templates/Export/AndroidResource.mustache"),
        .embedInCode("../../Templates/Export/Contents.json.mustache"),
        .embedInCode("../../Templates/Export/colorset.json.mustache"),
        .embedInCode("../../Templates/Export/ColorAssets.swift.mustache"),
      ]
    ),
    .target(name: "KansoVisualFormat"),
    .target(name: "KansoLayout", dependencies: ["KansoTheme", "KansoVisualFormat"]),
    .target(name: "KansoScreens", dependencies: ["KansoTheme", "KansoLayout"]),
    .target(name: "KansoRendering", dependencies: ["KansoTheme", "KansoLayout"]),
    .target(
      name: "KansoInterfaceBuilder", dependencies: ["KansoDiagnostics", "KansoTheme", "KansoLayout"]),
    .target(
      name: "KansoPreview",
      dependencies: [
        "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoLayout", "KansoRendering",
        "KansoInterfaceBuilder",
      ],
      exclude: ["Page/page.yaml"]
    ),
    .target(
      name: "KansoLint",
      dependencies: [
        "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoVisualFormat", "KansoInterfaceBuilder",
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]
    ),
    .executableTarget(
      name: "kanso-lint",
      dependencies: [
        "KansoCommandLine", "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoLint",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "kanso-export",
      dependencies: [
        "KansoCommandLine", "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoCodeGeneration",
        "KansoExport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "kanso",
      dependencies: [
        "KansoCommandLine", "KansoDiagnostics", "KansoGuide", "KansoCodeGeneration",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .embedInCode("../../Documentation/Schemas/guide.schema.json"),
        .embedInCode("../../Documentation/Schemas/theme.schema.json"),
      ]
    ),
    .executableTarget(
      name: "bare-parse",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Benchmarks/BareParse"
    ),
    .target(name: "WorkloadTiming", path: "Benchmarks/WorkloadTiming"),
    .executableTarget(
      name: "layout-workloads", dependencies: ["KansoLayout", "WorkloadTiming"],
      path: "Benchmarks/LayoutWorkloads"),
    .executableTarget(
      name: "screen-workloads", dependencies: ["CatBreedsScreens", "KansoScreens", "WorkloadTiming"],
      path: "Benchmarks/ScreenWorkloads"),
    .executableTarget(
      name: "preview-workloads",
      dependencies: [
        "CatBreedsScreens", "KansoGuide", "KansoLayout", "KansoPreview", "KansoRendering", "KansoScreens",
        "KansoTheme", "WorkloadTiming",
      ],
      path: "Benchmarks/PreviewWorkloads"),
    // The screens of the example, for tests and benchmarks; the example is a package of its own.
    .target(
      name: "CatBreedsScreens", dependencies: ["KansoRendering", "KansoScreens"],
      path: "Examples/CatBreeds/Sources/CatBreeds",
      resources: [.copy("Generated/theme.json")]),
    .plugin(name: "KansoBuildPlugin", capability: .buildTool(), dependencies: ["kanso"]),
    .plugin(
      name: "KansoCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "kanso", description: "Compile, check or export a style guide (try kanso --help)")),
      dependencies: ["kanso", "kanso-export"]
    ),
    .plugin(
      name: "KansoLintPlugin",
      capability: .command(
        intent: .custom(
          verb: "kanso-lint", description: "Find colors, fonts and lengths in sources that should be tokens")),
      dependencies: ["kanso-lint"]
    ),

    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "KansoDiagnosticsTests", dependencies: ["KansoDiagnostics", "TestSupport"]),
    .testTarget(name: "KansoThemeTests", dependencies: ["KansoTheme", "TestSupport"]),
    .testTarget(
      name: "KansoGuideTests",
      dependencies: ["KansoDiagnostics", "KansoGuide", "KansoTheme", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "KansoCodeGenerationTests",
      dependencies: ["KansoCodeGeneration", "KansoDiagnostics", "KansoGuide", "KansoTheme", "TestSupport"],
      exclude: ["Golden", "Guides", "Stubs"]
    ),
    .testTarget(
      name: "KansoExportTests",
      dependencies: ["KansoExport", "KansoCodeGeneration", "KansoGuide", "KansoTheme", "TestSupport"],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["kanso", "kanso-export", "kanso-lint", "KansoTheme", "TestSupport"]),
    .testTarget(
      name: "KansoLintTests",
      dependencies: ["KansoDiagnostics", "KansoGuide", "KansoLint", "KansoTheme", "TestSupport"]
    ),
    .testTarget(name: "KansoVisualFormatTests", dependencies: ["KansoVisualFormat"]),
    .testTarget(name: "KansoLayoutTests", dependencies: ["KansoLayout", "KansoTheme", "TestSupport"]),
    .testTarget(
      name: "KansoScreensTests",
      dependencies: ["KansoScreens", "KansoLayout", "KansoTheme", "TestSupport"]),
    .testTarget(
      name: "KansoInterfaceBuilderTests",
      dependencies: ["KansoDiagnostics", "KansoInterfaceBuilder", "KansoLayout", "TestSupport"]),
    .testTarget(
      name: "KansoRenderingTests",
      dependencies: ["KansoRendering", "KansoScreens", "KansoLayout", "KansoTheme", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "KansoPreviewTests",
      dependencies: [
        "KansoDiagnostics", "KansoGuide", "KansoInterfaceBuilder", "KansoLayout", "KansoPreview",
        "KansoRendering", "KansoTheme", "TestSupport",
      ],
      exclude: ["Golden", "Guides"]),
    .testTarget(
      name: "CatBreedsTests",
      dependencies: ["CatBreedsScreens", "KansoRendering", "KansoScreens", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "BuildStepTests", dependencies: ["kanso", "kanso-export", "kanso-lint", "TestSupport"]),
    .testTarget(name: "ProjectTests", dependencies: ["kanso", "kanso-export", "kanso-lint", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
