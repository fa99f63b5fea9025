import Foundation
import KansoGuide
import KansoPreview
import KansoTheme
import TestSupport
import Testing

/// Sample guides for the tests of pages.
enum Sample {
  /// Returns the theme of a guide.
  static func theme(_ guide: String) throws -> Theme {
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml")
    return try #require(compiled.theme, "\(compiled.diagnostics)")
  }

  /// Returns the theme of the sample in `Guides`.
  static func harbor() throws -> Theme {
    let file = Project.root.appendingPathComponent("Tests/Tools/KansoPreviewTests/Guides/harbor.yaml")
    return try theme(String(contentsOf: file, encoding: .utf8))
  }

  /// A value of each type.
  static let values: [(name: String, value: TokenValue)] = {
    let (ink, red) = (ColorValue(red: 0.1, green: 0.1, blue: 0.2), ColorValue(.displayP3, 1, 0.2, 0))
    let curve = CubicBezier(0.3, -0.4, 0.2, 1.6)
    let second = KansoTheme.Duration(1.5, .s)
    return [
      ("color", .color(red)), ("dimension", .dimension(Dimension(1.5, .rem))),
      ("edges", .edges(Edges(top: 4, leading: 800, bottom: -8, trailing: 16))),
      ("family", .fontFamily(["New York", "serif"])), ("weight", .fontWeight(650)),
      ("duration", .duration(second)), ("curve", .cubicBezier(curve)),
      ("spring", .spring(Spring(mass: 2, stiffness: 200, damping: 15))), ("number", .number(1.25)),
      ("dashes", .strokeStyle(.dashes([.points(4), .points(2)], lineCap: .round))),
      ("border", .border(Border(color: red, width: .points(3), style: .keyword(.double)))),
      ("transition", .transition(Transition(duration: second, delay: second, timingFunction: curve))),
      (
        "shadow",
        .shadow([
          Shadow(
            color: ink, offsetX: .points(0), offsetY: .points(8), blur: .points(24), spread: .points(-4)),
          Shadow(
            color: ink, offsetX: .points(0), offsetY: .points(1), blur: .points(2), spread: .points(0),
            isInset: true),
        ])
      ),
      (
        "gradient",
        .gradient([GradientStop(color: ink, position: 0), GradientStop(color: red, position: 1)])
      ),
      ("string", .string(" d MMMM \"yyyy\"\n</p>")),
      ("font", .typography(Typography(families: ["Georgia"], size: 200, weight: 300, isItalic: true))),
    ]
      + StrokeStyle.Keyword.allCases.map { ("stroke-\($0.rawValue)", TokenValue.strokeStyle(.keyword($0))) }
  }()

  /// Returns a theme of one section.
  static func theme(
    name: String? = "Types", modes: [Mode] = [], section: String = "motion", description: String? = nil,
    deprecated: Deprecation? = nil, _ tokens: [ThemeToken]
  ) -> Theme {
    let group = TokenGroup(
      path: TokenPath(section), description: description, deprecated: deprecated,
      members: tokens.indices.map { .token($0) })
    return Theme(name: name, modes: modes, sections: [group], tokens: tokens)
  }

  /// Returns a theme with a value of each type.
  static func types() -> Theme {
    theme(values.map { ThemeToken(path: TokenPath("motion").appending($0.name), value: $0.value) })
  }

  /// Texts that try to become markup, scripts or styles, or to change the direction of the text beside them.
  static let hostileTexts = [
    "<script>window.pwned=1;alert(1)</script>", "\"><img src=x onerror=\"window.pwned=1\">",
    "' onmouseover='alert(1)", "</style><script>alert(1)</script>", "]]><!--", "javascript:alert(1)",
    "\u{202E}rtl\u{2066}", "\u{0}\u{1}\u{7F}\u{FFFE}\r\n\t", "red;}*{display:none}/*",
    "url(https://example.com/x)",
    String(repeating: "W", count: 600), "\\\\\\", "&lt;&amp;",
    "\"\u{301}\u{600}\">\u{301}<\u{301}b\u{600}>x</b>\u{301}\u{600}</style>\u{301}]]>\u{301}",
  ]

  /// Returns a theme with a text in every text field.
  static func hostile(_ text: String) -> Theme {
    let name = text.replacing(".", with: "")
    let path = { (token: String) in TokenPath("colors").appending(token) }
    let font = Typography(families: [text, name], face: text, size: 24)
    let tokens = [
      ThemeToken(
        path: path(name), value: .color(ColorValue(red: 1, green: 0, blue: 0)),
        variants: [
          .init(mode: 1, value: .color(ColorValue(red: 0, green: 1, blue: 0)), alias: path("b" + name))
        ],
        description: text, deprecated: .message(text + "{colors.b\(name)}" + text)),
      ThemeToken(
        path: path("b" + name), value: .color(ColorValue(red: 0, green: 0, blue: 1)), alias: path(name)),
      ThemeToken(path: path("f" + name), value: .typography(font), description: text),
      ThemeToken(path: path("g" + name), value: .fontFamily([text, text])),
      ThemeToken(path: path("s" + name), value: .string(text), description: text),
    ]
    let group = TokenGroup(
      path: path("group" + name), description: text, deprecated: .message(text),
      members: [.token(2), .token(3), .token(4)])
    let section = TokenGroup(
      path: "colors", description: text, deprecated: .message(text),
      members: [.token(0), .token(1), .group(group)])
    return Theme(
      name: text,
      modes: [
        Mode(name: "light", context: ["appearance": "light"]),
        Mode(name: text, context: ["appearance": text]),
      ],
      sections: [section], tokens: tokens)
  }
}
