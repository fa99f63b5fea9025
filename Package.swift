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
    .executable(name: "kanso-convert", targets: ["kanso-convert"]),
    .executable(name: "kanso-export", targets: ["kanso-export"]),
    .executable(name: "kanso-import", targets: ["kanso-import"]),
    .executable(name: "kanso-inventory", targets: ["kanso-inventory"]),
    .executable(name: "kanso-lint", targets: ["kanso-lint"]),
    .executable(name: "kanso-lsp", targets: ["kanso-lsp"]),
    .executable(name: "kanso-uikit-sources", targets: ["kanso-uikit-sources"]),

    // A library that programs link which are compiled outside of a package.
    .library(name: "KansoConversionProof", type: .dynamic, targets: ["KansoConversionProof"]),
    .executable(name: "kanso-prove-conversion", targets: ["kanso-prove-conversion"]),

    .library(name: "KansoTheme", targets: ["KansoTheme"]),
    .library(name: "KansoThemeUI", targets: ["KansoThemeUI"]),
    .library(name: "KansoThemeEncoding", targets: ["KansoThemeEncoding"]),
    .library(name: "KansoThemeComparison", targets: ["KansoThemeComparison"]),
    .library(name: "KansoDrawing", targets: ["KansoDrawing"]),
    .library(name: "KansoTypesetting", targets: ["KansoTypesetting"]),
    .library(name: "KansoSystemStyle", targets: ["KansoSystemStyle"]),
    .library(name: "KansoSolver", targets: ["KansoSolver"]),
    .library(name: "KansoLayout", targets: ["KansoLayout"]),
    .library(name: "KansoScreens", targets: ["KansoScreens"]),
    .library(name: "KansoUIKit", targets: ["KansoUIKit"]),
    .library(name: "KansoRendering", targets: ["KansoRendering"]),
    .library(name: "KansoScreenPreviews", targets: ["KansoScreenPreviews"]),
    .library(name: "KansoTesting", targets: ["KansoTesting"]),
    .library(name: "KansoCanvasLayout", targets: ["KansoCanvasLayout"]),
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
    library("KansoYAML", in: "Compiler", ["KansoFormatting", "KansoDiagnostics", "CLibYAML"]),
    library(
      "KansoProject", in: "Compiler",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding",
        "KansoYAML",
      ]),
    library(
      "KansoStandard", in: "Compiler", ["KansoFormatting", "KansoDiagnostics", "KansoTheme"]),
    library(
      "KansoGuide", in: "Compiler",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoYAML",
        "KansoStandard",
      ]),
    library("KansoTemplateDiagnostics", in: "Compiler", ["KansoDiagnostics"]),
    library(
      "KansoCodeGeneration", in: "Compiler",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoProject", "KansoTemplateDiagnostics", mustache,
      ],
      resources: [
        .embedInCode("../../../Templates/Source.mustache"),
        .embedInCode("../../../Templates/Auto.mustache"),
        .embedInCode("../../../Templates/Header.mustache"),
        .embedInCode("../../../Templates/Enums.mustache"),
        .embedInCode("../../../Templates/Group.mustache"),
        .embedInCode("../../../Templates/Group.lengths.mustache"),
        .embedInCode("../../../Templates/Group.values.mustache"),
        .embedInCode("../../../Templates/Group.computed.mustache"),
        .embedInCode("../../../Templates/Colors.portable.mustache"),
        .embedInCode("../../../Templates/Fonts.portable.mustache"),
        .embedInCode("../../../Templates/Padding.portable.mustache"),
        .embedInCode("../../../Templates/Tokens.portable.mustache"),
        .embedInCode("../../../Templates/Colors.uikit.mustache"),
        .embedInCode("../../../Templates/Fonts.uikit.mustache"),
        .embedInCode("../../../Templates/TextStyles.uikit.mustache"),
        .embedInCode("../../../Templates/Padding.uikit.mustache"),
        .embedInCode("../../../Templates/Tokens.uikit.mustache"),
        .embedInCode("../../../Templates/Composites.uikit.mustache"),
        .embedInCode("../../../Templates/ColorFunctions.uikit.mustache"),
        .embedInCode("../../../Templates/Colors.appkit.mustache"),
        .embedInCode("../../../Templates/Fonts.appkit.mustache"),
        .embedInCode("../../../Templates/TextStyles.appkit.mustache"),
        .embedInCode("../../../Templates/Padding.appkit.mustache"),
        .embedInCode("../../../Templates/Tokens.appkit.mustache"),
        .embedInCode("../../../Templates/Composites.appkit.mustache"),
        .embedInCode("../../../Templates/ColorFunctions.appkit.mustache"),
        .embedInCode("../../../Templates/Colors.swiftui.mustache"),
        .embedInCode("../../../Templates/Fonts.swiftui.mustache"),
        .embedInCode("../../../Templates/Padding.swiftui.mustache"),
        .embedInCode("../../../Templates/Tokens.swiftui.mustache"),
        .embedInCode("../../../Templates/Composites.swiftui.mustache"),
        .embedInCode("../../../Templates/ColorFunctions.swiftui.mustache"),
        .embedInCode("../../../Templates/ObjectiveC.mustache"),
      ]
    ),
    // Only sources in C take a value from outside: scripts/release names the commit.
    .target(
      name: "KansoRevision", path: "Sources/Commands/KansoRevision",
      cSettings: Context.environment["KANSO_COMMIT"].map { commit in
        [.define("KANSO_COMMIT", to: "\"\(commit.filter(\.isHexDigit))\"")]
      }),
    library(
      "KansoCommandLine", in: "Commands",
      [
        "KansoPOSIX", "KansoSystem", "KansoDiagnostics", "KansoYAML", "KansoProject", "KansoGuide",
        "KansoStandard", "KansoTemplateDiagnostics", "KansoInterfaceBuilderDiagnostics",
        "KansoInterchangeDiagnostics", "KansoLintRules", argumentParser, "KansoRevision",
      ]
    ),
    library(
      "KansoGenerationCommandLine", in: "Commands",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoGuide",
        "KansoCodeGeneration", "KansoCommandLine", argumentParser,
      ]
    ),
    library(
      "KansoExport", in: "Compiler",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding",
        "KansoProject", "KansoTemplateDiagnostics", "KansoCodeGeneration", mustache,
      ],
      resources: [
        .embedInCode("../../../Templates/Export/tokens.css.mustache"),
        .embedInCode("../../../Templates/Export/StyleDeclaration.mustache"),
        .embedInCode("../../../Templates/Export/StyleBlock.mustache"),
        .embedInCode("../../../Templates/Export/theme.css.mustache"),
        .embedInCode("../../../Templates/Export/tokens.scss.mustache"),
        .embedInCode("../../../Templates/Export/tokens.ts.mustache"),
        .embedInCode("../../../Templates/Export/tokens.json.mustache"),
        .embedInCode("../../../Templates/Export/Tokens.kt.mustache"),
        .embedInCode("../../../Templates/Export/tokens.dart.mustache"),
        .embedInCode("../../../Templates/Export/tokens.xml.mustache"),
        .embedInCode("../../../Templates/Export/tokens-night.xml.mustache"),
        .embedInCode("../../../Templates/Export/Contents.json.mustache"),
        .embedInCode("../../../Templates/Export/colorset.json.mustache"),
        .embedInCode("../../../Templates/Export/ColorAssets.swift.mustache"),
      ]
    ),
    library("KansoThemeUI", in: "Runtime", ["KansoTheme"]),
    library("KansoDrawing", in: "Runtime", ["KansoPOSIX", "KansoTheme"]),
    library("KansoTypesetting", in: "Runtime", ["KansoTheme", "KansoDrawing"]),
    library("KansoSystemStyle", in: "Runtime", ["KansoTheme"]),
    library("KansoSolver", in: "Runtime"),
    library("KansoVisualFormat", in: "Runtime"),
    library(
      "KansoLayout", in: "Runtime",
      [
        "KansoFormatting", "KansoTheme", "KansoSolver", "KansoVisualFormat", "KansoDrawing",
        "KansoTypesetting", "KansoSystemStyle",
      ]),
    library("KansoScreens", in: "Runtime", ["KansoPOSIX", "KansoTheme", "KansoLayout"]),
    library(
      "KansoAssets", in: "Runtime", ["KansoPOSIX", "KansoSystem", "KansoDrawing", "KansoScreens"]),
    library(
      "KansoUIKit", in: "Runtime",
      [
        "KansoTheme", "KansoSolver", "KansoDrawing", "KansoTypesetting", "KansoSystemStyle", "KansoLayout",
        "KansoScreens", "KansoAssets",
      ]),
    library(
      "KansoRendering", in: "Runtime",
      [
        "KansoFormatting", "KansoTheme", "KansoThemeEncoding", "KansoDrawing", "KansoTypesetting",
        "KansoLayout",
      ]),
    library(
      "KansoScreenPreviews", in: "Runtime",
      ["KansoTheme", "KansoTypesetting", "KansoLayout", "KansoScreens", "KansoRendering"]),
    library(
      "KansoTesting", in: "Runtime",
      [
        "KansoFormatting", "KansoTheme", "KansoTypesetting", "KansoLayout", "KansoScreens", "KansoRendering",
        "KansoScreenPreviews",
      ]),
    library("KansoInterfaceBuilderDiagnostics", in: "Tools", ["KansoDiagnostics"]),
    library(
      "KansoInterfaceBuilder", in: "Tools",
      ["KansoFormatting", "KansoDiagnostics", "KansoInterfaceBuilderDiagnostics"]),
    library(
      "KansoCanvasLayout", in: "Tools",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoLayout",
        "KansoInterfaceBuilderDiagnostics", "KansoInterfaceBuilder", "KansoLintRules",
      ]),
    library(
      "KansoInterfaceViews", in: "Tools",
      [
        "KansoFormatting", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoSystemStyle",
        "KansoLayout", "KansoScreens", "KansoInterfaceBuilder", "KansoCanvasLayout",
      ]),
    library(
      "KansoCanvasDrawing", in: "Tools",
      [
        "KansoFormatting", "KansoDiagnostics", "KansoTheme", "KansoLayout",
        "KansoScreens", "KansoRendering", "KansoInterfaceBuilder", "KansoCanvasLayout", "KansoInterfaceViews",
      ]),
    library(
      "KansoGuideComparison", in: "Tools",
      ["KansoFormatting", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoThemeComparison"]),
    library(
      "KansoPreview", in: "Tools",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoThemeComparison", "KansoGuideComparison", "KansoYAML", "KansoProject",
        "KansoGuide", "KansoLayout", "KansoScreens", "KansoAssets", "KansoRendering",
        "KansoScreenPreviews", "KansoInterchange",
        "KansoInterfaceBuilder", "KansoCanvasLayout", "KansoInterfaceViews", "KansoCanvasDrawing",
      ],
      exclude: ["Style/page.yaml"]
    ),
    library(
      "KansoConversion", in: "Tools",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding",
        "KansoSystemStyle", "KansoProject", "KansoLayout", "KansoScreens", "KansoInterfaceBuilder",
        "KansoCanvasLayout", "KansoInterfaceViews", "KansoLint",
      ]),
    library(
      "KansoConversionProof", in: "Tools",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoDrawing", "KansoLayout", "KansoScreens", "KansoUIKit", "KansoRendering",
        "KansoInterfaceBuilder", "KansoCanvasLayout", "KansoInterfaceViews",
      ]),
    library("KansoInterchangeDiagnostics", in: "Tools", ["KansoDiagnostics"]),
    library(
      "KansoInterchange", in: "Tools",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoYAML",
        "KansoGuide", "KansoInterfaceBuilder",
      ]),
    library(
      "KansoSwiftTokens", in: "Tools",
      [
        "KansoFormatting", "KansoDiagnostics", "KansoTheme", "KansoSystemStyle", "KansoInterchange",
        "KansoLint",
        swiftSyntax,
      ]),
    library("KansoLintRules", in: "Tools", ["KansoDiagnostics"]),
    library(
      "KansoLint", in: "Tools",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding",
        "KansoVisualFormat", "KansoInterfaceBuilderDiagnostics", "KansoInterfaceBuilder", "KansoLintRules",
        swiftSyntax, swiftParser,
      ]
    ),
    library(
      "KansoInventory", in: "Tools",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoInterchange", "KansoLint", "KansoSwiftTokens",
      ]
    ),
    library(
      "KansoUIKitSources", in: "Tools", ["KansoLint", swiftSyntax]),
    library(
      "KansoLanguageServer", in: "Tools",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoYAML", "KansoStandard", "KansoProject", "KansoGuide",
      ]),
    program(
      "kanso-lsp", in: "Commands",
      [
        "KansoPOSIX", "KansoSystem", "KansoDiagnostics", "KansoLanguageServer", "KansoCommandLine",
        argumentParser,
      ]),
    program(
      "kanso-uikit-sources", in: "Commands",
      [
        "KansoPOSIX", "KansoSystem", "KansoDiagnostics", "KansoUIKitSources", "KansoCommandLine",
        argumentParser,
      ]),
    program(
      "kanso-lint", in: "Commands",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoProject",
        "KansoGuide", "KansoCanvasLayout", "KansoLintRules", "KansoLint", "KansoCommandLine", argumentParser,
      ]
    ),
    program(
      "kanso-export", in: "Commands",
      [
        "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoProject", "KansoGuide", "KansoCodeGeneration",
        "KansoExport", "KansoInterchangeDiagnostics", "KansoInterchange", "KansoCommandLine",
        "KansoGenerationCommandLine",
        argumentParser,
      ]
    ),
    program(
      "kanso-import", in: "Commands",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoYAML", "KansoGuide",
        "KansoInterchangeDiagnostics", "KansoInterchange", "KansoSwiftTokens", "KansoCommandLine",
        argumentParser,
      ]
    ),
    program(
      "kanso-inventory", in: "Commands",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoGuide",
        "KansoPreview", "KansoLint", "KansoInventory", "KansoCommandLine", argumentParser,
      ]
    ),
    program(
      "kanso-convert", in: "Commands",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoProject",
        "KansoGuide", "KansoInterfaceBuilder", "KansoLint", "KansoConversion", "KansoCommandLine",
        argumentParser,
      ]
    ),
    program(
      "kanso-prove-conversion", in: "Commands",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoProject", "KansoInterfaceBuilder",
        "KansoConversion", "KansoCommandLine", argumentParser,
      ]
    ),
    program(
      "kanso", in: "Commands",
      [
        "KansoPOSIX", "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme",
        "KansoThemeEncoding", "KansoProject", "KansoGuide", "KansoStandard", "KansoCodeGeneration",
        "KansoGuideComparison", "KansoCommandLine", "KansoGenerationCommandLine", argumentParser,
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
          verb: "kanso", description: "Compile, check, import or export a style guide (try kanso --help)")),
      dependencies: ["kanso", "kanso-export", "kanso-import"]
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
      ["KansoTheme", "KansoThemeEncoding", "KansoThemeComparison", "TestSupport"]),
    tests("KansoYAMLTests", in: "Compiler", ["KansoDiagnostics", "KansoYAML", "TestSupport"]),
    tests(
      "KansoProjectTests", in: "Compiler",
      [
        "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoYAML", "KansoProject",
        "KansoGuide", "KansoLintRules", "TestSupport",
      ]),
    tests(
      "KansoGuideTests", in: "Compiler",
      [
        "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoYAML", "KansoGuide", "TestSupport",
      ],
      exclude: ["Facts", "Fixtures"]
    ),
    tests(
      "KansoStandardTests", in: "Compiler",
      [
        "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoGuide", "KansoStandard", "TestSupport",
      ]),
    tests(
      "KansoCodeGenerationTests", in: "Compiler",
      [
        "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoProject", "KansoGuide",
        "KansoTemplateDiagnostics", "KansoCodeGeneration", "TestSupport",
      ],
      exclude: ["Golden", "Guides", "Stubs"]
    ),
    tests(
      "KansoExportTests", in: "Compiler",
      [
        "KansoDiagnostics", "KansoTheme", "KansoProject", "KansoGuide", "KansoCodeGeneration", "KansoExport",
        "TestSupport",
      ],
      exclude: ["Apps", "Golden"]
    ),
    tests(
      "EndToEndTests", in: "Commands",
      [
        "KansoTheme", "KansoUIKit", "kanso", "kanso-convert", "kanso-export", "kanso-import",
        "kanso-inventory",
        "kanso-lint", "kanso-lsp", "kanso-prove-conversion", "kanso-uikit-sources", "TestSupport",
      ], exclude: ["Snippets", "Editors"]),
    tests(
      "KansoLintTests", in: "Tools",
      [
        "KansoPOSIX", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoGuide",
        "KansoCanvasLayout",
        "KansoLintRules", "KansoLint", "TestSupport", swiftSyntax, swiftParser,
      ]
    ),
    tests(
      "KansoInterchangeTests", in: "Tools",
      [
        "KansoFormatting", "KansoSystem", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding",
        "KansoProject", "KansoGuide", "KansoStandard", "KansoExport", "KansoInterchange", "TestSupport",
      ], exclude: ["Golden"]),
    tests(
      "KansoSwiftTokensTests", in: "Tools",
      [
        "KansoFormatting", "KansoDiagnostics", "KansoTheme", "KansoInterchange", "KansoLint",
        "KansoSwiftTokens",
        "TestSupport",
      ]),
    tests(
      "KansoInventoryTests", in: "Tools",
      [
        "KansoDiagnostics", "KansoTheme", "KansoGuide", "KansoInterchange", "KansoLint", "KansoInventory",
        "TestSupport",
      ]),
    tests(
      "KansoThemeUITests", in: "Runtime", ["KansoTheme", "KansoThemeEncoding", "KansoThemeUI", "TestSupport"]),
    tests("KansoDrawingTests", in: "Runtime", ["KansoTheme", "KansoDrawing"]),
    tests("KansoSystemStyleTests", in: "Runtime", ["KansoTheme", "KansoSystemStyle"]),
    tests(
      "KansoTypesettingTests", in: "Runtime",
      ["KansoTheme", "KansoDrawing", "KansoTypesetting", "TestSupport"]),
    tests("KansoSolverTests", in: "Runtime", ["KansoSolver", "TestSupport"]),
    tests("KansoVisualFormatTests", in: "Runtime", ["KansoVisualFormat"]),
    tests("KansoLayoutTests", in: "Runtime", ["KansoTheme", "KansoLayout", "TestSupport"]),
    tests(
      "KansoUIKitTests", in: "Runtime", ["KansoUIKit", "TestSupport"]),
    tests(
      "KansoTestingTests", in: "Runtime", ["KansoScreens", "KansoTesting", "TestSupport"],
      exclude: ["__Snapshots__"]),
    tests("KansoScreenPreviewsTests", in: "Runtime", ["KansoScreens", "KansoScreenPreviews"]),
    tests(
      "KansoConversionTests", in: "Tools",
      [
        "KansoDiagnostics", "KansoTheme", "KansoProject", "KansoGuide", "KansoInterfaceBuilder", "KansoLint",
        "KansoConversion",
        "TestSupport", swiftSyntax, swiftParser,
      ]),
    tests("KansoConversionProofTests", in: "Tools", ["KansoDrawing", "KansoTheme", "KansoConversionProof"]),
    tests(
      "KansoLanguageServerTests", in: "Tools",
      ["KansoDiagnostics", "KansoGuide", "KansoLintRules", "KansoLanguageServer", "TestSupport"]),
    tests("KansoUIKitSourcesTests", in: "Tools", ["KansoLint", "KansoUIKitSources", "TestSupport"]),
    tests(
      "KansoScreensTests", in: "Runtime",
      ["KansoTheme", "KansoSolver", "KansoLayout", "KansoScreens", "TestSupport"]),
    tests(
      "KansoInterfaceBuilderTests", in: "Tools",
      [
        "KansoFormatting", "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoLayout",
        "KansoScreens",
        "KansoRendering", "KansoInterfaceBuilderDiagnostics", "KansoInterfaceBuilder", "KansoCanvasLayout",
        "KansoInterfaceViews", "KansoCanvasDrawing", "TestSupport",
      ]),
    tests(
      "KansoRenderingTests", in: "Runtime",
      ["KansoTheme", "KansoLayout", "KansoScreens", "KansoRendering", "TestSupport"],
      exclude: ["Golden"]),
    tests(
      "KansoPreviewTests", in: "Tools",
      [
        "KansoDiagnostics", "KansoTheme", "KansoThemeEncoding", "KansoGuide", "KansoGuideComparison",
        "KansoLayout", "KansoAssets", "KansoRendering", "KansoScreenPreviews",
        "KansoInterfaceBuilder", "KansoCanvasLayout", "KansoPreview", "TestSupport",
      ],
      exclude: ["Golden", "Guides"]),
    tests("KansoCommandLineTests", in: "Commands", ["KansoDiagnostics", "KansoCommandLine", "TestSupport"]),
    tests(
      "BuildStepTests", in: "Commands",
      ["kanso", "kanso-export", "kanso-import", "kanso-inventory", "kanso-lint", "TestSupport"]),
    .testTarget(
      name: "ProjectTests",
      dependencies: ["kanso", "kanso-export", "kanso-import", "kanso-inventory", "kanso-lint", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
