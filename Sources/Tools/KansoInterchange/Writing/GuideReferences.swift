import KansoGuide
import KansoTheme

/// The tokens of a source by path, and what their references mean.
struct GuideReferences {
  let tokens: [ForeignToken]
  private var indexes: [[String]: Int] = [:]

  /// The maximum number of names of a path that is looked up.
  private static let maxNameCount = 64
  /// The maximum number of references that are followed to the value of a part.
  private static let maxStepCount = 64

  init(_ tokens: [ForeignToken]) {
    self.tokens = tokens
    for (index, token) in tokens.enumerated() where indexes[token.path] == nil { indexes[token.path] = index }
  }

  /// Returns the tokens without some of their variants.
  /// - Parameter variants: the positions of variants by the index of their token.
  func removing(_ variants: [Int: Set<Int>]) -> GuideReferences {
    var tokens = tokens
    for (index, positions) in variants {
      tokens[index].variants = tokens[index].variants.enumerated().filter { !positions.contains($0.offset) }
        .map(
          \.element)
    }
    return GuideReferences(tokens)
  }

  /// Returns the index of the token with a path; nil if there is none.
  func index(of path: [String]) -> Int? { indexes[path] }

  /// Returns the token that a reference names, and the names of the parts below it; nil if there is none.
  func target(of path: [String]) -> (index: Int, parts: [String])? {
    guard path.count <= Self.maxNameCount else { return nil }
    for count in stride(from: path.count, to: 0, by: -1) {
      if let index = indexes[Array(path.prefix(count))] { return (index, Array(path.dropFirst(count))) }
    }
    return nil
  }

  /// Returns the index of the variant that applies in modes: that with the most axes whose modes all hold, and of those
  /// the last one. Nil if the default value applies.
  func variant(of index: Int, in modes: [Int: String]) -> Int? {
    var best: Int?
    let variants = tokens[index].variants
    for (position, variant) in variants.enumerated() where variant.holds(in: modes) {
      if variant.modes.count >= best.map({ variants[$0].modes.count }) ?? 0 { best = position }
    }
    return best
  }

  /// Returns the value of a token in modes.
  func value(of index: Int, in modes: [Int: String]) -> ForeignValue {
    variant(of: index, in: modes).map { tokens[index].variants[$0].value } ?? tokens[index].value
  }

  /// Returns the value that is no reference at the end of a chain of references; nil if it is too long.
  func end(of value: ForeignValue, in modes: [Int: String]) -> ForeignValue? {
    var stepCount = 0
    return end(of: value, in: modes, &stepCount)
  }

  /// Returns the value of a token or of a part of one, whose references are not followed; nil if there is none.
  func value(at path: [String], in modes: [Int: String]) -> ForeignValue? {
    var stepCount = 0
    return value(at: path, in: modes, &stepCount)
  }

  /// - Parameter stepCount: the number of references so far. A part may be that of a value which is itself a part.
  private func end(of value: ForeignValue, in modes: [Int: String], _ stepCount: inout Int) -> ForeignValue? {
    var value = value
    while case .reference(let path) = value {
      guard let next = self.value(at: path, in: modes, &stepCount) else { return nil }
      value = next
    }
    return value
  }

  private func value(at path: [String], in modes: [Int: String], _ stepCount: inout Int) -> ForeignValue? {
    stepCount += 1
    guard stepCount <= Self.maxStepCount, let (index, parts) = target(of: path) else { return nil }
    let value = value(of: index, in: modes)
    return parts.isEmpty ? value : part(parts, of: value, in: modes, &stepCount)
  }

  /// Returns the part of a value, such as the size of a font; nil if it has none.
  private func part(
    _ names: [String], of value: ForeignValue, in modes: [Int: String], _ stepCount: inout Int
  ) -> ForeignValue? {
    guard names.count == 1, let name = ForeignValue.partName(names[0]),
      case .parts(let parts)? = end(of: value, in: modes, &stepCount)?.inParts
    else { return nil }
    return parts.first { $0.name == name }?.value
  }
}

extension GuideReferences {
  /// Returns the kind of the token or part at a path; nil if it is not known.
  /// - Parameter kinds: the known kinds of tokens.
  func kind(at path: [String], in modes: [Int: String], _ kinds: [GuideValueKind?]) -> GuideValueKind? {
    guard let (index, parts) = target(of: path) else { return nil }
    if parts.isEmpty { return kinds[index] }
    var value = self.value(at: path, in: modes)
    for _ in 0..<Self.maxStepCount {
      guard case .reference(let next)? = value, let (index, parts) = target(of: next) else { break }
      if parts.isEmpty { return kinds[index] }
      value = self.value(at: next, in: modes)
    }
    return value.flatMap { value in
      GuideValueKind(value) { path in target(of: path).flatMap { $0.parts.isEmpty ? kinds[$0.index] : nil } }
    }
  }
}

extension ForeignVariant {
  /// Returns true if all modes of the variant are among others.
  func holds(in modes: [Int: String]) -> Bool { self.modes.allSatisfy { modes[$0.key] == $0.value } }
}

extension ForeignValue {
  /// Returns the name in a guide of the part of a composite value; nil if guides have no such part.
  static func partName(_ name: String) -> String? {
    switch name {
    case "family", "fontFamily", "fontFamilies": "family"
    case "size", "fontSize": "size"
    case "weight", "fontWeight": "weight"
    case "lineHeight", "letterSpacing", "color", "x", "y", "blur", "spread", "inset", "width", "style",
      "duration",
      "delay", "position", "italic", "face":
      name
    case "offsetX": "x"
    case "offsetY": "y"
    case "easing", "timingFunction": "easing"
    default: nil
    }
  }

  /// All references in the value.
  package var references: [[String]] {
    switch self {
    case .literal, .flag, .text: []
    case .reference(let path): [path]
    case .expression(let pieces):
      pieces.compactMap { if case .reference(let path) = $0 { path } else { nil } }
    case .parts(let parts): parts.flatMap(\.value.references)
    case .list(let elements): elements.flatMap(\.references)
    }
  }

  /// The references to the alpha of colors in the value.
  var alphaReferences: [[String]] {
    switch self {
    case .literal, .flag, .text, .reference, .expression: []
    case .parts(let parts):
      parts.flatMap { $0.name == "alpha" ? $0.value.references : $0.value.alphaReferences }
    case .list(let elements): elements.flatMap(\.alphaReferences)
    }
  }

  /// A composite literal as its parts, or as a list of them; any other value unchanged.
  var inParts: ForeignValue {
    guard case .literal(let literal) = self else { return self }
    switch literal {
    case .typography(let font):
      var parts = [
        Part("family", .literal(.fontFamily(font.families))),
        Part("size", .literal(.dimension(.points(font.size)))),
      ]
      if let face = font.face { parts.append(Part("face", .text(face))) }
      if !font.implied.contains(.weight) { parts.append(Part("weight", .literal(.fontWeight(font.weight)))) }
      if font.isItalic { parts.append(Part("italic", .flag(true))) }
      if !font.implied.contains(.lineHeight) {
        parts.append(Part("lineHeight", .literal(.number(font.lineHeight))))
      }
      if !font.implied.contains(.letterSpacing) {
        parts.append(Part("letterSpacing", .literal(.dimension(font.letterSpacing))))
      }
      if let style = font.textStyle { parts.append(Part("textStyle", .text(style.rawValue))) }
      if let size = font.maximumSize {
        parts.append(Part("maximumSize", .literal(.dimension(.points(size)))))
      }
      return .parts(parts)
    case .border(let border):
      return .parts([
        Part("width", .literal(.dimension(border.width))), Part("color", .literal(.color(border.color))),
        Part("style", .literal(.strokeStyle(border.style))),
      ])
    case .transition(let transition):
      return .parts([
        Part("duration", .literal(.duration(transition.duration))),
        Part("delay", .literal(.duration(transition.delay))),
        Part("easing", .literal(.cubicBezier(transition.timingFunction))),
      ])
    case .shadow(let layers):
      let layers = layers.map { ForeignValue.parts(Self.parts(of: $0)) }
      return layers.count == 1 ? layers[0] : .list(layers)
    case .gradient(let stops):
      return .list(
        stops.map {
          .parts([
            Part("color", .literal(.color($0.color))), Part("position", .literal(.number($0.position))),
          ])
        })
    case .color, .dimension, .edges, .fontFamily, .fontWeight, .duration, .cubicBezier, .spring, .number,
      .strokeStyle, .string:
      return self
    }
  }

  private static func parts(of layer: Shadow) -> [Part] {
    [
      Part("color", .literal(.color(layer.color))), Part("x", .literal(.dimension(layer.offsetX))),
      Part("y", .literal(.dimension(layer.offsetY))), Part("blur", .literal(.dimension(layer.blur))),
      Part("spread", .literal(.dimension(layer.spread))), Part("inset", .flag(layer.isInset)),
    ]
  }
}
