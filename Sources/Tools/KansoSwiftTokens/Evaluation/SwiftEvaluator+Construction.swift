import KansoLint
import KansoTheme
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns a new value of a type of the sources.
  func construct(_ type: Int, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    let entry = program.types[type]
    guard entry.isDeclared else {
      return construct(
        framework: program.frameworkName([entry.name], from: SwiftDeclarations.files) ?? entry.name, call,
        frame)
    }
    if let chosen = pair(call, frame) { return colorOrValue(of: chosen, frame) }
    if let color = assetColor(entry.name, call, frame) { return color }
    let made =
      entry.functions["init"].flatMap { apply($0, call, this: nil, frame) }
      ?? instance(of: type, named: entry.name, call, frame)
    guard case .instance(let instance)? = made else { return made }
    return attempt { color(of: instance, type) } ?? attempt { color(ofFunction: entry.name, call, frame) }
      ?? made
  }

  /// Returns the color that an instance is a name of, by a property such as `color`; nil if it has none.
  private func color(of instance: SwiftInstance, _ type: Int) -> SwiftValue? {
    for property in program.types[type].properties {
      let member = program.members[property]
      guard FrameworkTypes.isIdentity(member.name), let style = program.styleType(of: member),
        FrameworkTypes.colors.contains(style),
        let value = value(ofMember: property, this: .instance(instance)), isColor(value)
      else { continue }
      return value
    }
    return nil
  }

  /// Returns an instance with the arguments of a call as its properties.
  private func instance(of type: Int?, named name: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue?
  {
    var fields: [SwiftInstance.Field] = []
    let declared = type.map { program.types[$0] }
    for (label, expression) in Self.arguments(of: call.call) {
      guard let label else { return fail("the value of `\(name)` is unknown") }
      let annotation = declared?.members[label].map { program.members[$0].annotation } ?? []
      if let value = attempt({ value(of: expression, frame.expecting(annotation)) }) {
        fields.append(SwiftInstance.Field(name: label, value: value))
      }
    }
    return .instance(SwiftInstance(type: type, name: name, fields: fields))
  }

  /// Returns a new value of a type that the sources do not declare.
  func construct(framework type: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    if FrameworkTypes.numbers.contains(type) {
      guard call.call.arguments.count == 1, let argument = call.call.arguments.first else { return nil }
      let value = value(of: argument.expression, frame.expecting([]))
      return number(value) == nil ? fail("`\(type)(…)` is unknown") : value
    }
    if FrameworkTypes.edges.contains(type) { return edges(type, call, frame) }
    if type.hasSuffix("Gradient"), let gradient = attempt({ gradient(call, frame) }) { return gradient }
    if FrameworkTypes.others.contains(type) || call.labels == ["color", "location"] {
      return instance(of: nil, named: type, call, frame)
    }
    if FrameworkTypes.fonts.contains(type) { return font(type: type, call, frame) }
    if FrameworkTypes.colors.contains(type) || type.isEmpty {
      return color(type: type, call, frame) ?? (type.isEmpty ? font(type: "UIFont", call, frame) : nil)
    }
    if let color = assetColor(type, call, frame) { return color }
    if let result = apply(extensionFunctions("init", of: type), call, this: nil, frame) { return result }
    if let chosen = pair(call, frame) { return colorOrValue(of: chosen, frame) }
    if let color = attempt({ color(ofFunction: type, call, frame) }) { return color }
    // A type that only wraps a color or a font, such as `DynamicColor(staticColor: …)`.
    if call.call.arguments.count == 1, let argument = call.call.arguments.first,
      Self.speaksOfStyle(type) || Self.speaksOfStyle(argument.label?.text ?? ""),
      let value = attempt({ value(of: argument.expression, frame.expecting([])) }),
      isColor(value) || isFont(value)
    {
      return value
    }
    // A type of the system that is no style, such as `UIImpactFeedbackGenerator(style: .light)`.
    let isOfSystem = type.hasPrefix("UI") || type.hasPrefix("NS")
    guard !isOfSystem, !call.labels.isEmpty, !call.labels.contains("_") else {
      return fail("`\(type)` is not in the sources")
    }
    return instance(of: nil, named: type, call, frame)
  }

  /// Returns true if a name has a word for a color or a font: `UIImpactFeedbackGenerator(style: .light)` is none.
  private static func speaksOfStyle(_ name: String) -> Bool {
    CamelCase.words(of: name).contains {
      ["color", "colors", "colour", "font", "fonts", "typography", "token"].contains($0)
    }
  }

  /// Returns true if a value is a color, or refers to one.
  func isColor(_ value: SwiftValue) -> Bool {
    switch resolved(value) {
    case .color?, .catalogColor?: true
    default: false
    }
  }

  /// Returns true if a value is a font, or refers to one.
  func isFont(_ value: SwiftValue) -> Bool {
    if case .font? = resolved(value) { true } else { false }
  }

  // MARK: Gradients

  /// Returns the gradient of `LinearGradient(colors: [a, b], …)`, or of stops; nil for other calls.
  private func gradient(_ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    if let inner = call.argument(labeled: "gradient") {
      return value(of: inner, frame.expecting(["Gradient"]))
    }
    guard let colors = call.argument(labeled: "colors") ?? call.argument(labeled: "stops"),
      case .list(let values)? = resolved(value(of: colors, frame.expecting([])))
    else { return nil }
    let stops = values.map { value -> SwiftStop? in
      if isColor(value) { return SwiftStop(color: value, location: nil) }
      guard case .instance(let stop) = value, let color = stop["color"], isColor(color),
        let location = number(stop["location"])?.value
      else { return nil }
      return SwiftStop(color: color, location: location)
    }
    let known = stops.compactMap { $0 }
    return known.count == stops.count && known.count > 1 ? .gradient(known) : nil
  }

  // MARK: Edges

  /// Returns the edges of `UIEdgeInsets(top:left:bottom:right:)` and of its like, also with helpers for axes.
  private func edges(_ type: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    if let result = apply(extensionFunctions("init", of: type), call, this: nil, frame) { return result }
    var (top, leading, bottom, trailing) = (0.0, 0.0, 0.0, 0.0)
    for (label, expression) in Self.arguments(of: call.call) {
      guard let value = number(value(of: expression, frame.expecting(["CGFloat"])))?.value else {
        return fail("`\(expression.trimmedDescription.prefix(60))` is unknown")
      }
      switch label {
      case "top": top = value
      case "left", "leading": leading = value
      case "bottom": bottom = value
      case "right", "trailing": trailing = value
      case "horizontal", "leftRight", "x", "dx": (leading, trailing) = (value, value)
      case "vertical", "topBottom", "y", "dy": (top, bottom) = (value, value)
      case "all", "allSides", "inset", "uniform", "equalInset", "common", nil:
        (top, leading, bottom, trailing) = (value, value, value, value)
      default: return fail("the edge `\(label ?? "")` is unknown")
      }
    }
    return .edges(Edges(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
}
