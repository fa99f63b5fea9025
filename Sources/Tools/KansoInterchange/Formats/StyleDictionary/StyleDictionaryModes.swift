import KansoFormatting
import KansoTheme

/// The modes of token files. Style Dictionary has none: a file of a mode replaces tokens of the files before it. So that
/// these files can be read again as modes, the root of each says which ones it is for, where Style Dictionary ignores it.
enum StyleDictionaryModes {
  private static let axesKey = "axes"
  private static let contextKey = "context"
  private static let orderKey = "order"
  private static let nameKey = "name"
  private static let modesKey = "modes"

  // MARK: Writing

  /// Writes the axes into the root of the file with the values of the default modes. Without axes, the empty
  /// list still shows who wrote the file.
  static func writeAxes(_ axes: [ForeignAxis], _ writer: inout JSONWriter) {
    write(&writer, axesKey) { writer in
      writer.writeArray { writer in
        for axis in axes {
          writer.beginElement()
          writer.writeObject(inline: true) { writer in
            if let name = axis.name { writer.writeMember(nameKey, name) }
            writer.writeKey(named: modesKey)
            writer.write(.list(axis.modes.map { .text($0) }))
          }
        }
      }
    }
  }

  /// Writes the modes of a file into its root.
  /// - Parameter order: the position among such files. A later one may replace the values of an earlier one.
  static func writeContext(
    _ modes: [Int: String], _ axes: [ForeignAxis], order: Int, _ writer: inout JSONWriter
  ) {
    write(&writer, contextKey) { writer in
      writer.writeObject(inline: true) { writer in
        for (axis, mode) in modes.sorted(by: { $0.key < $1.key }) {
          writer.writeMember(axes[axis].exportedName, mode)
        }
      }
      writer.writeKey(named: orderKey)
      writer.writeNumber(Double(order))
    }
  }

  private static func write(_ writer: inout JSONWriter, _ key: String, _ value: (inout JSONWriter) -> Void) {
    writer.writeKey("$extensions")
    writer.writeObject { writer in
      writer.writeKey(named: ThemeSchema.extensionKey)
      writer.writeObject { writer in
        writer.writeKey(named: key)
        value(&writer)
      }
    }
  }

  // MARK: Reading

  /// A document for certain modes.
  private struct ModeDocument {
    let document: TreeDocument
    /// The modes by the names of their axes.
    let context: [String: String]
    let order: Double
  }

  /// The maximum number of axes, and of modes that apply together.
  private static let maxAxisCount = 64

  /// Returns a document for certain modes; nil for any other one.
  private static func modeDocument(_ document: TreeDocument) -> ModeDocument? {
    let extensions = extensions(of: document)
    guard let members = extensions?[contextKey]?.members, (1...maxAxisCount).contains(members.count) else {
      return nil
    }
    var context: [String: String] = [:]
    for member in members { context[member.key] = member.value.text }
    guard context.count == members.count else { return nil }
    return ModeDocument(
      document: document, context: context, order: extensions?[orderKey]?.number ?? .infinity)
  }

  /// Returns the axes that a document names.
  private static func axes(of document: TreeDocument) -> [ForeignAxis] {
    let elements = extensions(of: document)?[axesKey]?.elements ?? []
    return elements.prefix(maxAxisCount).compactMap { element in
      let modes = element[modesKey]?.elements?.compactMap(\.text) ?? []
      return modes.isEmpty ? nil : ForeignAxis(name: element[nameKey]?.text, modes: modes)
    }
  }

  private static func extensions(of document: TreeDocument) -> JSONNode? {
    document.root?["$extensions"]?[ThemeSchema.extensionKey]
  }

  /// Returns the tokens of documents, some of which may be for certain modes.
  static func read(_ documents: [TreeDocument], _ selection: ImportSelection) -> ForeignTokens {
    var base: [TreeDocument] = []
    var others: [ModeDocument] = []
    for document in documents {
      if let other = modeDocument(document) { others.append(other) } else { base.append(document) }
    }
    if others.isEmpty { return TreeReader.read(base, selection) }
    others = others.enumerated().sorted {
      ($0.element.context.count, $0.element.order, $0.offset)
        < ($1.element.context.count, $1.element.order, $1.offset)
    }.map(\.element)
    guard selection.names.isEmpty else {
      // The chosen modes replace the default ones, as in a build of Style Dictionary.
      let chosen = others.filter { $0.context.values.allSatisfy { selection.names.contains($0) } }
      var result = TreeReader.read(base + chosen.map(\.document), ImportSelection(), areSources: true)
      var known: Set<String> = []
      let modes =
        base.flatMap { self.axes(of: $0).flatMap(\.modes) } + others.flatMap { $0.context.values.sorted() }
      let choices = modes.filter { known.insert($0).inserted }
      for name in selection.names where !known.contains(name) {
        result.addSelectionProblem("there is no mode `\(name)`", choices: choices)
      }
      return result
    }
    var result = TreeReader.read(base, selection)
    var axes = base.flatMap { self.axes(of: $0) }
    // The tree has axes of its own, if tokens also have values in modes.
    let offset = result.axes.count
    var positions = Dictionary(
      result.tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    for other in others {
      var modes: [Int: String] = [:]
      for (name, mode) in other.context.sorted(by: { $0.key < $1.key }) {
        let axis = axes.firstIndex { $0.exportedName == name } ?? axes.count
        if axis == axes.count {
          axes.append(ForeignAxis(name: name == ForeignAxis.appearance ? nil : name, modes: ["default"]))
        }
        if !axes[axis].modes.contains(mode) { axes[axis].modes.append(mode) }
        modes[offset + axis] = mode
      }
      let own = TreeReader.read([other.document], ImportSelection())
      result.findings += own.findings
      for token in own.tokens {
        if let position = positions[token.path] {
          result.tokens[position].variants.append(ForeignVariant(modes, token.value))
        } else {
          positions[token.path] = result.tokens.count
          result.tokens.append(token)
        }
      }
    }
    result.axes += axes
    return result
  }
}
