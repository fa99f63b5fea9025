// swift-tools-version: 6.0
import PackageDescription

/// A library of a layer. The layers are the folders of `Sources`; each imports those before it (ARCHITECTURE.md).
func library(
  _ name: String, in layer: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/\(layer)/\(name)", exclude: exclude,
    resources: resources)
}

func program(
  _ name: String, in layer: String, _ dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Sources/\(layer)/\(name)", resources: resources)
}

func tests(
  _ name: String, in layer: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, path: "Tests/\(layer)/\(name)", exclude: exclude)
}

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let swiftParser = Target.Dependency.product(name: "SwiftParser", package: "swift-syntax")
let swiftSyntax = Target.Dependency.product(name: "SwiftSyntax", package: "swift-syntax")

let package = Package(
  name: "kanso",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8)],
  products: [
    .executable(name: "kanso", targets: ["kanso"]),
    .executable(name: "kanso-export", targets: ["kanso-export"]),
    .executable(name: "kanso-lint", targets: ["kanso-lint"]),

    .library(name: "KansoTheme", targets: ["KansoTheme"]),
    .library(name: "KansoDrawing", targets: ["KansoDrawing"]),
    .library(name: "KansoTypesetting", targets: ["KansoTypesetting"]),
    .library(name: "KansoSystemStyle", targets: ["KansoSystemStyle"]),
    .library(name: "KansoSolver", targets: ["KansoSolver"]),
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
      name: "CLibYAML", path: "Sources/Compiler/CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    library("KansoDiagnostics", in: "Core"),
    library("KansoTheme", in: "Core"),
    library("KansoGuide", in: "Compiler", ["KansoDiagnostics", "KansoTheme", "CLibYAML"]),
    library(
      "KansoCodeGeneration", in: "Compiler",
      [
        "KansoDiagnostics", "KansoTheme",
        mustache,
      ],
      resources: [
        .embedInCode("../../../Templates/Source.mustache"),
        .embedInCode("../../../Templates/Auto.mustache"),
        .embedInCode("../../../Templates/Header.mustache"),
        .embedInCode("../../../Templates/Enums.mustache"),
        .embedInCode("../../../Templates/Group.mustache"),
        .embedInCode("../../../Templates/Group.lengths.mustache"),
        .embedInCode("../../../Templates/Group.computed.mustache"),
        .embedInCode("../../../Templates/Colors.portable.mustache"),
        .embedInCode("../../../Templates/Fonts.portable.mustache"),
        .embedInCode("../../../Templates/Padding.portable.mustache"),
        .embedInCode("../../../Templates/Colors.uikit.mustache"),
        .embedInCode("../../../Templates/Fonts.uikit.mustache"),
        .embedInCode("../../../Templates/Padding.uikit.mustache"),
        .embedInCode("../../../Templates/Colors.appkit.mustache"),
        .embedInCode("../../../Templates/Fonts.appkit.mustache"),
        .embedInCode("../../../Templates/Padding.appkit.mustache"),
        .embedInCode("../../../Templates/Colors.swiftui.mustache"),
        .embedInCode("../../../Templates/Fonts.swiftui.mustache"),
        .embedInCode("../../../Templates/Padding.swiftui.mustache"),
        .embedInCode("../../../Templates/ObjectiveC.mustache"),
      ]
    ),
    library(
      "KansoCommandLine", in: "Commands",
      [
        "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoCodeGeneration",
        argumentParser,
      ]
    ),
    library(
      "KansoExport", in: "Compiler",
      [
        "KansoDiagnostics", "KansoTheme", "KansoCodeGeneration",
        mustache,
      ],
      resources: [
        .embedInCode("../../../Templates/Export/tokens.css.mustache"),
        .embedInCode("../../../Templates/Export/Tokens.kt.mustache"),
        .embedInCode("../../../Templates/Export/ComposeDeclaration.mustache"),
        .embedInCode("../../../Templates/Export/tokens.xml.mustache"),
        .embedInCode("../../../Templates/Export/tokens-night.xml.mustache"),
        .embedInCode("../../../Templates/Export/AndroidResource.mustache"),
        .embedInCode("../../../Templates/Export/Contents.json.mustache"),
        .embedInCode("../../../Templates/Export/colorset.json.mustache"),
        .embedInCode("../../../Templates/Export/ColorAssets.swift.mustache"),
      ]
    ),
    library("KansoVisualFormat", in: "Runtime"),
    library("KansoDrawing", in: "Runtime", ["KansoTheme"]),
    library("KansoTypesetting", in: "Runtime", ["KansoTheme", "KansoDrawing"]),
    library("KansoSystemStyle", in: "Runtime", ["KansoTheme"]),
    library("KansoSolver", in: "Runtime"),
    library(
      "KansoLayout", in: "Runtime",
      [
        "KansoTheme", "KansoDrawing", "KansoSolver", "KansoSystemStyle", "KansoTypesetting",
        "KansoVisualFormat",
      ]),
    library("KansoScreens", in: "Runtime", ["KansoTheme", "KansoLayout"]),
    library("KansoRendering", in: "Runtime", ["KansoTheme", "KansoDrawing", "KansoLayout"]),
    library(
      "KansoInterfaceBuilder", in: "Tools",
      ["KansoDiagnostics", "KansoTheme", "KansoLayout", "KansoSystemStyle"]),
    library(
      "KansoPreview", in: "Tools",
      [
        "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoLayout", "KansoRendering",
        "KansoInterfaceBuilder",
      ],
      exclude: ["Page/page.yaml"]
    ),
    library(
      "KansoLint", in: "Tools",
      [
        "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoVisualFormat", "KansoInterfaceBuilder",
        swiftSyntax, swiftParser,
      ]
    ),
    program(
      "kanso-lint", in: "Commands",
      [
        "KansoCommandLine", "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoLint",
        argumentParser,
      ]
    ),
    program(
      "kanso-export", in: "Commands",
      [
        "KansoCommandLine", "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoCodeGeneration",
        "KansoExport",
        argumentParser,
      ]
    ),
    program(
      "kanso", in: "Commands",
      [
        "KansoCommandLine", "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoCodeGeneration",
        argumentParser,
      ],
      resources: [
        .embedInCode("../../../Documentation/Schemas/guide.schema.json"),
        .embedInCode("../../../Documentation/Schemas/theme.schema.json"),
      ]
    ),
    .executableTarget(
      name: "bare-parse",
      dependencies: [
        swiftSyntax, swiftParser,
      ],
      path: "Benchmarks/BareParse"
    ),
    .target(name: "WorkloadTiming", path: "Benchmarks/WorkloadTiming"),
    .executableTarget(
      name: "layout-workloads", dependencies: ["KansoLayout", "KansoSolver", "WorkloadTiming"],
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
      name: "CatBreedsScreens", dependencies: ["KansoTheme", "KansoRendering", "KansoScreens"],
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
    tests("KansoDiagnosticsTests", in: "Core", ["KansoDiagnostics", "TestSupport"]),
    tests("KansoThemeTests", in: "Core", ["KansoTheme", "TestSupport"]),
    tests(
      "KansoGuideTests", in: "Compiler", ["KansoDiagnostics", "KansoGuide", "KansoTheme", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    tests(
      "KansoCodeGenerationTests", in: "Compiler",
      ["KansoCodeGeneration", "KansoDiagnostics", "KansoGuide", "KansoTheme", "TestSupport"],
      exclude: ["Golden", "Guides", "Stubs"]
    ),
    tests(
      "KansoExportTests", in: "Compiler",
      ["KansoExport", "KansoCodeGeneration", "KansoDiagnostics", "KansoGuide", "KansoTheme", "TestSupport"],
      exclude: ["Golden"]
    ),
    tests(
      "EndToEndTests", in: "Commands", ["kanso", "kanso-export", "kanso-lint", "KansoTheme", "TestSupport"]),
    tests(
      "KansoLintTests", in: "Tools",
      ["KansoDiagnostics", "KansoGuide", "KansoLint", "KansoTheme", "TestSupport", swiftParser]
    ),
    tests("KansoVisualFormatTests", in: "Runtime", ["KansoVisualFormat"]),
    tests("KansoDrawingTests", in: "Runtime", ["KansoDrawing", "KansoTheme"]),
    tests("KansoSystemStyleTests", in: "Runtime", ["KansoSystemStyle", "KansoTheme"]),
    tests(
      "KansoTypesettingTests", in: "Runtime",
      ["KansoTypesetting", "KansoDrawing", "KansoTheme", "TestSupport"]),
    tests("KansoSolverTests", in: "Runtime", ["KansoSolver", "TestSupport"]),
    tests("KansoLayoutTests", in: "Runtime", ["KansoLayout", "KansoTheme", "TestSupport"]),
    tests(
      "KansoScreensTests", in: "Runtime",
      ["KansoScreens", "KansoLayout", "KansoSolver", "KansoTheme", "TestSupport"]),
    tests(
      "KansoInterfaceBuilderTests", in: "Tools",
      ["KansoDiagnostics", "KansoInterfaceBuilder", "KansoLayout", "KansoTheme", "TestSupport"]),
    tests(
      "KansoRenderingTests", in: "Runtime",
      ["KansoRendering", "KansoScreens", "KansoLayout", "KansoTheme", "TestSupport"],
      exclude: ["Golden"]),
    tests(
      "KansoPreviewTests", in: "Tools",
      [
        "KansoDiagnostics", "KansoGuide", "KansoInterfaceBuilder", "KansoLayout", "KansoPreview",
        "KansoRendering", "KansoTheme", "TestSupport",
      ],
      exclude: ["Golden", "Guides"]),
    .testTarget(
      name: "CatBreedsTests",
      dependencies: ["CatBreedsScreens", "KansoLayout", "KansoRendering", "KansoScreens", "TestSupport"],
      exclude: ["Golden"]),
    tests("BuildStepTests", in: "Commands", ["kanso", "kanso-export", "kanso-lint", "TestSupport"]),
    .testTarget(name: "ProjectTests", dependencies: ["kanso", "kanso-export", "kanso-lint", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
