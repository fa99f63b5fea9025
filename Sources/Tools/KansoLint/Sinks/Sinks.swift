/// The table of sinks, for lookups by name.
package struct Sinks: Sendable {
  /// The outcomes for arguments, by the name of the function, the latest first.
  private var arguments: [String: [Entry]] = [:]
  /// The outcomes for properties, by their name, with or without that of the owner.
  private var properties: [String: Outcome] = [:]
  /// The outcomes for results, by `function`, `function(label)` or `(label)`.
  private var results: [String: Outcome] = [:]

  /// The sinks of a project, each after the name of its kind, in their order.
  private(set) var own: [String] = []

  /// The result for a sink: a kind, or nothing if the value is not style.
  enum Outcome: Equatable, Sendable {
    case style(StyleKind)
    case nothing
  }

  /// A sink for one argument of a function.
  private struct Entry: Sendable {
    /// The label of the argument; `_` for none.
    let label: String
    /// The name of an earlier call in the chain, which the entry requires; nil for any chain.
    let after: String?
    let outcome: Outcome
  }

  /// The built-in sinks.
  package static let known = Sinks(SinkTable.entries)

  /// Reads the notation of ``SinkTable``; a nil kind is for values that are not style.
  init(_ table: KeyValuePairs<StyleKind?, [String]>) {
    for (kind, sinks) in table {
      let outcome = kind.map { Outcome.style($0) } ?? .nothing
      for sink in sinks { add(sink, outcome) }
    }
  }

  /// Returns these sinks and those of a project, which have priority.
  ///
  /// - Parameter own: the sinks in the notation of ``SinkTable``, by the name of their kind. With an unknown
  ///   kind, their values are not style.
  package func adding(_ own: [String: [String]]) -> Sinks {
    var sinks = self
    for (kind, texts) in own.sorted(by: { $0.key < $1.key }) {
      for text in texts {
        sinks.add(text, StyleKind(rawValue: kind).map { .style($0) } ?? .nothing)
        sinks.own += [kind, text]
      }
    }
    return sinks
  }

  /// Adds a sink in the notation of ``SinkTable``. Replaces the outcome of the same property or result, and
  /// has priority over earlier sinks for the same argument.
  private mutating func add(_ sink: String, _ outcome: Outcome) {
    let isResult = sink.hasPrefix("-> ")
    let text = isResult ? sink.dropFirst(3) : sink[...]
    let name = text.prefix { $0 != "(" }
    let labels = text.dropFirst(name.count + 1).dropLast().split(separator: ",").map {
      $0.drop { $0 == " " }
    }
    if labels.isEmpty {
      let property = String(name.hasPrefix(".") ? name.dropFirst() : name)
      if isResult { results[property] = outcome } else { properties[property] = outcome }
      return
    }
    let links = name.split(separator: ".", omittingEmptySubsequences: true)
    let function = links.last ?? ""
    let after = links.count > 1 ? String(links[0]) : nil
    for label in labels {
      if isResult {
        results["\(function)(\(label))"] = outcome
      } else {
        let entry = Entry(label: String(label), after: after, outcome: outcome)
        arguments[String(function), default: []].insert(entry, at: 0)
      }
    }
  }

  /// Returns names of which at least one is in every source with a sink of these kinds, unless the source has
  /// one of the known names.
  ///
  /// - Parameter known: the names that are searched in any case.
  func names(of kinds: Set<StyleKind>, beside known: Set<String>) -> Set<String> {
    func isWanted(_ outcome: Outcome) -> Bool {
      if case .style(let kind) = outcome { kinds.contains(kind) } else { false }
    }
    var names: Set<String> = []
    for (function, entries) in arguments {
      for entry in entries where isWanted(entry.outcome) {
        // All of the names are present in such a source, so one is enough. Longer names are rarer.
        let parts = [function, entry.after, entry.label == "_" ? nil : entry.label].compactMap { $0 }
        guard !parts.contains(where: known.contains) else { continue }
        names.insert(parts.max { $0.count < $1.count } ?? "")
      }
    }
    for (name, outcome) in properties where isWanted(outcome) {
      names.insert(String(name.split(separator: ".").last ?? ""))
    }
    for (key, outcome) in results where isWanted(outcome) {
      names.formUnion(key.split { "()".contains($0) }.prefix(1).map(String.init))
    }
    return names
  }

  /// Returns the outcome for an argument of a function; nil if it is not in the table. An entry that requires
  /// an earlier name in the chain has priority.
  ///
  /// - Parameters:
  ///   - label: the label; `_` for none.
  ///   - chain: the names before the function: `make`, `width` and `equalTo` for `offset` in
  ///     `make.width.equalTo(superview).offset(…)`.
  func outcome(
    ofArgument label: String, of function: String, chain: @autoclosure () -> [String]
  ) -> Outcome? {
    guard let entries = arguments[function] else { return nil }
    var outcome: Outcome?
    var links: [String]?
    for entry in entries where entry.label == label {
      guard let after = entry.after else {
        outcome = outcome ?? entry.outcome
        continue
      }
      if links == nil { links = chain() }
      if links?.contains(after) == true { return entry.outcome }
    }
    return outcome
  }

  /// Returns the outcome for a property; nil if it is not in the table. An entry with the name of the owner
  /// has priority.
  ///
  /// - Parameter path: the names of the chain up to the property.
  func outcome(ofProperty path: [String]) -> Outcome? {
    guard let name = path.last else { return nil }
    if path.count > 1, let outcome = properties["\(path[path.count - 2]).\(name)"] { return outcome }
    return properties[name]
  }

  /// Returns the outcome for the result of a function with one of some labels. Nil if it is not in the table.
  ///
  /// - Parameter labels: the labels of the function; empty for a property and for a function without
  ///   parameters.
  func outcome(ofResultOf function: String, labels: [String]) -> Outcome? {
    if labels.isEmpty { return results[function] }
    for label in labels {
      if let outcome = results["(\(label))"] ?? results["\(function)(\(label))"] { return outcome }
    }
    return nil
  }
}
