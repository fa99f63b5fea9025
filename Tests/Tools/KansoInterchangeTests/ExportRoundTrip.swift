import KansoDiagnostics
import KansoGuide
import KansoTheme
import Testing

@testable import KansoInterchange

/// A guide that is exported, and imported again from the files.
struct ExportRoundTrip {
  let theme: Theme
  let export: TokenExport
  /// The files of the export.
  let files: [ForeignFile]
  let imported: ImportedGuide
  /// The imported guide.
  let compiled: CompiledGuide

  /// Exports a guide and imports the files.
  init(_ guide: String, _ writer: any TokenFormatWriter.Type, _ reader: any TokenFormatReader.Type) throws {
    let source = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml")
    theme = try #require(source.theme, "\(source.diagnostics.map(\.message))")
    export = writer.write(try #require(ForeignTokens(source)))
    files = export.files.map {
      ForeignFile(name: $0.name, source: SourceFile(path: $0.name, bytes: $0.bytes))
    }
    // A folder is read in the order of the names.
    imported = GuideWriter.write(reader.read(files.sorted { $0.name < $1.name }, ImportSelection()))
    compiled = CompiledGuide(bytes: Array(imported.text.utf8), path: "imported.yaml")
  }

  /// The tokens of the imported guide; nil if it does not compile.
  var result: ForeignTokens? { ForeignTokens(compiled) }

  /// Returns the differences between both guides in all pairs of modes. Tokens about which the export reports something,
  /// and those that the import reports as lost, are not compared.
  /// - Parameter inDefaultModes: true for the values in the default modes alone, as axes can become one.
  func differences(inDefaultModes: Bool = false) -> [String] {
    guard let other = compiled.theme else { return ["does not compile: \(imported.text)"] }
    let reported = Set((export.findings + imported.findings.filter { $0.kind == .lost }).map(\.path))
    let standard = theme.modes.first?.context ?? [:]
    // In the neutral model, an axis always has a value.
    let others = inDefaultModes ? [] : theme.modes.map(\.context)
    let contexts =
      [standard]
      + ([standard] + others).flatMap { first in
        others.map { standard.merging(first).merging($0) }
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

extension Context {
  /// Returns the context with the values of another one in place of its own.
  fileprivate func merging(_ other: Context) -> Context { Context(values.merging(other.values) { $1 }) }
}
