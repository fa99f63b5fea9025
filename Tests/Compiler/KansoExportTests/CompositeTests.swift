import KansoProject
import KansoTheme
import Testing

@testable import KansoExport

/// Shadows, gradients, strokes, transitions and borders for other platforms.
struct CompositeTests {
  private static let ink = ColorValue(hex: "#2C4251") ?? ColorValue(red: 0, green: 0, blue: 0)
  private static let clear = ColorValue(red: 0, green: 0, blue: 0, alpha: 0.2)

  private static let values: [(path: String, value: TokenValue)] = [
    ("borders.card", .border(Border(color: ink, width: 1.5, style: .keyword(.groove)))),
    (
      "borders.cut",
      .border(Border(color: clear, width: 1, style: StrokeStyle(dashes: [4, 2], lineCap: .round)))
    ),
    (
      "transitions.enter",
      .transition(
        Transition(
          duration: Duration(0.2, .s), delay: Duration(50, .ms), timingFunction: CubicBezier(0.2, 0, 0, 1)))
    ),
    (
      "shadows.card",
      .shadow([
        Shadow(color: clear, x: 0, y: 2, blur: 8, spread: -1),
        Shadow(color: ink, x: -1, y: 0, blur: 0, spread: 0, isInset: true),
      ])
    ),
    (
      "gradients.sky",
      .gradient([
        GradientStop(color: ink, position: 0), GradientStop(color: clear, position: 1.0 / 3),
      ])
    ),
    ("strokes.line", .strokeStyle(.keyword(.dotted))),
    ("strokes.dash", .strokeStyle(StrokeStyle(dashes: [4, 2.5], lineCap: .square))),
  ]

  /// A theme with a token of each value, whose second mode has another border.
  private static let theme = Theme(
    modes: [Mode(name: "light", context: [:]), Mode(name: "dark", context: ["appearance": "dark"])],
    sections: ["borders", "transitions", "shadows", "gradients", "strokes"].map { section in
      TokenGroup(
        path: TokenPath(section),
        members: values.indices.filter { values[$0].path.hasPrefix(section) }.map { .token($0) })
    },
    tokens: values.enumerated().map { index, entry in
      ThemeToken(
        path: TokenPath(entry.path), value: entry.value,
        variants: index == 0 ? [ThemeToken.Variant(mode: 1, value: values[1].value)] : [],
        description: "The \(entry.path).")
    })

  private func lines(_ format: ExportFormat, _ name: String) throws -> [String] {
    let exporter = try #require(Exporter(format))
    #expect(exporter.problems.isEmpty)
    let file = try #require(exporter.files(of: Self.theme).first { $0.name == name })
    return String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  @Test func cssHasTheValuesOfProperties() throws {
    let properties = try lines(.css, "tokens.css").filter { $0.hasPrefix("--") }
    #expect(
      properties == [
        "--borders-card: 1.5px groove #2c4251;",
        "--borders-cut: 1px dashed #00000033;",
        "--transitions-enter: 0.2s cubic-bezier(0.2, 0, 0, 1) 50ms;",
        "--shadows-card: 0px 2px 8px -1px #00000033, inset -1px 0px 0px 0px #2c4251;",
        "--gradients-sky: #2c4251 0%, #00000033 33.333333%;",
        "--strokes-line: dotted;",
        "--strokes-dash: dashed;",
        "--borders-card: 1px dashed #00000033;",
      ])
  }

  @Test func composeHasGradientsTransitionsAndBorders() throws {
    let lines = try lines(.compose, "Tokens.kt")
    let declarations = lines.filter { line in
      ["BorderStroke(", "tween(", " to Color(", "arrayOf("].contains { line.contains($0) }
    }
    #expect(
      declarations == [
        "override val card = BorderStroke(1.5.dp, Color(0xFF2C4251))",
        "override val cut = BorderStroke(1.dp, Color(0x33000000))",
        "override val card = BorderStroke(1.dp, Color(0x33000000))",
        "fun <T> enter(): TweenSpec<T> = tween(200, 50, CubicBezierEasing(0.2f, 0f, 0f, 1f))",
        "val sky = arrayOf(", "0f to Color(0xFF2C4251),", "0.333333f to Color(0x33000000),",
      ])
    for name in ["core.CubicBezierEasing", "core.tween", "foundation.BorderStroke"] {
      #expect(lines.filter { $0.hasPrefix("import ") && $0.hasSuffix(name) }.count == 1)
    }
  }

  /// Android has no resources for them, so their modes give no warnings.
  @Test func androidLeavesThemOut() throws {
    for name in ["values/tokens.xml", "values-night/tokens.xml"] {
      let lines = try lines(.android, name)
      #expect(
        lines.suffix(2) == ["<resources xmlns:tools=\"http://schemas.android.com/tools\">", "</resources>"])
    }
    #expect(ExportFormat.android.unfollowedModes(in: Self.theme).isEmpty)
  }
}
