import KansoDiagnostics
import KansoTheme

/// Brings the sources of a resolver document into one list, in which later ones replace the tokens of earlier ones.
struct SourceOrder {
  /// The sources as the members of their objects.
  private(set) var sources: [[TokenReader.Member]] = []
  /// The contexts that the inputs choose, by modifier.
  private(set) var choices: [String: String] = [:]
  private var reader: ResolverReader
  private let report: StandardReport
  private var isFull = false

  /// Collects the sources that the inputs choose. Nothing is collected if an input is missing or unknown.
  init(_ reader: ResolverReader, _ inputs: ResolverInputs, _ report: StandardReport) {
    (self.reader, self.report) = (reader, report)
    // After a mistake in the order, files may not be in it that are missing, too.
    if report.diagnostics.hasErrors { self.reader.checkFiles() }
    let diagnosticCount = report.diagnostics.count
    choices = contexts(inputs)
    guard report.diagnostics.count == diagnosticCount else { return }
    for item in reader.order {
      switch item {
      case .set(let place): add(place)
      case .modifier(let modifier):
        let name = choices[modifier.name] ?? modifier.defaultContext
        guard let context = modifier.contexts.first(where: { $0.name == name }) else { continue }
        add(context.sources)
      }
    }
  }

  /// Returns the chosen contexts by modifier, and reports what does not suit.
  private func contexts(_ inputs: ResolverInputs) -> [String: String] {
    var choices: [String: String] = [:]
    let names = reader.modifiers.map(\.name)
    for input in inputs.entries {
      guard let name = Self.match(input.modifier, names),
        let modifier = reader.modifiers.first(where: { $0.name == name })
      else {
        report.report(
          .resolverInput, "there is no modifier `\(input.modifier)`", at: input.range,
          help: Self.help(input.modifier, names, empty: "The document has no modifiers."))
        continue
      }
      let contexts = modifier.contexts.map(\.name)
      if let context = Self.match(input.context, contexts) {
        choices[name] = context
      } else {
        choices[name] = input.context
        report.report(
          .resolverInput, "the modifier `\(name)` has no context `\(input.context)`", at: input.range,
          help: Self.help(input.context, contexts, empty: "It has no contexts."))
      }
    }
    for modifier in reader.modifiers where modifier.defaultContext == nil && choices[modifier.name] == nil {
      report.report(
        .resolverInput, "the modifier `\(modifier.name)` has no `default`, and no context is chosen",
        at: modifier.range,
        help: "Add `--input \(modifier.name)=\(modifier.contexts.first?.name ?? "…")`, or a `default`.")
    }
    return choices
  }

  /// Returns the name that equals a text, or else the only one that does so without regard to case.
  private static func match(_ text: String, _ names: [String]) -> String? {
    if names.contains(text) { return text }
    let similar = names.filter { $0.lowercased() == text.lowercased() }
    return similar.count == 1 ? similar[0] : nil
  }

  private static func help(_ text: String, _ names: [String], empty: String) -> String {
    if let nearest = Spelling.nearest(to: text, among: names) { return "Did you mean `\(nearest)`?" }
    return names.isEmpty ? empty : "Write one of \(names.map { "`\($0)`" }.joined(separator: ", "))."
  }

  /// Adds the sources of an array, with those of the sets that it names. The walk is a loop, since sets can name sets.
  private mutating func add(_ list: Place) {
    var open: [(list: Place, next: Int)] = [(list, 0)]
    while let (list, next) = open.last {
      guard let elements = list.node.elements, next < elements.count, !isFull else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let element = list.with(elements[next])
      guard let object = reader.references.object(at: element) else { continue }
      guard sources.count + open.count <= report.limits.sourceCount else {
        isFull = true
        report.reportLimit(
          "the document has more than \(report.limits.sourceCount) sources", at: report.range(of: element))
        return
      }
      guard object.name(in: "sets") != nil, let inner = object["sources"], inner.node.elements != nil else {
        sources.append(object.members)
        continue
      }
      if open.contains(where: { $0.list.key == inner.key }) {
        report.report(
          .resolverReference, "the set contains itself", at: element["$ref"] ?? element,
          help: "Remove one reference of the circle.")
      } else {
        open.append((inner, 0))
      }
    }
  }
}
