import KansoDiagnostics
import KansoTheme

/// The documents that a resolver document makes: that of the default contexts, and one for each other context. A format
/// document makes one. All share their files, each of which is read and parsed once.
package struct StandardReadings {
  /// A modifier whose contexts are not chosen by an input.
  package struct Axis: Sendable {
    package let modifier: StandardModifier
    /// The contexts, of which the first is the default.
    package let contexts: [String]
  }

  /// A document in one other context than the default of its modifier.
  package struct Reading {
    /// The index of the modifier in `axes`.
    package let axis: Int
    package let context: String
    package let document: StandardDocument
  }

  package let base: StandardDocument
  /// The axes in the resolution order.
  package let axes: [Axis]
  package private(set) var readings: [Reading] = []
  private let source: StandardSource
  private let inputs: ResolverInputs
  private let files: SourceCache

  /// Reads a document in the default contexts, or in those of the inputs.
  /// - Parameter read: reads a file of a resolver document; see `StandardDocument`.
  package init(
    _ source: StandardSource, inputs: ResolverInputs = ResolverInputs(),
    reading read: @escaping (String) -> SourceContent
  ) {
    (self.source, self.inputs, files) = (source, inputs, SourceCache(read))
    base = StandardDocument(source, inputs: inputs) { [files] in files.content($0) }
    let free = base.modifiers.filter { $0.contexts.count > 1 && $0.chosenContext == nil }
    let ordered = free.compactMap { modifier in modifier.position.map { (position: $0, modifier: modifier) } }
    axes = ordered.sorted { $0.position < $1.position }.compactMap { _, modifier in
      guard let first = modifier.defaultContext else { return nil }
      return Axis(modifier: modifier, contexts: [first] + modifier.contexts.filter { $0 != first })
    }
  }

  /// The number of contexts besides the default ones.
  package var otherContextCount: Int { axes.reduce(0) { $0 + $1.contexts.count - 1 } }

  /// Reads each other context of each modifier once, while the other modifiers have their default contexts.
  package mutating func readOtherContexts() {
    for (axis, entry) in axes.enumerated() {
      for context in entry.contexts.dropFirst() {
        readings.append(Reading(axis: axis, context: context, document: document(in: [axis: context])))
      }
    }
  }

  /// Returns the document in some contexts.
  /// - Parameter contexts: the names of contexts by the index of the modifier in `axes`.
  package func document(in contexts: [Int: String]) -> StandardDocument {
    let chosen = contexts.sorted { $0.key < $1.key }.map { (axes[$0.key].modifier, $0.value) }
    return StandardDocument(source, inputs: inputs.choosing(chosen)) { [files] in files.content($0) }
  }

  /// The problems of all documents that were read. A problem that several have is there once.
  package var diagnostics: [Diagnostic] {
    (base.diagnostics + readings.flatMap(\.document.diagnostics)).sortedForReport()
  }

  /// Returns the problems of a document in all contexts of its modifiers.
  package static func diagnostics(
    of source: StandardSource, limits: StandardLimits = StandardLimits(),
    reading read: @escaping (String) -> SourceContent
  ) -> (base: StandardDocument, diagnostics: [Diagnostic]) {
    var readings = StandardReadings(source, reading: read)
    let base = readings.base
    // Without tokens, the problems are those of the resolver document itself.
    guard !base.diagnostics.hasErrors || base.tokenCount > 0 else { return (base, base.diagnostics) }
    guard readings.otherContextCount <= limits.contextCount else {
      let range = readings.axes.last?.modifier.range ?? source.file.wholeRange
      let limit = Diagnostic(
        .documentLimit, "the modifiers have more than \(limits.contextCount) contexts", at: range,
        help: "Check the contexts one by one with `--input`.")
      return (base, (base.diagnostics + [limit]).sortedForReport())
    }
    readings.readOtherContexts()
    return (base, readings.diagnostics)
  }
}

/// The files of a resolver document, each of which is read once.
private final class SourceCache {
  private let read: (String) -> SourceContent
  private var known: [String: SourceContent] = [:]

  init(_ read: @escaping (String) -> SourceContent) { self.read = read }

  func content(_ path: String) -> SourceContent {
    if let content = known[path] { return content }
    var content = read(path)
    if case .bytes(let bytes) = content, bytes.count <= StandardLimits().fileSize,
      let root = try? JSONParser.parse(bytes)
    {
      content = .parsed(SourceFile(path: path, bytes: bytes), root)
    }
    known[path] = content
    return content
  }
}
