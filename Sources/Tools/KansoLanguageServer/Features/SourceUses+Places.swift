import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding

extension Question {
  /// The reason that the uses in sources are not known yet; nil if they are, or if nothing reads sources.
  var reasonForUnknownUses: String? {
    guard let path = guidePath, path.hasPrefix("/"), !uses.isUnavailable, let guide else { return nil }
    guard guide.compiled.measuredTheme != nil || uses.knows(path) else {
      return "the sources that use the guide can be read after its errors are fixed"
    }
    let isOld = workspace.documents.values.contains { document in
      document.kind == .source && workspace.guidePath(ofPath: document.file.path) == path
        && uses.version(ofDocument: document.file.path) != document.version
    }
    return isOld || !uses.knows(path)
      ? "the sources that use the guide are being read; try again in a moment" : nil
  }
}

// The places of uses in the texts of sources, as they are now.
extension SourceUses {
  /// A use of a token with its place.
  struct Place {
    let token: TokenPath
    /// The chain of names that means the token.
    let range: SourceRange
  }

  /// Returns the places of a token in sources, without those that are not there any more.
  func places(of path: TokenPath, in question: Question) -> [Place] {
    guard let guide = question.guidePath else { return [] }
    var files: [String: SourceFile?] = [:]
    return uses(of: path, guide: guide).compactMap { use in
      let file = files[use.path] ?? question.workspace.file(atPath: use.path)
      files[use.path] = file
      guard let file, let offset = file.offset(of: use.position) else { return nil }
      return Place(
        token: use.token, range: SourceRange(file: file, SwiftNames.chain(around: offset, in: file)))
    }
  }

  /// Returns the changes of names in sources for another name of a token or group. A former name of the token stays.
  ///
  /// - Throws: the reason that the name at a place is not that of the token.
  func edits(renaming old: TokenPath, to new: TokenPath, in question: Question) throws(Refusal)
    -> [TextEdit]
  {
    guard let guide = question.guide else { return [] }
    let naming = guide.project.configuration.naming
    let former = (guide.compiled.guide?.formerPaths ?? []).map { Self.plain(naming.names(of: $0)) }
    var edits: [TextEdit] = []
    for place in places(of: old, in: question) {
      let path = TokenPath(new.dotted + place.token.dotted.dropFirst(old.dotted.count))
      let file = place.range.file
      let words = SourceWords(at: place.range.lowerBound, in: file)
      if let range = words.range(of: [CName.name(of: place.token, naming)])?.first {
        edits.append(TextEdit(file, range, CName.name(of: path, naming)))
        continue
      }
      let (names, newNames) = (naming.names(of: place.token), naming.names(of: path))
      // A member of a type that the compiler knows is its last name alone.
      if let ranges = words.range(of: Self.plain(names)) ?? words.range(of: Self.plain(names.suffix(1))) {
        for (range, (name, newName)) in zip(
          ranges, zip(names.suffix(ranges.count), newNames.suffix(ranges.count)))
        where name != newName { edits.append(TextEdit(file, range, newName)) }
      } else if !former.contains(where: { words.range(of: $0) != nil }) {
        throw Refusal(
          "`\(place.range.text)` in \(file.path):\(place.range.start) is not the name of `\(place.token)` itself"
        )
      }
    }
    return edits
  }

  private static func plain(_ names: some Sequence<String>) -> [String] {
    names.map { $0.replacing("`", with: "") }
  }
}

/// The names of a chain such as `Colors.Button.fill` in a source, which may have spaces and line breaks around its dots.
private struct SourceWords {
  private var words: [(name: String, range: Range<Int>)] = []

  /// The maximum number of names.
  private static let maxCount = 20

  init(at offset: Int, in file: SourceFile) {
    let bytes = file.bytes
    var index = offset
    func skipSpaces() {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }
    while words.count < Self.maxCount {
      skipSpaces()
      if words.isEmpty, index < bytes.count, bytes[index] == UInt8(ascii: ".") { index += 1 }
      let start = index
      while index < bytes.count, SwiftNames.isInName(bytes[index]) { index += 1 }
      guard index > start else { break }
      words.append((file.text(in: start..<index).replacing("`", with: ""), start..<index))
      skipSpaces()
      guard index < bytes.count, bytes[index] == UInt8(ascii: ".") else { break }
      index += 1
    }
  }

  /// Returns the ranges of names that follow each other in the chain; nil if they do not.
  func range(of names: [String]) -> [Range<Int>]? {
    guard !names.isEmpty, names.count <= words.count else { return nil }
    for start in 0...words.count - names.count {
      let part = words[start..<start + names.count]
      if part.map(\.name) == names { return part.map(\.range) }
    }
    return nil
  }
}
