import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoTheme
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
  of theme: Theme, _ platform: Platform, access: Access = .public, templates: TemplateStore = .builtIn
) throws -> [GeneratedFile] {
  let generator = CodeGenerator(
    options: GenerationOptions(platform: platform, access: access), templates: templates)
  #expect(!generator.problems.hasErrors)
  return generator.files(of: theme)
}

extension [GeneratedFile] {
  func text(_ name: String) throws -> String {
    String(decoding: try #require(first { $0.name == name }).bytes, as: UTF8.self)
  }
}
