/// The names that are taken in a file or a parameter list. Names that differ only in their capitals are equal, because
/// some file systems cannot have class files with both.
struct NameScope {
  private var taken: Set<String>

  /// Creates a scope in which names are taken from the beginning.
  init(_ names: some Sequence<String>) { taken = Set(names.map { $0.lowercased() }) }

  /// Takes a name. Returns it with underscores at its end if it was taken.
  mutating func add(_ name: String) -> String {
    var name = name
    while !taken.insert(name.lowercased()).inserted { name += "_" }
    return name
  }
}
