import KansoFormatting
import KansoGuide
import KansoTheme

// Fonts and their parts.
extension ValueWriter {
  /// Writes a font. A missing family is the system's, and a missing size is 16.
  mutating func font(_ value: ForeignValue) throws(ValueLoss) -> String {
    if case .reference(let path) = value {
      return try resolved(path, .typography, YAMLScalarText.scalar) { writer, end throws(ValueLoss) in
        try writer.font(end)
      }
    }
    guard case .parts(let parts) = value.inParts else { throw ValueLoss("the value is not a font") }
    depth += 1
    defer { depth -= 1 }
    var entries: [(key: String, value: String)] = []
    for part in parts where !entries.contains(where: { $0.key == part.name }) {
      do throws(ValueLoss) {
        guard let text = try fontPart(part) else {
          remarks.append((.lost, "`\(part.name)` has no meaning in a font of a guide"))
          continue
        }
        entries.append((part.name, text))
      } catch {
        remarks.append((.lost, "the `\(part.name)` is left out: \(error.message)"))
      }
    }
    guard !entries.isEmpty else { throw ValueLoss("the font has no parts") }
    let order = [
      "family", "face", "size", "weight", "italic", "lineHeight", "letterSpacing", "textStyle", "maximumSize",
    ]
    if !entries.contains(where: { $0.key == "family" }) { entries.append(("family", "system")) }
    if !entries.contains(where: { $0.key == "size" }) {
      entries.append(("size", "16"))
      remarks.append((.doubtful, "the font has no size; 16 is written instead"))
    }
    entries.sort { (order.firstIndex(of: $0.key) ?? 0) < (order.firstIndex(of: $1.key) ?? 0) }
    return YAMLScalarText.mapping(entries)
  }

  /// Writes a part of a font; nil for a part that fonts of guides do not have.
  private mutating func fontPart(_ part: ForeignValue.Part) throws(ValueLoss) -> String? {
    switch part.name {
    case "family": return try families(part.value)
    case "weight": return try weight(part.value)
    case "size", "letterSpacing", "maximumSize": return try scalar(part.value, .length)
    case "lineHeight": return try lineHeight(part.value)
    case "italic": return try scalar(part.value, .flag)
    case "face", "textStyle":
      guard case .text(let text) = part.value else { throw ValueLoss("the value is not a text") }
      return YAMLScalarText.scalar(text)
    default: return nil
    }
  }

  /// Writes the line height of a font: a multiple of the size, or a length with its unit.
  private mutating func lineHeight(_ value: ForeignValue) throws(ValueLoss) -> String {
    switch kind(of: value) {
    case .length:
      guard case .literal(.dimension(let length)) = value else { return try scalar(value, .length) }
      guard length.value > 0 else { throw ValueLoss("a line height is above 0") }
      return YAMLScalarText.scalar(Self.text(of: length) + (length.unit == .px ? "px" : ""))
    default:
      if case .literal(.number(let number)) = value {
        guard number > 0, number <= 10 else {
          throw ValueLoss("`\(number.formatted(as: .shortest))` is not a multiple of the size from 0 to 10")
        }
      }
      return try scalar(value, .number)
    }
  }

  /// Writes families: a name or a list of names.
  mutating func families(_ value: ForeignValue) throws(ValueLoss) -> String {
    switch value {
    case .literal(.fontFamily(let names)): return try Self.families(names)
    case .text(let name): return try Self.families([name])
    case .reference(let path):
      return try resolved(path, .family, YAMLScalarText.scalar) { writer, end throws(ValueLoss) in
        try writer.families(end)
      }
    case .list(let elements):
      guard !elements.isEmpty, elements.count <= 64 else {
        throw ValueLoss("the list of families is empty or too long")
      }
      depth += 1
      defer { depth -= 1 }
      var texts: [String] = []
      for element in elements {
        if case .literal(.fontFamily(let names)) = element {
          texts += try names.map { name throws(ValueLoss) in try Self.family(name) }
        } else {
          texts.append(try families(element))
        }
      }
      return YAMLScalarText.list(texts)
    case .literal, .expression, .parts, .flag: throw ValueLoss("the value is not a font family")
    }
  }

  private static func families(_ names: [String]) throws(ValueLoss) -> String {
    guard !names.isEmpty else { throw ValueLoss("the list of families is empty") }
    let texts = try names.map { name throws(ValueLoss) in try family(name) }
    return texts.count == 1 ? texts[0] : YAMLScalarText.list(texts)
  }

  /// Writes the name of a family. Those of CSS for the system's designs become those of guides.
  private static func family(_ name: String) throws(ValueLoss) -> String {
    guard name.utf8.first != UInt8(ascii: "{"), !name.isEmpty else {
      throw ValueLoss("`\(name)` is not the name of a font family")
    }
    return YAMLScalarText.scalar(systemFamilies[name] ?? name)
  }

  private static let systemFamilies = [
    Typography.systemFamily: "system", "ui-serif": "system-serif",
    "ui-rounded": "system-rounded", "ui-monospace": "system-monospaced",
  ]

  /// Writes a weight: a number or a name.
  mutating func weight(_ value: ForeignValue) throws(ValueLoss) -> String {
    switch value {
    case .text(let name):
      guard let weight = FontWeight.weight(named: name) else {
        throw ValueLoss("`\(name)` is not a font weight")
      }
      return weight.formatted(as: .decimal)
    case .reference(let path):
      return try resolved(path, .weight, YAMLScalarText.scalar) { writer, end throws(ValueLoss) in
        try writer.weight(end)
      }
    case .literal, .expression, .list, .parts, .flag: return try scalar(value, .weight)
    }
  }
}
