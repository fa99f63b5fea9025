import KansoDiagnostics
import KansoTheme

/// A reader of the colors of Xcode's asset catalogs.
///
/// A catalog is a folder `NAME.xcassets` with a folder `COLOR.colorset` for each color, whose `Contents.json` has the
/// values. A folder between them is part of the color's name only if its own `Contents.json` has `provides-namespace`.
/// The colors of a catalog that Kanso exported have their names in the guide again: `colorsLightGray` is `lightGray`.
package enum AssetCatalogReader: TokenFormatReader {
  package static let format = TokenFormat.assetCatalog

  package static func recognizes(_ files: [ForeignFile]) -> Bool {
    files.contains { file in
      // Each part of `Contents.json` in a color set is cheap to find, and rare together in other files.
      file.path.contains { $0.hasSuffix(".xcassets") || $0.hasSuffix(".colorset") }
        || file.source.contains("\"color-space\"") && file.source.contains("\"idiom\"")
    }
  }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    var reading = AssetCatalogReading(selection)
    for file in files { reading.add(file) }
    return reading.tokens()
  }
}

/// The color sets of catalogs while they are read.
private struct AssetCatalogReading {
  /// A color set with its path in the catalog, in which the last name is the color's.
  private struct Found {
    let file: JSONFile
    let folders: [String]
    let name: String
  }

  /// The names of the selected catalogs; empty for all.
  private let catalogs: [String]
  /// The names of the catalogs of all files.
  private var found: [String] = []
  private var sets: [Found] = []
  /// The catalogs that Kanso wrote, as paths.
  private var exports: Set<[String]> = []
  /// The folders that are part of the names of colors, as paths.
  private var namespaces: Set<[String]> = []
  private var otherSets: [String: Int] = [:]
  private var firstOtherSet: SourceRange?
  private var result = ForeignTokens()

  /// - Parameter selection: the names of catalogs, with or without their ending; empty for all.
  init(_ selection: ImportSelection) {
    catalogs = selection.names.map {
      Self.withoutEnding($0.split(separator: "/").last.map(String.init) ?? $0)
    }
  }

  /// Adds a file of a catalog. Files other than `Contents.json` are ignored.
  mutating func add(_ file: ForeignFile) {
    let path = file.path
    guard path.last?.hasSuffix(".json") == true else { return }
    let catalog = path.lastIndex { $0.hasSuffix(".xcassets") }
    if !catalogs.isEmpty {
      guard let catalog else { return }
      let name = Self.withoutEnding(path[catalog])
      if !found.contains(name) { found.append(name) }
      guard catalogs.contains(name) else { return }
    }
    let folders = path[(catalog.map { $0 + 1 } ?? 0)..<(path.count - 1)]
    guard let last = folders.last, let dot = last.lastIndex(of: "."), !last[dot...].dropFirst().isEmpty else {
      addGroup(file, path.dropLast())
      return
    }
    if last[dot...] == ".colorset" {
      guard let json = parse(file) else { return }
      let root = Array(path[..<(catalog.map { $0 + 1 } ?? 0)])
      sets.append(
        Found(
          file: json, folders: root + folders.dropLast(), name: String(last[..<dot])))
    } else if Self.otherEndings.contains(String(last[last.index(after: dot)...])) {
      otherSets[String(last[dot...]), default: 0] += 1
      firstOtherSet = firstOtherSet ?? file.source.wholeRange
    } else {
      addGroup(file, path.dropLast())
    }
  }

  /// The endings of folders with something else than colors. Any other folder is a group, whose name may have a dot.
  private static let otherEndings: Set<String> = [
    "imageset", "appiconset", "launchimage", "dataset", "symbolset", "iconset", "spriteatlas", "textureset",
    "cubetextureset", "mipmapset", "stickersequence", "stickerpack", "sticker", "imagestack",
    "imagestacklayer",
    "brandassets", "complicationset", "arresourcegroup", "arreferenceimage", "arobject", "gcdashboardimage",
    "gcleaderboard", "watchface",
  ]

  /// Keeps the folder of a `Contents.json` that makes it a namespace.
  private mutating func addGroup(_ file: ForeignFile, _ folder: ArraySlice<String>) {
    if folder.last?.hasSuffix(".xcassets") == true, file.source.contains("kanso"), let json = parse(file),
      json.root["info"]?["author"]?.text == "kanso"
    {
      exports.insert(Array(folder))
    }
    guard file.source.contains("provides-namespace"), let json = parse(file),
      json.root["properties"]?["provides-namespace"]?.flag == true
    else { return }
    namespaces.insert(Array(folder))
  }

  private mutating func parse(_ file: ForeignFile) -> JSONFile? {
    do {
      let json = try JSONFile(file)
      result.findings += json.findings
      return json
    } catch {
      result.findings.append(error.finding)
      return nil
    }
  }

  /// Returns the tokens of all color sets.
  mutating func tokens() -> ForeignTokens {
    var read: [(path: [String], set: ColorSet)] = []
    var indexes: [[String]: Int] = [:]
    var exported: Set<[String]> = []
    for found in sets {
      let path = name(of: found)
      if isExported(found) { exported.insert(path) }
      let set = ColorSet(found.file, path)
      result.findings += set.findings
      if let index = indexes[path] {
        // A set without a color hides none.
        if set.values.isEmpty { continue }
        if !read[index].set.values.isEmpty, read[index].set.values != set.values {
          result.findings.append(
            ImportFinding(
              .lost, path, "another color set has the same name and follows; its color is taken",
              at: read[index].set.place))
        }
        read[index].set = set
      } else {
        indexes[path] = read.count
        read.append((path, set))
      }
    }
    let modes = Self.modes(read.map(\.set))
    if modes.count > 1 { result.axes = [ForeignAxis(name: nil, modes: modes.map(\.rawValue))] }
    for (path, set) in read {
      guard let value = set.values[.light] else { continue }
      var token = ForeignToken(path, .literal(.color(value)), at: set.place)
      token.section = .colors
      token.typeName = "color"
      token.description = exported.contains(path) ? nil : AssetSymbol.description(path)
      for mode in modes.dropFirst() {
        guard let other = set.values[mode], other != value else { continue }
        token.variants.append(ForeignVariant([0: mode.rawValue], .literal(.color(other))))
      }
      result.tokens.append(token)
    }
    addOtherSets()
    for name in catalogs where !found.contains(name) {
      result.addSelectionProblem("there is no catalog `\(name)`", choices: found)
    }
    return result
  }

  /// Returns the modes in which a color has another value than in the default one, after that one.
  private static func modes(_ sets: [ColorSet]) -> [ColorSet.Mode] {
    let hasHighContrast = sets.contains { $0.hasHighContrast }
    return ColorSet.Mode.allCases.filter { mode in
      switch mode {
      case .light: return true
      case .lightHighContrast, .darkHighContrast: if !hasHighContrast { return false }
      case .dark: break
      }
      return sets.contains { $0.values[mode] != nil && $0.values[mode] != $0.values[.light] }
    }
  }

  /// Reports everything that is not a color with a single finding.
  private mutating func addOtherSets() {
    guard let place = firstOtherSet else { return }
    let counts = otherSets.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    result.findings.append(
      ImportFinding(.lost, [], "a style guide has only the colors of a catalog, and not \(counts)", at: place)
    )
  }

  /// Returns the path of a color: its name, after the folders that are namespaces.
  private func name(of found: Found) -> [String] {
    var names: [String] = []
    for (index, folder) in found.folders.enumerated()
    where namespaces.contains(Array(found.folders[...index])) {
      names.append(folder)
    }
    guard isExported(found) else { return names + [found.name] }
    // The outermost folder of an export is the section.
    if let section = names.first {
      return (section == Section.colors.rawValue ? [] : [section]) + names.dropFirst() + [found.name]
    }
    return [Self.nameInGuide(found.name)]
  }

  /// Returns true for a color set in a catalog that Kanso wrote, or one of its own that is given without the catalog.
  private func isExported(_ found: Found) -> Bool {
    if let catalog = found.folders.lastIndex(where: { $0.hasSuffix(".xcassets") }) {
      return exports.contains(Array(found.folders[...catalog]))
    }
    return found.file.root["info"]?["author"]?.text == "kanso"
  }

  /// Returns the name that an exported color has in the guide, in camel case: without the section in front.
  private static func nameInGuide(_ name: String) -> String {
    let section = Section.colors.rawValue
    let rest = name.dropFirst(section.count)
    guard name.hasPrefix(section), let first = rest.first, first.isUppercase || first.isNumber else {
      return name
    }
    return first.lowercased() + rest.dropFirst()
  }

  /// Returns the name of a catalog without `.xcassets`.
  private static func withoutEnding(_ name: String) -> String {
    name.hasSuffix(".xcassets") ? String(name.dropLast(9)) : name
  }
}

extension ForeignFile {
  /// The names of the folders and of the file. A file that was given by itself has those of its path on disk.
  fileprivate var path: [String] {
    let path = name.contains("/") ? name : source.path
    return path.split(separator: "/").map(String.init)
  }
}
