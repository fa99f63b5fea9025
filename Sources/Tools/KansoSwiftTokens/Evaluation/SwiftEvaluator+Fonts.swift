import KansoLint
import KansoTheme
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns the font that an initializer of a framework's type makes.
  func font(type: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    if let name = call.argument(labeled: "name") ?? call.argument(labeled: "_"), call.labels.contains("size")
    {
      return namedFont(name, call, frame)
    }
    if let result = apply(extensionFunctions("init", of: type), call, this: nil, frame) { return result }
    if let argument = Self.arguments(of: call.call).first, call.labels.count == 1,
      let value = attempt({ value(of: argument.1, frame.expecting(["UIFont"])) }), isFont(value)
    {
      return value
    }
    return fail("`\(call.call.trimmedDescription.prefix(60))` is unknown")
  }

  /// Returns the font that a function of a framework makes, such as `systemFont(ofSize:weight:)`; nil for other
  /// functions.
  func font(function name: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    let first = Self.arguments(of: call.call).first
    switch name {
    case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont":
      guard let size = size(call.argument(labeled: "ofSize"), frame) else { return nil }
      var font = SwiftFont(size: size)
      if name.hasPrefix("bold") { font.weight = 700 }
      if name.hasPrefix("italic") { font.isItalic = true }
      if name == "monospacedSystemFont" { font.design = "ui-monospace" }
      return weighted(font, call, frame)
    case "custom":
      guard let (label, name) = first, label == nil || label == "name" else { return nil }
      return namedFont(name, call, frame)
    case "system":
      var font = SwiftFont()
      if let size = call.argument(labeled: "size") {
        font.size = self.size(size, frame)
        if font.size == nil { return nil }
      } else if let (_, style) = first,
        let known = CallSyntax.lastName(of: style).flatMap(SystemFonts.textStyle)
      {
        font = SystemFonts.font(of: known)
      } else {
        return nil
      }
      font.design =
        call.argument(labeled: "design").flatMap(CallSyntax.lastName).flatMap(SystemFonts.family)
        ?? font.design
      return weighted(font, call, frame)
    case "preferredFont":
      guard let style = call.argument(labeled: "forTextStyle").flatMap(CallSyntax.lastName),
        let known = SystemFonts.textStyle(style)
      else { return nil }
      return .font(SystemFonts.font(of: known))
    default: return nil
    }
  }

  /// Returns a font with the name of a family or a face.
  private func namedFont(_ name: ExprSyntax, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    guard case .text(let text)? = resolved(rawValue(of: name, frame)) else {
      return fail("the name of the font, `\(name.trimmedDescription.prefix(60))`, is unknown")
    }
    guard let size = size(call.argument(labeled: "size") ?? call.argument(labeled: "fixedSize"), frame) else {
      return nil
    }
    var font = SwiftFont(name: text, size: size)
    font.textStyle = call.argument(labeled: "relativeTo").flatMap(CallSyntax.lastName).flatMap(
      SystemFonts.textStyle)
    return weighted(font, call, frame)
  }

  /// Returns a value, or the raw value of a case.
  private func rawValue(of expression: ExprSyntax, _ frame: Frame) -> SwiftValue? {
    let value = value(of: expression, frame.expecting([]))
    if case .enumCase(let index)? = value { return .text(program.members[index].name) }
    return value
  }

  /// Returns the size of a font.
  private func size(_ expression: ExprSyntax?, _ frame: Frame) -> SwiftNumber? {
    guard let expression, let size = number(value(of: expression, frame.expecting(["CGFloat"]))) else {
      _ = fail("the size of the font is unknown")
      return nil
    }
    return size
  }

  /// Returns a font with the weight that a call gives; nil if the weight is unknown.
  private func weighted(_ font: SwiftFont, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    var font = font
    if let weight = call.argument(labeled: "weight") {
      guard let known = self.weight(weight, frame) else { return fail("the weight of the font is unknown") }
      font.weight = known
    }
    return .font(font)
  }

  /// Returns a weight by its name, also through a variable.
  private func weight(_ expression: ExprSyntax, _ frame: Frame) -> Double? {
    if let member = expression.as(MemberAccessExprSyntax.self),
      let weight = FontWeight.weight(named: member.declName.baseName.text),
      member.base == nil
        || FrameworkTypes.fonts.contains(
          member.base?.trimmedDescription.split(separator: ".").first.map(String.init) ?? "")
    {
      return weight
    }
    guard let value = resolved(value(of: expression, frame.expecting([]))) else { return nil }
    if case .number(let number) = value, FontWeight.range.contains(number.value) { return number.value }
    return name(of: value).flatMap { $0.split(separator: ".").last }.flatMap {
      FontWeight.weight(named: String($0))
    }
  }

  /// Returns the font that `UIFontMetrics` scales.
  func scaledFont(_ metrics: ExprSyntax, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    guard let argument = call.argument(labeled: "for"),
      case .font(var font)? = resolved(value(of: argument, frame.expecting(["UIFont"])))
    else { return nil }
    if let made = metrics.as(FunctionCallExprSyntax.self).flatMap(CallSyntax.init),
      let style = made.argument(labeled: "forTextStyle").flatMap(CallSyntax.lastName)
    {
      font.textStyle = SystemFonts.textStyle(style)
    } else {
      font.textStyle = .body
    }
    return .font(font)
  }

  /// Returns the result of a method of a font; nil for unknown methods.
  func fontMethod(_ name: String, of font: SwiftFont, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    var font = font
    let first = Self.arguments(of: call.call).first?.1
    switch name {
    case "bold": font.weight = 700
    case "italic": font.isItalic = true
    case "weight", "withWeight":
      guard let first, let weight = weight(first, frame) else { return nil }
      font.weight = weight
    case "withSize", "ofSize":
      guard let size = size(first, frame) else { return nil }
      font.size = size
    case "monospaced": font.design = "ui-monospace"
    case "monospacedDigit", "smallCaps", "uppercaseSmallCaps", "lowercaseSmallCaps", "leading", "pointSize":
      break
    default: return nil
    }
    return .font(font)
  }
}

/// The fonts of the system.
enum SystemFonts {
  /// Returns the text style with a name of UIKit or of SwiftUI; nil for other names.
  static func textStyle(_ name: String) -> TextStyle? {
    switch name {
    case "title": .title1
    case "caption": .caption1
    default: TextStyle(rawValue: name)
    }
  }

  /// Returns the system's font of a text style at the default content size.
  static func font(of style: TextStyle) -> SwiftFont {
    return SwiftFont(
      size: SwiftNumber(style.size(at: .large)), weight: style == .headline ? 600 : nil, textStyle: style)
  }

  /// Returns the weight that a symbol such as `Font.Weight.bold` names; nil for others.
  ///
  /// - Parameter annotation: the names of the declared type, for a symbol without its type, such as `bold`.
  static func weight(_ symbol: String, of annotation: [String]) -> Double? {
    let names = symbol.split(separator: ".").map(String.init)
    let type = names.count > 1 ? Array(names.dropLast()) : annotation
    guard let name = names.last, type.last == "Weight",
      type.dropLast().last.map(FrameworkTypes.fonts.contains) ?? false
    else { return nil }
    return FontWeight.weight(named: name)
  }

  /// Returns the family of a design of the system's font; nil for the default one.
  static func family(_ design: String) -> String? {
    switch design {
    case "rounded": "ui-rounded"
    case "serif": "ui-serif"
    case "monospaced": "ui-monospace"
    default: nil
    }
  }
}
