import Foundation
import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Constants of Apple's types that ask the theme at run time first (`compile: {runtime: true}`).
struct ThemedSourcesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// Returns the sources of a guide, with an enum for each value of the axis `theme`.
  private func sources(_ theme: Theme, _ platform: Platform, axes: [String] = ["theme"]) -> [GeneratedFile] {
    var naming = SwiftNaming()
    naming.nestedAxes = axes
    let options = GenerationOptions(
      platform: platform, naming: naming, writesTheme: false, followsTheme: true)
    return CodeGenerator(options: options).files(of: theme)
  }

  @Test(arguments: [Platform.uikit, .appkit, .swiftui])
  func outputIsAsRecorded(_ platform: Platform) throws {
    for file in sources(try theme(of: try GoldenTests.guide("themed")), platform) {
      let golden = Self.folder.appendingPathComponent("Golden/themed/\(platform.rawValue)/\(file.name)")
      try Golden.check(String(decoding: file.bytes, as: UTF8.self), against: golden)
    }
  }

  @Test(arguments: ["themed", "everything", "everything2", "hostile"], CompilationTests.platforms)
  func sourcesTypeCheckAgainstStubs(_ name: String, _ target: (platform: Platform, frameworks: [String]))
    async throws
  {
    let files = sources(try theme(of: try GoldenTests.guide(name)), target.platform)
    let outcome = try await SwiftCompiler.typeCheck(
      files, againstStubsOf: target.frameworks, withThemeUI: true)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// Groups with the names of types do not hide these.
  @Test(arguments: CompilationTests.platforms)
  func shadowedTypesCompile(_ target: (platform: Platform, frameworks: [String])) async throws {
    let names = [
      "UIColor", "NSColor", "Color", "UIFont", "NSFont", "Font", "CGFloat", "Double", "String", "EdgeInsets",
      "NSDirectionalEdgeInsets", "KansoShadow", "KansoStroke", "KansoBorder", "KansoGradientStop",
      "KansoTransition", "KansoSpring", "Spring", "Gradient", "Animation", "UnitCurve", "ThemeShadow",
      "KansoThemeUI", "Theme",
    ]
    let sections = [
      "colors": "\"#123456\"", "fonts": "{family: system, size: 10}", "padding": "3",
      "sizes": "{top: 1, leading: 2, bottom: 3, trailing: 4}",
      "borders": "{width: 1, color: \"#123456\", style: solid}", "numbers": "1", "families": "[Georgia]",
      "weights": "550", "durations": "200ms", "easings": "{mass: 1, stiffness: 200, damping: 10}",
      "strings": "text",
      "transitions": "{duration: 200ms, easing: [0, 0, 0.2, 1]}", "strokes": "dashed",
      "shadows": "{color: \"#123456\", y: 2, blur: 8}", "gradients": "[\"#123456\", \"#FFFFFF\"]",
    ]
    let texts = sections.sorted(by: { $0.key < $1.key }).map { section, value in
      "\(section):\n  own: \(value)\n" + names.map { "  \($0):\n    inner: \(value)\n" }.joined()
    }
    let colors = try #require(texts.first { $0.hasPrefix("colors") })
    let strokes = try #require(texts.first { $0.hasPrefix("strokes") })
    // A guide with all sections, one that lacks the types of composite values, and one whose strokes have the type that
    // borders declare.
    for text in [
      texts.joined(), colors, "\(strokes)borders: {line: {width: 1, color: \"#123456\", style: solid}}\n",
    ] {
      for followsTheme in [true, false] {
        let files = try files(
          of: try theme(of: "kanso: 2\n\(text)"), target.platform, followsTheme: followsTheme)
        let outcome = try await SwiftCompiler.typeCheck(
          files, againstStubsOf: target.frameworks, withThemeUI: true)
        #expect(outcome.status == 0, "\(followsTheme) \(outcome.errors.prefix(4000))")
      }
    }
  }

  /// Portable Swift follows themes anyway, and needs no other library.
  @Test func portableSourcesStayTheSame() throws {
    let theme = try theme(of: try GoldenTests.guide("everything2"))
    let plain = try files(of: theme, .portable).filter { $0.name.hasSuffix(".swift") }
    for (themed, plain) in zip(sources(theme, .portable, axes: []), plain) {
      #expect(themed.name == plain.name)
      #expect(themed.bytes == plain.bytes)
    }
  }

  /// The programs of the documentation compile.
  @Test(arguments: [(0, ["UIKit"]), (1, ["UIKit", "SwiftUI"]), (1, ["AppKit", "SwiftUI"])])
  func documentedProgramsCompile(_ index: Int, _ frameworks: [String]) async throws {
    let program = try DocumentedProgram(in: "Documentation/RuntimeTheme.md").blocks("swift")[index]
    let file = GeneratedFile(name: "Program.swift", bytes: Array(program.utf8))
    let outcome = try await SwiftCompiler.typeCheck(
      [file], againstStubsOf: frameworks, withThemeUI: true)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The library is compiled for each framework, with warnings as errors.
  @Test(arguments: [["UIKit"], ["AppKit"], ["UIKit", "SwiftUI"], ["AppKit", "SwiftUI"]])
  func theLibraryTypeChecksAgainstStubs(_ frameworks: [String]) async throws {
    let outcome = try await SwiftCompiler.typeCheckThemeUI(againstStubsOf: frameworks)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// A constant that was read before a theme arrived follows it, and each later one; without a theme all constants have
  /// their compiled values. A token that a theme lacks, or has with another type, has its compiled value.
  @Test func constantsFollowAThemeThatIsSwapped() async throws {
    let guide = """
      kanso: 2
      modes: [light, dark]
      colors:
        paper: {light: "#FFFFFF", dark: "#000000"}
        background: paper
      fonts:
        body: {family: [Georgia, system], size: 10, textStyle: body, maximumSize: 15}
      padding:
        gap: 8
        card: {top: 1, leading: 2, bottom: 3, trailing: 4}
      durations:
        fast: 200ms
      strings:
        title: Compiled
      weights:
        strong: bold
      shadows:
        card: {color: paper, y: 2, blur: 8}
      strokes:
        line: solid

      """
    let first = """
      kanso: 2
      modes: [light, dark]
      colors:
        paper: {light: "#FF0000", dark: "#0000FF"}
      fonts:
        body: {family: [Nowhere, system-serif], size: 7, italic: true, weight: 550}
      padding:
        gap: {light: 16, dark: 20}
        card: 5
      durations:
        fast: 300ms
      strings:
        title: First
      weights:
        strong: 650
      shadows:
        card: [{color: paper, y: 4, blur: 12}, {color: "#00FF00"}]
      strokes:
        line: {dashes: [1, 2], cap: round}

      """
    let second = "colors:\n  background: color(display-p3 1 0 0)\n"
    let directory = try TemporaryDirectory()
    for (name, guide) in [("first", first), ("second", second)] {
      try directory.write(Data(try theme(of: guide).encoded()), to: "\(name).json")
    }
    let program = """
      import Foundation
      import KansoTheme
      import KansoThemeUI
      import UIKit

      @main enum Program {
        static func main() throws {
          let folder = URL(fileURLWithPath: CommandLine.arguments[1])
          let file = folder.appendingPathComponent("theme.json")
          let (paper, background) = (Colors.paper, Colors.background)
          func show() {
            for style in [UIUserInterfaceStyle.light, .dark] {
              UITraitCollection.current = UITraitCollection(userInterfaceStyle: style)
              let shadow = Shadows.card[0]
              print(paper.resolvedColor(with: .current))
              print(background.resolvedColor(with: .current))
              print(Padding.gap, Padding.card.trailing, Durations.fast, Strings.title, Weights.strong.rawValue)
              print(Fonts.body)
              print(Shadows.card.count, shadow.color.resolvedColor(with: .current), shadow.radius)
              print(Strokes.line.lineDash)
            }
          }
          func download(_ name: String) throws {
            let theme = try Data(contentsOf: folder.appendingPathComponent(name))
            try theme.write(to: file, options: .atomic)
          }
          show()
          try download("first.json")
          let store = try ThemeStore(contentsOf: file, interval: nil)
          ThemeStore.current = store
          show()
          try download("second.json")
          store.refresh()
          show()
          print(background.resolvedColor(with: UITraitCollection(displayGamut: .SRGB)))
          ThemeStore.current = nil
          show()
        }
      }
      """
    let outcome = try await SwiftCompiler.runThemed(
      sources(try theme(of: guide), .uikit), program: program, arguments: [directory.url.path])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let (white, black, red) = ("srgb 1.0 1.0 1.0 1.0", "srgb 0.0 0.0 0.0 1.0", "srgb 1.0 0.0 0.0 1.0")
    let (blue, wideRed) = ("srgb 0.0 0.0 1.0 1.0", "p3 1.0 0.0 0.0 1.0")
    /// Returns the lines for compiled values.
    func compiled(_ paper: String, _ background: String) -> [String] {
      [paper, background, "8.0 4.0 0.2 Compiled 0.4", "Georgia 0.0 15.0", "1 \(paper) 4.0", "[]"]
    }
    /// Returns the lines for the first theme, which has no edges and no background.
    func themed(_ paper: String, gap: Double) -> [String] {
      [
        paper, paper, "\(gap) 4.0 0.3 First 0.35", "system 0.265 serif italic 7.0", "2 \(paper) 6.0",
        "[1.0, 2.0]",
      ]
    }
    let expected =
      compiled(white, white) + compiled(black, black) + themed(red, gap: 16) + themed(blue, gap: 20)
      + compiled(white, wideRed) + compiled(black, wideRed)
      // The nearest color of sRGB, for a screen that shows no more.
      + ["srgb 1.0 0.04457 0.045932 1.0"] + compiled(white, white) + compiled(black, black)
    #expect(outcome.output.split(separator: "\n").map(String.init) == expected)
  }
}
