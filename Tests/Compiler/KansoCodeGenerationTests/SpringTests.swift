import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Springs in generated Swift.
struct SpringTests {
  /// Returns a theme with a spring, also in groups of these names, and with a curve if `curve` is true.
  private static func theme(groups: [String] = [], curve: Bool = false) -> Theme {
    let spring = TokenValue.spring(Spring(mass: 2, stiffness: 200, damping: 15.5))
    let section = TokenPath("easings")
    let root = [section.appending("bouncy")] + (curve ? [section.appending("move")] : [])
    let inner = groups.map { section.appending($0).appending("bouncy") }
    let tokens = (root + inner).map { path in
      ThemeToken(
        path: path, value: path.name == "move" ? .cubicBezier(CubicBezier(0, 0, 1, 1)) : spring,
        variants: path.name == "move"
          ? [] : [ThemeToken.Variant(mode: 1, value: .spring(Spring(mass: 1, stiffness: 100, damping: 50)))])
    }
    let members = root.indices.map { TokenGroup.Member.token($0) }
    let subgroups = inner.enumerated().map { index, path in
      TokenGroup.Member.group(TokenGroup(path: path.group, members: [.token(root.count + index)]))
    }
    return Theme(
      modes: [
        Mode(name: "light", context: ["appearance": "light"]),
        Mode(name: "dark", context: ["appearance": "dark"]),
      ], sections: [TokenGroup(path: section, members: members + subgroups)], tokens: tokens)
  }

  /// Returns the text of `Tokens.swift`.
  private func source(_ theme: Theme, _ platform: Platform, _ access: Access = .public) throws -> String {
    let file = try #require(
      try files(of: theme, platform, access: access).first { $0.name == "Tokens.swift" })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// The names of all types that the sources use.
  private static let hostileNames = [
    "spring", "ui-spring-timing-parameters", "kanso-spring", "ca-spring-animation", "cg-float", "main-actor",
    "double", "token", "UISpringTimingParameters", "CASpringAnimation",
  ]

  /// A source with springs only has neither the type nor the function of curves.
  @Test(arguments: CompilationTests.platforms, [Access.public, .internal])
  func sourcesTypeCheckAgainstStubs(
    _ target: (platform: Platform, frameworks: [String]), _ access: Access
  ) async throws {
    for (names, curve) in [([], false), (Self.hostileNames, false), (Self.hostileNames, true)] {
      let files = try files(of: Self.theme(groups: names, curve: curve), target.platform, access: access)
      let outcome = try await SwiftCompiler.typeCheck(files, againstStubsOf: target.frameworks)
      #expect(outcome.status == 0, "\(outcome.errors.prefix(4000))")
    }
  }

  @Test(arguments: [
    (Platform.uikit, "@MainActor public static var bouncy: UISpringTimingParameters { _kansoSpring("),
    (.appkit, "public static var bouncy: KansoSpring { _kansoSpring("),
    (.swiftui, "public static let bouncy = _kansoSpring("), (.portable, "public static let bouncy = Spring("),
  ])
  func eachPlatformHasItsType(_ platform: Platform, _ declaration: String) throws {
    let text = try source(Self.theme(), platform)
    #expect(text.contains(declaration + "mass: 2, stiffness: 200, damping: 15.5)"))
    #expect(!text.contains("_kansoCurve") && !text.contains("CubicBezier("))
    #expect(text.contains("The easing curves and springs of the style guide."))
    #expect(try source(Self.theme(curve: true), platform).contains("move"))
  }

  /// Portable tokens follow the mode, and are in a list of their own.
  @Test func portableTokensFollowTheMode() throws {
    let text = try source(Self.theme(curve: true), .portable)
    #expect(
      text.contains(".when([\"appearance\": \"dark\"], use: Spring(mass: 1, stiffness: 100, damping: 50))"))
    let lists = text.split(separator: "\n").filter { $0.contains("static let kanso") }
    #expect(lists.count == 3, "\(lists)")
    #expect(text.contains("static let kansoSprings = [\n    tokens.bouncy,\n  ]"))
    #expect(text.contains("static let kansoTokens = [\n    tokens.move,\n  ]"))
  }

  /// Apple's types do not follow modes.
  @Test func otherPlatformsDoNotFollowTheMode() {
    #expect(Platform.uikit.unfollowedModes(in: Self.theme()).map(\.tokens) == [["easings.bouncy"]])
  }
}
