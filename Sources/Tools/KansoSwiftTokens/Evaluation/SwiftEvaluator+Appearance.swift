import KansoLint
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns the value of a property that describes the appearance, such as `userInterfaceStyle`; nil for others.
  func appearanceMember(_ name: String, _ frame: Frame) -> SwiftValue? {
    switch name {
    case "userInterfaceStyle", "colorScheme":
      dependOn(.dark)
      return .symbol(appearance.isDark ? "dark" : "light")
    case "accessibilityContrast", "colorSchemeContrast":
      dependOn(.contrast)
      return .symbol(appearance.isHighContrast ? "high" : "normal")
    case "name" where frame.locals.values.contains { if case .symbol("traits") = $0 { true } else { false } }:
      dependOn(.dark)
      return .symbol(appearance.isDark ? "darkAqua" : "aqua")
    case "userInterfaceLevel": return .symbol("base")
    case "userInterfaceIdiom": return .symbol("phone")
    case "current", "main", "shared", "traitCollection": return .symbol(name)
    default: return appearanceFlag(name)
    }
  }

  /// Returns the truth of a name such as `isDarkMode`; nil for other names.
  func appearanceFlag(_ name: String) -> SwiftValue? {
    if ["isBoldTextEnabled", "isReduceTransparencyEnabled", "isReduceMotionEnabled"].contains(name) {
      return .flag(false)
    }
    let words = CamelCase.words(of: name)
    if words.first == "is" || words.first == "in" || words.last == "mode" {
      if words.contains("dark") {
        dependOn(.dark)
        return .flag(appearance.isDark)
      }
      if words.contains("light") {
        dependOn(.dark)
        return .flag(!appearance.isDark)
      }
      if !["pad", "ipad", "tablet", "mac", "catalyst", "vision", "tv"].allSatisfy({ !words.contains($0) }) {
        doubt("the value for iPhones is taken")
        return .flag(false)
      }
      if words.contains("phone") || words.contains("iphone") { return .flag(true) }
      if words.contains("contrast") {
        dependOn(.contrast)
        return .flag(appearance.isHighContrast)
      }
    }
    return nil
  }

  /// Returns the value of the argument for the current appearance, of arguments that are labelled `light` and `dark`.
  /// Nil for other arguments.
  func pair(_ call: CallSyntax, _ frame: Frame) -> ExprSyntax? {
    var choices: [Appearance: ExprSyntax] = [:]
    let ignoredWords: Set<String> = ["alpha", "opacity", "elevated"]
    for (label, expression) in Self.arguments(of: call.call) {
      guard let label else { continue }
      let words = CamelCase.words(of: label)
      let isHigh = words.contains("contrast")
      if !ignoredWords.isDisjoint(with: words) { continue }
      if words.contains("dark") || words.contains("night") {
        choices[Appearance(isDark: true, isHighContrast: isHigh)] = expression
      } else if words.contains(where: { ["light", "any", "default", "day", "normal"].contains($0) }) {
        choices[Appearance(isHighContrast: isHigh)] = expression
      }
    }
    let dark = choices[Appearance(isDark: true)]
    guard let dark else { return nil }
    // In `color(hex: "…", dark: "…")` the first argument is the light one.
    let light = choices[Appearance()] ?? Self.arguments(of: call.call).first { $0.1 != dark }?.1
    guard let light else { return nil }
    dependOn(.dark)
    if choices.keys.contains(where: \.isHighContrast) { dependOn(.contrast) }
    return choices[appearance] ?? (appearance.isDark ? dark : light)
  }

  /// Returns the color of a method that the sources do not have and that gives a color another one in the dark
  /// appearance, as in `ink.dark(.white)`; nil for other methods.
  func adapted(_ name: String, _ owner: SwiftValue, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    let arguments = Self.arguments(of: call.call)
    guard arguments.count == 1, let (label, expression) = arguments.first,
      (CamelCase.words(of: name) + CamelCase.words(of: label ?? "")).contains("dark"),
      let dark = value(of: expression, frame.expecting(["UIColor"])), isColor(dark)
    else { return nil }
    dependOn(.dark)
    return appearance.isDark ? dark : owner
  }

  /// Returns the arguments of a call with their labels, and the closures after them.
  static func arguments(of call: FunctionCallExprSyntax) -> [(String?, ExprSyntax)] {
    var arguments: [(String?, ExprSyntax)] = call.arguments.map { ($0.label?.text.unquoted, $0.expression) }
    if let closure = call.trailingClosure { arguments.append((nil, ExprSyntax(closure))) }
    for closure in call.additionalTrailingClosures {
      arguments.append((closure.label.text, ExprSyntax(closure.closure)))
    }
    return arguments
  }
}
