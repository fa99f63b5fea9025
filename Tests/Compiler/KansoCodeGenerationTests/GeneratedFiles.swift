import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoSystem
import KansoTheme
import KansoThemeEncoding
import TestSupport
import Testing

@testable import KansoCodeGeneration

/// Returns the theme that a guide's text compiles to.
func theme(of guide: String) throws -> Theme {
  let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml")
  let report = TextReporter(color: false).report(compiled.diagnostics)
  let theme = compiled.theme
  return try #require(theme, "\(report)")
}

func files(
  of theme: Theme, _ platform: Platform, access: Access = .public, naming: SwiftNaming = SwiftNaming(),
  templates: TemplateStore = .builtIn, followsTheme: Bool = false, shapeStyles: Bool = true
) throws -> [GeneratedFile] {
  let generator = CodeGenerator(
    options: GenerationOptions(
      platform: platform, access: access, naming: naming, writesShapeStyles: shapeStyles,
      followsTheme: followsTheme),
    templates: templates)
  #expect(!generator.problems.hasErrors)
  return generator.files(of: theme)
}

/// Returns the text that a program prints for the constant of a value in portable Swift, whose lengths are in points and
/// whose times are in seconds.
func constantDescription(of value: TokenValue) -> String {
  if let number = Double(value) { return number.description }
  let constant: Any? =
    switch value {
    case .color(let color): color
    // A text can have several lines.
    case .string(let text): text.debugDescription
    case .typography(let font): font
    case .transition(let transition):
      Transition(
        duration: transition.duration.inSeconds, delay: transition.delay.inSeconds,
        timingFunction: transition.timingFunction)
    default:
      Edges(value) ?? CubicBezier(value) ?? StrokeStyle(value) ?? Border(value) ?? [Shadow](value)
        ?? [GradientStop](value) ?? [String](value) ?? Spring(value)
    }
  return String(describing: constant ?? value).replacing("KansoTheme.", with: "")
}

/// Returns the statement that prints an expression of a type as `constantDescription(of:)` does.
func printStatement(of expression: String, _ type: TokenType) -> String {
  "\(type == .string ? "debugPrint" : "print")(\(expression))"
}

extension [GeneratedFile] {
  func text(_ name: String) throws -> String {
    String(decoding: try #require(first { $0.name == name }).bytes, as: UTF8.self)
  }
}
