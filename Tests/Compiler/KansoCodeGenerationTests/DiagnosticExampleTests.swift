import KansoDiagnostics
import KansoGuide
import KansoProject
import KansoTemplateDiagnostics
import Testing

@testable import KansoCodeGeneration

/// The examples of diagnostics are correct: each has only its problem, and its fixed version has none.
struct DiagnosticExampleTests {
  private func problems(inHeader text: String) -> [Diagnostic] {
    CodeGenerator(
      options: GenerationOptions(platform: .uikit),
      templates: TemplateStore(replacements: [SourceFile(path: "Header.mustache", text: text)])
    ).problems
  }

  @Test(arguments: DiagnosticCatalog.templateDiagnostics)
  func templatesAreWrongAndThenFixed(_ descriptor: DiagnosticDescriptor) throws {
    let example = try #require(descriptor.example)
    #expect(problems(inHeader: example.wrong).map(\.descriptor) == [descriptor])
    #expect(problems(inHeader: example.fixed).map(\.message) == [])
  }

  @Test func aModeIsUnfollowedAndThenGone() throws {
    let example = try #require(DiagnosticDescriptor.unfollowedMode.example)
    for (text, modes) in [(example.wrong, ["dark"]), (example.fixed, [])] {
      let compiled = CompiledGuide(bytes: Array(text.utf8), path: "guide.yaml", checksQuality: true)
      #expect(compiled.diagnostics.map(\.message) == [])
      let theme = try #require(compiled.theme)
      #expect(Platform.uikit.unfollowedModes(in: theme).map { theme.modes[$0.mode].name } == modes)
      #expect(Platform.portable.unfollowedModes(in: theme).isEmpty)
    }
  }
}
