import KansoDiagnostics
import KansoTheme

/// The variables of Figma in terms that all exports share. Nothing is resolved.
struct FigmaLibrary {
  /// A collection with its modes, of which the first is the default.
  struct Collection {
    var name: String
    var modes: [String]
    /// True if the collection was made from the names of files, and the file that follows has priority.
    var isOfFiles = false
  }

  /// The types of variables, and of the styles that some plugins export beside them.
  enum Kind: Equatable {
    case color
    case number
    case text
    case flag
    /// Another type, whose values say what they are.
    case other
  }

  /// The ways in which exports name the variable that an alias refers to.
  enum Target {
    /// An id within the file, or one that contains the key of a variable in another file.
    case id(String)
    /// A path within a collection; within any if that is nil.
    case path([String], collection: String?)
  }

  /// A value in a mode.
  enum Value {
    case foreign(ForeignValue)
    /// Another variable: the first target that exists.
    /// - Parameter resolved: the value of that variable, if the export has it.
    case alias([Target], resolved: ForeignValue?)
  }

  /// A variable, or a style.
  struct Variable {
    /// The path in the collection.
    var path: [String]
    /// The index of the collection.
    var collection: Int
    var kind: Kind
    var typeName: String
    var place: SourceRange
    /// The index of the file, in which ids are unique.
    var file = 0
    var id: String?
    /// The key, which is unique over all files of Figma.
    var key: String?
    /// The path by which references in the file name the variable, if that is another one.
    var referencePath: [String]?
    var scopes: [String] = []
    /// The values by the index of the mode.
    var values: [Int: Value] = [:]
    var description: String?
    /// True for a copy of a variable in another file.
    var isRemote = false
    /// True if the variable is deleted, and only exists because others refer to it.
    var isDeleted = false
  }

  var collections: [Collection] = []
  var variables: [Variable] = []
  var findings: [ImportFinding] = []

  /// Returns the index of the collection with a name, which is added if there is none.
  mutating func collection(named name: String) -> Int {
    if let index = collectionIndexes[name] { return index }
    collectionIndexes[name] = collections.count
    collections.append(Collection(name: name, modes: []))
    return collections.count - 1
  }

  /// Returns the index of a mode of a collection, which is added if there is none.
  mutating func mode(named name: String, of collection: Int) -> Int {
    if let index = modeIndexes[collection]?[name] { return index }
    let index = collections[collection].modes.count
    modeIndexes[collection, default: [:]][name] = index
    collections[collection].modes.append(name)
    return index
  }

  private var collectionIndexes: [String: Int] = [:]
  private var modeIndexes: [Int: [String: Int]] = [:]

  /// The maximum number of modes of a collection in a file. Figma allows 40.
  static let maxModes = 256

  /// Returns the path of a variable's name, whose groups end with slashes.
  static func path(_ name: String) -> [String] {
    let path = name.split(separator: "/").map { String($0).trimmed }.filter { !$0.isEmpty }
    return path.isEmpty ? [name] : path
  }
}
