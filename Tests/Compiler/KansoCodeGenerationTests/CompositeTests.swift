import Foundation
import KansoProject
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Shadows, gradients, strokes, transitions and borders in generated Swift.
struct CompositeTests {
  private static let ink = ColorValue(hex: "#2C4251") ?? ColorValue(red: 0, green: 0, blue: 0)
  private static let wide = ColorValue(.displayP3, 1, 0.5, 0, alpha: 0.5)
  private static let curve = CubicBezier(0.2, 0, 0, 1)
  private static let modes = [
    Mode(name: "light", context: ["appearance": "light"]),
    Mode(name: "dark", context: ["appearance": "dark"]),
  ]

  /// Returns a theme with tokens of every composite type, in groups of these names.
  static func theme(groups: [String] = []) -> Theme {
    func shadow(_ color: ColorValue, y: Double = 2, isInset: Bool = false) -> Shadow {
      Shadow(color: color, x: 0, y: y, blur: 8, spread: 0.5, isInset: isInset)
    }
    let dark = ColorValue(red: 0, green: 0, blue: 0, alpha: 0.6)
    let values: [(section: String, name: String, value: TokenValue, dark: TokenValue?)] = [
      ("borders", "hairline", .dimension(.points(0.5)), .dimension(.points(1))),
      ("borders", "card", .border(Border(color: ink, width: 1, style: .keyword(.solid))), nil),
      (
        "borders", "marked",
        .border(Border(color: wide, width: 2, style: StrokeStyle(dashes: [4, 2], lineCap: .round))),
        .border(Border(color: dark, width: 2, style: StrokeStyle(dashes: [4, 2], lineCap: .round)))
      ),
      (
        "transitions", "enter",
        .transition(Transition(duration: Duration(200, .ms), delay: Duration(0, .s), timingFunction: curve)),
        .transition(Transition(duration: 0.1, delay: 0.05, timingFunction: curve))
      ),
      ("shadows", "card", .shadow([shadow(ink)]), .shadow([shadow(dark)])),
      ("shadows", "raised", .shadow([shadow(ink), shadow(wide, y: 4, isInset: true)]), nil),
      (
        "shadows", "taller", .shadow([shadow(ink), shadow(wide)]), .shadow([shadow(dark, y: 6), shadow(ink)])
      ),
      ("shadows", "simpler", .shadow([shadow(ink), shadow(wide)]), .shadow([shadow(dark)])),
      (
        "gradients", "sky",
        .gradient([GradientStop(color: ink, position: 0), GradientStop(color: wide, position: 1)]),
        .gradient([GradientStop(color: dark, position: 0), GradientStop(color: wide, position: 1)])
      ),
      ("strokes", "line", .strokeStyle(.keyword(.dashed)), nil),
      (
        "strokes", "dash", .strokeStyle(StrokeStyle(dashes: [4, 2.5], lineCap: .square)),
        .strokeStyle(.keyword(.dotted))
      ),
    ]
    var tokens: [ThemeToken] = []
    var sections: [TokenGroup] = []
    for section in ["borders", "transitions", "shadows", "gradients", "strokes"] {
      /// Returns a group with the tokens of the section.
      func group(_ path: TokenPath, _ inner: [String]) -> TokenGroup {
        var members: [TokenGroup.Member] = []
        for entry in values where entry.section == section {
          members.append(.token(tokens.count))
          tokens.append(
            ThemeToken(
              path: path.appending(entry.name), value: entry.value,
              variants: entry.dark.map { [ThemeToken.Variant(mode: 1, value: $0)] } ?? []))
        }
        for name in inner { members.append(.group(group(path.appending(name), []))) }
        return TokenGroup(path: path, members: members)
      }
      sections.append(group(TokenPath(section), groups))
    }
    return Theme(modes: modes, sections: sections, tokens: tokens)
  }

  /// The names of all types that the sources use.
  private static let hostileNames = [
    "ui-color", "ns-color", "color", "color-value", "cg-float", "shadow", "gradient", "gradient-stop",
    "stroke-style",
    "transition", "border", "cubic-bezier", "animation", "double", "time-interval", "token", "kanso-shadow",
    "kanso-gradient-stop", "kanso-stroke", "kanso-transition", "kanso-border", "cg-line-cap", "main-actor",
    "cg-point",
    "UIColor", "NSColor", "CGFloat", "CGLineCap",
  ]

  @Test(arguments: Platform.allCases)
  func outputIsAsRecorded(_ platform: Platform) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    for file in try files(of: Self.theme(), platform)
    where ["Padding.swift", "Tokens.swift"].contains(file.name) {
      let golden = folder.appendingPathComponent("Golden/composites/\(platform.rawValue)/\(file.name)")
      try Golden.check(String(decoding: file.bytes, as: UTF8.self), against: golden)
    }
  }

  /// Returns a theme with random values of every composite type, some with another value in the dark.
  private static func randomTheme() -> Theme {
    var random = SeededGenerator.announced(for: "CompositeTests")
    func number() -> Double {
      let numbers = [0, 1, -0.5, 1e-9, 1e15, Double.random(in: -100...100, using: &random)]
      return numbers.randomElement(using: &random) ?? 0
    }
    func color() -> ColorValue {
      let space = ColorSpace.allCases.randomElement(using: &random) ?? .srgb
      return ColorValue(
        space, Bool.random(using: &random) ? nil : 0.5, Double.random(in: 0...1, using: &random), 0.25,
        alpha: Bool.random(using: &random) ? 1 : 0.3)
    }
    func stroke() -> StrokeStyle {
      let count = Int.random(in: 0...3, using: &random)
      guard count > 0 else {
        return StrokeStyle(StrokeStyle.Keyword.allCases.randomElement(using: &random) ?? .solid)
      }
      return StrokeStyle(
        dashes: (0..<count).map { _ in number() },
        lineCap: StrokeStyle.LineCap.allCases.randomElement(using: &random) ?? .butt)
    }
    func value(_ section: String) -> TokenValue {
      let parts = 0..<Int.random(in: 1...3, using: &random)
      switch section {
      case "borders": return .border(Border(color: color(), width: number(), style: stroke()))
      case "transitions":
        let curve = CubicBezier(0.5, number(), 1, number())
        return .transition(Transition(duration: number(), delay: number(), timingFunction: curve))
      case "shadows":
        return .shadow(
          parts.map { _ in
            Shadow(
              color: color(), x: number(), y: number(), blur: number(), spread: number(),
              isInset: Bool.random(using: &random))
          })
      case "gradients":
        return .gradient(parts.map { _ in GradientStop(color: color(), position: abs(number())) })
      default: return .strokeStyle(stroke())
      }
    }
    var tokens: [ThemeToken] = []
    let sections = ["borders", "transitions", "shadows", "gradients", "strokes"].map { section in
      let members = (0..<20).map { index in
        let variant = ThemeToken.Variant(mode: 1, value: value(section))
        tokens.append(
          ThemeToken(
            path: TokenPath(section).appending("t\(index)"), value: value(section),
            variants: Bool.random(using: &random) ? [variant] : []))
        return TokenGroup.Member.token(tokens.count - 1)
      }
      return TokenGroup(path: TokenPath(section), members: members)
    }
    return Theme(modes: modes, sections: sections, tokens: tokens)
  }

  @Test(arguments: [(Platform.uikit, ["UIKit"]), (.appkit, ["AppKit"]), (.swiftui, ["UIKit", "SwiftUI"])])
  func randomValuesTypeCheck(_ platform: Platform, _ frameworks: [String]) async throws {
    let outcome = try await SwiftCompiler.typeCheck(
      try files(of: Self.randomTheme(), platform), againstStubsOf: frameworks)
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
  }

  @Test(arguments: CompilationTests.platforms, [Access.public, .internal])
  func sourcesTypeCheckAgainstStubs(
    _ target: (platform: Platform, frameworks: [String]), _ access: Access
  ) async throws {
    for names in [[], Self.hostileNames] {
      let files = try files(of: Self.theme(groups: names), target.platform, access: access)
      let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: target.frameworks)
      #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
    }
  }

  @Test(arguments: [false, true])
  func portableValuesFollowTheTheme(_ isRandom: Bool) async throws {
    let theme = isRandom ? Self.randomTheme() : Self.theme(groups: Self.hostileNames)
    var body: [String] = []
    var expected: [String] = []
    for token in theme.tokens where token.path.names.count == 2 {
      let names = SwiftNaming().names(of: token.path)
      let runtime = (names.dropLast() + ["tokens"] + names.suffix(1)).joined(separator: ".")
      body.append("print(\(names.joined(separator: ".")))")
      expected.append(constantDescription(of: token.value))
      body.append(#"print(\#(runtime).resolved(in: ["appearance": "dark"]))"#)
      expected.append(constantDescription(of: theme.value(of: token, in: ["appearance": "dark"])))
    }
    let widths = theme.tokens.count { $0.type == .dimension }
    let borders = theme.tokens.count { $0.type == .border }
    body.append("print(\(widths == 0 ? "0" : "Borders.kansoTokens.count"), Borders.kansoBorders.count)")
    expected.append("\(widths) \(borders)")
    let outcome = try await SwiftCompiler.run(
      try files(of: theme, .portable), printing: body.joined(separator: "\n"))
    #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
    let printed = outcome.output.replacing("KansoTheme.", with: "").split(separator: "\n").map(String.init)
    #expect(printed == expected)
  }

  /// The type of strokes is declared once, whatever sections a theme has.
  @Test(arguments: [[], ["strokes"], ["borders"], ["borders", "strokes"]])
  func theTypeOfStrokesIsDeclaredOnce(_ sections: [String]) throws {
    let theme = Self.theme()
    let part = Theme(
      modes: theme.modes, sections: theme.sections.filter { sections.contains($0.path.section) },
      tokens: theme.tokens)
    let count = try files(of: Self.keepingTokens(of: part), .uikit).map { file in
      String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "enum KansoStroke").count - 1
    }.reduce(0, +)
    #expect(count == (sections.isEmpty ? 0 : 1))
  }

  /// Returns a theme with only those tokens that its sections contain.
  private static func keepingTokens(of theme: Theme) -> Theme {
    var tokens: [ThemeToken] = []
    let sections = theme.sections.map { section in
      TokenGroup(
        path: section.path,
        members: section.members.compactMap { member in
          guard case .token(let index) = member else { return nil }
          tokens.append(theme.tokens[index])
          return .token(tokens.count - 1)
        })
    }
    return Theme(modes: theme.modes, sections: sections, tokens: tokens)
  }

  /// Colors follow the appearance where both modes have as many; lengths and times do not.
  @Test(arguments: [Platform.uikit, .appkit, .swiftui])
  func onlyColorsFollowTheAppearance(_ platform: Platform) {
    let modes = platform.unfollowedModes(in: Self.theme())
    #expect(modes.map(\.mode) == [1])
    #expect(
      modes.first?.tokens.map(\.dotted) == [
        "borders.hairline", "transitions.enter", "shadows.taller", "shadows.simpler", "strokes.dash",
      ])
  }
}
