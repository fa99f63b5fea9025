import TestSupport

/// A generator of legal guides from a seed. Names and texts are chosen to break generated code.
struct RandomGuide {
  private var random: SeededGenerator
  /// The paths of the tokens written so far, by section, as targets for aliases.
  private var written: [String: [String]] = [:]

  init(_ random: SeededGenerator) { self.random = random }

  /// Returns the text of the next guide.
  mutating func next() -> String {
    written = [:]
    var lines = ["kanso: 2", "name: \(quoted(hostileText()))", "modes: [light, dark]"]
    for section in Self.sections where chance(0.8) {
      lines.append("\(section):")
      lines += group(section, path: "", depth: 1)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let sections = [
    "colors", "families", "weights", "lineHeights", "fonts", "padding", "sizes", "breakpoints",
    "letterSpacings", "numbers", "opacities", "durations", "easings", "transitions", "shadows", "gradients",
    "strokes", "borders", "strings",
  ]

  private mutating func group(_ section: String, path: String, depth: Int) -> [String] {
    let indentation = String(repeating: "  ", count: depth)
    var lines: [String] = []
    var names: Set<String> = []
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let name = chance(0.6) ? hostileName() : plainName()
      // Two names that differ only in characters that no identifier can hold collide, which is a separate error.
      guard names.insert(name.lowercased().filter { $0.isLetter || $0.isNumber }).inserted else { continue }
      let inner = path.isEmpty ? name : "\(path).\(name)"
      if depth < 6, chance(0.3) {
        var members = group(section, path: inner, depth: depth + 1)
        if section == "colors", chance(0.2) { members.append("\(indentation)  ramp: \(ramp())") }
        if section == "sizes", chance(0.2) { members.append("\(indentation)  scale: \(scale())") }
        if !members.isEmpty { lines += ["\(indentation)\(quoted(name)):"] + members }
      } else {
        let value = value(section)
        lines.append("\(indentation)\(quoted(name)):")
        lines.append("\(indentation)  value: \(value)")
        if section == "colors", chance(0.15) { lines.append("\(indentation)  darken: \(alpha())") }
        if section == "colors", chance(0.25) { lines.append("\(indentation)  alpha: \(alpha())") }
        if chance(0.4) { lines.append("\(indentation)  description: \(quoted(hostileText()))") }
        if chance(0.15) { lines.append("\(indentation)  deprecated: \(quoted(hostileText() + "x"))") }
        written[section, default: []].append(inner)
      }
    }
    return lines
  }

  /// Returns a text that is no reference.
  private mutating func text() -> String { quoted(hostileText() + "x") }

  private mutating func value(_ section: String) -> String {
    if chance(0.2), let target = written[section]?.randomElement(using: &random) {
      return quoted("{\(section).\(target)}")
    }
    switch section {
    case "colors": return chance(0.3) ? "{light: \(color()), dark: \(color())}" : color()
    case "fonts":
      return
        "{family: \(reference("families") ?? family()), size: \(Int.random(in: 1...90, using: &random)), weight: "
        + (reference("weights") ?? weight())
        + (reference("lineHeights").map { ", lineHeight: \($0)" } ?? "")
        + (chance(0.3) ? ", letterSpacing: {light: -0.02em, dark: 0.1rem}" : "")
        + (chance(0.3) ? ", italic: true" : "") + (chance(0.3) ? ", textStyle: body" : "") + "}"
    case "families": return chance(0.5) ? family() : "[\(family()), \(reference("families") ?? "system")]"
    case "strings": return chance(0.7) ? text() : "{light: \(text()), dark: \(text())}"
    case "weights": return chance(0.7) ? weight() : "{light: bold, dark: \(weight())}"
    case "lineHeights": return "\(Int.random(in: 1...1000, using: &random))%"
    case "numbers": return String(Double(Int.random(in: -100_000...100_000, using: &random)) / 128)
    case "opacities": return chance(0.5) ? percentage() : "{light: \(percentage()), dark: 0.25}"
    case "durations":
      let duration = "\(Double(Int.random(in: 0...4000, using: &random)) / 4)ms"
      return chance(0.3) ? "{light: \(duration), dark: 0.3s}" : duration
    case "transitions", "shadows", "gradients", "strokes", "borders": return composite(section)
    case "easings":
      let names = ["linear", "ease", "ease-in", "easeOut", "ease-in-out", "'cubic-bezier(0.3, -0.5, 1, 2)'"]
      return chance(0.4)
        ? names.randomElement(using: &random)! : "[0.2, -1.5, 1, \(Int.random(in: -9...9, using: &random))]"
    default:
      let number = String(Double(Int.random(in: 0...100_000, using: &random)) / 128)
      let allowsEdges = ["padding", "sizes"].contains(section)
      return allowsEdges && chance(0.2) ? "{top: \(number), leading: 1, bottom: 2.5, trailing: 0}" : number
    }
  }

  private mutating func family() -> String {
    quoted(chance(0.5) ? "Avenir Next" : hostileText() + "x")
  }

  private mutating func weight() -> String { String(Int.random(in: 1...1000, using: &random)) }

  /// Returns a reference to a token of a section; nil if there is none, and in some other cases.
  private mutating func reference(_ section: String) -> String? {
    guard chance(0.5), let target = written[section]?.randomElement(using: &random) else { return nil }
    return quoted("{\(section).\(target)}")
  }

  private mutating func composite(_ section: String) -> String {
    switch section {
    case "transitions":
      return "{duration: \(part("durations"))"
        + (chance(0.5) ? ", delay: \(part("durations"))" : "")
        + (chance(0.5) ? ", easing: \(part("easings"))" : "") + "}"
    case "shadows":
      let layers = (0..<Int.random(in: 1...3, using: &random)).map { _ in layer() }
      return layers.count == 1 ? layers[0] : "[\(layers.joined(separator: ", "))]"
    case "gradients":
      let hasPositions = chance(0.5)
      let stops = (0..<Int.random(in: 2...5, using: &random)).map { index in
        hasPositions ? "{color: \(colorPart()), position: \(index * 25)%}" : color()
      }
      return "[\(stops.joined(separator: ", "))]"
    case "strokes": return stroke()
    default:
      if chance(0.5) { return length() }
      return "{width: \(modal { $0.length() }), color: \(colorPart()), style: \(stroke())}"
    }
  }

  /// Returns a layer of a shadow, or the name of a shadow.
  private mutating func layer() -> String {
    if chance(0.2), let target = written["shadows"]?.randomElement(using: &random) {
      return quoted("{shadows.\(target)}")
    }
    let width = written["breakpoints"]?.randomElement(using: &random).map {
      quoted("{breakpoints.\($0)} / 4")
    }
    return
      "{color: \(colorPart()), x: \(chance(0.3) ? width ?? "1" : length()), y: \(modal { "-\($0.length())" })"
      + (chance(0.5) ? ", blur: \(length())" : "") + (chance(0.3) ? ", inset: true" : "") + "}"
  }

  private mutating func stroke() -> String {
    let caps = ["", ", cap: round", ", cap: {light: butt, dark: square}"]
    return chance(0.5)
      ? ["solid", "dashed", "dotted", "groove"].randomElement(using: &random)!
      : "{dashes: [1, \(length())]\(caps.randomElement(using: &random)!)}"
  }

  /// Returns a color, the name of one, a color with an alpha, or colors for modes.
  private mutating func colorPart() -> String {
    if chance(0.3), let target = written["colors"]?.randomElement(using: &random) {
      return quoted("{colors.\(target)}")
    }
    return chance(0.3) ? "{value: \(color()), alpha: \(alpha())}" : modal { $0.color() }
  }

  /// Returns the name of a token of a section, or a value for all modes of it.
  private mutating func part(_ section: String) -> String {
    written[section]?.randomElement(using: &random).map { quoted("{\(section).\($0)}") }
      ?? (section == "durations" ? "0.25s" : "ease-in-out")
  }

  /// Returns a value for all modes, or one for each mode.
  private mutating func modal(_ value: (inout RandomGuide) -> String) -> String {
    chance(0.3) ? "{light: \(value(&self)), dark: \(value(&self))}" : value(&self)
  }

  private mutating func length() -> String { String(Double(Int.random(in: 0...1000, using: &random)) / 8) }

  private mutating func color() -> String {
    func part() -> String { String(Double(Int.random(in: 0...1000, using: &random)) / 1000) }
    switch Int.random(in: 0..<6, using: &random) {
    case 5: return mix()
    case 0: return "color(display-p3 \(part()) \(part()) \(part()))"
    case 1: return "oklch(\(part()) 0.1 \(Int.random(in: 0...359, using: &random)) / \(part()))"
    default: return quoted("#" + (0..<6).map { _ in "0123456789abcdef".randomElement(using: &random)! })
    }
  }

  /// Returns a mix with a token, or a color relative to it; another color replaces the token if there is none.
  private mutating func mix() -> String {
    let spaces = ["oklab", "oklch longer hue", "srgb", "hsl", "display-p3", "xyz"]
    let target = written["colors"]?.randomElement(using: &random).map { "{colors.\($0)}" } ?? "#2C4251"
    if chance(0.3) { return quoted("oklch(from \(target) calc(l * 0.9) c h / 70%)") }
    return quoted(
      "color-mix(in \(spaces.randomElement(using: &random)!), rgb(0 128 255 / 50%) "
        + "\(Int.random(in: 0...100, using: &random))%, \(target))")
  }

  private mutating func alpha() -> String {
    let percents = (0..<2).map { _ in percentage() }
    return chance(0.3) ? "{light: \(percents[0]), dark: \(percents[1])}" : percents[0]
  }

  /// A ramp. Its steps have names that no other token of the group has.
  private mutating func ramp() -> String {
    let from = chance(0.5) ? color() : "{light: \(color()), dark: \(color())}"
    let rest = chance(0.5) ? ", at: step\(Int.random(in: 1...3, using: &random))" : ""
    return "{from: \(from), steps: [step1, step2, step3]\(rest)}"
  }

  /// A scale. Its steps have names that no other token of the group has.
  private mutating func scale() -> String {
    let base = Double(Int.random(in: 0...1000, using: &random)) / 8
    let ratio = Double(Int.random(in: 1...300, using: &random)) / 100
    return "{base: \(base), ratio: \(ratio), steps: [-1, 1], names: [step1, step2, step3]}"
  }

  private mutating func percentage() -> String { "\(Double(Int.random(in: 0...1000, using: &random)) / 10)%" }

  // MARK: Names and texts

  private mutating func plainName() -> String {
    "name" + String(Int.random(in: 0...999, using: &random))
  }

  private mutating func hostileName() -> String {
    let name = Self.names.randomElement(using: &random)!
    return chance(0.3) ? name + plainName() : name
  }

  private mutating func hostileText() -> String {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in Self.texts.randomElement(using: &random)! }
      .joined()
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private static let texts = [
    "*/", "/*", "//", "\"", "\"\"\"", "\\", "\\(fatalError())", "#\"", "\"#", "\n", "\r\n", "\t", "\u{202E}",
    "\u{2028}",
    "\u{200B}", "🐱", "مرحبا", "e\u{301}", "é", "#if false", "#endif", "{{name}}", "{{/tokens}}", "'", "`",
    "$(rm)", " ",
    "import Darwin", "\u{1F468}\u{200D}\u{1F469}", "a", "}", "@available(*, unavailable)", "\u{FEFF}", "%@",
    "\u{301}", "\"\u{301}", "*/\u{301}", "\\\u{FE0F}", "\u{600}\"", "\u{600}", "\u{1F3FB}", "\u{20DD}",
    "\u{338}",
  ]

  /// Texts that are not valid names: they are invisible, partly invisible, or begin with a mark.
  private static let namelessTexts: Set<String> = [
    "\n", "\r\n", "\t", " ", "\u{2028}", "\u{202E}", "\u{200B}", "\u{FEFF}", "\u{301}", "\u{20DD}", "\u{338}",
  ]

  private static let names =
    texts.filter { text in
      !text.isEmpty && !namelessTexts.contains(text)
        && !text.unicodeScalars.contains { ".{}$".unicodeScalars.contains($0) }
    }
    + [
      "self", "Self", "init", "Type", "type", "Protocol", "class", "enum", "default", "in", "is", "as",
      "some", "any", "Any",
      "await", "async", "actor", "each", "nil", "true", "let", "static", "public", "1", "0x10", "12pt", "1e3",
      "-", "_", "__",
      "+", "UIColor", "NSColor", "UIFont", "NSFont", "Color", "Font", "CGFloat", "Double", "String", "Int",
      "Bool", "Token",
      "Edges", "EdgeInsets", "NSDirectionalEdgeInsets", "CubicBezier", "UICubicTimingParameters", "CGPoint",
      "Spring", "UISpringTimingParameters", "KansoSpring", "CASpringAnimation",
      "CAMediaTimingFunction", "UnitCurve", "UnitPoint", "MainActor", "UIKit", "AppKit", "SwiftUI",
      "KansoTheme", "Swift",
      "Colors", "Fonts",
      "Padding", "Sizes", "Optional", "Array", "hash", "description", "ключ", "キー", "naïve", "a b", "a-b",
      "A",
      "HTMLColor", "hashValue", "deinit", "subscript", "operator", "precedencegroup", "macro", "package",
      "consume", "copy",
      String(repeating: "long", count: 60),
    ].filter { $0 != "description" }

  /// Returns a text in YAML's double quotes.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value >= 0x7F:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
