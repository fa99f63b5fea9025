import KansoLint
import KansoSystemStyle
import KansoTheme
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns the value of a name without a base: a variable, a member that is visible, or a type.
  func value(named name: String, _ frame: Frame) -> SwiftValue? {
    if let local = frame.locals[name] { return local }
    switch name {
    case "self": return frame.this ?? .type(frame.type)
    case "Self": return .type(frame.type)
    case "$0": return nil
    default: break
    }
    if case .instance(let instance)? = frame.this, let value = instance[name] { return value }
    if let type = concreteType(of: frame.this), type != frame.type,
      let found = program.member(name, inheritedBy: type)
    {
      return value(ofMember: found, this: frame.this)
    }
    if let found = program.member(name, visibleIn: frame.type) {
      return value(ofMember: found, this: frame.this)
    }
    if let type = program.type([name], from: frame.type) { return .type(type) }
    if let framework = program.frameworkName([name], from: frame.type),
      FrameworkTypes.all.contains(framework) || framework.first?.isUppercase == true
    {
      return .framework(framework)
    }
    if let flag = appearanceFlag(name) { return flag }
    if let this = frame.this, let value = attempt({ member(name, ofValue: this, frame) }) { return value }
    return fail("`\(name)` is not in the sources")
  }

  /// Returns the type of an instance or a case; nil for other values.
  private func concreteType(of value: SwiftValue?) -> Int? {
    switch value {
    case .instance(let instance)?: instance.type
    case .enumCase(let index)?: program.members[index].owner
    default: nil
    }
  }

  /// Returns a member: a reference to it, or its value if that depends on an instance.
  func value(ofMember index: Int, this: SwiftValue?) -> SwiftValue? {
    let member = program.members[index]
    if case .plainCase = member.definition { return .enumCase(index) }
    guard !member.isStatic, let this, case .getter(let body) = member.definition else { return .token(index) }
    switch this {
    case .instance(let instance) where instance.fields.isEmpty: return .token(index)
    case .instance, .enumCase, .color, .number, .text, .token, .catalogColor, .faded:
      if case .enumCase(let enumCase) = this, let derived = derivedMember(of: enumCase, property: index) {
        return .token(derived)
      }
      return descend {
        run(body, Frame(type: member.owner, file: member.file, this: this, expected: member.annotation))
      }
    default: return .token(index)
    }
  }

  /// Returns the member that a property gives to a case; nil if it gives none.
  private func derivedMember(of enumCase: Int, property: Int) -> Int? {
    program.derived[DerivedKey(property: property, enumCase: enumCase)]
  }

  /// Returns the value of `base.name` or `.name`.
  func member(_ access: MemberAccessExprSyntax, _ frame: Frame) -> SwiftValue? {
    let name = access.declName.baseName.text.unquoted
    guard let base = access.base else { return implicitMember(name, frame) }
    guard let owner = value(of: base, frame.expecting([])) else {
      return appearanceMember(name, frame)
    }
    return member(name, of: owner, frame)
  }

  /// Returns a member of a value.
  func member(_ name: String, of owner: SwiftValue, _ frame: Frame) -> SwiftValue? {
    if name == "self" { return owner }
    switch owner {
    case .type(let type): return member(name, ofType: type)
    case .framework(let type): return member(name, ofFramework: type)
    case .instance(let instance):
      if let value = instance[name] { return value }
      if let type = instance.type, let found = program.member(name, inheritedBy: type) {
        return value(ofMember: found, this: owner)
      }
    case .enumCase(let index):
      let type = program.members[index].owner
      if let found = program.member(name, inheritedBy: type) { return value(ofMember: found, this: owner) }
      if name == "rawValue" {
        guard case .value = program.members[index].definition else {
          return .text(program.members[index].name)
        }
        return .token(index)
      }
    case .symbol(let symbol):
      if let member = appearanceMember(name, frame) { return member }
      return .symbol(symbol + "." + name)
    case .list(let values):
      if let index = Int(name), values.indices.contains(index) { return values[index] }
      if name == "count" { return .number(SwiftNumber(Double(values.count))) }
      if name == "first" { return values.first }
      if name == "last" { return values.last }
    case .token, .color, .faded, .number, .text, .font, .shadow, .gradient, .catalogColor, .edges, .flag,
      .closure,
      .nothing:
      return member(name, ofValue: owner, frame)
    }
    return appearanceMember(name, frame) ?? fail("`\(name)` is not in the sources")
  }

  /// Returns a member of a type of the sources.
  private func member(_ name: String, ofType type: Int) -> SwiftValue? {
    let entry = program.types[type]
    if let found = entry.members[name] { return value(ofMember: found, this: nil) }
    if let child = program.type([name], from: type),
      program.types[child].parent == type || entry.aliases[name] != nil
    {
      return .type(child)
    }
    if let found = program.member(name, inheritedBy: type) { return .token(found) }
    if let parent = entry.inherited.first, FrameworkTypes.all.contains(parent) {
      return member(name, ofFramework: parent)
    }
    if let alias = entry.aliases[name]?.last, FrameworkTypes.all.contains(alias) { return .framework(alias) }
    if !entry.isDeclared, FrameworkTypes.all.contains(entry.name) {
      return member(name, ofFramework: entry.name)
    }
    return fail("`\(name)` is not in the sources")
  }

  /// Returns a member of a type of a framework: of its extensions in the sources, or its own.
  private func member(_ name: String, ofFramework type: String) -> SwiftValue? {
    if FrameworkTypes.modules.contains(type) { return .framework(name) }
    for extended in [type] + program.aliasNames(of: type) {
      if let entry = program.types[SwiftDeclarations.files].children[extended] {
        // In an extension's own `label`, `.label` is the system's.
        if let found = program.types[entry].members[name],
          !isActive(found) || systemColor(name, type: type) == nil
        {
          return .token(found)
        }
        if let child = program.types[entry].children[name] { return .type(child) }
      }
    }
    // An extension of another type of colors may have the member, as in `Color.brand` of a generated catalog.
    if FrameworkTypes.colors.contains(type) {
      if let color = systemColor(name, type: type) { return color }
      for other in FrameworkTypes.colors where other != type {
        if let entry = program.types[SwiftDeclarations.files].children[other],
          let found = program.types[entry].members[name]
        {
          return .token(found)
        }
      }
      if let color = catalog.color(symbol: name) { return use(color) }
    }
    if FrameworkTypes.fonts.contains(type), let style = SystemFonts.textStyle(name) {
      return .font(SystemFonts.font(of: style))
    }
    if type == "CGFloat" || type == "Double", name == "zero" { return .number(SwiftNumber(0)) }
    if type == "CGFloat" || type == "Double", name == "pi" { return .number(SwiftNumber(Double.pi)) }
    if FrameworkTypes.edges.contains(type), name == "zero" {
      return .edges(Edges(top: 0, leading: 0, bottom: 0, trailing: 0))
    }
    if FrameworkTypes.colors.contains(type) { return fail("the color `\(name)` is not in the sources") }
    return appearanceFlag(name) ?? .symbol(type + "." + name)
  }

  /// Returns the value of `.name`, of the type that the context expects or of any type of colors or fonts.
  func implicitMember(_ name: String, _ frame: Frame) -> SwiftValue? {
    if let type = program.type(frame.expected, from: frame.type), program.types[type].isDeclared {
      if let found = program.types[type].members[name] { return value(ofMember: found, this: nil) }
    }
    // An extension of fonts may have a property `bold`, too.
    if SystemFonts.weight(name, of: frame.expected) != nil { return .symbol(name) }
    let expected = program.frameworkName(frame.expected, from: frame.type)
    if let expected, FrameworkTypes.all.contains(expected),
      let value = attempt({ member(name, ofFramework: expected) })
    {
      if case .symbol = value {} else { return value }
    }
    for type in [expected].compactMap({ $0 }) + FrameworkTypes.colors + FrameworkTypes.fonts + ["CGFloat"] {
      for extended in [type] + program.aliasNames(of: type) {
        guard let entry = program.types[SwiftDeclarations.files].children[extended] else { continue }
        if let found = program.types[entry].members[name], program.members[found].isStatic {
          return .token(found)
        }
        if let child = program.types[entry].children[name] { return .type(child) }
      }
    }
    if let color = systemColor(name, type: expected ?? "UIColor") { return color }
    if let color = catalog.color(symbol: name) { return use(color) }
    return .symbol(name)
  }

  /// Returns a color of the system in the current appearance; nil for an unknown name.
  func systemColor(_ name: String, type: String) -> SwiftValue? {
    if name == "clear" { return .color(ColorValue(red: 0, green: 0, blue: 0, alpha: 0)) }
    var known = name
    if type == "Color" || type == "ShapeStyle" {
      // SwiftUI's colors have the names of UIKit's fixed ones, but are those of the system.
      switch name {
      case "white", "black": break
      case "primary": known = "label"
      case "secondary": known = "secondaryLabel"
      case "accentColor": known = "tint"
      default: known = "system" + name.prefix(1).uppercased() + name.dropFirst()
      }
    }
    guard
      let light = SystemPalette.color(named: known, isDark: false)
        ?? SystemPalette.color(named: name, isDark: false),
      let dark = SystemPalette.color(named: known, isDark: true)
        ?? SystemPalette.color(named: name, isDark: true)
    else { return nil }
    if known.hasPrefix("system") || light != dark {
      doubt("`\(name)` is a color of the system, with its value of today")
    }
    if light != dark { dependOn(.dark) }
    return .color(appearance.isDark ? dark : light)
  }
}
