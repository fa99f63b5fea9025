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
    .library(name: "KansoThemeEncoding", targets: ["KansoThemeEncoding"]),
    .library(name: "KansoThemeComparison", targets: ["KansoThemeComparison"]),
    .library(name: "KansoLayout", targets: ["KansoLayout"]),
    .library(name: "KansoScreens", targets: ["KansoScreens"]),
    .library(name: "KansoRendering", targets: ["KansoRendering"]),
    .library(name: "KansoInterfaceBuilder", targets: ["KansoInterfaceBuilder"]),
    .library(name: "KansoPreview", targets: ["KansoPreview"]),
    // For the tests and benchmarks of the package Preview: what they share cannot cross packages any other way.
    .library(name: "KansoTestSupport", targets: ["TestSupport"]),
    .library(name: "KansoBenchmarkSupport", targets: ["WorkloadTiming"]),
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
    library("KansoPOSIX", in: "Core"),
    library("KansoFormatting", in: "Core"),
    library("KansoSystem", in: "Core", ["KansoPOSIX", "KansoFormatting"]),
    library("KansoDiagnostics", in: "Core", ["KansoFormatting"]),
    library("KansoTheme", in: "Core", ["KansoPOSIX"]),
    library("KansoThemeEncoding", in: "Core", ["KansoFormatting", "KansoTheme"]),
    library("KansoThemeComparison", in: "Core", ["KansoFormatting", "KansoTheme"]),
    library(
      "KansoGuide", in: "Compiler",
      [
        "KansoFormatting", "KansoSystem", "KansoPOSIX", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "CLibYAML",
      ]),
    library(
      "KansoCodeGeneration", in: "Compiler",
      [
        "KansoFormatting", "KansoSystem", "KansoPOSIX", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding",
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
        "KansoFormatting", "KansoSystem", "KansoPOSIX", "KansoDiagnostics", "KansoTheme", "KansoGuide",
        "KansoCodeGeneration",
        argumentParser,
      ]
    ),
    library(
      "KansoExport", in: "Compiler",
      [
        "KansoFormatting", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoCodeGeneration",
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
    library(
      "KansoLayout", in: "Runtime", ["KansoFormatting", "KansoPOSIX", "KansoTheme", "KansoVisualFormat"]),
    library("KansoScreens", in: "Runtime", ["KansoPOSIX", "KansoTheme", "KansoLayout"]),
    library(
      "KansoRendering", in: "Runtime", ["KansoFormatting", "KansoTheme", "KansoThemeEncoding", "KansoLayout"]),
    library(
      "KansoInterfaceBuilder", in: "Tools",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding",
        "KansoLayout",
      ]),
    library(
      "KansoPreview", in: "Tools",
      [
        "KansoFormatting", "KansoSystem", "KansoPOSIX", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoThemeComparison", "KansoGuide",
        "KansoLayout", "KansoRendering", "KansoInterfaceBuilder",
      ],
      exclude: ["Page/page.yaml"]
    ),
    library(
      "KansoLint", in: "Tools",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding",
        "KansoGuide", "KansoVisualFormat",
        "KansoInterfaceBuilder",
        swiftSyntax, swiftParser,
      ]
    ),
    program(
      "kanso-lint", in: "Commands",
      [
        "KansoFormatting", "KansoSystem", "KansoPOSIX", "KansoCommandLine", "KansoDiagnostics", "KansoTheme",
        "KansoGuide", "KansoLint",
        argumentParser,
      ]
    ),
    program(
      "kanso-export", in: "Commands",
      [
        "KansoSystem", "KansoCommandLine", "KansoTheme", "KansoGuide", "KansoCodeGeneration", "KansoExport",
        argumentParser,
      ]
    ),
    program(
      "kanso", in: "Commands",
      [
        "KansoFormatting", "KansoSystem", "KansoPOSIX", "KansoCommandLine", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoGuide",
        "KansoCodeGeneration",
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
      name: "layout-workloads", dependencies: ["KansoLayout", "WorkloadTiming"],
      path: "Benchmarks/LayoutWorkloads"),
    .executableTarget(
      name: "preview-workloads",
      dependencies: [
        "KansoGuide", "KansoPreview", "KansoTheme", "WorkloadTiming",
      ],
      path: "Benchmarks/PreviewWorkloads"),
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
    tests("KansoFormattingTests", in: "Core", ["KansoFormatting"]),
    tests("KansoSystemTests", in: "Core", ["KansoPOSIX", "KansoSystem"]),
    tests("KansoDiagnosticsTests", in: "Core", ["KansoDiagnostics", "TestSupport"]),
    tests(
      "KansoThemeTests", in: "Core",
      ["KansoTheme", "KansoThemeComparison", "KansoThemeEncoding", "TestSupport"]),
    tests(
      "KansoGuideTests", in: "Compiler", ["KansoDiagnostics", "KansoGuide", "KansoTheme", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    tests(
      "KansoCodeGenerationTests", in: "Compiler",
      [
        "KansoSystem", "KansoCodeGeneration", "KansoDiagnostics", "KansoGuide", "KansoTheme",
        "KansoThemeEncoding",
        "TestSupport",
      ],
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
    tests("KansoLayoutTests", in: "Runtime", ["KansoLayout", "KansoTheme", "TestSupport"]),
    tests("KansoScreensTests", in: "Runtime", ["KansoScreens", "KansoLayout", "KansoTheme", "TestSupport"]),
    tests(
      "KansoInterfaceBuilderTests", in: "Tools",
      [
        "KansoFormatting", "KansoDiagnostics", "KansoInterfaceBuilder", "KansoLayout", "KansoTheme",
        "KansoThemeEncoding",
        "TestSupport",
      ]),
    tests(
      "KansoRenderingTests", in: "Runtime",
      ["KansoRendering", "KansoScreens", "KansoLayout", "KansoTheme", "TestSupport"],
      exclude: ["Golden"]),
    tests(
      "KansoPreviewTests", in: "Tools",
      [
        "KansoDiagnostics", "KansoGuide", "KansoInterfaceBuilder", "KansoLayout", "KansoPreview",
        "KansoRendering", "KansoTheme", "KansoThemeEncoding", "TestSupport",
      ],
      exclude: ["Golden", "Guides"]),
    tests("BuildStepTests", in: "Commands", ["kanso", "kanso-export", "kanso-lint", "TestSupport"]),
    .testTarget(name: "ProjectTests", dependencies: ["kanso", "kanso-export", "kanso-lint", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
