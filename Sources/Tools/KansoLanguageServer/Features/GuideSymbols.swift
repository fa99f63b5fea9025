import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme

/// The outline of a file: its sections, groups and tokens.
struct GuideSymbols {
  let guide: StyleGuide
  let path: String
  let encoding: PositionEncoding

  /// The numbers of the protocol for what a symbol is.
  private enum Kind: Double { case module = 2, constant = 14 }

  /// Writes the symbols as a tree.
  func write(to json: inout JSONWriter) {
    json.writeArray { json in
      for section in guide.sections { write(section, to: &json) }
    }
  }

  /// Writes a group if something of it is in the file.
  private func write(_ group: GuideGroup, to json: inout JSONWriter) {
    let ranges = ranges(in: group)
    guard let first = ranges.min(by: { $0.lowerBound < $1.lowerBound }),
      let end = ranges.map(\.upperBound).max()
    else { return }
    let file = first.file
    let name = group.nameRange.file.path == path ? group.nameRange.offsets : first.offsets
    json.beginElement()
    write(
      group.path.name, .module, whole: min(name.lowerBound, first.lowerBound)..<max(end, name.upperBound),
      name: name, in: file, to: &json
    ) { json in
      json.writeKey("children")
      json.writeArray { json in
        for member in group.members {
          switch member {
          case .group(let inner): write(inner, to: &json)
          case .token(let index): write(guide.tokens[index], to: &json)
          }
        }
      }
    }
  }

  private func write(_ token: GuideToken, to json: inout JSONWriter) {
    guard token.nameRange.file.path == path else { return }
    json.beginElement()
    write(
      token.path.name, .constant, whole: whole(token), name: token.nameRange.offsets,
      in: token.nameRange.file,
      to: &json
    ) { json in
      json.writeKey("detail")
      json.writeString(token.sourceText(modes: guide.modes))
    }
  }

  private func write(
    _ name: String, _ kind: Kind, whole: Range<Int>, name range: Range<Int>, in file: SourceFile,
    to json: inout JSONWriter, more: (inout JSONWriter) -> Void
  ) {
    json.writeObject { json in
      json.writeKey("name")
      json.writeString(name)
      json.writeKey("kind")
      json.writeNumber(kind.rawValue)
      json.writeKey("range")
      encoding.range(whole, in: file).write(to: &json)
      json.writeKey("selectionRange")
      encoding.range(range, in: file).write(to: &json)
      more(&json)
    }
  }

  /// The range of a token's name and values.
  private func whole(_ token: GuideToken) -> Range<Int> {
    let ends = token.values.filter { $0.range.file === token.nameRange.file }.map(\.range.upperBound)
    return token.nameRange.lowerBound..<max(token.nameRange.upperBound, ends.max() ?? 0)
  }

  /// Returns the ranges of all tokens of a group that are in the file.
  private func ranges(in group: GuideGroup) -> [SourceRange] {
    group.members.flatMap { member -> [SourceRange] in
      switch member {
      case .group(let inner): return ranges(in: inner)
      case .token(let index):
        let token = guide.tokens[index]
        guard token.nameRange.file.path == path, !token.isStep else { return [] }
        return [SourceRange(file: token.nameRange.file, whole(token))]
      }
    }
  }
}
