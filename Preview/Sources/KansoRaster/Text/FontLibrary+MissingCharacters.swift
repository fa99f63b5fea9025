import KansoLayout
import KansoRendering

extension FontLibrary {
  /// Returns the characters in the texts of a picture that no font has: each once, in the order of drawing. They are
  /// drawn as boxes.
  public func missingCharacters(in drawing: Drawing) -> [Character] {
    var (missing, known): ([Character], Set<Character>) = ([], [])
    var texts: Set<String> = []
    typesetter.withLock { typesetter in
      for case .text(let text) in drawing.commands
      where text.mayLackGlyphs && texts.insert(text.text).inserted {
        let run = SetRun(TextRun(text.text, font: text.font, size: text.size), typesetter)
        let shaped = typesetter.shape(text.text, as: run, text.direction)
        // A space needs no glyph.
        missing += shaped.missingCharacters.filter { !$0.isWhitespace && known.insert($0).inserted }
      }
    }
    return missing
  }
}

extension DrawnText {
  /// True if the text is visible and has a character that can be missing in a font. Every font has the characters of
  /// ASCII.
  fileprivate var mayLackGlyphs: Bool { DrawCommand.text(self).isSeen && text.utf8.contains { $0 >= 0x80 } }
}

extension ShapedRun {
  /// The characters that no font has.
  fileprivate var missingCharacters: [Character] {
    items.flatMap(\.missingClusters).filter { !$0.bytes.isEmpty }.flatMap { cluster -> [Character] in
      let first = source.character(at: cluster.bytes.lowerBound)
      let last = source.character(at: cluster.bytes.upperBound - 1)
      return Array(
        String(decoding: source.bytes[source.starts[first]..<source.starts[last + 1]], as: UTF8.self))
    }
  }
}
