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
    guard let span = span(of: group) else { return }
    let name = group.nameRange.file.path == path ? group.nameRange.offsets : span.first
    json.beginElement()
    write(
      group.path.name, .module,
      whole: min(name.lowerBound, span.first.lowerBound)..<max(span.end, name.upperBound), name: name,
      in: span.file, to: &json
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
    var end = token.nameRange.upperBound
    for value in token.values where value.range.file === token.nameRange.file {
      end = max(end, value.range.upperBound)
    }
    return token.nameRange.lowerBound..<end
  }

  /// The part of a file that the tokens of a group are in.
  private struct Span {
    let file: SourceFile
    /// The range of the first token.
    var first: Range<Int>
    var end: Int
  }

  /// Returns the part of the file that the tokens of a group are in; nil for a group without tokens in it.
  private func span(of group: GuideGroup) -> Span? {
    var found: Span?
    for member in group.members {
      let next: Span?
      switch member {
      case .group(let inner): next = span(of: inner)
      case .token(let index):
        let token = guide.tokens[index]
        guard !token.isStep, token.nameRange.file.path == path else { continue }
        let range = whole(token)
        next = Span(file: token.nameRange.file, first: range, end: range.upperBound)
      }
      guard let next else { continue }
      if found == nil { found = next }
      if let first = found?.first, next.first.lowerBound < first.lowerBound { found?.first = next.first }
      if let end = found?.end, next.end > end { found?.end = next.end }
    }
    return found
  }
}
