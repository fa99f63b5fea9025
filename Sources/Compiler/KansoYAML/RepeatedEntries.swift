import KansoDiagnostics

/// The entries that a repeated key adds to the mapping of its first occurrence.
struct RepeatedEntries {
  /// The keys of the first mapping and of the additions.
  private var names: Set<String>
  /// The additions.
  private var entries: [YAMLMapping.Entry] = []

  /// No additions yet. The keys of the first mapping are taken.
  init(after first: YAMLMapping) { names = Set(first.entries.map(\.key.value)) }

  /// Adds the entries of a later mapping that have new keys. An entry with the key of an earlier one is
  /// ignored.
  mutating func add(_ mapping: YAMLMapping) {
    for entry in mapping.entries where names.insert(entry.key.value).inserted { entries.append(entry) }
  }

  /// Returns the entry of the first mapping, with the additional entries at the end of its value. Returns it
  /// unchanged if its value is not a mapping.
  func added(to first: YAMLMapping.Entry) -> YAMLMapping.Entry {
    guard let mapping = first.value.mapping else { return first }
    let all = YAMLMapping(entries: mapping.entries + entries, isFlow: mapping.isFlow)
    return YAMLMapping.Entry(
      key: first.key, value: YAMLNode(content: .mapping(all), range: first.value.range))
  }
}
