import KansoDiagnostics
import KansoGuide
import KansoTheme
import Testing

@testable import KansoInterchange

/// A guide that is exported, and imported again from the files.
struct ExportRoundTrip {
  let theme: Theme
  let export: TokenExport
  let imported: ImportedGuide

  /// Exports a guide and imports the files.
  init(_ guide: String, _ writer: any TokenFormatWriter.Type, _ reader: any TokenFormatReader.Type) throws {
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml")
    theme = try #require(compiled.theme, "\(compiled.diagnostics.map(\.message))")
    export = writer.write(try #require(ForeignTokens(compiled)))
    imported = GuideWriter.write(reader.read(Self.files(of: export), ImportSelection()))
  }

  /// The files of an export as those of an import.
  static func files(of export: TokenExport) -> [ForeignFile] {
    export.files.map {
      ForeignFile(name: $0.name, source: SourceFile(path: $0.name, bytes: $0.bytes))
    }
  }

  /// Returns the differences between both guides. Tokens about which the export reports something, and those that the
  /// import reports as lost, are not compared.
  /// - Parameter inDefaultModes: true for the values in the default modes alone, as axes can become one.
  func differences(inDefaultModes: Bool = false) -> [String] {
    let compiled = CompiledGuide(bytes: Array(imported.text.utf8), path: "imported.yaml")
    guard let other = compiled.theme else { return ["does not compile: \(imported.text)"] }
    let reported = Set((export.findings + imported.findings.filter { $0.kind == .lost }).map(\.path))
    var contexts: [Context] = [theme.modes.first?.context ?? [:]]
    // In the neutral model, an axis always has a value.
    if !inDefaultModes {
      contexts += theme.modes.map { Context(contexts[0].values.merging($0.context.values) { $1 }) }
    }
    var differences: [String] = []
    func compare<T: Equatable>(_ one: T, _ two: T, _ what: String) {
      if one != two { differences.append("\(what): \(one) != \(two)") }
    }
    for token in theme.tokens where !reported.contains(token.path.names) {
      guard let found = other[path(of: token.path)] else {
        differences.append("\(token.path) is missing")
        continue
      }
      for context in contexts {
        compare(
          theme.value(of: token, in: context), other.value(of: found, in: context),
          "\(token.path) in \(context.sorted)")
      }
      compare(token.alias.map { path(of: $0) }, found.alias, "\(token.path)")
      compare(token.description, found.description, "\(token.path)")
      compare(token.deprecated, found.deprecated, "\(token.path)")
    }
    let paths = Set(theme.tokens.map { path(of: $0.path) })
    for token in other.tokens where !paths.contains(token.path) { differences.append("\(token.path) is new") }
    return differences
  }

  /// Returns the path in the imported guide: that in the section of the language, or the new name that the import reports.
  private func path(of path: TokenPath) -> TokenPath {
    if imported.findings.contains(where: { $0.kind == .renamed && path.names.starts(with: $0.path) }) {
      return imported.tokens.first { $0.sourcePath == path.names }?.path ?? path
    }
    guard let kind = theme.kinds[path.section] else { return path }
    return TokenPath(([kind.rawValue] + path.names).joined(separator: "."))
  }
}
