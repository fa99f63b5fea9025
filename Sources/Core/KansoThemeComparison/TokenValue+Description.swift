import KansoFormatting
import KansoTheme

extension TokenValue {
  /// The kind of a token with such a value, in one word: `font` for typography, `length` for a dimension,
  /// `edges`, `spring`, or else the standard's type name.
  package var kindName: String {
    switch self {
    case .typography: "font"
    case .edges: "edges"
    case .spring: "spring"
    case .dimension: "length"
    default: type.rawValue
    }
  }

  /// The value as a short text on one line, escaped, and truncated after 400 code points; "nothing" for an
  /// empty list of shadows or stops.
  package var shortDescription: String {
    (parts.isEmpty ? ["nothing"] : parts).joined(separator: ", ").escapedAndTruncated(to: Self.longest)
  }

  /// The maximum length of the text. A font with all properties takes about 300 characters.
  private static let longest = 400

  /// Returns two different values as short texts, which differ. If both have the same number of parts, as two
  /// fonts have, the texts contain only the parts that differ. Each text is truncated after 400 code points.
  static func shortDescriptions(old: TokenValue, new: TokenValue) -> (old: String, new: String) {
    let (before, after) = (old.parts, new.parts)
    guard before.count == after.count else { return (old.shortDescription, new.shortDescription) }
    let places = before.indices.filter { before[$0] != after[$0] }
    let words = [before, after].map { parts in
      places.map { parts[$0] }.joined(separator: ", ").escapedAndTruncated(to: longest)
    }
    // The texts are equal if the difference is in the truncated end of a long list.
    return (words[0], words[0] == words[1] ? "\(words[1]) (another one further on)" : words[1])
  }

  /// The parts of the value as texts: one for a simple value or a list of families, several for a composite
  /// value, and those of all elements for shadows and gradients.
  private var parts: [String] {
    switch self {
    case .color(let color): [color.shortDescription]
    case .dimension(let dimension): [dimension.shortDescription]
    case .edges(let edges):
      [
        "top \(edges.top.shortDescription)", "leading \(edges.leading.shortDescription)",
        "bottom \(edges.bottom.shortDescription)",
        "trailing \(edges.trailing.shortDescription)",
      ]
    case .fontFamily(let families): [families.joined(separator: ", ")]
    case .fontWeight(let number), .number(let number): [number.shortDescription]
    case .duration(let duration): [duration.shortDescription]
    case .cubicBezier(let curve): [curve.shortDescription]
    case .spring(let spring):
      [
        "spring of mass \(spring.mass.shortDescription)", "stiffness \(spring.stiffness.shortDescription)",
        "damping \(spring.damping.shortDescription)",
      ]
    case .strokeStyle(let style): [style.shortDescription]
    case .border(let border):
      [
        border.color.shortDescription, "width \(border.width.shortDescription)",
        border.style.shortDescription,
      ]
    case .transition(let transition):
      [
        "duration \(transition.duration.shortDescription)", "delay \(transition.delay.shortDescription)",
        transition.timingFunction.shortDescription,
      ]
    case .shadow(let layers): layers.flatMap(\.parts)
    case .gradient(let stops): stops.map { "\($0.color.shortDescription) at \($0.position.shortDescription)" }
    case .typography(let font): font.parts
    case .string(let text): ["\"\(text)\""]
    }
  }
}

extension ColorValue {
  /// The color as text: hex if that is exact, else all digits in the authored space. Different colors therefore have
  /// different texts.
  fileprivate var shortDescription: String {
    // Hex cannot tell a missing alpha from 0.
    if alpha != nil, let exactHex { return exactHex }
    let numbers = components.map { $0?.shortDescription ?? "none" }.joined(separator: " ")
    let transparency = alpha == 1 ? "" : " / \(alpha?.shortDescription ?? "none")"
    return switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: "\(space.rawValue)(\(numbers)\(transparency))"
    default: "color(\(space.rawValue) \(numbers)\(transparency))"
    }
  }
}

extension Typography {
  /// The parts as texts. Their number is the same for every font.
  fileprivate var parts: [String] {
    /// Returns " by default" for a part that the guide omits, else an empty text.
    func note(_ part: ImpliedParts) -> String { implied.contains(part) ? " by default" : "" }
    return [
      families.joined(separator: ", "), Dimension.points(size).shortDescription,
      face.map { "face \($0)" } ?? "no face",
      "weight \(weight.shortDescription)\(note(.weight))", isItalic ? "italic" : "upright",
      "line height \(lineHeight.shortDescription)\(note(.lineHeight))",
      "letter spacing \(letterSpacing.shortDescription)\(note(.letterSpacing))",
      textStyle.map { "text style \($0.rawValue)" } ?? "no text style",
      maximumSize.map { "at most \(Dimension.points($0).shortDescription)" } ?? "no maximum size",
    ]
  }
}

extension Shadow {
  /// The parts as texts. Their number is the same for every layer.
  fileprivate var parts: [String] {
    [
      color.shortDescription, "x \(offsetX.shortDescription)", "y \(offsetY.shortDescription)",
      "blur \(blur.shortDescription)",
      "spread \(spread.shortDescription)", isInset ? "inside" : "outside",
    ]
  }
}

extension Duration {
  /// The number and the unit, such as `200 ms`.
  fileprivate var shortDescription: String { "\(value.shortDescription) \(unit.rawValue)" }
}

extension CubicBezier {
  /// The word "curve" and the coordinates of both control points, such as `curve 0.4 0 0.2 1`.
  fileprivate var shortDescription: String {
    "curve \(x1.shortDescription) \(y1.shortDescription) \(x2.shortDescription) \(y2.shortDescription)"
  }
}

extension StrokeStyle {
  /// The keyword; or the dashes with the line cap, such as `dashes of 4 points 2 points, round`.
  fileprivate var shortDescription: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let dashes, let lineCap):
      "dashes of \(dashes.map(\.shortDescription).joined(separator: " ")), \(lineCap.rawValue)"
    }
  }
}

extension Dimension {
  /// The number and the unit, such as `8 points` for the unit `px`, or `1.5 rem`.
  fileprivate var shortDescription: String {
    switch unit {
    case .px: value == 1 ? "1 point" : "\(value.shortDescription) points"
    case .rem: "\(value.shortDescription) rem"
    }
  }
}

extension Double {
  fileprivate var shortDescription: String { formatted(as: .shortest) }
}
