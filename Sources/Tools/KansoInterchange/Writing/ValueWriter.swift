import KansoFormatting
import KansoGuide
import KansoTheme

/// The reason that a value cannot be written.
struct ValueLoss: Error {
  let message: String

  init(_ message: String) { self.message = message }
}

/// Writes the values of a token in the notation of guides.
struct ValueWriter {
  let references: GuideReferences
  /// The kinds of the tokens.
  let kinds: [GuideValueKind?]
  /// The names in the guide of each token that is written, the section first.
  let paths: [Int: [String]]
  let section: Section
  /// The modes of the source to which the value belongs.
  var modes: [Int: String] = [:]
  /// The parts that are left out, and values that may mean something else than in the source.
  var remarks: [(kind: ImportFinding.Kind, message: String)] = []

  /// The maximum number of parts of composite values that refer to one another.
  private static let maxDepth = 16
  var depth = 0

  /// Returns a value of the section as YAML.
  mutating func text(of value: ForeignValue) throws(ValueLoss) -> String {
    switch section {
    case .fonts: try font(value)
    case .shadows: try layers(value)
    case .gradients: try stops(value)
    case .transitions: try composite(value, .transition, Self.transitionParts)
    case .strokes: try stroke(value)
    case .easings: try easing(value)
    case .families: try families(value)
    case .weights: try weight(value)
    case .borders where kind(of: value) == .border: try composite(value, .border, Self.borderParts)
    default:
      if kind(of: value) == .edges {
        try edges(value)
      } else {
        try scalar(value, GuideValueKind(section.type))
      }
    }
  }

  /// Returns the kind of a value.
  func kind(of value: ForeignValue) -> GuideValueKind? {
    GuideValueKind(value) { references.kind(at: $0, in: modes, kinds) }
  }

  // MARK: Single values

  /// Returns a color, a length, a number or a duration as a scalar.
  mutating func scalar(_ value: ForeignValue, _ kind: GuideValueKind) throws(ValueLoss) -> String {
    let text = try bare(value, kind)
    return kind == .flag ? text : YAMLScalarText.scalar(text)
  }

  /// Returns a color, a length, a number or a duration without quotes.
  private mutating func bare(_ value: ForeignValue, _ kind: GuideValueKind) throws(ValueLoss) -> String {
    switch value {
    case .literal(let literal): return try Self.text(of: literal, as: kind)
    case .reference(let path):
      return try resolved(path, kind) { reference in
        reference
      } inline: { writer, value throws(ValueLoss) in
        try writer.bare(value, kind)
      }
    case .expression(let pieces):
      var text = ""
      for piece in pieces {
        switch piece {
        case .text(let part): text += part
        case .reference(let path): text += try operand(path)
        }
      }
      switch (self.kind(of: value), kind) {
      case (.multiple, .text):
        remarks.append((.doubtful, "`\(text)` is a part of another length, and stays a text"))
        return text
      case (.number, .length): return "(\(text)) * 1px"
      case (.number, .duration): return "(\(text)) * 1ms"
      default: return text
      }
    case .flag(let flag) where kind == .flag || kind == .text:
      if kind == .text { remarks.append((.doubtful, "a guide has no true and false, so this is a text")) }
      return flag ? "true" : "false"
    case .parts(let parts) where kind == .color: return try color(parts)
    case .text(let text):
      guard kind == .text else { throw ValueLoss("`\(text)` is not \(kind.noun)") }
      return text
    case .parts, .list, .flag: throw ValueLoss("the value is not \(kind.noun)")
    }
  }

  /// Returns a color whose alpha is that of a token as a relative color.
  private mutating func color(_ parts: [ForeignValue.Part]) throws(ValueLoss) -> String {
    guard let color = parts.first(where: { $0.name == "value" })?.value,
      let alpha = parts.first(where: { $0.name == "alpha" })?.value, self.kind(of: color) == .color,
      case .literal(.number(let number))? = references.end(of: alpha, in: modes), (0...1).contains(number)
    else { throw ValueLoss("the alpha of the color is not a number from 0 to 1") }
    let origin: String
    if case .reference(let path) = color {
      origin = try operand(path)
    } else {
      origin = try bare(color, .color)
    }
    return "rgb(from \(origin) r g b / \(number.formatted(as: .decimal)))"
  }

  /// Returns an operand of a calculation or function: a token in braces, or the value of a part.
  private mutating func operand(_ path: [String]) throws(ValueLoss) -> String {
    guard let (index, parts) = references.target(of: path) else { throw Self.unknown(path) }
    if parts.isEmpty, let names = paths[index] { return "{\(names.joined(separator: "."))}" }
    guard depth < Self.maxDepth, let value = references.value(at: path, in: modes), let kind = kind(of: value)
    else {
      throw ValueLoss("`\(path.joined(separator: "."))` has no single value")
    }
    depth += 1
    defer { depth -= 1 }
    let text = try bare(value, kind)
    if case .expression = value { return kind == .color ? text : "(\(text))" }
    return text
  }

  /// Writes a reference to a token of a kind, or the value of a part of a token.
  /// - Parameters:
  ///   - write: returns the text of a reference in the notation of guides.
  ///   - inline: returns the text of a value in place of the reference.
  mutating func resolved(
    _ path: [String], _ kind: GuideValueKind, _ write: (String) -> String,
    inline: (inout ValueWriter, ForeignValue) throws(ValueLoss) -> String
  ) throws(ValueLoss) -> String {
    guard let (index, parts) = references.target(of: path) else { throw Self.unknown(path) }
    if parts.isEmpty, let names = paths[index], let target = kinds[index] {
      let braces = "{\(names.joined(separator: "."))}"
      switch (target, kind) {
      case _ where target == kind || target.isSibling(of: kind): return write(reference(to: names))
      case (.multiple, .number) where names[0] == Section.lineHeights.rawValue,
        (.multiple, .text) where names[0] == Section.strings.rawValue,
        (.flag, .text):
        return write(reference(to: names))
      case (.number, .length): return "\(braces) * 1px"
      case (.number, .duration): return "\(braces) * 1ms"
      case (.length, .number): return "\(braces) / 1px"
      case (.duration, .number): return "\(braces) / 1ms"
      default: break
      }
    }
    let value =
      parts.isEmpty
      ? references.end(of: .reference(path), in: modes) : references.value(at: path, in: modes)
    guard depth < Self.maxDepth, let value else {
      throw ValueLoss("`\(path.joined(separator: "."))` is not \(kind.noun)")
    }
    depth += 1
    defer { depth -= 1 }
    return try inline(&self, value)
  }

  static func unknown(_ path: [String]) -> ValueLoss {
    ValueLoss("`\(path.joined(separator: "."))` is not a token of the source")
  }

  /// Returns a reference: bare within the section if the name can have no other meaning, else in braces.
  private func reference(to names: [String]) -> String {
    let isBare =
      names[0] == section.rawValue && depth == 0 && Self.sectionsOfBareNames.contains(section)
      && names.dropFirst().allSatisfy { name in
        GuideName.isPlain(name)
          && name.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } == true
      }
      && !["null", "inf", "infinity", "nan", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(
        names.dropFirst().joined(separator: ".").lowercased())
    return isBare ? names.dropFirst().joined(separator: ".") : "{\(names.joined(separator: "."))}"
  }

  /// The sections in which no word has another meaning than that of a token.
  private static let sectionsOfBareNames: Set<Section> = [
    .colors, .fonts, .padding, .sizes, .radii, .borders, .breakpoints, .letterSpacings, .lineHeights,
    .numbers,
    .opacities, .durations, .transitions, .shadows, .gradients,
  ]

  /// Returns a literal without quotes.
  static func text(of literal: TokenValue, as kind: GuideValueKind) throws(ValueLoss) -> String {
    switch (literal, kind) {
    case (.color(let color), .color): color.formattedForGuide
    case (.dimension(let length), .length): text(of: length)
    case (.number(let number), .length), (.number(let number), .number), (.number(let number), .weight),
      (.fontWeight(let number), .weight), (.fontWeight(let number), .number):
      text(of: number)
    case (.duration(let duration), .duration):
      text(of: duration.value) + duration.unit.rawValue
    case (.strokeStyle(.keyword(let style)), .stroke): style.rawValue
    case (.string(let text), .text): text
    default: throw ValueLoss("the value is not \(kind.noun)")
    }
  }

  /// Returns a number without the error of 32 bits.
  static func text(of number: Double) -> String { Quantity.exact(number).formatted(as: .decimal) }

  /// Returns a length in points without a unit, or in `rem`.
  static func text(of length: Dimension) -> String {
    text(of: length.value) + (length.unit == .rem ? "rem" : "")
  }
}

extension GuideValueKind {
  /// Returns true if tokens of both kinds can be aliases of each other.
  func isSibling(of other: GuideValueKind) -> Bool {
    (self == .curve || self == .spring) && (other == .curve || other == .spring)
  }

  /// The noun with its article, in messages.
  var noun: String {
    switch self {
    case .color: "a color"
    case .typography: "a font"
    case .length: "a length"
    case .edges: "the padding of four edges"
    case .number: "a number"
    case .multiple: "a multiple of a font's size"
    case .duration: "a duration"
    case .family: "a font family"
    case .weight: "a font weight"
    case .curve: "an easing curve"
    case .spring: "a spring"
    case .stroke: "a stroke style"
    case .border: "a border"
    case .transition: "a transition"
    case .shadow: "a shadow"
    case .gradient: "a gradient"
    case .text: "a text"
    case .flag: "true or false"
    }
  }
}
