import KansoDiagnostics
import KansoTheme

/// A reader of resolver documents of the design-token standard (DTCG 2025.10) with the files that they name. The contexts
/// of each modifier are modes. Values may be those of drafts, as real files have them; `KansoStandard` refuses these.
package enum ResolverTokenReader: TokenFormatReader {
  package static let format = TokenFormat.dtcg

  package static func recognizes(_ files: [ForeignFile]) -> Bool {
    TreeDocument.haveTokens(files, key: "resolutionOrder")
  }

  /// Returns the paths of the files that a resolver document names, relative to the working folder as the document's own
  /// path is; empty for another file.
  package static func paths(namedBy file: ForeignFile) -> [String] {
    guard recognizes([file]), let document = ResolverDocument(TreeDocument(file)) else { return [] }
    return document.fileNames.map { document.path(ofFile: $0) }
  }

  /// The maximum number of contexts that are read. Each of them is a reading of all tokens.
  private static let maxContextCount = 64

  /// Reads the first resolver document, and the other files as its sources. Without one, all files are sources. Names of the
  /// selection are `MODIFIER=CONTEXT`.
  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    let documents = files.map { TreeDocument($0) }
    guard let resolver = documents.lazy.compactMap({ ResolverDocument($0) }).first else {
      return TreeReader.read(documents, selection)
    }
    var sources: [String: TreeDocument] = [:]
    for (file, document) in zip(files, documents) { sources[file.source.path] = document }
    var chosen: [String: String] = [:]
    var findings: [ImportFinding] = []
    var unknown: [String] = []
    for modifier in resolver.modifiers { chosen[modifier.name] = modifier.standard }
    for name in selection.names {
      guard let (modifier, context) = resolver.context(named: name) else {
        unknown.append(name)
        continue
      }
      chosen[modifier] = context
    }
    let base = resolver.sources(in: chosen, sources, &findings)
    var tokens = TreeReader.read(base, ImportSelection(), areSources: true)
    tokens.findings = findings + tokens.findings
    let choices = resolver.modifiers.flatMap { modifier in
      modifier.contexts.map { "\(modifier.name)=\($0.name)" }
    }
    for name in unknown {
      tokens.addSelectionProblem("there is no modifier with the context `\(name)`", choices: choices)
    }
    guard selection.names.isEmpty else { return tokens }
    addVariants(of: resolver, chosen, sources, to: &tokens)
    return tokens
  }

  /// Adds the values in each other context of each modifier, with the other modifiers in their default contexts.
  private static func addVariants(
    of resolver: ResolverDocument, _ chosen: [String: String], _ sources: [String: TreeDocument],
    to tokens: inout ForeignTokens
  ) {
    var indexes: [[String]: Int] = [:]
    for (index, token) in tokens.tokens.enumerated() { indexes[token.path] = index }
    var count = 0
    for modifier in resolver.modifiers where modifier.contexts.count > 1 {
      let axis = tokens.axes.count
      let others = modifier.contexts.map(\.name).filter { $0 != modifier.standard }
      tokens.axes.append(ForeignAxis(name: modifier.name, modes: [modifier.standard] + others))
      for context in others {
        count += 1
        guard count <= maxContextCount else {
          let message = "more than \(maxContextCount) contexts are not read"
          tokens.findings.append(ImportFinding(.lost, [], message, at: resolver.place))
          return
        }
        // The same problems were found in the default contexts.
        var ignored: [ImportFinding] = []
        let documents = resolver.sources(
          in: chosen.merging([modifier.name: context]) { $1 }, sources, &ignored)
        for token in TreeReader.read(documents, ImportSelection(), areSources: true).tokens {
          if let index = indexes[token.path] {
            let known = tokens.tokens[index]
            // The default value matters if it is written here again, since it replaces those of earlier modifiers.
            let isWritten =
              token.place.file !== known.place.file || token.place.lowerBound != known.place.lowerBound
            let replaces = isWritten && known.variants.contains { $0.modes[axis] == nil }
            guard known.value != token.value || replaces else { continue }
            tokens.tokens[index].variants.append(ForeignVariant([axis: context], token.value))
          } else {
            indexes[token.path] = tokens.tokens.count
            tokens.tokens.append(token)
          }
        }
      }
    }
  }
}
