import KansoRendering
import KansoTheme

/// A writer of a whole guide as lines for a terminal.
struct GuideLines {
  private let model: GuideModel
  private let columns: Int
  private let pen: TerminalPen
  private var text = ""

  /// The minimum width of lines, in characters.
  private static let minColumns = 10
  /// The indentation of the names of tokens.
  private static let indent = "  "
  /// The maximum width of the column of names, in characters. A longer name has a line of its own.
  private static let maxNameColumns = 32

  /// Creates a writer without lines.
  /// - Parameter columns: the maximum width of lines, in characters; at least 10 is used.
  private init(_ model: GuideModel, columns: Int, colors: TerminalColors) {
    (self.model, self.columns) = (model, max(columns, Self.minColumns))
    pen = TerminalPen(colors)
  }

  /// Returns the lines of a guide: the header, then the tokens by section and group. Each line ends with a
  /// line break.
  /// - Parameter columns: the maximum width of lines, in characters; at least 10 is used.
  static func text(of model: GuideModel, columns: Int, colors: TerminalColors) -> String {
    var lines = GuideLines(model, columns: columns, colors: colors)
    lines.addHeader()
    for section in model.sections { lines.add(section) }
    return lines.text
  }

  /// Adds a line and its line break. A line wider than the terminal is wrapped.
  /// - Parameter indent: the indentation of the continuation, in characters.
  private mutating func addLine(_ line: TerminalLine = TerminalLine(), indent: Int = 0) {
    for part in line.wrapped(to: columns, indent: indent) { text += pen.text(of: part) + "\n" }
  }

  /// Adds the name, the number of tokens, the modes and the fingerprint.
  private mutating func addHeader() {
    addLine(TerminalLine(model.name, .bold))
    let modes = model.modes.map(\.name).filter { !$0.isEmpty }
    addLine(TerminalLine(model.tokenCount == 1 ? "1 token" : "\(model.tokenCount) tokens", .soft))
    if !modes.isEmpty { addLine(TerminalLine("modes: \(modes.joined(separator: ", "))", .soft)) }
    addLine(TerminalLine("fingerprint: \(model.fingerprint)", .soft))
  }

  /// Adds an empty line, the heading of a section with its deprecation, its description, and its groups and
  /// tokens.
  private mutating func add(_ section: GuideSection) {
    addLine()
    addLine(TerminalLine(section.title, .heading) + deprecationMark(section.deprecation))
    addNote(section.description, indent: "")
    let names = nameWidth(of: section)
    for item in section.items {
      switch item {
      case .group(let group):
        let path = group.path.names.dropFirst().joined(separator: ".")
        addLine()
        addLine(TerminalLine(Self.indent) + TerminalLine(path, .bold) + deprecationMark(group.deprecation))
        addNote(group.description, indent: Self.indent)
      case .token(let token): add(token, nameWidth: names)
      }
    }
  }

  /// Returns the width of the column of names, in characters: the width of the longest name in the section,
  /// at most 32 and at most half of the line, so that values fit beside it.
  private func nameWidth(of section: GuideSection) -> Int {
    var widest = 0
    for case .token(let token) in section.items {
      widest = max(widest, TerminalLine(pathInSection(of: token)).width)
    }
    return min(widest, Self.maxNameColumns, columns / 2)
  }

  /// Returns the path of a token without its section.
  private func pathInSection(of token: GuideToken) -> String {
    token.path.names.dropFirst().joined(separator: ".")
  }

  /// Adds a line for each value of a token: the name beside the first value, a swatch, the modes if there are
  /// several values, the notations, the alias and, beside the first value, the deprecation. A name that is
  /// too long has a line of its own above. The description follows.
  /// - Parameter names: the width of the column of names, in characters.
  private mutating func add(_ token: GuideToken, nameWidth names: Int) {
    let start = Self.indent.count + names + Self.indent.count
    var name = TerminalLine(pathInSection(of: token), token.deprecation == nil ? .bold : .soft)
    if name.width > names {
      addLine(TerminalLine(Self.indent) + name, indent: Self.indent.count)
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
      line += description(of: value)
      if let alias = value.alias {
        line += TerminalLine("  ") + TerminalLine("= \(alias.dotted)", .soft, isWhole: true)
      }
      if index == 0 { line += deprecationMark(token.deprecation) }
      addLine(line, indent: start)
    }
    addNote(token.description, indent: String(repeating: " ", count: start))
  }

  /// Returns the swatch of a color; nil for other values, and if the terminal has no colors.
  private func swatch(_ value: GuideValue) -> TerminalLine? {
    guard case .color(let color) = value.value else { return nil }
    return pen.showsColors ? .swatch(color) : nil
  }

  /// Returns notations of a value on one line: of a color the main notation, the hexadecimal digits and
  /// OKLCH, of other values all, each after its label if it has one.
  private func description(of value: GuideValue) -> TerminalLine {
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

  /// Returns the text `[deprecated: note]`, or `[deprecated]` without a note, with two spaces before it; an
  /// empty line for nil.
  private func deprecationMark(_ note: DeprecationNote?) -> TerminalLine {
    guard let note else { return TerminalLine() }
    let words = note.text.map { ": \($0.withoutReferences)" } ?? ""
    return TerminalLine("  ") + TerminalLine("[deprecated\(words)]", .warning)
  }

  /// Adds each line of a description, indented; nothing for nil. Empty lines are dropped.
  /// - Parameter indent: the spaces before each line.
  private mutating func addNote(_ text: String?, indent: String) {
    guard let text else { return }
    for part in text.split(whereSeparator: \.isNewline) {
      addLine(TerminalLine(indent) + TerminalLine(String(part), .soft), indent: indent.count)
    }
  }
}
