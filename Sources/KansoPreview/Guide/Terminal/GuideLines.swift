import KansoRendering
import KansoTheme

/// A writer of a whole guide as lines for a terminal.
struct GuideLines {
  private let model: GuideModel
  private let columns: Int
  private let pen: TerminalPen
  private var text = ""

  /// The minimum width of lines, in characters.
  private static let leastColumns = 10
  /// The indentation of the names of tokens.
  private static let indent = "  "
  /// The maximum width of the column of names, in characters. A longer name has a line of its own.
  private static let widestNames = 32

  private init(_ model: GuideModel, columns: Int, colors: TerminalColors) {
    (self.model, self.columns) = (model, max(columns, Self.leastColumns))
    pen = TerminalPen(colors)
  }

  /// Returns the lines of a guide. Each line ends with a line break.
  static func text(of model: GuideModel, columns: Int, colors: TerminalColors) -> String {
    var lines = GuideLines(model, columns: columns, colors: colors)
    lines.addHeader()
    for section in model.sections { lines.add(section) }
    return lines.text
  }

  /// Writes a line and its line break. A line wider than the terminal is wrapped.
  /// - Parameter indent: the indentation of the continuation, in characters.
  private mutating func line(_ line: TerminalLine = TerminalLine(), indent: Int = 0) {
    for part in line.wrapped(to: columns, indent: indent) { text += pen.text(of: part) + "\n" }
  }

  private mutating func addHeader() {
    line(TerminalLine(model.name, .bold))
    let modes = model.modes.map(\.name).filter { !$0.isEmpty }
    line(TerminalLine(model.tokenCount == 1 ? "1 token" : "\(model.tokenCount) tokens", .soft))
    if !modes.isEmpty { line(TerminalLine("modes: \(modes.joined(separator: ", "))", .soft)) }
    line(TerminalLine("fingerprint: \(model.fingerprint)", .soft))
  }

  private mutating func add(_ section: GuideSection) {
    line()
    line(TerminalLine(section.title, .heading) + mark(section.deprecation))
    note(section.description, "")
    let names = nameWidth(of: section)
    for item in section.items {
      switch item {
      case .group(let group):
        let path = group.path.names.dropFirst().joined(separator: ".")
        line()
        line(TerminalLine(Self.indent) + TerminalLine(path, .bold) + mark(group.deprecation))
        note(group.description, Self.indent)
      case .token(let token): add(token, names)
      }
    }
  }

  /// Returns the width of the column of names, in characters. It is the width of the longest name, limited so that
  /// values fit beside it.
  private func nameWidth(of section: GuideSection) -> Int {
    var widest = 0
    for case .token(let token) in section.items { widest = max(widest, TerminalLine(shown(token)).width) }
    return min(widest, Self.widestNames, columns / 2)
  }

  /// Returns the path of a token without its section, because the section is a heading already.
  private func shown(_ token: GuideToken) -> String {
    token.path.names.dropFirst().joined(separator: ".")
  }

  private mutating func add(_ token: GuideToken, _ names: Int) {
    let start = Self.indent.count + names + Self.indent.count
    var name = TerminalLine(shown(token), token.deprecation == nil ? .bold : .soft)
    if name.width > names {
      line(TerminalLine(Self.indent) + name, indent: Self.indent.count)
      name = TerminalLine()
    }
    for (index, value) in token.values.enumerated() {
      var line = TerminalLine(Self.indent)
      line += (index == 0 ? name : TerminalLine()).padded(to: names)
      line += TerminalLine(Self.indent)
      if let swatch = swatch(value) { line += swatch + TerminalLine("  ") }
      if token.values.count > 1 {
        let modes = value.modes.map { model.modes[$0].name }.joined(separator: ", ")
        line += TerminalLine("\(modes):", .soft) + TerminalLine(" ")
      }
      line += words(value)
      if let alias = value.alias {
        line += TerminalLine("  ") + TerminalLine("= \(alias.dotted)", .soft, isWhole: true)
      }
      if index == 0 { line += mark(token.deprecation) }
      self.line(line, indent: start)
    }
    note(token.description, String(repeating: " ", count: start))
  }

  private func swatch(_ value: GuideValue) -> TerminalLine? {
    guard case .color(let color) = value.value else { return nil }
    return pen.showsColors ? .swatch(color) : nil
  }

  /// Returns the value in the notations that fit a terminal. Colors have only the most common ones.
  private func words(_ value: GuideValue) -> TerminalLine {
    guard case .color = value.value else {
      return TerminalLine(
        value.notations.map { ($0.label.isEmpty ? "" : "\($0.label.lowercased()) ") + $0.text }
          .joined(separator: "; "))
    }
    let usual = value.notations.filter { ["Hex", "Nearest hex", "OKLCH"].contains($0.label) }.map(\.text)
    let first = value.notations[0].text
    return usual.filter { $0 != first }.reduce(TerminalLine(first, isWhole: true)) {
      $0 + TerminalLine("  ") + TerminalLine($1, isWhole: true)
    }
  }

  private func mark(_ note: DeprecationNote?) -> TerminalLine {
    guard let note else { return TerminalLine() }
    let words = note.text.map { ": \($0.withoutReferences)" } ?? ""
    return TerminalLine("  ") + TerminalLine("[deprecated\(words)]", .warning)
  }

  private mutating func note(_ text: String?, _ indent: String) {
    guard let text else { return }
    for part in text.split(whereSeparator: \.isNewline) {
      line(TerminalLine(indent) + TerminalLine(String(part), .soft), indent: indent.count)
    }
  }
}
