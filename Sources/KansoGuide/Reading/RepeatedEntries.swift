import KansoDiagnostics

/// The entries that the later mappings of a repeated key add to the first mapping.
struct RepeatedEntries {
  private var names: Set<String>
  private var entries: [YAMLMapping.Entry] = []

  init(after first: YAMLMapping) { names = Set(first.entries.map(\.key.value)) }

  /// Adds the entries of a mapping. Among entries with the same name, the first one counts.
  mutating func add(_ mapping: YAMLMapping) {
    for entry in mapping.entries where names.insert(entry.key.value).inserted { entries.append(entry) }
  }

  /// Returns the entry of the first mapping with the additional entries.
  func added(to first: YAMLMapping.Entry) -> YAMLMapping.Entry {
    guard let mapping = first.value.mapping else { return first }
    let all = YAMLMapping(entries: mapping.entries + entries, isFlow: mapping.isFlow)
    return YAMLMapping.Entry(
      key: first.key, value: YAMLNode(content: .mapping(all), range: first.value.range))
  }
}
