import KansoDiagnostics
import KansoTheme

/// Reads a resolver document: its sets, its modifiers and their order.
struct ResolverReader {
  /// A modifier with its contexts, in their order.
  struct Modifier {
    let name: String
    let contexts: [(name: String, sources: Place)]
    let defaultContext: String?
    /// The range of its name.
    let range: SourceRange
  }

  /// A set, or a modifier, of the resolution order.
  enum Item {
    case set(Place)
    case modifier(Modifier)
  }

  private(set) var order: [Item] = []
  /// The references of all sets and contexts.
  private var sourceReferences: [Place] = []
  /// The modifiers of the document, also those that are not in the order.
  private(set) var modifiers: [Modifier] = []
  private let report: StandardReport
  var references: ResolverReferences
  private let root: Place

  /// The version of the standard that a document has to name.
  static let version = "2025.10"

  init(_ root: Place, _ report: StandardReport, read: @escaping (String) -> SourceContent) {
    (self.root, self.report) = (root, report)
    references = ResolverReferences(root, report, read: read)
    checkRoot()
    for (name, place, range) in entries("sets") {
      guard let set = references.object(at: place) else { continue }
      _ = sources(of: set, "the set `\(name)`", range)
    }
    for (name, place, range) in entries("modifiers") {
      guard let object = references.object(at: place) else { continue }
      if let modifier = modifier(name, object, range) { modifiers.append(modifier) }
    }
    readOrder()
  }

  /// The number of combinations of contexts; `Int.max` for more.
  var permutationCount: Int {
    modifiers.reduce(1) { count, modifier in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: modifier.contexts.count)
      return isTooLarge ? .max : product
    }
  }

  /// Reads all files that sets and contexts name, and reports those that cannot be read.
  mutating func checkFiles() {
    for place in sourceReferences { _ = references.object(at: place) }
  }

  /// Returns the index of a modifier in the resolution order; nil if it is not in it, so that its contexts do not matter.
  func position(of modifier: Modifier) -> Int? {
    order.firstIndex { if case .modifier(let other) = $0 { other.name == modifier.name } else { false } }
  }

  private func problem(_ message: String, at range: SourceRange, help: String) {
    report.report(.invalidResolver, message, at: range, help: help)
  }

  private func problem(_ message: String, at place: Place, help: String) {
    problem(message, at: report.range(of: place), help: help)
  }

  /// Checks the version and the texts of the document.
  private func checkRoot() {
    if let version = root["version"] {
      if version.node.text != Self.version {
        report.report(
          .invalidResolver, "the version is not `\(Self.version)`", at: version,
          help: "Write `\"version\": \"\(Self.version)\"`.", replacement: "\"\(Self.version)\"")
      }
    } else {
      problem(
        "the document has no `version`", at: root, help: "Add `\"version\": \"\(Self.version)\"`.")
    }
    for key in ["name", "description", "$schema"] {
      guard let text = root[key], text.node.text == nil else { continue }
      report.report(
        .documentShape, "`\(key)` is \(text.node.kind), and has to be a string", at: text,
        help: "Write a string.")
    }
  }

  /// Returns the members of `sets` or `modifiers`, with the ranges of their names.
  private func entries(_ key: String) -> [(name: String, place: Place, range: SourceRange)] {
    guard let place = root[key] else { return [] }
    guard let members = place.node.members else {
      report.report(
        .documentShape, "`\(key)` is \(place.node.kind), and has to be an object", at: place,
        help: "Write an object from names to \(key).")
      return []
    }
    return members.map {
      ($0.key, place.with($0.value), report.range(ofKeyAt: $0.keyOffset, in: place.file))
    }
  }

  /// Returns the sources of a set; nil after a report.
  private mutating func sources(
    of set: ResolverReferences.Object, _ noun: String, _ range: SourceRange
  ) -> Place? {
    checkExtensions(of: set)
    guard let sources = set["sources"] else {
      problem("\(noun) has no `sources`", at: range, help: "Add `\"sources\": […]`.")
      return nil
    }
    return checkSources(sources, "the `sources` of \(noun)") ? sources : nil
  }

  /// Returns true for an array of objects; reports any other value, and references that cannot be followed.
  private mutating func checkSources(_ sources: Place, _ noun: String) -> Bool {
    guard let elements = sources.node.elements else {
      problem(
        "\(noun) are \(sources.node.kind), and have to be an array", at: sources, help: "Write an array.")
      return false
    }
    for element in elements {
      if element.members == nil {
        problem(
          "a source is \(element.kind), and has to be an object", at: sources.with(element),
          help: "Write tokens, or a reference such as `{\"$ref\": \"colors.json\"}`.")
      } else {
        references.check(sources.with(element))
        sourceReferences.append(sources.with(element))
      }
    }
    return elements.allSatisfy { $0.members != nil }
  }

  private func checkExtensions(of object: ResolverReferences.Object) {
    guard let extensions = object["$extensions"], extensions.node.members == nil else { return }
    report.report(
      .documentShape, "`$extensions` is \(extensions.node.kind), and has to be an object", at: extensions,
      help: "Write an object with a key for each vendor.")
  }
}

// MARK: Modifiers and the order
extension ResolverReader {
  /// Returns a modifier; nil after a report.
  private mutating func modifier(
    _ name: String, _ object: ResolverReferences.Object, _ range: SourceRange
  ) -> Modifier? {
    checkExtensions(of: object)
    guard let place = object["contexts"], let members = place.node.members else {
      let isMisspelled = object["context"] != nil
      problem(
        "the modifier `\(name)` has no `contexts`", at: range,
        help: isMisspelled ? "Write `contexts` for `context`." : "Add `\"contexts\": {…}`.")
      return nil
    }
    guard !members.isEmpty else {
      problem(
        "the modifier `\(name)` has no context", at: place, help: "Add two contexts, or remove the modifier.")
      return nil
    }
    if members.count == 1 {
      report.report(
        .singleContext, "the modifier `\(name)` has only one context", at: place,
        help: "Add a context, or make the modifier a set.")
    }
    var contexts: [(name: String, sources: Place)] = []
    for member in members {
      let sources = place.with(member.value)
      guard checkSources(sources, "the sources of the context `\(member.key)`") else { continue }
      contexts.append((member.key, sources))
    }
    var defaultContext: String?
    if let written = object["default"] {
      defaultContext = written.node.text
      if !members.contains(where: { $0.key == defaultContext }) {
        problem(
          "the `default` of `\(name)` is none of its contexts", at: written,
          help: "Write one of \(members.map { "`\($0.key)`" }.joined(separator: ", ")).")
        defaultContext = members.first?.key
      }
    }
    return Modifier(name: name, contexts: contexts, defaultContext: defaultContext, range: range)
  }

  private mutating func readOrder() {
    guard let place = root["resolutionOrder"] else {
      return problem(
        "the document has no `resolutionOrder`", at: root, help: "Add `\"resolutionOrder\": […]`.")
    }
    guard let elements = place.node.elements else {
      return problem(
        "the `resolutionOrder` is \(place.node.kind), and has to be an array", at: place,
        help: "Write an array.")
    }
    var names: Set<String> = []
    for element in elements {
      let item = place.with(element)
      guard let object = references.object(at: item, allowsModifiers: true) else { continue }
      let range = report.range(of: item)
      if let name = object.name(in: "modifiers") {
        // Members beside the reference change the modifier at this place.
        let isPlain = element.members?.count == 1
        let known = isPlain ? modifiers.first { $0.name == name } : modifier(name, object, range)
        if let known { order.append(.modifier(known)) }
      } else if let name = object.name(in: "sets") {
        if element.members?.count == 1 {
          // The set itself is checked with the others.
          if let sources = object["sources"], sources.node.elements != nil { order.append(.set(sources)) }
        } else if let sources = sources(of: object, "the set `\(name)`", range) {
          order.append(.set(sources))
        }
      } else {
        readInline(object, range, &names)
      }
    }
  }

  /// Reads a set or modifier that is written in the order.
  private mutating func readInline(
    _ object: ResolverReferences.Object, _ range: SourceRange, _ names: inout Set<String>
  ) {
    guard let name = object["name"]?.node.text else {
      return problem(
        "a set or modifier in the `resolutionOrder` has no `name`", at: range, help: "Add `\"name\": \"…\"`.")
    }
    if !names.insert(name).inserted {
      problem(
        "the name `\(name)` is used twice in the `resolutionOrder`", at: object["name"] ?? object.place,
        help: "Choose another name.")
    }
    switch object["type"]?.node.text {
    case "set":
      if let sources = sources(of: object, "the set `\(name)`", range) { order.append(.set(sources)) }
    case "modifier":
      guard let modifier = modifier(name, object, range) else { return }
      modifiers.append(modifier)
      order.append(.modifier(modifier))
    default:
      problem(
        "`\(name)` in the `resolutionOrder` has no known `type`",
        at: object["type"].map { report.range(of: $0) } ?? range,
        help: "Write `\"type\": \"set\"` or `\"type\": \"modifier\"`.")
    }
  }
}
