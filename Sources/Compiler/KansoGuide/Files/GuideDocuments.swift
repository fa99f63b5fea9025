import KansoDiagnostics
import KansoSystem
import KansoYAML

/// The parsed files of a guide: its layers, and the files that these extend or include.
package struct GuideDocuments: Sendable {
  /// The documents, each after those that it names.
  private let documents: [GuideDocument]
  /// The documents that were named outside of guides, as indexes.
  private let layers: [Int]
  /// The documents that each document names.
  private let links: [FilePrecedence.Links]
  /// The diagnostics of the links between files.
  private let diagnostics: [Diagnostic]
  /// All files, as they were before they were read, also those that do not exist.
  package let files: [FoundFile]

  /// Parses the layers of a guide and the files that they name. Mistakes become diagnostics of `read()`.
  ///
  /// - Parameters:
  ///   - layers: the files of which each replaces the tokens of the earlier ones.
  ///   - inputs: the contexts of the modifiers of resolver documents among the layers; see `ResolverInputs`. The other
  ///     contexts become modes.
  package init(_ layers: [GuideFile], inputs: [String] = [], including files: GuideFiles) {
    var loader = GuideLoader(files, inputs: inputs)
    for layer in layers { loader.load(layer) }
    (documents, diagnostics, self.files) = (loader.documents, loader.diagnostics, loader.found)
    (self.layers, links) = (loader.layers, loader.links)
  }

  /// Reads all documents as one guide. The guide is nil if one of them could not be read: references to its tokens
  /// would be reported as well.
  func read() -> (guide: StyleGuide?, diagnostics: [Diagnostic]) {
    var modes = DeclaredModes()
    var sections = DeclaredSections()
    var found = diagnostics
    if documents.count == 1 {
      modes = documents[0].declaredModes
      sections = documents[0].declaredSections
    } else {
      for document in documents {
        found += modes.add(document.declaredModes)
        found += sections.add(document.declaredSections)
      }
    }
    found += modes.check()
    let contents =
      documents.count == 1
      ? [documents[0].content(modes: modes, sections: sections)]
      : Concurrently.map(documents) { [modes, sections] in $0.content(modes: modes, sections: sections) }
    for content in contents { found += content.diagnostics }
    let guides = contents.compactMap(\.guide)
    guard diagnostics.isEmpty, guides.count == documents.count, let first = guides.first,
      !documents.contains(where: \.hasInvalidIncludes)
    else {
      return (nil, found)
    }
    var guide = first
    if guides.count > 1 {
      var merger = GuideMerger(
        modes: modes, sections: sections, precedence: FilePrecedence(links, layers: layers))
      for guide in guides { merger.add(guide) }
      guard let merged = merger.guide() else { return (nil, found + merger.diagnostics) }
      guide = merged
      found += merger.diagnostics
    }
    if guide.tokens.isEmpty, found.isEmpty, let empty = documents.last?.emptyGuide { found.append(empty) }
    return (guide, found)
  }
}
