import KansoDiagnostics
import KansoFormatting
import KansoGuide
import KansoTheme
import KansoThemeEncoding

// The texts that clients show between the lines and words of a guide.
extension Feature {
  /// The number of uses of each token, and its stated contrasts that are too low, above its name.
  static let codeLenses = Feature("textDocument/codeLens") { question in
    guard !question.isSource, let guide = question.guide, let path = question.guidePath else { return nil }
    let counts = question.uses.knows(path) ? question.uses.counts(guide: path) : nil
    let contrasts = question.known.theme.map(lowContrasts) ?? [:]
    let own = question.path
    let tokens = (guide.compiled.guide?.tokens ?? []).filter { !$0.isStep && $0.nameRange.file.path == own }
    let mentions = guide.mentions
    return { json in
      json.writeArray { json in
        for token in tokens {
          let inGuide = mentions.useCount(of: token.path)
          let count = inGuide + (counts?[token.path] ?? 0)
          let times = "used \(count) time\(count == 1 ? "" : "s")" + (counts == nil ? " in the guide" : "")
          for title in [times] + (contrasts[token.path] ?? []) {
            json.beginElement()
            json.writeObject { json in
              json.writeKey("range")
              question.write(token.nameRange.offsets, to: &json)
              json.writeObject("command") { json in
                json.write(title, "title")
                // It is only to be read.
                json.write("", "command")
              }
            }
          }
        }
      }
    }
  }

  /// Returns what is said about the stated contrasts of colors that are too low, by the upper color.
  private static func lowContrasts(in theme: Theme) -> [TokenPath: [String]] {
    var found: [TokenPath: [String]] = [:]
    for pair in theme.contrasts {
      let low = theme.measures(of: pair).filter { !$0.measure.reaches(pair) }.map(\.mode)
      guard !low.isEmpty else { continue }
      let modes = low == [""] || low.count == theme.modes.count ? "" : " in \(low.joined(separator: ", "))"
      found[pair.foreground, default: []].append("fails contrast on \(pair.background.withinSection)\(modes)")
    }
    return found
  }

  /// The values of references and calculations, after them.
  static let inlayHints = Feature("textDocument/inlayHint") { question in
    guard !question.isSource, let guide = question.guide?.compiled.guide, let theme = question.known.theme,
      let range = question.range
    else { return nil }
    let own = question.path
    var hints: [(offset: Int, text: String)] = []
    for token in guide.tokens where token.nameRange.file.path == own && !token.isStep {
      for value in token.values where range.overlaps(value.range.offsets) {
        if let text = resolvedText(of: value, token, theme) { hints.append((value.range.upperBound, text)) }
      }
    }
    return { json in
      json.writeArray(of: hints) { json, hint in
        json.writeObject { json in
          json.writeKey("position")
          question.client.encoding.position(at: hint.offset, in: question.file).write(to: &json)
          json.write(hint.text, "label")
          json.write(true, "paddingLeft")
        }
      }
    }
  }

  /// Returns the value of a reference or calculation as a short text; nil for a literal, and for a token that the theme
  /// does not have.
  private static func resolvedText(of value: SourceValue, _ token: GuideToken, _ theme: Theme) -> String? {
    switch value.expression {
    case .literal, .invalid: return nil
    case .alias: break
    case .formula:
      // The parts of a font or a shadow say enough.
      guard token.section.type.isCalculable || token.section.type == .color else { return nil }
    }
    guard let resolved = theme[token.path] else { return nil }
    let mode = value.mode.flatMap { theme.modes.indices.contains($0) ? theme.modes[$0] : nil }
    switch mode.map({ theme.value(of: resolved, in: $0.context) }) ?? resolved.value {
    case .color(let color): return color.hexWithAlpha
    case let other: return String(other.briefDescription.prefix(maxHintLength))
    }
  }

  /// The maximum length of a hint, in characters.
  private static let maxHintLength = 60
}
