import KansoDiagnostics
import KansoTheme

/// The variables of a library that become tokens, with the paths of these and the targets of aliases.
struct FigmaNames {
  /// The variables with a path.
  private struct Sharers {
    var count = 0
    var first = Int.max
    var last = 0
    /// True if the collections of all of them were made from the names of files.
    var areOfFiles = true

    mutating func add(_ index: Int, isOfFiles: Bool) {
      count += 1
      first = min(first, index)
      last = max(last, index)
      areOfFiles = areOfFiles && isOfFiles
    }
  }

  private let library: FigmaLibrary
  /// The paths of tokens by the indexes of variables; nil for a variable without a token.
  private(set) var paths: [[String]?]
  private(set) var findings: [ImportFinding] = []
  /// The variables that others replace, such as copies of a library's variables beside the library itself.
  private var replacements: [Int: Int] = [:]
  private var indexesByKey: [String: Int] = [:]
  private var indexesByID: [Int: [String: Int]] = [:]
  /// The variables by their paths, for each collection.
  private var indexesByPath: [Int: [[String]: Int]] = [:]
  /// The variables of all collections with a path.
  private var sharers: [[String]: Sharers] = [:]
  private var indexesByReference: [[String]: Int] = [:]
  private var collections: [String: Int] = [:]

  init(_ library: FigmaLibrary) {
    self.library = library
    paths = library.variables.map(\.path)
    for (index, collection) in library.collections.enumerated() {
      collections[collection.name.lowercased()] = collections[collection.name.lowercased()] ?? index
    }
    addKeys()
    addPaths()
    addPrefixes()
  }

  /// Finds variables by their keys. Copies of other files' variables are replaced by these.
  private mutating func addKeys() {
    for (index, variable) in library.variables.enumerated() {
      if let id = variable.id { indexesByID[variable.file, default: [:]][id] = index }
      if let path = variable.referencePath { indexesByReference[path] = index }
      if let key = variable.key, !variable.isRemote { indexesByKey[key] = index }
    }
    for (index, variable) in library.variables.enumerated() where variable.isRemote {
      guard let key = variable.key else { continue }
      if let known = indexesByKey[key] {
        replacements[index] = known
        paths[index] = nil
      } else {
        indexesByKey[key] = index
      }
    }
  }

  /// Returns true for a variable that is an alias of one that is not in the files.
  private func isBroken(_ index: Int) -> Bool {
    let variable = library.variables[index]
    return variable.values.values.contains { value in
      guard case .alias(let targets, nil) = value else { return false }
      return targets.allSatisfy { target in
        guard case .id(let id) = target else { return false }
        return indexesByID[variable.file]?[id] == nil && key(in: id).flatMap { indexesByKey[$0] } == nil
      }
    }
  }

  /// Finds variables by their paths. Of several with the same path in collections of the same name, the first stays whose
  /// aliases have targets.
  private mutating func addPaths() {
    for isRemote in [false, true] {
      for (index, variable) in library.variables.enumerated()
      where variable.isRemote == isRemote && paths[index] != nil {
        if let known = indexesByPath[variable.collection]?[variable.path] {
          let (kept, other) = isBroken(known) && !isBroken(index) ? (index, known) : (known, index)
          indexesByPath[variable.collection]?[variable.path] = kept
          replacements[other] = kept
          paths[other] = nil
          findings.append(
            ImportFinding(
              .lost, variable.path,
              "another variable of `\(library.collections[variable.collection].name)` has the same name",
              at: variable.place))
        } else {
          indexesByPath[variable.collection, default: [:]][variable.path] = index
          sharers[variable.path, default: Sharers()]
            .add(index, isOfFiles: library.collections[variable.collection].isOfFiles)
        }
      }
    }
  }

  /// Puts the name of the collection in front of paths that several collections have.
  private mutating func addPrefixes() {
    var taken: Set<[String]> = []
    for (path, sharers) in sharers where sharers.count == 1 { taken.insert(path) }
    for (index, variable) in library.variables.enumerated() where paths[index] != nil {
      guard let sharers = sharers[variable.path], sharers.count > 1 else { continue }
      // The file that follows has priority, as in other formats.
      if sharers.areOfFiles, sharers.last == index, taken.insert(variable.path).inserted { continue }
      let path = [library.collections[variable.collection].name] + variable.path
      if taken.insert(path).inserted {
        paths[index] = path
      } else {
        paths[index] = nil
        findings.append(
          ImportFinding(.lost, path, "another variable has the same name", at: variable.place))
      }
    }
  }

  /// Returns the variable that an alias refers to; nil if there is none.
  func find(_ target: FigmaLibrary.Target, from index: Int) -> Int? {
    let variable = library.variables[index]
    let found: Int? =
      switch target {
      case .id(let id): indexesByID[variable.file]?[id] ?? key(in: id).flatMap { indexesByKey[$0] }
      case .path(let path, let collection): find(path, collection, from: index)
      }
    guard var replacement = found else { return nil }
    while let next = replacements[replacement] { replacement = next }
    return paths[replacement] == nil ? nil : replacement
  }

  /// Returns the key of a variable in the id that another file has for it, such as `VariableID:KEY/1:2`.
  private func key(in id: String) -> String? {
    guard let slash = id.firstIndex(of: "/"), let colon = id.firstIndex(of: ":"), colon < slash else {
      return nil
    }
    return String(id[id.index(after: colon)..<slash])
  }

  private func find(_ path: [String], _ collection: String?, from index: Int) -> Int? {
    let variable = library.variables[index]
    if collection == nil, let index = indexesByReference[path] { return index }
    if let collection {
      return collections[collection.lowercased()].flatMap { indexesByPath[$0]?[path] }
    }
    // A path that is the variable's own is that of another collection.
    let own = path == variable.path ? nil : indexesByPath[variable.collection]?[path]
    for found in [own, sharers[path]?.last, sharers[path]?.first] {
      if let found, found != index { return found }
    }
    // The path may begin with the collection.
    guard path.count > 1, let wanted = collections[path[0].lowercased()] else { return nil }
    return indexesByPath[wanted]?[Array(path.dropFirst())]
  }
}
