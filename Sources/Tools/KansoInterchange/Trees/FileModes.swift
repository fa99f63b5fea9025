/// The appearances for which the files of trees are: `color-light.json` and `color-dark.json`, or `light/color.json` and
/// `dark/color.json`. Names that differ in nothing else are a family; without a light file, the one without an
/// appearance has the standard values.
struct FileModes {
  /// The documents in the order in which they are merged: those for modes last.
  private(set) var documents: [TreeDocument] = []
  /// The names of the modes of these documents; nil for the values of the standard mode.
  private(set) var modes: [String?] = []

  init(_ documents: [TreeDocument]) {
    let names = Self.names(of: documents)
    var families: [[String]: Set<String>] = [:]
    for name in names { families[name.family, default: []].insert(name.appearance ?? "") }
    let modes = names.map { name -> String? in
      guard let appearance = name.appearance, let family = families[name.family] else { return nil }
      let standard = ["light", ""].first { family.contains($0) }
      return standard == nil || appearance == standard ? nil : appearance
    }
    // The standard values come first, and the others in the order of the files.
    for isMode in [false, true] {
      for (document, mode) in zip(documents, modes) where (mode != nil) == isMode {
        self.documents.append(document)
        self.modes.append(mode)
      }
    }
  }

  /// The name of a file in words.
  private struct Name {
    /// The words that are no part of an appearance.
    let family: [String]
    let appearance: String?
  }

  /// Returns the names of files without the folders around all of them, and without their endings.
  private static func names(of documents: [TreeDocument]) -> [Name] {
    let paths = documents.map { $0.source.path.split(separator: "/") }
    let folders = paths.map { $0.dropLast() }
    let common = folders.reduce(folders.first ?? []) { common, folder in
      common.prefix(zip(common, folder).prefix { $0 == $1 }.count)
    }
    return paths.map { path in
      let names = path.dropFirst(common.count)
      let last = names.last?.split(separator: ".").dropLast() ?? []
      let stem = last.count > 1 && last.last == "tokens" ? last.dropLast() : last
      let words = (names.dropLast() + stem).flatMap { AppearanceName.split(String($0)) }
      let appearance = Set(words).intersection(AppearanceName.words)
      guard let name = Self.appearance(of: appearance) else { return Name(family: words, appearance: nil) }
      return Name(family: words.filter { !appearance.contains($0) }, appearance: name)
    }
  }

  /// Returns the appearance of words, of which those for a high contrast alone are light.
  private static func appearance(of words: Set<String>) -> String? {
    let isScheme = words.contains("light") || words.contains("dark")
    return words.isEmpty ? nil : AppearanceName.appearance(of: isScheme ? words : words.union(["light"]))
  }
}
