extension TokenValue {
  /// The kind of a token with such a value, in one word: the standard's type name, or Kanso's own name for some types.
  package var kindName: String {
    switch self {
    case .typography: "font"
    case .edges: "edges"
    case .dimension: "length"
    default: type.rawValue
    }
  }

  /// The value as in generated sources, whose lengths are always in points.
  var asCompiled: TokenValue {
    switch self {
    case .dimension(let dimension): return .dimension(.points(dimension.value))
    case .edges(let edges):
      return .edges(
        Edges(
          top: edges.top.value, leading: edges.leading.value, bottom: edges.bottom.value,
          trailing: edges.trailing.value))
    case .typography(var font):
      font.letterSpacing = .points(font.letterSpacing.value)
      return .typography(font)
    default: return self
    }
  }

  /// The value as a short text on one line.
  package var words: String {
    (parts.isEmpty ? ["nothing"] : parts).joined(separator: ", ").shortened(to: Self.longest)
  }

  /// The maximum length of the text. A font with all properties takes about 300 characters.
  private static let longest = 400

  /// Returns two different values as short texts. For values with parts, only the parts that differ are included.
  static func words(old: TokenValue, new: TokenValue) -> (old: String, new: String) {
    let (before, after) = (old.parts, new.parts)
    guard before.count == after.count else { return (old.words, new.words) }
    let places = before.indices.filter { before[$0] != after[$0] }
    let words = [before, after].map { parts in
      places.map { parts[$0] }.joined(separator: ", ").shortened(to: longest)
    }
    // The texts are equal if the difference is in the truncated end of a long list.
    return (words[0], words[0] == words[1] ? "\(words[1]) (another one further on)" : words[1])
  }

  private var parts: [String] {
    switch self {
    case .color(let color): [color.words]
    case .dimension(let dimension): [dimension.words]
    case .edges(let edges):
      [
        "top \(edges.top.words)", "leading \(edges.leading.words)", "bottom \(edges.bottom.words)",
        "trailing \(edges.trailing.words)",
      ]
    case .fontFamily(let families): [families.joined(separator: ", ")]
    case .fontWeight(let number), .number(let number): [number.words]
    case .duration(let duration): [duration.words]
    case .cubicBezier(let curve): [curve.words]
    case .strokeStyle(let style): [style.words]
    case .border(let border): [border.color.words, "width \(border.width.words)", border.style.words]
    case .transition(let transition):
      [
        "duration \(transition.duration.words)", "delay \(transition.delay.words)",
        transition.timingFunction.words,
      ]
    case .shadow(let layers): layers.flatMap(\.parts)
    case .gradient(let stops): stops.map { "\($0.color.words) at \($0.position.words)" }
    case .typography(let font): font.parts
    }
  }
}

extension ColorValue {
  /// The color as text: hex if that is exact, else all digits in the authored space. Different colors therefore have
  /// different texts.
  fileprivate var words: String {
    if let alpha, ColorValue(hex: hex)?.components == components, space == .srgb {
      let byte = (alpha * 255).rounded()
      if alpha == 1 { return hex }
      if (0...255).contains(byte), byte / 255 == alpha {
        let digits = String(UInt8(byte), radix: 16)
        return hex + (digits.count == 1 ? "0" : "") + digits
      }
    }
    let numbers = components.map { $0?.words ?? "none" }.joined(separator: " ")
    let transparency = alpha == 1 ? "" : " / \(alpha?.words ?? "none")"
    return switch space {
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: "\(space.rawValue)(\(numbers)\(transparency))"
    default: "color(\(space.rawValue) \(numbers)\(transparency))"
    }
  }
}

extension Typography {
  /// The parts as texts. Their number is the same for every font.
  fileprivate var parts: [String] {
    func note(_ part: ImpliedParts) -> String { implied.contains(part) ? " by default" : "" }
    return [
      families.joined(separator: ", "), Dimension.points(size).words,
      face.map { "face \($0)" } ?? "no face",
      "weight \(weight.words)\(note(.weight))", isItalic ? "italic" : "upright",
      "line height \(lineHeight.words)\(note(.lineHeight))",
      "letter spacing \(letterSpacing.words)\(note(.letterSpacing))",
      textStyle.map { "text style \($0.rawValue)" } ?? "no text style",
      maximumSize.map { "at most \(Dimension.points($0).words)" } ?? "no maximum size",
    ]
  }
}

extension Shadow {
  /// The parts as texts. Their number is the same for every layer.
  fileprivate var parts: [String] {
    [
      color.words, "x \(offsetX.words)", "y \(offsetY.words)", "blur \(blur.words)",
      "spread \(spread.words)", isInset ? "inside" : "outside",
    ]
  }
}

extension Duration {
  fileprivate var words: String { "\(value.words) \(unit.rawValue)" }
}

extension CubicBezier {
  fileprivate var words: String { "curve \(x1.words) \(y1.words) \(x2.words) \(y2.words)" }
}

extension StrokeStyle {
  fileprivate var words: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let dashes, let lineCap):
      "dashes of \(dashes.map(\.words).joined(separator: " ")), \(lineCap.rawValue)"
    }
  }
}

extension Dimension {
  fileprivate var words: String {
    switch unit {
    case .px: value == 1 ? "1 point" : "\(value.words) points"
    case .rem: "\(value.words) rem"
    }
  }
}

extension Double {
  fileprivate var words: String { shortestDescription }
}
