import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding

/// Files with the tokens of one mode each, grouped into collections.
///
/// A name such as `Colors.Light.tokens.json` has the collection and the mode. Otherwise files with the same tokens are
/// modes of one collection, whose name is that of the folder or what the names of the files have in common.
struct FigmaFiles {
  /// A collection with its files, each of which is a mode.
  struct Group {
    var name: String
    var files: [(file: JSONFile, mode: String)]
  }

  private(set) var groups: [Group] = []
  /// The groups of files with a collection in their names.
  private var named: [String: Int] = [:]
  /// The first group with a token.
  private var owners: [[String]: Int] = [:]

  /// Groups files. The order of collections is that of their first files.
  init(_ files: [JSONFile]) {
    for file in files { add(file) }
    setNames()
    for index in groups.indices { groups[index].sortModes() }
  }

  private mutating func add(_ file: JSONFile) {
    let stem = Self.stem(file.name)
    let written = file.root["$extensions"]?["com.figma.modeName"]?.text
    if let dot = stem.lastIndex(of: "."), dot != stem.startIndex, stem.index(after: dot) != stem.endIndex {
      let name = String(stem[..<dot])
      let mode = written ?? String(stem[stem.index(after: dot)...])
      let key = (Self.folder(file) ?? "") + "/" + name
      if let known = named[key] {
        groups[known].files.append((file, mode))
      } else {
        named[key] = groups.count
        groups.append(Group(name: name, files: [(file, mode)]))
      }
      return
    }
    let paths = Self.paths(file.root)
    var votes: [Int: Int] = [:]
    for path in paths { owners[path].map { votes[$0, default: 0] += 1 } }
    // The order of a dictionary is not the same in each run.
    let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let best, best.value * 2 >= paths.count {
      groups[best.key].files.append((file, written ?? stem))
    } else {
      for path in paths where owners[path] == nil { owners[path] = groups.count }
      groups.append(Group(name: "", files: [(file, written ?? stem)]))
    }
  }

  /// Names the collections whose names are not in those of their files. No two collections have the same name.
  private mutating func setNames() {
    let folders = groups.map { Self.folder($0.files[0].file) }
    var folderCounts: [String: Int] = [:]
    for folder in folders.compactMap({ $0 }) { folderCounts[folder, default: 0] += 1 }
    var names = UniqueNames()
    for index in groups.indices {
      let files = groups[index].files
      if groups[index].name.isEmpty {
        let stems = files.prefix(2).map { Self.stem($0.file.name) }
        // A folder with other collections has not the name of this one.
        let folder = folders[index].flatMap { folderCounts[$0] == 1 ? $0 : nil }
        groups[index].name =
          stems.count == 1
          ? stems[0] : Self.commonName(stems) ?? folder ?? stems.joined(separator: " ")
      }
      groups[index].name = names.unique(groups[index].name, separator: " ")
    }
  }

  /// Returns the name of a file without its endings.
  private static func stem(_ name: String) -> String {
    var stem = String(name.split(separator: "/").last ?? "")
    for ending in [".json", ".tokens"] where stem.hasSuffix(ending) && stem.count > ending.count {
      stem.removeLast(ending.count)
    }
    return stem
  }

  /// Returns the name of the folder of a file; nil for one in the working directory.
  private static func folder(_ file: JSONFile) -> String? {
    let path = file.source.path.split(separator: "/")
    return path.count > 1 ? String(path[path.count - 2]) : nil
  }

  /// Returns the beginning that names have in common, without punctuation at its end; nil if there is none.
  private static func commonName(_ names: [String]) -> String? {
    let common = zip(names[0], names[1]).prefix { $0 == $1 }.map(\.0)
    let name = String(common.reversed().drop { !$0.isLetter && !$0.isNumber }.reversed())
    // A part of a word, such as the `d` of `desktop` and `dark`, is no name.
    let isWhole = names.allSatisfy { !($0.dropFirst(name.count).first?.isLetter ?? false) }
    return name.isEmpty || !isWhole ? nil : name
  }

  /// Returns the paths of the tokens of a tree. The recursion is limited by the depth that the parser accepts.
  private static func paths(_ root: JSONNode) -> [[String]] {
    var paths: [[String]] = []
    func add(_ node: JSONNode, _ path: [String]) {
      for member in node.members where member.value.isObject && member.key.utf8.first != UInt8(ascii: "$") {
        if member.value["$value"] != nil {
          paths.append(path + [member.key])
        } else {
          add(member.value, path + [member.key])
        }
      }
    }
    add(root, [])
    return paths
  }
}

extension FigmaFiles.Group {
  /// Moves a light mode in front of a dark one: the order of files is that of their names.
  fileprivate mutating func sortModes() {
    guard files.count > 1, files[0].mode.lowercased().contains("dark"),
      let light = files.firstIndex(where: { $0.mode.lowercased().contains("light") })
    else { return }
    files.insert(files.remove(at: light), at: 0)
  }
}
