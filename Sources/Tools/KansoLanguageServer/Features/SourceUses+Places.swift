import KansoDiagnostics
import KansoTheme
import KansoThemeEncoding

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

  /// Returns the changes of names in sources for another name of a token or group.
  ///
  /// - Throws: the reason that the name at a place is not that of the token.
  func edits(renaming old: TokenPath, to new: TokenPath, in question: Question) throws(Refusal)
    -> [TextEdit]
  {
    guard let guide = question.guide else { return [] }
    let naming = guide.project.configuration.naming
    var edits: [TextEdit] = []
    for place in places(of: old, in: question) {
      let path = TokenPath(new.dotted + place.token.dotted.dropFirst(old.dotted.count))
      let text = place.range.text
      let names =
        [(naming.name(of: place.token), naming.name(of: path))]
        + [(CName.name(of: place.token, naming), CName.name(of: path, naming))]
        + [("." + naming.member(place.token.name), "." + naming.member(path.name))]
      guard
        let (range, name) = names.lazy.compactMap({ former, name in
          text.wholeRange(of: former).map { ($0, name) }
        })
        .first
      else {
        throw Refusal(
          "`\(text)` in \(place.range.file.path):\(place.range.start) is not the name of `\(place.token)`; save the sources, and try again"
        )
      }
      let start = place.range.lowerBound
      edits.append(TextEdit(place.range.file, start + range.lowerBound..<start + range.upperBound, name))
    }
    return edits
  }
}

extension String {
  /// Returns the first range of a name in a chain of names, in bytes, after which no letter or digit follows.
  fileprivate func wholeRange(of name: String) -> Range<Int>? {
    let (bytes, wanted) = (Array(utf8), Array(name.utf8))
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return nil }
    return (0...bytes.count - wanted.count).lazy.map { $0..<$0 + wanted.count }.first { range in
      bytes[range].elementsEqual(wanted)
        && (range.upperBound == bytes.count
          || bytes[range.upperBound] == UInt8(ascii: ".") || bytes[range.upperBound] == UInt8(ascii: "`"))
    }
  }
}
