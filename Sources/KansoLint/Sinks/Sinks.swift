/// The table of sinks, ready to be asked.
package struct Sinks: Sendable {
  /// What arguments are, by the names of functions, as in `constraint(constant)`.
  private var arguments: [String: [Entry]] = [:]
  private var properties: [String: Verdict] = [:]
  private var results: [String: Verdict] = [:]

  /// What a sink says: a kind, or that what flows there is no style.
  enum Verdict: Equatable, Sendable {
    case style(StyleKind)
    case nothing
  }

  private struct Entry: Sendable {
    let label: String
    /// The name of an earlier link of the chain.
    let after: String?
    let verdict: Verdict
  }

  /// The sinks of the libraries that Kanso knows.
  package static let known = Sinks(SinkTable.entries)

  init(_ table: KeyValuePairs<StyleKind?, [String]>) {
    for (kind, sinks) in table {
      let verdict = kind.map { Verdict.style($0) } ?? .nothing
      for sink in sinks { add(sink, verdict) }
    }
  }

  /// These and those of a project, which count first.
  package func adding(_ own: [String: [String]]) -> Sinks {
    var sinks = self
    for (kind, texts) in own.sorted(by: { $0.key < $1.key }) {
      for text in texts { sinks.add(text, StyleKind(rawValue: kind).map { .style($0) } ?? .nothing) }
    }
    return sinks
  }

  private mutating func add(_ sink: String, _ verdict: Verdict) {
    let isResult = sink.hasPrefix("-> ")
    let text = isResult ? sink.dropFirst(3) : sink[...]
    let name = text.prefix { $0 != "(" }
    let labels = text.dropFirst(name.count + 1).dropLast().split(separator: ",").map {
      $0.drop { $0 == " " }
    }
    if labels.isEmpty {
      let property = String(name.hasPrefix(".") ? name.dropFirst() : name)
      if isResult { results[property] = verdict } else { properties[property] = verdict }
      return
    }
    let links = name.split(separator: ".", omittingEmptySubsequences: true)
    let function = links.last ?? ""
    let after = links.count > 1 ? String(links[0]) : nil
    for label in labels {
      if isResult {
        results["\(function)(\(label))"] = verdict
      } else {
        let entry = Entry(label: String(label), after: after, verdict: verdict)
        arguments[String(function), default: []].insert(entry, at: 0)
      }
    }
  }

  /// Names one of which stands in every source that has a sink of these kinds.
  ///
  /// - Parameter known: names that are looked for anyway.
  func names(of kinds: Set<StyleKind>, beside known: Set<String>) -> Set<String> {
    func isWanted(_ verdict: Verdict) -> Bool {
      if case .style(let kind) = verdict { kinds.contains(kind) } else { false }
    }
    var names: Set<String> = []
    for (function, entries) in arguments {
      for entry in entries where isWanted(entry.verdict) {
        // All of them stand there; one is enough to look for, and the longer ones are the rarer ones.
        let parts = [function, entry.after, entry.label == "_" ? nil : entry.label].compactMap { $0 }
        guard !parts.contains(where: known.contains) else { continue }
        names.insert(parts.max { $0.count < $1.count } ?? "")
      }
    }
    for (name, verdict) in properties where isWanted(verdict) {
      names.insert(String(name.split(separator: ".").last ?? ""))
    }
    for (key, verdict) in results where isWanted(verdict) {
      names.formUnion(key.split { "()".contains($0) }.prefix(1).map(String.init))
    }
    return names
  }

  /// What an argument of a function is, or nil where the table does not know.
  ///
  /// - Parameters:
  ///   - label: `_` for none.
  ///   - chain: the names of the earlier links of the chain, as in `make.width.equalTo(superview).offset(…)`.
  func argument(of function: String, _ label: String, chain: @autoclosure () -> [String]) -> Verdict? {
    guard let entries = arguments[function] else { return nil }
    var verdict: Verdict?
    var links: [String]?
    for entry in entries where entry.label == label {
      guard let after = entry.after else {
        verdict = verdict ?? entry.verdict
        continue
      }
      if links == nil { links = chain() }
      if links?.contains(after) == true { return entry.verdict }
    }
    return verdict
  }

  func property(_ path: [String]) -> Verdict? {
    guard let name = path.last else { return nil }
    if path.count > 1, let verdict = properties["\(path[path.count - 2]).\(name)"] { return verdict }
    return properties[name]
  }

  /// The kind of the result of a function, or of a property, which has no labels.
  func result(of function: String, labels: [String]) -> Verdict? {
    if labels.isEmpty { return results[function] }
    for label in labels {
      if let verdict = results["(\(label))"] ?? results["\(function)(\(label))"] { return verdict }
    }
    return nil
  }
}
