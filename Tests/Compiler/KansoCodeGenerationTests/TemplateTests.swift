import Foundation
import KansoDiagnostics
import KansoProject
import KansoTemplateDiagnostics
import KansoTheme
import KansoThemeEncoding
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

  /// The template library renders a section that holds a comment; Kanso renders other sections itself. Both give the
  /// same output, also in templates that indent a partial or are escaped for HTML.
  @Test(arguments: ["everything", "everything2", "hostile"], [Platform.uikit, .appkit, .portable])
  func theShortWayIsTheSameAsTheLong(_ guide: String, _ platform: Platform) throws {
    let theme = try theme(of: try GoldenTests.guide(guide))
    let short = try files(of: theme, platform)
    let folder = Project.root.appendingPathComponent("Templates")
    for name in ["Group", "Group.lengths", "Group.values", "Group.computed"] {
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
    ("a\n{{#tokens}}{{/groups}}", "closed with another name"),
    ("{{name", "not closed with"), ("{{> Header}}", "includes itself"),
    ("a {{>Group}} {{> Header }}", "includes itself"),
    // Conditions do not prevent the recursion, and its text is infinite.
    ("{{#guide}}{{> Header}}{{/guide}}", "includes itself"),
    ("{{^guide}}{{> Header}}{{/guide}}", "includes itself"),
    ("{{#source}}{{#enums}}{{#tokens}}{{> Header}}{{/tokens}}{{/enums}}{{/source}}", "includes itself"),
    (
      "{{#source}}{{#enums}}{{#count(groups)}}{{> Header}}{{/count(groups)}}{{/enums}}{{/source}}",
      "includes itself"
    ),
    // The recursion through inheritance, and through a block that contains itself.
    ("{{<Header}}{{/Header}}", "includes itself"),
    ("{{<Source}}{{$any}}{{/any}}{{/Source}}", "includes itself"),
    ("{{<Enums}}{{$x}}{{$x}}{{/x}}{{/x}}{{/Enums}}{{$x}}{{/x}}", "includes itself"),
    ("{{>*guide}}", "cannot name a partial"),
    (
      String(repeating: "{{#guide}}", count: 65) + String(repeating: "{{/guide}}", count: 65), "nested deeper"
    ),
    (String(repeating: "{{#guide}}", count: 100_000), "nested deeper"),
    // A list inside itself.
    ("{{#source}}{{#enums}}{{#enums}}{{/enums}}{{/enums}}{{/source}}", "a list of the same kind"),
    (
      "{{#source}}{{#enums}}{{#tokens}}{{#reversed(tokens)}}x{{/reversed(tokens)}}{{/tokens}}{{/enums}}"
        + "{{/source}}", "a list of the same kind"
    ),
    (
      "{{#source}}{{#enums}}{{#tokens}}{{#families}}{{#families}}x{{/families}}{{/families}}{{/tokens}}{{/enums}}"
        + "{{/source}}", "a list of the same kind"
    ),
  ])
  func aBrokenTemplateIsADiagnostic(_ text: String, _ message: String) throws {
    let generator = CodeGenerator(
      options: GenerationOptions(platform: .portable), templates: store("Header", text))
    let diagnostics = generator.problems
    #expect(generator.files(of: try theme(of: "padding: {standard: 8}")).isEmpty)
    #expect(diagnostics.map(\.descriptor) == [.invalidTemplate])
    #expect(diagnostics.first?.message.contains(message) == true, "\(diagnostics.first?.message ?? "")")
    #expect(diagnostics.first?.range.file.path == "Mine/Header.mustache")
  }

  /// Templates that include others twice, and chains of templates that include one other.
  @Test(arguments: [(40, 2, "have more than 1 MiB"), (40, 1, "deeper than 32 levels")])
  func includedTemplatesAreBounded(_ count: Int, _ times: Int, _ message: String) throws {
    let chain = (0..<count).map { index in
      let next = index + 1 < count ? String(repeating: "{{> part\(index + 1)}}", count: times) : "x"
      return SourceFile(path: "Mine/part\(index).mustache", text: next)
    }
    func problems(_ first: Int) -> [Diagnostic] {
      let header = SourceFile(path: "Mine/Header.mustache", text: "{{> part\(first)}}")
      return CodeGenerator(
        options: GenerationOptions(platform: .portable),
        templates: TemplateStore(replacements: [header] + chain)
      ).problems.filter { $0.severity == .error }
    }
    #expect(problems(0).map(\.descriptor) == [.invalidTemplate])
    #expect(problems(0).first?.message.contains(message) == true, "\(problems(0).map(\.message))")
    #expect(problems(count - 8).isEmpty)
  }

  @Test func theDeepestSectionsAreRead() throws {
    let text = String(repeating: "{{#guide}}", count: 64) + "x" + String(repeating: "{{/guide}}", count: 64)
    let files = try files(
      of: try theme(of: "name: Mine\npadding: {standard: 8}"), .portable, templates: store("Header", text))
    #expect(try files.text("Padding.swift").hasPrefix("x\n"))
  }

  @Test func aTemplateThatIsNotUTF8IsADiagnostic() throws {
    let file = SourceFile(path: "Mine/Header.mustache", bytes: Array("// \u{E9}\n// ".utf8) + [0xE9, 0x0A])
    let generator = CodeGenerator(
      options: GenerationOptions(platform: .portable), templates: TemplateStore(replacements: [file]))
    #expect(generator.problems.map(\.message) == ["the byte 0xE9 is not valid UTF-8"])
    #expect(generator.problems.first?.range.offsets == 9..<10)
  }

  // MARK: Names

  /// The marked part is unknown; everything else is known.
  @Test(arguments: [
    ("Header", "{{guide}}{{⟪giude⟫}}", "Did you mean `guide`?"),
    ("Header", "{{#⟪tokens⟫}}{{nonsense}}{{/tokens}}", "Write one of `guide`, `fingerprint`, "),
    ("Header", "{{^guide}}{{{ ⟪hex⟫ }}}{{/guide}}{{! {{comment}} }}", "Write one of "),
    ("Header", "{{=<% %>=}}<%guide%> {{text}} <%& ⟪gide⟫%>", "Did you mean `guide`?"),
    ("Header", "{{⟪uppercase(guide)⟫}}{{uppercased(guide)}}", "Did you mean `uppercased`?"),
    ("Header", "{{> ⟪Enum⟫}}", "Did you mean `Enums`?"), ("Header", "{{>*⟪template⟫}}", "Write one of "),
    (
      "Header", "{{#source}}{{access}}{{/source}}{{source.access}}{{⟪source.acess⟫}}",
      "Did you mean `source.access`?"
    ),
    ("Header", "{{<Enums}}{{$body}}{{⟪oops⟫}}{{/body}}{{/Enums}}{{$body}}{{/body}}", "Write one of "),
    ("Padding.uikit", "{{#enums}}{{#tokens}}{{points}}{{⟪point⟫}}{{/tokens}}{{/enums}}", "`points`?"),
    ("Padding.uikit", "{{#enums}}{{#tokens}}{{⟪.access⟫}}{{access}}{{/tokens}}{{/enums}}", "`access`?"),
    ("Padding.uikit", "{{#enums}}{{#tokens}}{{#modes}}{{⟪mod⟫}}{{/modes}}{{/tokens}}{{/enums}}", "`mode`?"),
    ("Group", "{{#first(tokens)}}{{name}}{{/first(tokens)}}{{#⟪colours⟫}}{{/colours}}", "Write one of "),
  ])
  func anUnknownNameIsADiagnostic(_ name: String, _ marked: String, _ help: String) throws {
    let start = marked.prefix { $0 != "⟪" }.utf8.count
    let word = try #require(marked.split(separator: "⟪").last?.prefix { $0 != "⟫" })
    let text = marked.replacing("⟪", with: "").replacing("⟫", with: "")
    let generator = CodeGenerator(
      options: GenerationOptions(platform: .uikit), templates: store(name, text))
    let unknown = generator.problems.filter { $0.descriptor == .unknownField }
    #expect(unknown.map(\.range.offsets) == [start..<start + word.utf8.count], "\(text)")
    #expect(unknown.first?.help?.contains(help) == true, "\(unknown.first?.help ?? "")")
    #expect(generator.files(of: try theme(of: "padding: {standard: 8}")).isEmpty)
  }

  /// A field without a value is not reported as unknown. Neither is a field that exists only in some of the places
  /// where a partial is used.
  @Test func whatIsLeftOutIsNotUnknown() throws {
    let text = """
      {{#enums}}
      {{#tokens}}{{#face}}{{face}}{{/face}}{{^maximumSize}}{{hex}}{{/maximumSize}}{{> Part}}{{/tokens}}
      {{> Part}}
      {{/enums}}
      """
    let templates = TemplateStore(replacements: [
      SourceFile(path: "Fonts.uikit.mustache", text: text),
      SourceFile(path: "Part.mustache", text: "{{#enum}}{{enum}}{{/enum}}{{#hex}}{{hex}}{{/hex}}"),
      SourceFile(path: "Unused.mustache", text: "{{nonsense}}"),
    ])
    let generator = CodeGenerator(options: GenerationOptions(platform: .uikit), templates: templates)
    #expect(generator.problems.map(\.message) == ["no template includes `Unused`"])
  }

  /// A file that has no effect gets a warning. A template of another platform gets none, nor does its partial.
  @Test func aTemplateThatNothingIncludesIsAWarning() throws {
    let templates = TemplateStore(
      replacements: [
        ("Colours.uikit", "x"), ("Own", "{{> Own}}"), ("Colors.appkit", "{{> Part}}"), ("Part", "x"),
      ].map { name, text in
        SourceFile(path: "Mine/\(name).mustache", text: "{{% CONTENT_TYPE: TEXT}}\n\(text)\n")
      })
    let generator = CodeGenerator(options: GenerationOptions(platform: .uikit), templates: templates)
    #expect(generator.problems.map(\.descriptor) == [.invalidTemplate, .invalidTemplate])
    #expect(!generator.problems.hasErrors)
    #expect(
      generator.problems.map(\.message) == [
        "no template includes `Colours.uikit`", "no template includes `Own`",
      ])
    #expect(
      generator.problems.map(\.help) == [
        "Did you mean `Colors.uikit`?", "Include it with `{{> Own}}`, or move it to another folder.",
      ])
    #expect(!generator.files(of: try theme(of: "padding: {standard: 8}")).isEmpty)
  }

  /// Checks the package's own templates, which are not checked in every run of Kanso.
  @Test(arguments: Platform.allCases)
  func theTemplatesOfThePackageAreRight(_ platform: Platform) {
    let generator = CodeGenerator(
      options: GenerationOptions(platform: platform, writesObjectiveCHeader: true),
      templates: store("Unused", ""))
    #expect(generator.problems.map(\.message) == ["no template includes `Unused`"])
  }

  // MARK: Documentation

  /// The template of the documentation writes the same declarations as the built-in one, without documentation and
  /// deprecations.
  @Test(arguments: [Platform.uikit, .appkit, .portable])
  func theDocumentedTemplateWorks(_ platform: Platform) throws {
    let template = try #require(
      try DocumentedProgram(in: "Documentation/Templates.md").blocks("mustache").first)
    let theme = try theme(of: try GoldenTests.guide("everything"))
    let colors = try files(of: theme, platform, templates: store("Group", template)).text("Colors.swift")
    func declarations(_ text: String) -> [Substring] {
      text.split(separator: "\n").filter { line in
        let code = line.drop { $0 == " " }
        return !code.hasPrefix("///") && !code.hasPrefix("@available")
      }
    }
    #expect(declarations(colors) == declarations(try files(of: theme, platform).text("Colors.swift")))
    #expect(!colors.contains("/// `colors."))
  }

  /// Returns the fields in the tables of the documentation, by heading.
  private func documentedFields() throws -> [String: [String]] {
    let documentation = try String(
      contentsOf: Project.root.appendingPathComponent("Documentation/Templates.md"), encoding: .utf8)
    var heading = ""
    var fields: [String: [String]] = [:]
    for line in documentation.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      if line.hasPrefix("| `") {
        fields[heading, default: []].append(String(line.dropFirst(3).prefix { $0 != "`" }))
      }
    }
    return fields
  }

  @Test func everyFieldIsDocumented() throws {
    let documented = try documentedFields().mapValues { Set($0) }
    #expect(documented["In a file"] == Set(SourceContext.fieldNames))
    #expect(documented["In a group"] == Set(GroupContext.fieldNames))
    #expect(documented["In a token"] == Set(TokenContext.fieldNames + ModeContext.fieldNames))
    let parts =
      ShadowLayerFields.Field.allCases.map(\.rawValue) + GradientStopFields.Field.allCases.map(\.rawValue)
    #expect(documented["In a layer or a stop"] == Set(parts))
    // An enum also has the fields of a group; those that describe the section have no use there.
    #expect(documented["In an enum"]?.isSubset(of: EnumContext.fieldNames) == true)
    #expect(documented["In an enum"]?.isSuperset(of: EnumContext.Field.allCases.map(\.rawValue)) == true)
  }

  /// Every documented field is a field that a template receives.
  @Test func theDocumentedFieldsExist() throws {
    let documented = try documentedFields()
    let fields = documented.values.flatMap(\.self)
    #expect(fields.count > 20)
    func sections(_ fields: [String]?) -> String {
      (fields ?? []).map { "{{#\($0)}}\($0) {{/\($0)}}" }.joined()
    }
    let modes = "{{#modes}}\(sections(ModeContext.fieldNames)){{/modes}}"
    // A section over layers or stops within another one is refused.
    func parts(_ list: String, _ fields: [String]) -> String {
      "{{#\(list)}}\(sections(fields.filter { !["layers", "stops"].contains($0) })){{/\(list)}}"
    }
    let parts = parts("layers", ShadowLayerFields.fieldNames) + parts("stops", GradientStopFields.fieldNames)
    let tokens = "{{#tokens}}\(sections(TokenContext.fieldNames))\(modes)\(parts){{/tokens}}"
    let groups = "{{#groups}}\(sections(documented["In a group"]))\(tokens){{/groups}}"
    let enums = "{{#enums}}\(sections(documented["In an enum"]))\(tokens)\(groups){{/enums}}"
    let text = "{{% CONTENT_TYPE: TEXT}}\n\(sections(documented["In a file"]))\(enums)"
    var rendered = ""
    for (guide, file, platform) in [
      ("everything", "Colors", Platform.uikit), ("everything", "Fonts", .uikit),
      ("everything", "Padding", .uikit),
      ("everything2", "Tokens", .uikit), ("everything2", "Tokens", .swiftui),
    ] {
      let templates = store("\(file).\(platform.rawValue)", text)
      rendered += try files(of: try theme(of: try GoldenTests.guide(guide)), platform, templates: templates)
        .text("\(file).swift")
    }
    for file in ["Padding", "Tokens"] {
      rendered += try files(of: CompositeTests.theme(), .uikit, templates: store("\(file).uikit", text))
        .text("\(file).swift")
    }
    var naming = SwiftNaming()
    naming.namespace = "Design"
    rendered += try files(
      of: CompositeTests.theme(), .uikit, naming: naming, templates: store("Colors.uikit", text),
      followsTheme: true
    ).text("Colors.swift")
    let known = Set(rendered.split(separator: " ").map(String.init))
    // `lists` is empty except in portable sources, and these members are only in sources of SwiftUI.
    let members = ["colorMembers", "styleMembers"]
    #expect(Set(fields).subtracting(known) == Set(members + ["lists"]))
  }
}
