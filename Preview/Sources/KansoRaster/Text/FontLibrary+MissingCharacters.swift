import KansoDrawing
import KansoTypesetting

extension FontLibrary {
  /// Returns the characters in the visible texts of a picture that no font has: each once, in the order of
  /// drawing, without white space. They are drawn as boxes. If several commands have the same text, only the
  /// first is examined, whatever the fonts of the others.
  public func missingCharacters(in drawing: Drawing) -> [Character] {
    var (missing, known): ([Character], Set<Character>) = ([], [])
    var texts: Set<String> = []
    typesetter.withLock { typesetter in
      for case .text(let text) in drawing.commands
      where text.mayLackGlyphs && texts.insert(text.text).inserted {
        // A space needs no glyph.
        missing += typesetter.glyphs(of: text).missingCharacters.filter {
          !$0.isWhitespace && known.insert($0).inserted
        }
      }
    }
    return missing
  }
}

extension TextCommand {
  /// True if the text is visible and has a character that can be missing in a font. Every font has the characters of
  /// ASCII.
  fileprivate var mayLackGlyphs: Bool {
    DrawCommand.text(self).isVisible && text.utf8.contains { $0 >= 0x80 }
  }
}

extension ShapedGlyphs {
  /// The characters that no font has, with duplicates: item by item, and from left to right within an item.
  fileprivate var missingCharacters: [Character] {
    items.flatMap(\.missingClusters).filter { !$0.bytes.isEmpty }.flatMap { cluster -> [Character] in
      let first = source.characterIndex(atByte: cluster.bytes.lowerBound)
      let last = source.characterIndex(atByte: cluster.bytes.upperBound - 1)
      return Array(
        String(decoding: source.bytes[source.starts[first]..<source.starts[last + 1]], as: UTF8.self))
    }
  }
}
