import KansoLayout
import KansoRendering

extension FontLibrary {
  /// Returns the characters of a picture's texts that none of the fonts has, each once, in the order in which they are drawn. Boxes are drawn
  /// for them.
  public func missingCharacters(in drawing: Drawing) -> [Character] {
    var (missing, known): ([Character], Set<Character>) = ([], [])
    var texts: Set<String> = []
    typesetter.withLock { typesetter in
      for case .text(let text) in drawing.commands
      where text.mayLackGlyphs && texts.insert(text.text).inserted {
        let run = SetRun(TextRun(text.text, font: text.font, size: text.size), typesetter)
        let shaped = typesetter.shape(text.text, as: run, text.direction)
        // A space has nothing to be drawn, in whichever font.
        missing += shaped.missingCharacters.filter { !$0.isWhitespace && known.insert($0).inserted }
      }
    }
    return missing
  }
}

extension DrawnText {
  /// Whether it is seen and has a character that a font may lack: each has those of ASCII.
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
