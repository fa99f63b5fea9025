import KansoFormatting
import KansoGuide
import KansoTheme

// Values that consist of parts.
extension ValueWriter {
  static let transitionParts: [String: GuideValueKind] = [
    "duration": .duration, "delay": .duration, "easing": .curve,
  ]
  static let borderParts: [String: GuideValueKind] = ["width": .length, "color": .color, "style": .stroke]
  private static let layerParts: [String: GuideValueKind] = [
    "color": .color, "x": .length, "y": .length, "blur": .length, "spread": .length, "inset": .flag,
  ]
  private static let stopParts: [String: GuideValueKind] = ["color": .color, "position": .number]
  private static let springParts: [String: GuideValueKind] = [
    "mass": .number, "stiffness": .number, "damping": .number, "bounce": .number, "duration": .duration,
  ]

  /// Writes a value with parts: a mapping, or a reference to a token of the kind.
  mutating func composite(_ value: ForeignValue, _ kind: GuideValueKind, _ known: [String: GuideValueKind])
    throws(ValueLoss) -> String
  {
    if case .reference(let path) = value {
      return try resolved(path, kind, YAMLScalarText.scalar) { writer, end throws(ValueLoss) in
        try writer.composite(end, kind, known)
      }
    }
    guard case .parts(let parts) = value.inParts else { throw ValueLoss("the value is not \(kind.noun)") }
    depth += 1
    defer { depth -= 1 }
    var entries: [(key: String, value: String)] = []
    for part in parts {
      guard let kind = known[part.name], !entries.contains(where: { $0.key == part.name }) else {
        remarks.append((.lost, "`\(part.name)` has no meaning in \(kind.noun) of a guide"))
        continue
      }
      entries.append((part.name, try self.part(part.value, kind)))
    }
    guard !entries.isEmpty else { throw ValueLoss("the value has no parts") }
    return YAMLScalarText.mapping(entries)
  }

  /// Writes a part of a composite value.
  private mutating func part(_ value: ForeignValue, _ kind: GuideValueKind) throws(ValueLoss) -> String {
    switch kind {
    case .curve: try easing(value)
    case .stroke: try stroke(value)
    case .typography, .edges, .family, .weight, .spring, .border, .transition, .shadow, .gradient, .text,
      .color,
      .length, .number, .multiple, .duration, .flag:
      try scalar(value, kind)
    }
  }

  /// Writes the layers of a shadow.
  mutating func layers(_ value: ForeignValue) throws(ValueLoss) -> String {
    guard case .list(let layers) = value.inParts else {
      return try composite(value, .shadow, Self.layerParts)
    }
    depth += 1
    defer { depth -= 1 }
    var texts: [String] = []
    for layer in layers {
      // A shadow of several layers may be a layer of another one in the source.
      if case .list(let inner) = layer.inParts {
        for layer in inner { texts.append(try composite(layer, .shadow, Self.layerParts)) }
      } else {
        texts.append(try composite(layer, .shadow, Self.layerParts))
      }
    }
    return YAMLScalarText.list(texts)
  }

  /// Writes the stops of a gradient.
  mutating func stops(_ value: ForeignValue) throws(ValueLoss) -> String {
    if case .reference(let path) = value {
      return try resolved(path, .gradient, YAMLScalarText.scalar) { writer, end throws(ValueLoss) in
        try writer.stops(end)
      }
    }
    guard case .list(let stops) = value.inParts else { throw ValueLoss("the value is not a gradient") }
    depth += 1
    defer { depth -= 1 }
    var texts: [String] = []
    for stop in stops {
      if case .parts(let parts) = stop.inParts {
        // A stop without a position is only a color.
        if parts.count == 1, parts[0].name == "color" {
          texts.append(try scalar(parts[0].value, .color))
        } else {
          texts.append(try composite(stop, .gradient, Self.stopParts))
        }
      } else {
        texts.append(try scalar(stop, .color))
      }
    }
    return YAMLScalarText.list(texts)
  }

  /// Writes a stroke style: a name, dashes, or a reference.
  mutating func stroke(_ value: ForeignValue) throws(ValueLoss) -> String {
    switch value {
    case .literal(.strokeStyle(.keyword(let style))): return style.rawValue
    case .literal(.strokeStyle(.dashes(let lengths, let cap))):
      return Self.dashes(lengths.map { Self.text(of: $0) }, cap.rawValue)
    case .text(let text):
      guard let style = StrokeStyle.Keyword(rawValue: text) else {
        throw ValueLoss("`\(text)` is not a stroke style")
      }
      return style.rawValue
    case .reference(let path):
      return try resolved(path, .stroke, YAMLScalarText.scalar) { writer, end throws(ValueLoss) in
        try writer.stroke(end)
      }
    case .parts(let parts):
      guard case .list(let lengths)? = parts.first(where: { $0.name == "dashes" })?.value else {
        throw ValueLoss("the stroke has no dashes")
      }
      depth += 1
      defer { depth -= 1 }
      var texts: [String] = []
      for length in lengths { texts.append(try scalar(length, .length)) }
      guard case .text(let cap)? = parts.first(where: { $0.name == "cap" })?.value else {
        return Self.dashes(texts, nil)
      }
      return Self.dashes(texts, cap)
    case .literal, .expression, .list, .flag: throw ValueLoss("the value is not a stroke style")
    }
  }

  private static func dashes(_ lengths: [String], _ cap: String?) -> String {
    YAMLScalarText.mapping(
      [("dashes", YAMLScalarText.list(lengths))] + (cap.map { [("cap", YAMLScalarText.scalar($0))] } ?? []))
  }

  /// Writes an easing curve or a spring.
  mutating func easing(_ value: ForeignValue) throws(ValueLoss) -> String {
    switch value {
    case .literal(.cubicBezier(let curve)):
      return YAMLScalarText.list([curve.x1, curve.y1, curve.x2, curve.y2].map { Self.text(of: $0) })
    case .literal(.spring(let spring)):
      return YAMLScalarText.mapping([
        ("mass", spring.mass.formatted(as: .decimal)),
        ("stiffness", spring.stiffness.formatted(as: .decimal)),
        ("damping", spring.damping.formatted(as: .decimal)),
      ])
    case .text(let text): return YAMLScalarText.scalar(text)
    case .reference(let path):
      return try resolved(path, .curve, YAMLScalarText.scalar) { writer, end throws(ValueLoss) in
        try writer.easing(end)
      }
    case .list(let numbers):
      var texts: [String] = []
      // The coordinates of a curve cannot refer to tokens.
      for number in numbers {
        guard let end = references.end(of: number, in: modes) else {
          throw ValueLoss("the curve has no fixed value")
        }
        texts.append(try scalar(end, .number))
      }
      return YAMLScalarText.list(texts)
    case .parts: return try composite(value, .spring, Self.springParts)
    case .expression(let pieces):
      let text = pieces.map { if case .text(let text) = $0 { text } else { "" } }.joined()
      return YAMLScalarText.scalar(text)
    case .literal, .flag: throw ValueLoss("the value is not an easing curve")
    }
  }

  /// Writes the padding of four edges.
  mutating func edges(_ value: ForeignValue) throws(ValueLoss) -> String {
    switch value {
    case .literal(.edges(let edges)):
      return YAMLScalarText.mapping([
        ("top", Self.text(of: edges.top)), ("leading", Self.text(of: edges.leading)),
        ("bottom", Self.text(of: edges.bottom)), ("trailing", Self.text(of: edges.trailing)),
      ])
    case .reference(let path):
      return try resolved(path, .edges, YAMLScalarText.scalar) { writer, end throws(ValueLoss) in
        try writer.edges(end)
      }
    case .parts:
      return try composite(
        value, .edges, ["top": .length, "leading": .length, "bottom": .length, "trailing": .length])
    case .literal, .expression, .list, .flag, .text:
      throw ValueLoss("the value is not the padding of four edges")
    }
  }
}
