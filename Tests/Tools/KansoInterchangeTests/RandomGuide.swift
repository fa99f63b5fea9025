import TestSupport

/// Makes style guides at random, with values of all sections, aliases, modes, descriptions and deprecations.
struct RandomGuide {
  var random: SeededGenerator
  private var modes: [String] = []
  private var paths: [String: [String]] = [:]
  /// True if the borders have all parts, and paddings four lengths.
  private var isComposite = false

  init(_ random: SeededGenerator) { self.random = random }

  private static let modeLists: [(header: String, names: [String])] = [
    ("", []), ("modes: [light, dark]\n", ["light", "dark"]),
    (
      "modes: {light: {appearance: light}, dark: {appearance: dark, fallback: light}, "
        + "compact: {density: compact, fallback: light}}\n", ["light", "dark", "compact"]
    ),
    (
      "modes: {regular: {density: regular}, compact: {density: compact}, \"a/b c\": {density: \"a/b c\", "
        + "fallback: compact}}\n", ["regular", "compact", "a/b c"]
    ),
  ]
  private static let names = [
    "a", "light gray", "100", "a/b", "étoile", "👩‍👧", "type", "name", "original", "comment", "attributes",
    "themes",
    "mode", "darkValue", "#1", "unit", "kanso", "__proto", "color", "border",
  ]
  private static let colors = [
    "\"#2C4251\"", "\"#00000080\"", "rgb(10 20 30 / 0.3)", "hsl(210 50% 40%)", "oklch(0.7 0.1 200)",
    "color(display-p3 1 0.5 0)", "color(srgb 0.123456 0.9 1)", "hsl(300 20% 10% / 0.25)",
  ]
  private static let lengths = ["0", "4", "16.5", "1.5rem", "0.125"]
  private static let sections = [
    "colors", "fonts", "padding", "sizes", "radii", "borders", "breakpoints", "letterSpacings", "lineHeights",
    "families", "weights", "numbers", "opacities", "durations", "easings", "transitions", "shadows",
    "gradients",
    "strokes", "strings",
  ]

  /// Returns the text of a guide.
  mutating func next() -> String {
    let (header, names) = pick(Self.modeLists)
    (modes, paths) = (names, [:])
    var text = "kanso: 2\n" + header
    for section in Self.sections where chance(2) { text += self.section(section) }
    return text
  }

  private mutating func section(_ section: String) -> String {
    var text = "\(section):\n"
    isComposite = chance(2)
    for index in 0..<Int.random(in: 1...4, using: &random) {
      // The number keeps names apart that are the same in Swift.
      let name = "\(pick(Self.names))\(index)"
      if chance(3) {
        text +=
          "  \"group \(index)\":\n    \(token(name, in: section, at: "\(section).group \(index).\(name)"))\n"
      } else {
        text += "  \(token(name, in: section, at: "\(section).\(name)"))\n"
      }
    }
    return text
  }

  private mutating func token(_ name: String, in section: String, at path: String) -> String {
    var text = "\"\(name)\": {value: "
    if !modes.isEmpty, chance(2) {
      text += "{" + modes.map { "\"\($0)\": \(value(in: section))" }.joined(separator: ", ") + "}"
    } else {
      text += value(in: section)
    }
    if chance(4) { text += ", description: \"What it is for: a \\\"b\\\" */ </c>\"" }
    if chance(5) { text += chance(2) ? ", deprecated: true" : ", deprecated: \"use {\(path)}, or nothing\"" }
    paths[section, default: []].append(path)
    return text + "}"
  }

  private mutating func value(in section: String) -> String {
    if let paths = paths[section], chance(4) { return "\"{\(pick(paths))}\"" }
    switch section {
    case "colors": return pick(Self.colors)
    case "fonts":
      return pick([
        "{family: system, size: 16}",
        "{family: [Avenir Next, \"A, B\", \"O'Neil\"], size: 12.5, weight: 650, lineHeight: 5}",
        "{family: Georgia, size: 20, weight: bold, italic: true, lineHeight: 1.25, letterSpacing: -0.5}",
      ])
    case "padding":
      return isComposite ? "{top: 1, leading: 2rem, bottom: 3, trailing: -4}" : pick(Self.lengths + ["-8"])
    case "sizes", "radii", "breakpoints": return pick(Self.lengths)
    case "borders":
      return !isComposite ? pick(Self.lengths) : "{width: 2, color: \(pick(Self.colors)), style: dotted}"
    case "letterSpacings": return pick(Self.lengths + ["-0.25"])
    case "lineHeights": return pick(["1.5", "1", "7.25", "0.333333"])
    case "families": return pick(["Georgia", "[Avenir Next, \"A, B\", system]", "system-monospaced"])
    case "weights": return pick(["1", "bold", "650", "1000"])
    case "numbers": return pick(["0", "-1", "1.618", "100000"])
    case "opacities": return pick(["0", "1", "0.38", "12.5%"])
    case "durations": return pick(["0ms", "150ms", "0.4s"])
    case "easings": return pick(["linear", "ease-out", "[0.34, 1.56, 0.64, 1]"])
    case "transitions": return pick(["{duration: 150ms}", "{duration: 1s, delay: 50ms, easing: ease-in}"])
    case "shadows":
      let layer = "{color: \(pick(Self.colors)), x: -1, y: 2, blur: 8, spread: 0.5, inset: \(chance(2))}"
      return chance(2) ? layer : "[\(layer), {color: \"#000\", y: 1}]"
    case "gradients":
      let colors = (pick(Self.colors), pick(Self.colors))
      return "[{color: \(colors.0), position: 12.5%}, {color: \(colors.1), position: 0.987654}]"
    case "strokes": return pick(["dashed", "{dashes: [4, 2.5], cap: round}"])
    default: return pick(["a", "\"\"", "\" 'a' \\\"b\\\" \"", "\"1 + 2\"", "\"#fff\"", "no", "\"{a} $b\""])
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
}
