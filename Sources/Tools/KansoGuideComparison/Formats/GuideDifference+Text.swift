import KansoFormatting
import KansoTheme

extension GuideDifference {
  /// Returns the difference as lines for people: the verdict, the summary, the changes by kind, and the contrasts.
  ///
  /// - Parameter swatch: returns the text before a color, such as a colored square; empty for none.
  package func text(swatch: (ColorValue) -> String = { _ in "" }) -> String {
    var text = "\(old.name) → \(new.name)\n\(verdict)\n\(summary)\n"
    for contrast in lostContrasts { text += "  ! \(contrast.line)\n" }
    for kind in kinds {
      text += "\n\(kind.title)\n"
      for change in changes(kind) { append(change, to: &text, swatch) }
    }
    let won = contrasts.filter { !$0.becameInsufficient }
    if !won.isEmpty { text += "\n\(ContrastChange.title) won\n" }
    for contrast in won { text += "  \(contrast.line)\n" }
    for note in notes {
      text += "\n\(note.kind.title)\n"
      for line in note.lines { text += "  \(line.path.map { "\($0): " } ?? "")\(line.text)\n" }
    }
    if !renamedEntries.isEmpty {
      text += "\nTo keep the former names, add this to the new guide:\n\nrenamed:\n"
      for entry in renamedEntries { text += "  \(entry)\n" }
    }
    return text
  }

  private func append(_ change: TokenChange, to text: inout String, _ swatch: (ColorValue) -> String) {
    let remarks = [change.oldPathRemark, change.remark].compactMap { $0 }
    let effect = impact(of: change)
    text += "  \(change.path)" + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
    text += effect == .major ? "  [major]\n" : "\n"
    for value in change.values where value.isVisible || change.kind == .rewritten {
      let sides = value.sides.map { _, side in
        (side.value.color.map(swatch) ?? "") + side.text.singleLine
          + (side.alias.map { " (alias of \($0))" } ?? "")
      }
      let remarks = [value.modeNames.map { "in \($0)" }, value.remark].compactMap { $0 }
      text += "    \(sides.joined(separator: " → "))"
      text += remarks.isEmpty ? "\n" : "  · \(remarks.joined(separator: ", "))\n"
    }
    for follower in change.followers { text += "    also \(follower.pathAndSources)\n" }
  }
}

extension ContrastChange {
  /// The change in one line: `colors.ink on colors.paper: 7.1 → 3.9 in dark, below 4.5 (AA) now`.
  var line: String {
    let place = mode.isEmpty ? "" : " in \(mode)"
    return
      "\(textPath) on \(backgroundPath): \(old.formattedRatio) → \(new.formattedRatio)\(place), \(summary)"
  }
}

extension TokenValue {
  /// The color of a color; nil for any other value.
  var color: ColorValue? { if case .color(let color) = self { color } else { nil } }
}

extension String {
  /// The text on one line.
  var singleLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
