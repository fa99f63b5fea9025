import Foundation
import KansoCodeGeneration
import KansoDiagnostics
import KansoProject
import KansoTheme
import TestSupport
import Testing

@testable import KansoExport

/// The fields that an export's templates receive.
struct TemplateFieldTests {
  /// Returns the rows of the tables in the documentation, by heading: the words in backticks, by column.
  private func documentedRows() throws -> [String: [[[String]]]] {
    let documentation = try String(
      contentsOf: Project.root.appendingPathComponent("Documentation/Export.md"), encoding: .utf8)
    var heading = ""
    var rows: [String: [[[String]]]] = [:]
    for line in documentation.split(separator: "\n") {
      if line.hasPrefix("#") { heading = line.drop { $0 == "#" || $0 == " " }.description }
      guard line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|")
      rows[heading, default: []].append(
        cells.map { cell in cell.matches(of: /`([\w.]+)`/).map { String($0.1) } })
    }
    return rows
  }

  @Test func everyFieldIsDocumented() throws {
    let rows = try documentedRows()
    let documented = rows.mapValues { Set($0.flatMap { $0[0] }) }
    #expect(documented["In a file"] == Set(ExportContext.fieldNames))
    #expect(documented["In a mode"] == Set(ExportMode.fieldNames))
    #expect(documented["In a member"] == Set(ExportMember.Field.allCases.map(\.rawValue)))
    #expect(documented["In a group"] == Set(ExportGroup.Field.allCases.map(\.rawValue)))
    #expect(documented["In a file for a section"] == Set(ExportSection.Field.allCases.map(\.rawValue)))
    #expect(
      documented["In a file for a value of an axis"] == Set(ExportAxisValue.Field.allCases.map(\.rawValue)))
    #expect(documented["In an extension"] == Set(ExtensionFields.Field.allCases.map(\.rawValue)))
    #expect(documented["Names and paths"] == Set(PathFields.Field.allCases.map { "path." + $0.rawValue }))
    #expect(documented["Names in another case"] == Set(NameCase.allCases.map(\.rawValue)))
    // The documentation of the Swift templates describes the fields of a value.
    #expect(documented["In a token"] == Set(ExportToken.Field.allCases.map(\.rawValue)))
    let appearances = rows["In a token"]?.first { $0[0] == ["appearances"] }
    #expect(appearances.map { Set($0[1]) } == Set(AssetColor.fieldNames))
  }

  @Test(arguments: ExportFormat.allCases)
  func theTemplatesOfThePackageAreRight(_ format: ExportFormat) {
    #expect(Exporter(format)?.problems.map(\.message) ?? [] == [])
  }

  /// A field is rejected only if it exists in none of the places where the partial is used.
  @Test func whatIsLeftOutIsNotUnknown() throws {
    let texts = [
      (
        "tokens.txt",
        "{{#tokens}}{{> token}}{{/tokens}}{{#modes}}{{mode}}{{#tokens}}{{> token}}{{/tokens}}{{/modes}}"
      ),
      (
        "token",
        "{{#isFont}}{{#lineHeight}}{{lineHeight}}{{/lineHeight}}{{size}}{{/isFont}}{{#mode}}{{media}}{{/mode}}"
      ),
    ]
    let exporter = Exporter(
      templates: texts.map { ExportTemplate(name: $0.0, file: SourceFile(path: $0.0, text: $0.1)) })
    #expect(exporter.problems.map(\.message) == [])
  }
}
