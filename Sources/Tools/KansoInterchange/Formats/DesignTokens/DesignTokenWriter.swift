import KansoSystem
import KansoTheme
import KansoThemeEncoding

/// A writer of documents of the design-token standard (DTCG 2025.10): one for the default modes, one with what differs
/// for each other mode, and a resolver document with a modifier for each axis.
package enum DesignTokenWriter: TokenFormatWriter {
  package static let format = TokenFormat.dtcg

  /// The name of the files before their endings.
  private static let name = "theme"
  /// The ending of format documents.
  private static let ending = ".tokens.json"

  package static func write(_ tokens: ForeignTokens) -> TokenExport {
    var export = TokenExport()
    let source = StandardSourceTokens(tokens)
    for token in tokens.tokens where !source.isHeld(token) {
      let message = "the standard has no type for texts"
      export.findings.append(ImportFinding(.lost, token.path, message, at: token.place))
    }
    let base = name + ending
    export.files.append(GeneratedFile(name: base, bytes: source.tree(in: [:]).encoded(kinds: source.kinds)))
    let plan = ContextPlan(tokens)
    if let message = plan.problem, let place = tokens.tokens.first?.place {
      export.findings.append(ImportFinding(.lost, [], message, at: place))
    }
    guard !plan.modifiers.isEmpty else { return export }
    var names = UniqueNames(["resolver"], ignoringCase: true)
    let modifiers = plan.modifiers.map { modifier in
      ResolverEncoder.Modifier(
        modifier.name,
        contexts: modifier.contexts.map { context in
          let tree = source.tree(in: context.modes)
          guard !context.modes.isEmpty, !tree.isEmpty else { return (context.name, .base) }
          let file = "\(name).\(names.fileName(context.name))\(ending)"
          export.files.append(GeneratedFile(name: file, bytes: tree.encoded(kinds: source.kinds)))
          return (context.name, .file(file))
        })
    }
    export.files.append(
      GeneratedFile(
        name: "\(name).resolver.json", bytes: ResolverEncoder(base: base, modifiers: modifiers).encoded()))
    return export
  }
}

/// The tokens of a guide that the standard has types for.
private struct StandardSourceTokens {
  private let references: GuideReferences
  /// The sections that the guide names itself, with their kinds.
  private(set) var kinds: [String: Section] = [:]

  init(_ tokens: ForeignTokens) {
    references = GuideReferences(tokens.tokens)
    for token in tokens.tokens {
      if let section = token.section, section.rawValue != token.path[0] { kinds[token.path[0]] = section }
    }
  }

  /// Returns false for a text.
  func isHeld(_ token: ForeignToken) -> Bool { token.typeName != TokenType.string.rawValue }

  /// Returns the tokens in modes: all in the default ones, else those whose value differs there, or replaces that of an
  /// earlier axis.
  func tree(in modes: [Int: String]) -> StandardTree {
    var tree = StandardTree()
    let ends = AliasEnds(references, in: modes)
    for (index, token) in references.tokens.enumerated() where isHeld(token) {
      let value = references.value(of: index, in: modes)
      guard
        modes.isEmpty || value != token.value || token.neededVariants.contains(where: { $0.modes == modes }),
        let type = token.typeName.flatMap({ TokenType(rawValue: $0) }),
        case .literal(let end) = ends.value(of: value)
      else { continue }
      var isEdges = false
      if case .edges = end { isEdges = true }
      let deprecated: Deprecation? =
        switch token.deprecation {
        case .withoutReason: .unexplained
        case .reason(let reason): .message(reason)
        case nil: nil
        }
      tree.add(
        token.path,
        StandardEntry(
          target(of: value, type: token.typeName).map { .reference($0) } ?? .literal(end), type: type,
          isEdges: isEdges, description: token.description, deprecated: deprecated,
          extensions: token.extensions))
    }
    return tree
  }

  /// Returns the path of the token that a value is an alias of, if it has the type.
  private func target(of value: ForeignValue, type: String?) -> [String]? {
    guard case .reference(let path) = value, let index = references.index(of: path),
      references.tokens[index].typeName == type
    else { return nil }
    return path
  }
}

/// The modifiers of a resolver document, with the modes that each context stands for.
private struct ContextPlan {
  private(set) var modifiers: [(name: String, contexts: [(name: String, modes: [Int: String])])] = []
  /// The reason why some combinations of modes are left out.
  private(set) var problem: String?

  /// The maximum number of contexts of one modifier for all axes.
  private static let maxContextCount = 64

  init(_ tokens: ForeignTokens) {
    let axes = tokens.axes
    guard !axes.isEmpty else { return }
    if tokens.tokens.allSatisfy({ Self.isInOrder($0) }) {
      var names = UniqueNames()
      modifiers = axes.enumerated().map { index, axis in
        let contexts = axis.modes.map { ($0, $0 == axis.modes[0] ? [:] : [index: $0]) }
        return (names.unique(axis.exportedName), contexts)
      }
      return
    }
    // A later modifier replaces the tokens of an earlier one, so combinations need contexts of their own.
    var contexts: [(names: [String], modes: [Int: String])] = [([], [:])]
    for (index, axis) in axes.enumerated() {
      guard contexts.count * axis.modes.count <= Self.maxContextCount else {
        problem =
          "combinations with the modes of `\(axis.exportedName)` would need more than "
          + "\(Self.maxContextCount) contexts"
        break
      }
      contexts = axis.modes.flatMap { mode in
        contexts.map { context in
          guard mode != axis.modes[0] else { return context }
          return (context.names + [mode], context.modes.merging([index: mode]) { own, _ in own })
        }
      }
    }
    var names = UniqueNames()
    let named = contexts.map { context in
      let name = context.names.isEmpty ? axes[0].modes[0] : context.names.joined(separator: "-")
      return (name: names.unique(name), modes: context.modes)
    }
    modifiers = [("mode", named)]
  }

  /// Returns true if each value of a token depends on one axis only, and those of later axes have precedence.
  private static func isInOrder(_ token: ForeignToken) -> Bool {
    let axes = token.variants.map { $0.modes.count == 1 ? $0.modes.keys.first ?? 0 : -1 }
    return !axes.contains(-1) && axes == axes.sorted()
  }
}
