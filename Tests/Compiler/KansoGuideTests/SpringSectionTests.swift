import KansoTheme
import Testing

@testable import KansoGuide

/// Springs in the section `easings`.
struct SpringSectionTests {
  /// Returns the theme of a guide of version 2. Records an issue if it has an error.
  private func theme(_ text: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array("kanso: 2\n\(text)\n".utf8), path: "guide.yaml")
    return try #require(compiled.theme, "\(compiled.diagnostics)")
  }

  @Test(arguments: [
    ("{stiffness: 200, damping: 15}", Spring(mass: 1, stiffness: 200, damping: 15)),
    ("{mass: 2, stiffness: 200, damping: 0.000001}", Spring(mass: 2, stiffness: 200, damping: 0.000001)),
    ("{damping: 15, stiffness: 100 * 2}", Spring(mass: 1, stiffness: 200, damping: 15)),
    ("{duration: 500ms}", Spring(duration: 0.5, bounce: 0)),
    ("{bounce: -0.5, duration: 0.5s}", Spring(duration: 0.5, bounce: -0.5)),
    ("{value: {duration: 1s, bounce: 0.999}}", Spring(duration: 1, bounce: 0.999)),
    ("{duration: 3600s, bounce: 0.999, description: Slow}", Spring(duration: 3600, bounce: 0.999)),
  ])
  func springs(_ text: String, _ spring: Spring) throws {
    let theme = try theme("easings: {a: \(text)}")
    #expect(theme["easings.a"]?.value == .spring(spring))
    #expect(theme["easings.a"]?.type == .cubicBezier)
    #expect(spring.damping > 0 && spring.stiffness > 0)
  }

  @Test func partsTakeTokensAndFollowModes() throws {
    let theme = try theme(
      """
      modes: [light, dark]
      numbers: {bounce: 0.4, firm: {light: 100, dark: 400}}
      durations: {slow: 500ms}
      easings:
        gentle: {duration: slow, bounce: "{numbers.bounce} / 2"}
        firm: {stiffness: "{numbers.firm}", damping: {light: 10, dark: 40}}
        alias: gentle
        whole: {light: gentle, dark: {duration: 1s}}
      """)
    let dark: Context = ["appearance": "dark"]
    func value(_ name: TokenPath, in context: Context) throws -> TokenValue {
      theme.value(of: try #require(theme[name]), in: context)
    }
    let gentle = TokenValue.spring(Spring(duration: 0.5, bounce: 0.2))
    #expect(theme["easings.gentle"]?.value == gentle)
    #expect(theme["easings.alias"]?.value == gentle && theme["easings.alias"]?.alias == "easings.gentle")
    #expect(try value("easings.firm", in: [:]) == .spring(Spring(mass: 1, stiffness: 100, damping: 10)))
    #expect(try value("easings.firm", in: dark) == .spring(Spring(mass: 1, stiffness: 400, damping: 40)))
    #expect(try value("easings.whole", in: [:]) == gentle)
    #expect(try value("easings.whole", in: dark) == .spring(Spring(duration: 1, bounce: 0)))
  }

  /// Curves in a group can have the names of parts.
  @Test func groupsWithTheNamesOfPartsStayGroups() throws {
    let theme = try theme(
      """
      easings:
        in: {bounce: [0.6, 0, 0.7, 0], duration: ease-in, mass: "cubic-bezier(0, 0, 1, 1)"}
        out: {bounce: {duration: 1s}, soft: {bounce: 0.1, duration: 1s}}
        lists: {bounces: [0.6, 0, 0.7, 0]}
      """)
    #expect(theme["easings.in.bounce"]?.value == .cubicBezier(CubicBezier(0.6, 0, 0.7, 0)))
    #expect(theme["easings.in.mass"]?.value == .cubicBezier(CubicBezier(0, 0, 1, 1)))
    #expect(theme["easings.out.bounce"]?.value == .spring(Spring(duration: 1, bounce: 0)))
    #expect(theme["easings.out.soft"]?.value == .spring(Spring(duration: 1, bounce: 0.1)))
    #expect(theme["easings.lists.bounces"] != nil)
  }
}
