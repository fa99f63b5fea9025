import KansoDiagnostics
import KansoTheme
import Testing

@testable import KansoExport

/// Springs for other platforms.
struct SpringTests {
  private static let theme = Theme(
    sections: [TokenGroup(path: "easings", members: [.token(0), .token(1)])],
    tokens: [
      ThemeToken(path: "easings.bouncy", value: .spring(Spring(mass: 2, stiffness: 200, damping: 15))),
      ThemeToken(path: "easings.move", value: .cubicBezier(CubicBezier(0, 0, 1, 1))),
    ])

  /// Returns the only file.
  private func text(_ exporter: Exporter?) throws -> String {
    let exporter = try #require(exporter)
    #expect(exporter.problems.isEmpty)
    return String(decoding: try #require(exporter.files(of: Self.theme).first).bytes, as: UTF8.self)
  }

  /// CSS and Compose have the curve of the spring.
  @Test func theCurveIsWritten() throws {
    #expect(
      try text(Exporter(.css)).contains("--easings-bouncy: cubic-bezier(0.2, 2.080817, 0.4, 1);"))
    let kotlin = try text(Exporter(.compose))
    #expect(kotlin.contains("val bouncy = CubicBezierEasing(0.2f, 2.080817f, 0.4f, 1f)"))
    #expect(kotlin.contains("import androidx.compose.animation.core.CubicBezierEasing"))
  }

  @Test func templatesHaveTheQuantities() throws {
    let template =
      "{{#tokens}}{{camel}}{{#isEasing}} {{x1}}{{/isEasing}}{{#isSpring}} {{mass}} {{stiffness}} {{damping}}{{/isSpring}}\n{{/tokens}}"
    let file = SourceFile(path: "a.txt.mustache", text: template)
    #expect(
      try text(Exporter(templates: [ExportTemplate(file)])) == "easingsBouncy 0.2 2 200 15\neasingsMove 0\n")
  }
}
