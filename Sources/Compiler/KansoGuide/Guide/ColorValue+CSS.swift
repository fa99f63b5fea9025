import KansoDiagnostics
import KansoTheme

extension ColorValue {
  /// Creates a color from a whole text of CSS Color 4: a hex value, a name in any case, or a function; nil for any other
  /// text. Components out of range are clamped. The syntax of `hsl()` with commas also accepts numbers.
  package init?(css text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      self.init(hex: text)
    } else if let hex = cssColorNames[text.lowercased()] {
      self.init(hex: hex)
    } else if text.utf8.contains(UInt8(ascii: "(")) {
      if let color = try? CSSColor(text) {
        self = color.value
        return
      }
      var parts = text.split(separator: ",", maxSplits: 4, omittingEmptySubsequences: false)
      guard (3...4).contains(parts.count) else { return nil }
      if parts.count == 4 { parts[2...3] = [parts[2] + "/" + parts[3]] }
      guard let color = try? CSSColor(parts.joined(separator: " ")) else { return nil }
      self = color.value
    } else {
      return nil
    }
  }
}

extension ColorParser {
  /// Returns true if a text is a function of colors in the notation of version 2 of guides. Tokens need not exist.
  package static func accepts(_ text: String) -> Bool {
    let file = SourceFile(path: "", text: text)
    var parser = ColorParser(text, in: Section.colors.rawValue, version: .two) { SourceRange(file: file, $0) }
    return (try? parser.parse()) != nil
  }
}
