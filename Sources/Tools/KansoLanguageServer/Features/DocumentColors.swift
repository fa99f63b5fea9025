import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

/// The colors that are written in a file, for the swatches and the picker of a client.
struct DocumentColors {
  let guide: StyleGuide
  let path: String
  let encoding: PositionEncoding

  /// Writes the ranges of all literal colors with their values in sRGB, clamped to it: the protocol knows no other space.
  func write(to json: inout JSONWriter) {
    json.writeArray { json in
      for token in guide.tokens {
        for value in token.values where value.range.file.path == path {
          guard case .literal(.color(let color)) = value.expression else { continue }
          json.beginElement()
          json.writeObject { json in
            json.writeKey("range")
            encoding.range(value.range.offsets, in: value.range.file).write(to: &json)
            json.writeKey("color")
            Self.write(color.outputColor(inGamutOf: .srgb), to: &json)
          }
        }
      }
    }
  }

  private static func write(_ color: ColorValue, to json: inout JSONWriter) {
    json.writeObject { json in
      let names: [StaticString] = ["red", "green", "blue"]
      for (name, component) in zip(names, color.components) {
        json.writeKey(name)
        json.writeNumber(min(max(component ?? 0, 0), 1))
      }
      json.writeKey("alpha")
      json.writeNumber(color.alpha ?? 0)
    }
  }

  /// Returns the texts for a color that the picker has chosen, the one in the notation of the old text first.
  ///
  /// - Parameter old: the text that is replaced.
  static func presentations(of color: ColorValue, replacing old: String) -> [String] {
    let quote = old.first.flatMap { $0 == "\"" || $0 == "'" ? String($0) : nil } ?? ""
    let bare = old.drop { $0 == "\"" || $0 == "'" }.lowercased()
    let isUppercase = old.contains { $0.isLetter } && old == old.uppercased()
    var hex = color.hexWithAlpha
    if isUppercase { hex = hex.uppercased() }
    // Without quotes, YAML reads a `#` as a comment.
    var texts = [(quote.isEmpty ? "\"" : quote) + hex + (quote.isEmpty ? "\"" : quote)]
    for space in [ColorSpace.oklch, .displayP3, .hsl] {
      texts.append(quote + color.converted(to: space).formattedForCSS + quote)
    }
    let names = ["#", "oklch", "color(display-p3", "hsl"]
    guard let kept = names.firstIndex(where: { bare.hasPrefix($0) }) else { return texts }
    return [texts[kept]] + texts.indices.filter { $0 != kept }.map { texts[$0] }
  }
}
