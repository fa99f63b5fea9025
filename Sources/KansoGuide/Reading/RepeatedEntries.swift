import KansoDiagnostics

/// The entries that the mappings of a repeated key add to the first of these mappings.
struct RepeatedEntries {
  private var names: Set<String>
  private var entries: [YAMLMapping.Entry] = []

  init(after first: YAMLMapping) { names = Set(first.entries.map(\.key.value)) }

  /// Takes the entries of a mapping; of entries of one name the first counts.
  mutating func add(_ mapping: YAMLMapping) {
    for entry in mapping.entries where names.insert(entry.key.value).inserted { entries.append(entry) }
  }

  /// The first mapping, as an entry of its own, with what was added to it.
  func added(to first: YAMLMapping.Entry) -> YAMLMapping.Entry {
    guard let mapping = first.value.mapping else { return first }
    let all = YAMLMapping(entries: mapping.entries + entries, isFlow: mapping.isFlow)
    return YAMLMapping.Entry(
      key: first.key, value: YAMLNode(content: .mapping(all), range: first.value.range))
  }
}
