import KansoDiagnostics
import KansoFormatting
import KansoTheme

/// A document of the design-token standard (DTCG 2025.10): the tokens of a format document, or those that a resolver
/// document makes of its sources for some inputs.
package struct StandardDocument: Sendable {
  /// The problems, in the order of a report.
  package let diagnostics: [Diagnostic]
  /// The files: the document, and those that it names.
  package let files: [SourceFile]
  /// The number of combinations of contexts of a resolver document; 1 for a format document.
  package let permutationCount: Int
  /// The modifiers of a resolver document.
  package let modifiers: [StandardModifier]
  let table: ReferenceTable?
  let types: TokenTypes?
  /// The tokens, in the order of the document.
  let order: [Int32]
  private let limits: StandardLimits

  /// Reads a document. Mistakes become diagnostics.
  ///
  /// - Parameters:
  ///   - inputs: the chosen contexts of a resolver document.
  ///   - read: reads a file of a resolver document. Its paths are relative to the folder of the file that names it.
  package init(
    _ source: StandardSource, inputs: ResolverInputs = ResolverInputs(),
    reading read: @escaping (String) -> SourceContent
  ) {
    self.init(source.file, parsed: source.root, inputs: inputs, limits: StandardLimits(), reading: read)
  }

  /// Reads a document of any name and content. Mistakes become diagnostics.
  ///
  /// - Parameter path: the name of the document in diagnostics.
  package init(
    _ bytes: [UInt8], path: String, inputs: ResolverInputs = ResolverInputs(),
    limits: StandardLimits = StandardLimits(),
    reading read: @escaping (String) -> SourceContent = { _ in .unreadable("only the document itself is read")
    }
  ) {
    self.init(
      SourceFile(path: path, bytes: bytes), parsed: nil, inputs: inputs, limits: limits, reading: read)
  }

  private init(
    _ document: SourceFile, parsed: JSONNode?, inputs: ResolverInputs, limits: StandardLimits,
    reading read: @escaping (String) -> SourceContent
  ) {
    let report = StandardReport(limits)
    self.limits = limits
    var resolver: ResolverReader?
    var choices: [String: String] = [:]
    if let root = report.parse(report.add(document), known: parsed),
      let members = Self.members(of: root, report)
    {
      var reader = TokenReader(root: root, report)
      if root.node.isResolver(at: document.path) {
        let parts = ResolverReader(root, report, read: read)
        resolver = parts
        let order = SourceOrder(parts, inputs, report)
        choices = order.choices
        // Without all sources, each reference to their tokens would be reported.
        if !report.diagnostics.hasErrors { for source in order.sources { reader.add(source) } }
      } else {
        reader.add(members.map { TokenReader.Member(member: $0, file: root.file) })
        Self.reportInputs(inputs, report)
      }
      let resolution = TokenResolution(GroupExtension.expand(reader.tree, report), report)
      (table, types, order) = (resolution.table, resolution.types, resolution.order)
    } else {
      (table, types, order) = (nil, nil, [])
    }
    permutationCount = resolver?.permutationCount ?? 1
    modifiers =
      resolver.map { resolver in
        resolver.modifiers.map {
          StandardModifier($0, position: resolver.position(of: $0), chosenContext: choices[$0.name])
        }
      } ?? []
    files = report.files
    diagnostics = (inputs.diagnostics + report.diagnostics).sortedForReport()
  }

  private static func members(of root: Place, _ report: StandardReport) -> [JSONNode.Member]? {
    if let members = root.node.members { return members }
    report.report(
      .documentShape, "the document is \(root.node.kind), and has to be an object", at: root,
      help: "Write an object with tokens and groups.")
    return nil
  }

  /// Reports inputs of a document without modifiers.
  private static func reportInputs(_ inputs: ResolverInputs, _ report: StandardReport) {
    for input in inputs.entries {
      report.report(
        .resolverInput, "there is no modifier `\(input.modifier)`", at: input.range,
        help: "The document has no modifiers.")
    }
  }

  /// The number of tokens.
  package var tokenCount: Int { order.count }

  /// Returns a JSON object from the dotted path of each token to its value without references, and the problems that
  /// keep it from being complete. Call it for a document without errors.
  package func resolvedValues() -> (json: [UInt8], diagnostics: [Diagnostic]) {
    resolved { token, type, values, writer in values.write(token, of: type, to: &writer) }
  }

  /// Returns the same object with `$type` and `$value` for each token.
  package func resolvedTokens() -> (json: [UInt8], diagnostics: [Diagnostic]) {
    resolved { token, type, values, writer in
      writer.writeObject(inline: true) { writer in
        writer.writeKey("$type")
        writer.writeString(type.rawValue)
        writer.writeKey("$value")
        values.write(token, of: type, to: &writer)
      }
    }
  }

  /// Returns a line with the path and the value for each token, for people.
  package func resolvedLines() -> String {
    guard let table, let types else { return "" }
    var values = ValueWriter(table, limits)
    var lines = ""
    for token in order {
      guard let type = types[token] else { continue }
      var writer = JSONWriter(escapesUnprintable: true)
      values.write(token, of: type, to: &writer)
      lines += "\(table.tree.dotted(token).printable)  \(writer.text)\n"
    }
    return lines
  }

  private func resolved(
    _ write: (Int32, TokenType, inout ValueWriter, inout JSONWriter) -> Void
  ) -> (json: [UInt8], diagnostics: [Diagnostic]) {
    var writer = JSONWriter(capacity: 64 + 128 * order.count)
    var problem: String?
    writer.writeObject { writer in
      guard let table, let types else { return }
      var values = ValueWriter(table, limits)
      var paths = DottedPaths(table.tree)
      for token in order where values.problem == nil {
        guard let type = types[token] else { continue }
        writer.writeKey(named: paths.dotted(token))
        write(token, type, &values, &writer)
      }
      problem = values.problem
    }
    writer.writeNewline()
    let range = files.first.map { SourceRange(file: $0, 0..<0) }
    let diagnostics = problem.flatMap { problem in range.map { Diagnostic(.documentLimit, problem, at: $0) } }
    return (writer.bytes, diagnostics.map { [$0] } ?? [])
  }
}
