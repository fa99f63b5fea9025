/// A set of the files of a guide, by their indexes.
struct FileSet: Equatable, Sendable {
  /// A bit for each file. `ReadingLimits.files` is their number.
  private var bits: UInt64 = 0

  /// The set of some files.
  init(_ files: some Sequence<Int> = []) { for file in files { bits |= 1 << UInt64(file) } }

  /// The indexes in ascending order.
  var indexes: [Int] { (0..<UInt64.bitWidth).filter { bits & (1 << UInt64($0)) != 0 } }

  func contains(_ file: Int) -> Bool { bits & (1 << UInt64(file)) != 0 }

  func isSubset(of other: FileSet) -> Bool { bits & ~other.bits == 0 }

  mutating func formUnion(_ other: FileSet) { bits |= other.bits }

  mutating func insert(_ file: Int) { bits |= 1 << UInt64(file) }

  /// Returns the files that are not in another set.
  func subtracting(_ other: FileSet) -> FileSet {
    var rest = self
    rest.bits &= ~other.bits
    return rest
  }
}

/// The files whose tokens each file of a guide replaces.
///
/// A file, and all that it includes, replace the tokens of all that it extends. Of several files that it extends, and of
/// the layers of a guide, a later one replaces the tokens of earlier ones.
struct FilePrecedence: Sendable {
  /// For each file, the files whose tokens it replaces.
  private var replaced: [FileSet]

  /// The files that a file names, as indexes.
  struct Links {
    var extends: [Int] = []
    var includes: [Int] = []
  }

  /// - Parameters:
  ///   - links: the links of each file. They have no cycles, and lead to earlier files only.
  ///   - layers: the files that are named outside of guides; a later one replaces the tokens of earlier ones.
  init(_ links: [Links], layers: [Int]) {
    replaced = links.map { _ in FileSet() }
    /// For each file, itself and all files that it extends or includes, at any distance.
    var reached: [FileSet] = []
    for (file, link) in links.enumerated() {
      var own = FileSet([file])
      for index in link.includes { own.formUnion(reached[index]) }
      let lower = stack(link.extends, reached)
      replace(lower, by: own)
      own.formUnion(lower)
      reached.append(own)
    }
    _ = stack(layers, reached)
  }

  /// Lets each file of a list replace the tokens of the earlier ones. Returns all files that the list reaches.
  private mutating func stack(_ files: [Int], _ reached: [FileSet]) -> FileSet {
    var lower = FileSet()
    for file in files {
      replace(lower, by: reached[file])
      lower.formUnion(reached[file])
    }
    return lower
  }

  /// Lets some files replace the tokens of others. A file in both sets is one of the others.
  private mutating func replace(_ lower: FileSet, by upper: FileSet) {
    for file in upper.subtracting(lower).indexes { replaced[file].formUnion(lower) }
  }

  /// Returns true if a file replaces the tokens of another one.
  func replaces(_ other: Int, by file: Int) -> Bool { replaced[file].contains(other) }

  /// Returns true if a file replaces the tokens of all files in a set.
  func replaces(_ others: FileSet, by file: Int) -> Bool { others.isSubset(of: replaced[file]) }
}
