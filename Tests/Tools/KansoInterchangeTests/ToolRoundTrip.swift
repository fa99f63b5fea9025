import KansoDiagnostics
import KansoGuide
import KansoTheme

@testable import KansoInterchange

/// A guide that is exported and imported again.
struct ToolRoundTrip {
  let source: ForeignTokens
  let export: TokenExport
  /// The files of the export.
  let files: [ForeignFile]
  let imported: ImportedGuide
  /// The tokens of the imported guide; nil if it does not compile.
  let result: ForeignTokens?

  /// The errors of a guide that does not compile.
  struct Invalid: Error {
    let messages: [String]
  }

  /// Throws `Invalid` for a guide that does not compile.
  init(_ guide: String, _ writer: any TokenFormatWriter.Type, _ reader: any TokenFormatReader.Type) throws {
    let compiled = CompiledGuide(bytes: Array(guide.utf8), path: "tokens.yaml")
    guard let source = ForeignTokens(compiled) else {
      throw Invalid(
        messages: compiled.diagnostics.filter { $0.severity == .error }.map {
          "\($0.message) in \($0.range.start.line)"
        })
    }
    self.source = source
    export = writer.write(source)
    files = export.files.map {
      ForeignFile(
        name: $0.name, source: SourceFile(path: $0.name, text: String(decoding: $0.bytes, as: UTF8.self)))
    }
    // A folder is read in the order of the names.
    let sorted = files.sorted { $0.name < $1.name }
    imported = GuideWriter.write(reader.read(sorted, ImportSelection()))
    result = ForeignTokens(CompiledGuide(bytes: Array(imported.text.utf8), path: "imported.yaml"))
  }

  /// The differences between the guides, except for tokens about which the export reports something.
  var differences: [String] {
    guard let result else { return ["the guide does not compile:\n\(imported.text)"] }
    var differences: [String] = []
    let reported = Set(export.findings.map(\.path))
    // An axis along which no token changes is not in the imported guide.
    let used = Set(
      source.tokens.filter { !reported.contains($0.path) }.flatMap { $0.variants.flatMap(\.modes.keys) })
    var axes: [Int: Int] = [:]
    for (index, axis) in source.axes.enumerated() {
      axes[index] = result.axes.firstIndex(of: axis)
      if used.contains(index), axes[index] == nil { differences.append("the axis \(axis) is missing") }
    }
    let (old, new) = (GuideReferences(source.tokens), GuideReferences(result.tokens))
    let contexts = contexts
    for (index, token) in source.tokens.enumerated() where !reported.contains(token.path) {
      guard let position = new.index(of: token.path) else {
        differences.append("\(token.path) is missing")
        continue
      }
      for context in contexts {
        let own = Dictionary(
          uniqueKeysWithValues: context.compactMap { key, mode in axes[key].map { ($0, mode) } })
        let (before, after) = (old.value(of: index, in: context), new.value(of: position, in: own))
        if before != after { differences.append("\(token.path) in \(context): \(before) -> \(after)") }
      }
      let other = result.tokens[position]
      if other.description != token.description || other.deprecation != token.deprecation {
        differences.append(
          "\(token.path): \(token.description ?? "") \(token.deprecation as Any) -> \(other.description ?? "") \(other.deprecation as Any)"
        )
      }
    }
    let known = Set(source.tokens.map(\.path))
    for token in result.tokens where !known.contains(token.path) {
      differences.append("\(token.path) is new")
    }
    return differences
  }

  /// All combinations of the modes.
  private var contexts: [[Int: String]] {
    var contexts: [[Int: String]] = [[:]]
    for (axis, modes) in source.axes.enumerated() {
      contexts = contexts.flatMap { context in
        modes.modes.map { mode in
          var context = context
          context[axis] = mode
          return context
        }
      }
    }
    return contexts
  }
}
