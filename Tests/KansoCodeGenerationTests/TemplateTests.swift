import Foundation
import KansoDiagnostics
import KansoTheme
import TestSupport
import Testing

@testable import KansoCodeGeneration

struct TemplateTests {
  private func store(_ name: String, _ text: String) -> TemplateStore {
    TemplateStore(replacements: [SourceFile(path: "Mine/\(name).mustache", text: text)])
  }

  @Test func aTemplateOfTheSameNameReplacesOurs() throws {
    let theme = try theme(of: "padding: {standard: 8}")
    let templates = store(
      "Padding.uikit",
      "{{% CONTENT_TYPE: TEXT}}\n{{#enums}}\n{{#tokens}}\n<{{name}}> {{points}}\n{{/tokens}}\n{{/enums}}\n")
    let files = try files(of: theme, .uikit, templates: templates)
    #expect(try files.text("Padding.swift").hasSuffix("disable all\n\n<standard> 8\n"))
    #expect(try files.text("Colors.swift").contains("public enum Colors"))
  }

  /// A section that the template library fills, since it holds a comment, and one that Kanso fills itself mean the same;
  /// so do all sections where a template indents a partial or is escaped for HTML.
  @Test(arguments: ["everything", "hostile"], [Platform.uikit, .appkit, .portable])
  func theShortWayIsTheSameAsTheLong(_ guide: String, _ platform: Platform) throws {
    let theme = try theme(of: try GoldenTests.guide(guide))
    let short = try files(of: theme, platform)
    let folder = Project.root.appendingPathComponent("Templates")
    for name in ["Group", "Group.lengths", "Group.computed"] {
      let text = try String(contentsOf: folder.appendingPathComponent("\(name).mustache"), encoding: .utf8)
      let commented = text.replacing("{{name}} ", with: "{{! the long way }}{{name}} ")
      #expect(commented != text || name == "Group.computed")
      #expect(
        try files(of: theme, platform, templates: store(name, commented)).map(\.bytes) == short.map(\.bytes))
    }
    let unused = store("Unused", "  {{> Header}}\n")
    #expect(!unused.allowsPlainSections)
    #expect(try files(of: theme, platform, templates: unused).map(\.bytes) == short.map(\.bytes))
  }

  @Test func aPartialIsReplacedEverywhere() throws {
    let theme = try theme(of: "name: Mine\npadding: {standard: 8}")
    let files = try files(
      of: theme, .portable, templates: store("Header", "{{% CONTENT_TYPE: TEXT}}\n// {{guide}}\n"))
    for name in ["Colors.swift", "Fonts.swift", "Padding.swift"] {
      #expect(try files.text(name).hasPrefix("// Mine\n\nimport KansoTheme\n"))
    }
  }

  @Test(arguments: [
    ("{{#tokens}}{{name}}", "a section is not closed"),
    ("a\n{{#tokens}}{{/groups}}", "closed by another name"),
    ("{{name", "not closed with"), ("{{> Header}}", "includes itself"),
    ("a {{>Group}} {{> Header }}", "includes itself"),
  ])
  func aBrokenTemplateIsADiagnostic(_ text: String, _ message: String) throws {
    let generator = CodeGenerator(
      options: GenerationOptions(platform: .portable), templates: store("Header", text))
    let diagnostics = generator.problems
    #expect(generator.files(of: try theme(of: "padding: {standard: 8}")).isEmpty)
    #expect(diagnostics.map(\.id) == [.invalidTemplate])
    #expect(diagnostics.first?.message.contains(message) == true, "\(diagnostics.first?.message ?? "")")
    #expect(diagnostics.first?.range.file.path == "Mine/Header.mustache")
  }

  /// Every field that the documentation names is one that a template is given.
  @Test func theDocumentedFieldsExist() throws {
    let documentation = try String(
      contentsOf: Project.root.appendingPathComponent("Documentation/Templates.md"), encoding: .utf8)
    let fields = documentation.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    #expect(fields.count > 20)
    let theme = try theme(of: try GoldenTests.guide("everything"))
    let all = fields.map { "{{#\($0)}}\($0) {{/\($0)}}" }.joined()
    let inner = "{{#tokens}}\(all){{#modes}}\(all){{/modes}}{{/tokens}}"
    let text =
      "{{% CONTENT_TYPE: TEXT}}\n\(all){{#enums}}\(all)\(inner){{#groups}}\(all)\(inner){{/groups}}{{/enums}}"
    var rendered = ""
    for name in ["Colors.uikit", "Fonts.uikit", "Padding.uikit"] {
      rendered += try files(of: theme, .uikit, templates: store(name, text)).text(
        "\(name.prefix { $0 != "." }).swift")
    }
    let known = Set(rendered.split(separator: " ").map(String.init))
    // `shims` is empty unless a group takes the name of a type, and `lists` but in portable sources.
    #expect(Set(fields).subtracting(known) == ["shims", "lists"])
  }
}
