import KansoTheme

/// The context of the template for the Objective-C header.
struct ObjectiveCHeaderContext: TemplateContext {
  enum Field: String, CaseIterable { case guide, fingerprint, tokens }

  let theme: Theme

  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { SwiftText.singleLine($0) } ?? false
    case .fingerprint: theme.fingerprint.description
    case .tokens: theme.tokens.map { ObjectiveCTokenContext(token: $0, theme: theme) }
    }
  }

  static func role(of field: Field) -> FieldRole {
    field == .tokens ? .list(ObjectiveCTokenContext.self) : .value
  }
}

/// A token in the Objective-C header: the text before its name, the name, and its body.
private struct ObjectiveCTokenContext: TemplateContext {
  enum Field: String, CaseIterable { case lead, name, body }

  let token: ThemeToken
  let theme: Theme

  func value(of field: Field) -> Any? {
    switch field {
    case .lead: lead
    case .name: CName.name(of: token.path)
    case .body: body
    }
  }

  private var lead: String {
    var lines = token.description.map { SwiftText.commentLines($0) } ?? []
    while lines.last == "" { lines.removeLast() }
    lines.append("`\(SwiftText.singleLine(token.path.dotted))`")
    let attribute = token.deprecated.map { deprecated in
      deprecated.message.map { "__attribute__((deprecated(\(ObjectiveCText.message($0))))) " }
        ?? "__attribute__((deprecated)) "
    }
    return lines.map { $0.isEmpty ? "///\n" : "/// \(ObjectiveCText.comment($0))\n" }.joined()
      + "static inline "
      + (attribute ?? "") + type + " "
  }

  private var type: String {
    switch token.value {
    case .color: "KansoColor *"
    case .typography: "KansoFont *"
    case .edges: "NSDirectionalEdgeInsets"
    default: "CGFloat"
    }
  }

  private var body: String {
    switch token.value {
    case .color(let color): self.color(color)
    case .typography(let font): self.font(font)
    case .edges(let edges):
      "NSDirectionalEdgeInsetsMake(\([edges.top, edges.leading, edges.bottom, edges.trailing].map { SwiftText.number($0.value) }.joined(separator: ", ")))"
    case .dimension(let dimension): SwiftText.number(dimension.value)
    default: ""
    }
  }

  private func color(_ color: ColorValue) -> String {
    guard !token.variants.isEmpty else { return single(ScreenColor(color)) }
    let colors = ScreenColor.Appearances(of: token, in: theme)
    guard !colors.areEqual else { return single(colors.light) }
    let all = [colors.light, colors.dark, colors.lightHighContrast, colors.darkHighContrast]
    return "KansoDynamicColor(\(all.map { single($0) }.joined(separator: ", ")))"
  }

  private func single(_ color: ScreenColor) -> String {
    func list(_ channels: ScreenColor.Channels) -> String {
      [channels.red, channels.green, channels.blue, channels.alpha].map { SwiftText.number($0) }.joined(
        separator: ", ")
    }
    switch color {
    case .srgb(let channels): return "KansoSRGB(\(list(channels)))"
    case .displayP3(let wide, let fallback):
      return "KansoWide(KansoDisplayP3(\(list(wide))), KansoSRGB(\(list(fallback))))"
    }
  }

  private func font(_ font: Typography) -> String {
    let face = font.face.map { "@" + ObjectiveCText.literal($0) } ?? "nil"
    let families = font.families.map { "@" + ObjectiveCText.literal($0) }.joined(separator: ", ")
    let style = font.textStyle.map { "KansoTextStyle(\($0.objectiveCName))" } ?? "nil"
    let numbers = [font.size, AppleVocabulary.rawWeight(font.weight), font.maximumSize ?? 0].map {
      SwiftText.number($0)
    }
    return
      "KansoMakeFont(@[\(families)], \(face), \(numbers[0]), \(numbers[1]), \(font.isItalic ? "YES" : "NO"), \(style), \(numbers[2]))"
  }
}

extension TextStyle {
  /// The name after the prefix `UIFontTextStyle`.
  fileprivate var objectiveCName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// Conversion of untrusted text to Objective-C that represents exactly that text. It works on bytes, as the compiler
/// does.
enum ObjectiveCText {
  /// Returns a C string literal. All bytes except printable ASCII are escaped in octal, which ends after three digits.
  /// Question marks are escaped because they could form trigraphs.
  static func literal(_ text: String) -> String {
    var result = "\""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "?"):
        result += "\\" + String(Unicode.Scalar(byte))
      case 0x20..<0x7F: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 8)
        result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }
    }
    return result + "\""
  }

  /// Returns a string literal for an attribute. Attributes allow no numeric escapes. Question marks are escaped because
  /// they could form trigraphs.
  static func message(_ text: String) -> String {
    var result = "\""
    for scalar in SwiftText.singleLine(text).unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "?" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// Returns a line of a comment. A backslash at the end would extend the comment to the next line, so a period is
  /// appended.
  static func comment(_ line: String) -> String {
    let bytes = line.utf8
    return bytes.last == UInt8(ascii: "\\") || bytes.suffix(3).elementsEqual("??/".utf8) ? line + " ." : line
  }
}
