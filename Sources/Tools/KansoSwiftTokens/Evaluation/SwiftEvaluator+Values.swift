import KansoLint
import KansoTheme
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns a property of a value that is no instance of a type of the sources.
  func member(_ name: String, ofValue owner: SwiftValue, _ frame: Frame) -> SwiftValue? {
    if case .token(let index) = owner {
      let member = program.members[index]
      if program.types[member.owner].isEnum, let found = program.member(name, inheritedBy: member.owner),
        case .value = member.definition
      {
        return value(ofMember: found, this: .enumCase(index))
      }
    }
    let target = resolved(owner)
    for type in Self.extendedTypes(of: target) {
      for extended in [type] + program.aliasNames(of: type) {
        guard let entry = program.types[SwiftDeclarations.files].children[extended],
          let found = program.types[entry].members[name], !program.members[found].isStatic
        else { continue }
        if let value = attempt({ value(ofMember: found, this: target) }) { return value }
      }
    }
    switch target {
    case .color?, .catalogColor?: return colorMember(name, of: owner)
    case .number(let number)?:
      if ["rawValue", "cgFloat", "doubleValue", "floatValue"].contains(name) { return owner }
      return FrameworkTypes.isIdentity(name) ? hexColor(.number(number), order: digitOrder, alpha: nil) : nil
    case .text(let text)?:
      if name == "rawValue" { return owner }
      let words = CamelCase.words(of: name)
      return words.contains("color") || words.contains("hex")
        ? hexColor(.text(text), order: digitOrder, alpha: nil) : nil
    case .font(let font)?:
      switch name {
      case "pointSize": return font.size.map { .number($0) }
      case "rawValue", "font", "uiFont", "swiftUIFont", "fontName": return owner
      default: return nil
      }
    case .edges(let edges)?:
      switch name {
      case "top": return .number(SwiftNumber(edges.top.value))
      case "left", "leading": return .number(SwiftNumber(edges.leading.value))
      case "bottom": return .number(SwiftNumber(edges.bottom.value))
      case "right", "trailing": return .number(SwiftNumber(edges.trailing.value))
      default: return nil
      }
    case .instance?, .enumCase?, .list?, .type?, .framework?, .symbol?:
      guard let target else { return nil }
      return member(name, of: target, frame)
    case .token?, .faded?, .flag?, .closure?, .shadow?, .gradient?, .nothing?, nil: return nil
    }
  }

  /// Returns the same color in another type, or the color in an appearance, as in `surface.lightColor`.
  private func colorMember(_ name: String, of owner: SwiftValue) -> SwiftValue? {
    if FrameworkTypes.isIdentity(name) { return owner }
    let words = CamelCase.words(of: name)
    guard words.contains("light") || words.contains("dark") else {
      return fail("`\(name)` of a color is unknown")
    }
    return inAppearance(isDark: words.contains("dark")) {
      switch resolved(owner) {
      case .catalogColor(let entry)?: .color(color(of: entry))
      case let value: value
      }
    }
  }

  /// The types of frameworks whose extensions a value can use.
  private static func extendedTypes(of value: SwiftValue?) -> [String] {
    switch value {
    case .color?, .catalogColor?: FrameworkTypes.colors
    case .font?: FrameworkTypes.fonts
    case .number?: FrameworkTypes.numbers
    case .text?: ["String"]
    default: []
    }
  }

  /// Returns the result of a method of a value.
  func method(_ name: String, of owner: SwiftValue, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    let target = resolved(owner)
    if name == "bestMatch", case .symbol? = target {
      dependOn(.dark)
      return .symbol(appearance.isDark ? "darkAqua" : "aqua")
    }
    switch target {
    case .instance?, .type?:
      if let target, case .instance(let instance) = target, let type = instance.type,
        let functions = program.types[type].functions[name]
      {
        return apply(functions, call, this: target, frame)
      }
    case .list(let values)? where name == "map":
      guard
        case .closure(let closure, let outer)? = Self.arguments(of: call.call).first.flatMap({
          value(of: $0.1, frame.expecting([]))
        })
      else { return nil }
      let results = values.map { invoke(closure, outer, [$0]) }
      let known = results.compactMap { $0 }
      return known.count == results.count ? .list(known) : nil
    case .color?, .catalogColor?:
      if let result = colorMethod(name, of: owner, call, frame) { return result }
    case .font(let font)?:
      if let result = fontMethod(name, of: font, call, frame) { return result }
    case .closure(let closure, let outer)?: return invoke(closure, outer, call, frame)
    default: break
    }
    for type in Self.extendedTypes(of: target) {
      let functions = extensionFunctions(name, of: type)
      if !functions.isEmpty, let result = apply(functions, call, this: target, frame) { return result }
    }
    if isColor(owner), let color = attempt({ adapted(name, owner, call, frame) }) { return color }
    if case .text(let text)? = target, let result = textMethod(name, of: text, call, frame) { return result }
    if case .text? = target, CamelCase.words(of: name).contains("color"), let target {
      return hexColor(target, order: digitOrder, alpha: alpha(of: call, frame))
    }
    if case .enumCase(let index)? = target,
      let functions = program.types[program.members[index].owner].functions[name]
    {
      return apply(functions, call, this: target, frame)
    }
    return fail("the function `\(name)` is unknown")
  }

  /// Returns the result of a method of a text; nil for unknown methods.
  private func textMethod(_ name: String, of text: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue?
  {
    switch name {
    case "lowercased": return .text(text.lowercased())
    case "uppercased": return .text(text.uppercased())
    case "contains", "hasPrefix", "hasSuffix":
      guard let argument = call.call.arguments.first,
        case .text(let other)? = resolved(value(of: argument.expression, frame.expecting([])))
      else { return nil }
      switch name {
      case "hasPrefix": return .flag(text.hasPrefix(other))
      case "hasSuffix": return .flag(text.hasSuffix(other))
      default: return .flag(text.contains(other))
      }
    default: return nil
    }
  }

  /// Returns the result of a method of a color.
  private func colorMethod(_ name: String, of owner: SwiftValue, _ call: CallSyntax, _ frame: Frame)
    -> SwiftValue?
  {
    let words = Set(CamelCase.words(of: name))
    let first = Self.arguments(of: call.call).first
    switch name {
    case "withAlphaComponent", "opacity", "alpha", "withAlpha", "withOpacity", "transparency", "setAlpha":
      return fade(owner, first?.1, isFactor: name == "opacity", frame)
    case "with" where first?.0 == "alpha": return fade(owner, first?.1, isFactor: false, frame)
    case "resolvedColor", "resolved", "resolve":
      let text = call.call.arguments.description
      guard text.contains(".dark") || text.contains(".light") else { return owner }
      return inAppearance(isDark: text.contains(".dark")) { resolved(owner) }
    case "copy" where first?.0 == "alpha": return fade(owner, first?.1, isFactor: false, frame)
    default:
      if words.contains("color"), call.call.arguments.isEmpty { return owner }
      return nil
    }
  }

  /// Returns a color with another alpha.
  func fade(_ owner: SwiftValue, _ amount: ExprSyntax?, isFactor: Bool, _ frame: Frame) -> SwiftValue? {
    guard let amount, let alpha = number(value(of: amount, frame.expecting(["CGFloat"])))?.value else {
      return fail("the alpha is unknown")
    }
    let fade = Fade(amount: alpha, isFactor: isFactor)
    switch owner {
    case .token(let token): return .faded(token: token, fade)
    case .faded(let token, let first): return .faded(token: token, fade.after(first))
    case .color(let color): return .color(fade.applied(to: color))
    case .catalogColor(let entry): return .color(fade.applied(to: color(of: entry)))
    default: return nil
    }
  }
}
