import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The context of the template for the Objective-C header.
struct ObjectiveCHeaderContext: TemplateContext {
  enum Field: String, CaseIterable { case guide, fingerprint, tokens }

  let theme: Theme
  let naming: SwiftNaming

  /// Returns the guide's name on one line (`false` if it has none), the theme's fingerprint, or the contexts
  /// of all tokens whose values have a type in Objective-C, in the order of the theme.
  func value(of field: Field) -> Any? {
    switch field {
    case .guide: theme.name.map { SwiftText.singleLine($0) } ?? false
    case .fingerprint: theme.fingerprint.description
    case .tokens: theme.tokens.compactMap { ObjectiveCTokenContext(token: $0, theme: theme, naming: naming) }
    }
  }

  /// Returns `list` for `tokens`; the others are values.
  static func role(of field: Field) -> FieldRole {
    field == .tokens ? .list(ObjectiveCTokenContext.self) : .value
  }
}

/// A token in the Objective-C header, as an inline function: the text before its name, the name, and the
/// expression that it returns.
private struct ObjectiveCTokenContext: TemplateContext {
  enum Field: String, CaseIterable { case lead, name, body }

  let token: ThemeToken
  let theme: Theme
  let naming: SwiftNaming
  /// The return type.
  private let type: String

  /// Creates the context of a token; nil if the header has no type for its value.
  init?(token: ThemeToken, theme: Theme, naming: SwiftNaming) {
    guard let type = Self.type(of: token.value) else { return nil }
    (self.token, self.theme, self.naming, self.type) = (token, theme, naming, type)
  }

  /// Returns one of the three texts, all as Objective-C.
  func value(of field: Field) -> Any? {
    switch field {
    case .lead: lead
    case .name: CName.name(of: token.path, naming)
    case .body: body
    }
  }

  /// The text before the name: the doc comment, `static inline`, the deprecation and the return type, with a
  /// space at its end.
  private var lead: String {
    var lines = token.description.map { SwiftText.commentLines($0) } ?? []
    while lines.last == "" { lines.removeLast() }
    lines.append("`\(SwiftText.singleLine(token.path.dotted))`")
    let attribute = token.deprecated.map { deprecated in
      let replacement = deprecated.replacement.flatMap { theme[$0] }
        .flatMap { $0.path != token.path && Self.type(of: $0.value) != nil ? ", \"\(CName.name(of: $0.path, naming))\"" : nil }
      return deprecated.message { theme[$0].map { CName.name(of: $0.path, naming) } }
        .map { "__attribute__((deprecated(\(ObjectiveCText.attributeLiteral($0))\(replacement ?? "")))) " }
        ?? "__attribute__((deprecated)) "
    }
    return lines.map { $0.isEmpty ? "///\n" : "/// \(ObjectiveCText.commentLine($0))\n" }.joined()
      + "static inline "
      + (attribute ?? "") + type + " "
  }

  /// Returns the type of a value in Objective-C; nil if the header has none for it.
  private static func type(of value: TokenValue) -> String? {
    switch value {
    case .color: "KansoColor *"
    case .typography: "KansoFont *"
    case .edges: "NSDirectionalEdgeInsets"
    case .dimension, .number: "CGFloat"
    case .fontFamily: "NSArray<NSString *> *"
    case .fontWeight: "KansoFontWeight"
    case .duration: "NSTimeInterval"
    case .string: "NSString *"
    case .cubicBezier, .spring, .strokeStyle, .border, .transition, .shadow, .gradient: nil
    }
  }

  /// The expression that the function returns. Empty for a value without a type.
  private var body: String {
    switch token.value {
    case .color(let color): colorExpression(of: color)
    case .typography(let font): fontExpression(of: font)
    case .edges(let edges):
      "NSDirectionalEdgeInsetsMake("
        + [edges.top, edges.leading, edges.bottom, edges.trailing].map { $0.value.formatted(as: .shortest) }
        .joined(separator: ", ") + ")"
    case .dimension(let dimension): dimension.value.formatted(as: .shortest)
    case .number(let number): number.formatted(as: .shortest)
    case .duration(let duration): duration.inSeconds.formatted(as: .shortest)
    case .fontFamily(let families): Self.arrayExpression(of: families)
    case .string(let text): "@" + ObjectiveCText.literal(text)
    case .fontWeight(let weight): FontWeight.systemRawValue(of: weight).formatted(as: .shortest)
    case .cubicBezier, .spring, .strokeStyle, .border, .transition, .shadow, .gradient: ""
    }
  }

  /// Returns the expression of the token's color: one that follows appearance and contrast if the token
  /// differs in them, or else a static color. On other axes, it has the value of the default mode.
  private func colorExpression(of color: ColorValue) -> String {
    guard !token.variants.isEmpty else { return staticColorExpression(of: ScreenColor(color)) }
    let colors = ScreenColor.Appearances(of: token, in: theme)
    guard !colors.areEqual else { return staticColorExpression(of: colors.light) }
    let all = [colors.light, colors.dark, colors.lightHighContrast, colors.darkHighContrast]
    return "KansoDynamicColor(\(all.map { staticColorExpression(of: $0) }.joined(separator: ", ")))"
  }

  /// Returns the expression of one color. A color outside sRGB has an sRGB fallback.
  private func staticColorExpression(of color: ScreenColor) -> String {
    /// Returns red, green, blue and alpha, separated by commas.
    func arguments(_ channels: ScreenColor.Channels) -> String {
      [channels.red, channels.green, channels.blue, channels.alpha].map { $0.formatted(as: .shortest) }
        .joined(separator: ", ")
    }
    /// Returns a color in sRGB: in hex notation if it is exact in it.
    func srgb(_ channels: ScreenColor.Channels) -> String {
      channels.hexLiteral.map { "KansoHex(\($0), \(channels.alphaExpression))" }
        ?? "KansoSRGB(\(arguments(channels)))"
    }
    switch color {
    case .srgb(let channels): return srgb(channels)
    case .displayP3(let wide, let fallback):
      return "KansoWide(KansoDisplayP3(\(arguments(wide))), \(srgb(fallback)))"
    }
  }

  /// Returns an array of strings.
  private static func arrayExpression(of texts: [String]) -> String {
    "@[" + texts.map { "@" + ObjectiveCText.literal($0) }.joined(separator: ", ") + "]"
  }

  /// Returns the call that makes a font. A missing face or text style is `nil`, a missing maximum size is 0.
  /// Line height and letter spacing are not passed.
  private func fontExpression(of font: Typography) -> String {
    let face = font.face.map { "@" + ObjectiveCText.literal($0) } ?? "nil"
    let style = font.textStyle.map { "KansoTextStyle(\($0.objectiveCName))" } ?? "nil"
    let numbers = [font.size, FontWeight.systemRawValue(of: font.weight), font.maximumSize ?? 0].map {
      $0.formatted(as: .shortest)
    }
    return
      "KansoMakeFont(\(Self.arrayExpression(of: font.families)), \(face), \(numbers[0]), \(numbers[1]), "
      + "\(font.isItalic ? "YES" : "NO"), \(style), \(numbers[2]))"
  }
}

extension TextStyle {
  /// The name after the prefix `UIFontTextStyle`.
  fileprivate var objectiveCName: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// Conversion of untrusted text to Objective-C that represents exactly that text. It works on bytes, as the compiler
/// does.
enum ObjectiveCText {
  /// Returns a C string literal, as in `quotedInC`. Question marks get a backslash, too, because they could
  /// form trigraphs.
  static func literal(_ text: String) -> String { text.quotedInC(escaping: "?") }

  /// Returns a string literal for an attribute, with the text on one line as in `SwiftText.singleLine`.
  /// Attributes allow no numeric escapes, so an unprintable character is displayed as `\u{…}`. Quotes,
  /// backslashes and question marks get a backslash; question marks, because they could form trigraphs.
  static func attributeLiteral(_ text: String) -> String {
    var result = "\""
    for scalar in SwiftText.singleLine(text).unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "?" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }

  /// Returns a line for a comment. A backslash or `??/` at the end would extend the comment to the next line,
  /// so a space and a period are appended there.
  static func commentLine(_ line: String) -> String {
    let bytes = line.utf8
    return bytes.last == UInt8(ascii: "\\") || bytes.suffix(3).elementsEqual("??/".utf8) ? line + " ." : line
  }
}
