import KansoTheme

/// Texts with places to fill in. For a client without them, there are none.
enum Snippets {
  /// Returns the proposal of a new token in a section, with a value for each mode if the guide has a few.
  static func tokens(in section: Section, _ modes: [String], _ client: Client) -> [Proposal] {
    guard client.hasSnippets else { return [] }
    let value = value(in: section)
    var proposals = [snippet("token", "${1:name}: " + value(2), "a new token")]
    if (2...maxModeCount).contains(modes.count), section.type == .color {
      let values = modes.enumerated().map { "\($1): " + value($0 + 2) }.joined(separator: ", ")
      proposals.append(
        snippet("token with modes", "${1:name}: {\(values)}", "a new token with a value for each mode"))
    }
    switch section.type {
    case .color:
      proposals.append(
        snippet(
          "ramp", "${1:name}: {ramp: {from: ${2:\"#2C4251\"}, steps: [${3:100, 500, 900}]}}",
          "the steps of a color"))
    case .dimension:
      proposals.append(
        snippet(
          "scale", "${1:name}: {scale: {base: ${2:16}, ratio: ${3:1.25}, steps: [${4:-2, 4}]}}",
          "lengths with a ratio"))
    default: break
    }
    return proposals
  }

  private static let maxModeCount = 4

  /// Returns the functions of colors, with the notations of their arguments.
  ///
  /// - Parameter isQuoted: true to write them in quotes.
  static func colorFunctions(_ client: Client, isQuoted: Bool) -> [Proposal] {
    let quote = isQuoted ? "\"" : ""
    return functions.map { name, arguments, plain in
      Proposal(
        label: "\(name)()", detail: plain, kind: .function,
        text: client.hasSnippets ? "\(quote)\(name)(\(arguments))\(quote)" : "\(quote)\(name)(",
        isSnippet: client.hasSnippets)
    }
  }

  private static let functions: [(name: String, arguments: String, plain: String)] = [
    ("oklch", "${1:0.6} ${2:0.1} ${3:250}", "lightness from 0 to 1, chroma, hue"),
    ("oklab", "${1:0.6} ${2:0} ${3:0}", "lightness from 0 to 1, a, b"),
    ("lch", "${1:50}% ${2:30} ${3:250}", "lightness, chroma, hue"),
    ("lab", "${1:50}% ${2:0} ${3:0}", "lightness, a, b"),
    ("hsl", "${1:210} ${2:50}% ${3:50}%", "hue, saturation, lightness"),
    ("hwb", "${1:210} ${2:20}% ${3:20}%", "hue, whiteness, blackness"),
    ("rgb", "${1:44} ${2:66} ${3:81}", "red, green and blue from 0 to 255"),
    ("color", "display-p3 ${1:0.2} ${2:0.3} ${3:0.4}", "a color of another space"),
    ("color-mix", "in oklab, ${1:ink}, ${2:paper} ${3:20%}", "a mix of two colors"),
  ]

  private static func snippet(_ label: String, _ text: String, _ detail: String) -> Proposal {
    Proposal(label: label, detail: detail, kind: .snippet, text: text, isSnippet: true)
  }

  /// Returns a function from the number of the first place to fill in to the value of a token.
  private static func value(in section: Section) -> (Int) -> String {
    { number in
      switch section.type {
      case .color: "\"${\(number):#2C4251}\""
      case .typography:
        "{family: ${\(number):system-ui}, size: ${\(number + 1):17}, weight: ${\(number + 2):regular}}"
      case .dimension: "${\(number):8}"
      case .fontFamily: "${\(number):system-ui}"
      case .fontWeight: "${\(number):semibold}"
      case .duration: "${\(number):200ms}"
      case .cubicBezier: "${\(number):ease-out}"
      case .number: "${\(number):1}"
      case .strokeStyle: "${\(number):dashed}"
      case .border: "{width: ${\(number):1}, color: ${\(number + 1):ink}}"
      case .transition: "{duration: ${\(number):200ms}, easing: ${\(number + 1):ease-out}}"
      case .shadow: "{color: ${\(number):ink}, y: ${\(number + 1):2}, blur: ${\(number + 2):8}}"
      case .gradient: "[${\(number):ink}, ${\(number + 1):paper}]"
      case .string: "\"${\(number):text}\""
      }
    }
  }
}
