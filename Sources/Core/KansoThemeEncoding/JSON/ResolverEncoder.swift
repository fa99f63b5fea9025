import KansoFormatting
import KansoTheme

/// An encoder for resolver documents of the design-token standard (DTCG 2025.10): a base document, and modifiers whose
/// contexts replace some of its tokens.
package struct ResolverEncoder {
  /// The tokens of a context.
  package enum Source {
    /// Those of the base document.
    case base
    /// Those of a file that is named relative to the document.
    case file(String)
    case tokens(StandardTree)
  }

  /// A modifier.
  package struct Modifier {
    let name: String
    let contexts: [(name: String, source: Source)]

    /// - Parameter contexts: the contexts with different names, the default one first; at least two.
    package init(_ name: String, contexts: [(name: String, source: Source)]) {
      (self.name, self.contexts) = (name, contexts)
    }
  }

  private let base: String
  private let modifiers: [Modifier]

  /// - Parameters:
  ///   - base: the name of the base document, relative to the resolver document.
  ///   - modifiers: the modifiers with different names. A later one has precedence.
  package init(base: String, modifiers: [Modifier]) { (self.base, self.modifiers) = (base, modifiers) }

  /// Returns the document in UTF-8. Each context that differs from the base has a set of its own.
  package func encoded() -> [UInt8] {
    var names = FileNames()
    _ = names.unique("base")
    let sets = modifiers.map { $0.contexts.map { names.unique($0.name) } }
    var writer = JSONWriter(capacity: 4096)
    writer.writeObject { writer in
      writer.writeKey("$schema")
      writer.writeString(ThemeSchema.resolver)
      writer.writeKey("version")
      writer.writeString("2025.10")
      writer.writeKey("sets")
      writer.writeObject { writer in
        writer.writeKey("base")
        Self.writeSet(.file(base), &writer)
        for (modifier, sets) in zip(modifiers, sets) {
          for (context, set) in zip(modifier.contexts, sets) {
            if case .base = context.source { continue }
            writer.writeKey(named: set)
            Self.writeSet(context.source, &writer)
          }
        }
      }
      writer.writeKey("modifiers")
      writer.writeObject { writer in
        for (modifier, sets) in zip(modifiers, sets) { Self.write(modifier, sets, &writer) }
      }
      writer.writeKey("resolutionOrder")
      writer.writeArray { writer in
        writer.beginElement()
        Self.writeReference("#/sets/base", &writer)
        for modifier in modifiers {
          writer.beginElement()
          Self.writeReference("#/modifiers/\(Self.escaped(modifier.name))", &writer)
        }
      }
    }
    writer.writeNewline()
    return writer.bytes
  }

  private static func write(_ modifier: Modifier, _ sets: [String], _ writer: inout JSONWriter) {
    writer.writeKey(named: modifier.name)
    writer.writeObject { writer in
      writer.writeKey("contexts")
      writer.writeObject { writer in
        for (context, set) in zip(modifier.contexts, sets) {
          writer.writeKey(named: context.name)
          writer.writeArray(inline: true) { writer in
            if case .base = context.source { return }
            writer.beginElement()
            writeReference("#/sets/\(set)", &writer)
          }
        }
      }
      if let first = modifier.contexts.first {
        writer.writeKey("default")
        writer.writeString(first.name)
      }
    }
  }

  private static func writeSet(_ source: Source, _ writer: inout JSONWriter) {
    writer.writeObject { writer in
      writer.writeKey("sources")
      writer.writeArray { writer in
        switch source {
        case .base: break
        case .file(let name):
          writer.beginElement()
          writeReference(name, &writer)
        case .tokens(let tree):
          writer.beginElement()
          writer.writeObject { tree.writeMembers(to: &$0) }
        }
      }
    }
  }

  private static func writeReference(_ reference: String, _ writer: inout JSONWriter) {
    writer.writeObject(inline: true) { writer in
      writer.writeKey("$ref")
      writer.writeString(reference)
    }
  }

  /// Returns a name as a part of a JSON pointer.
  private static func escaped(_ name: String) -> String {
    name.replacing("~", with: "~0").replacing("/", with: "~1")
  }
}

extension Theme {
  /// Returns a resolver document whose only modifier is named `mode`, with a context for each mode: it makes the theme
  /// in a mode of the document that `encoded()` returns. Nil for a theme with fewer than two modes.
  ///
  /// - Parameter file: the name of that document, relative to the resolver document.
  package func encodedResolver(base file: String) -> [UInt8]? {
    guard modes.count > 1 else { return nil }
    let contexts = modes.enumerated().map { index, mode -> (name: String, source: ResolverEncoder.Source) in
      var tree = StandardTree()
      for token in tokens where token.type != .string {
        guard index > 0, let variant = variant(of: token, in: mode.context), variant.value != token.value
        else { continue }
        var isEdges = false
        if case .edges = variant.value { isEdges = true }
        tree.add(
          token.path.names,
          StandardEntry(
            .literal(variant.value), type: token.type, isEdges: isEdges, description: token.description,
            deprecated: token.deprecated))
      }
      return (mode.name, tree.isEmpty ? .base : .tokens(tree))
    }
    return ResolverEncoder(base: file, modifiers: [.init("mode", contexts: contexts)]).encoded()
  }
}

/// Names of files and sets that are different on all systems.
package struct FileNames {
  private var used: Set<String> = []

  package init() {}

  /// Returns a name of ASCII letters, digits, `-` and `_` that was not returned before, in any case of its letters.
  package mutating func unique(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars.prefix(60) {
      let isKept = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      text.unicodeScalars.append(isKept || scalar == "_" ? scalar : "-")
    }
    if text.isEmpty { text = "mode" }
    var result = text
    var count = 1
    while !used.insert(result.lowercased()).inserted {
      count += 1
      result = "\(text)-\(count)"
    }
    return result
  }
}
