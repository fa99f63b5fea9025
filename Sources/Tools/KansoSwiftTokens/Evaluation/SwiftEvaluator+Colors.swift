import KansoLint
import KansoTheme
import SwiftSyntax

extension SwiftEvaluator {
  /// Returns the color that an initializer of a framework's type makes.
  func color(type: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    let arguments = Self.arguments(of: call.call)
    if let closure = arguments.lazy.compactMap({ $0.1.as(ClosureExprSyntax.self) }).first {
      return invoke(closure, frame.expecting(type.isEmpty ? ["UIColor"] : [type]), [.symbol("traits")])
    }
    if let catalogColor = catalogColor(arguments, frame) { return catalogColor }
    if let color = attempt({ components(call, frame) }),
      call.labels.contains("red") || call.labels.contains("white")
    {
      return color
    }
    let functions = extensionFunctions("init", of: type.isEmpty ? "UIColor" : type)
    // A helper may take something else than colors, such as cases of the sources.
    let special = functions.filter { function in
      function.parameters.contains { parameter in
        program.type(parameter.type, from: function.owner).map { program.types[$0].isDeclared } ?? false
      }
    }
    if let made = apply(special, call, this: nil, frame), isColor(made) { return made }
    if let color = attempt({ pair(call, frame).flatMap { colorOrValue(of: $0, frame.expecting([type])) } }),
      isColor(color)
    {
      return color
    }
    if let made = apply(functions, call, this: nil, frame), isColor(made) { return made }
    if let color = attempt({ components(call, frame) }) { return color }
    if let color = attempt({ digits(call, named: type, frame) }) { return color }
    if let wrapped = wrappedColor(arguments, type, frame) { return wrapped }
    return fail("`\(call.call.trimmedDescription.prefix(60))` is unknown")
  }

  /// Returns the color of a call of a function or of an unknown type, by its name and labels: a pair for light
  /// and dark, components, or digits. Nil for other calls.
  func color(ofFunction name: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    if let chosen = pair(call, frame) { return colorOrValue(of: chosen, frame) }
    if let color = attempt({ components(call, frame) }) { return color }
    if let color = attempt({ digits(call, named: name, frame) }) { return color }
    // The functions of the first versions of Swift, such as `UIColor.redColor()`.
    if call.call.arguments.isEmpty, name.hasSuffix("Color"), let color = systemColor(name, type: "UIColor") {
      return color
    }
    let values = call.call.arguments.count == 1 ? call.call.arguments.first : nil
    // The names of steps between a color and black or white, as opacities.
    if ["shade", "tint"].contains(name), let argument = values,
      let amount = number(value(of: argument.expression, frame.expecting([])))?.value,
      (0...1).contains(amount)
    {
      doubt(
        "`\(name)` is not in the sources, and taken for \(name == "shade" ? "black" : "white") with an alpha")
      let level = name == "shade" ? 0.0 : 1.0
      return .color(ColorValue(red: level, green: level, blue: level, alpha: amount))
    }
    return nil
  }

  /// Returns the color of an argument that may also be a text or a number of hex digits, or a closure.
  func colorOrValue(of expression: ExprSyntax, _ frame: Frame) -> SwiftValue? {
    guard let value = value(of: expression, frame) else { return nil }
    switch value {
    case .closure(let closure, let outer): return invoke(closure, outer, [])
    case .text, .number: return hexColor(value, order: digitOrder, alpha: nil) ?? value
    default: return value
    }
  }

  /// Returns the color that a call only converts, as in `Color(uiColor: .brand)`.
  private func wrappedColor(
    _ arguments: [(String?, ExprSyntax)], _ type: String, _ frame: Frame
  ) -> SwiftValue? {
    guard arguments.count == 1, let (_, expression) = arguments.first else { return nil }
    guard let value = value(of: expression, frame.expecting(expectation(arguments[0].0, type))) else {
      return nil
    }
    return isColor(value) ? value : nil
  }

  /// Returns the type of the argument of a conversion.
  private func expectation(_ label: String?, _ type: String) -> [String] {
    switch label {
    case "uiColor": ["UIColor"]
    case "nsColor": ["NSColor"]
    case "cgColor": ["CGColor"]
    default: type == "Color" ? ["UIColor"] : ["Color"]
    }
  }

  // MARK: Components

  /// Returns the color of a call with components, such as `UIColor(red: 1, green: 0, blue: 0, alpha: 1)`.
  private func components(_ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    if let color = unlabelledComponents(call, frame) { return color }
    guard case .components(let space, let labels)? = LiteralColor.form(of: call) else { return nil }
    var values: [Double] = []
    for label in labels {
      guard let expression = call.argument(labeled: label),
        let value = number(value(of: expression, frame.expecting(["CGFloat"])))?.value
      else { return nil }
      values.append(value)
    }
    guard let alpha = self.alpha(of: call, frame) else { return nil }
    return color(space, values, alpha: alpha, model: call.call.arguments.first?.expression)
  }

  /// Returns a color with components from 0 to 1, or to 255.
  private func color(
    _ space: LiteralColor.Space, _ values: [Double], alpha: Double, model: ExprSyntax?
  ) -> SwiftValue? {
    let isBytes = (space == .srgb || space == .gray) && values.contains { $0 > 1.5 }
    let components = isBytes ? values.map { $0 / 255 } : values
    if space == .srgb, model?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "sRGBLinear" {
      return .color(ColorValue(.srgbLinear, components[0], components[1], components[2], alpha: alpha))
    }
    return LiteralColor(space: space, components: components, alpha: alpha).value.map { .color($0) }
  }

  /// Returns the color of `rgb(255, 0, 0)` and `rgba(255, 0, 0, 0.5)`; nil for other calls.
  private func unlabelledComponents(_ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    guard
      ["rgb", "rgba", "rgbcolor", "rgbacolor", "colorrgb", "colorrgba", "uicolor", "color"].contains(
        call.name.lowercased()),
      (3...4).contains(call.labels.count), call.labels.prefix(3) == ["_", "_", "_"],
      call.labels.dropFirst(3).allSatisfy({ ["_", "alpha", "a", "opacity"].contains($0) })
    else { return nil }
    let values = call.call.arguments.compactMap {
      number(value(of: $0.expression, frame.expecting([])))?.value
    }
    guard values.count == call.labels.count else { return nil }
    return color(.srgb, Array(values.prefix(3)), alpha: values.count > 3 ? values[3] : 1, model: nil)
  }

  /// Returns the alpha that a call gives, which is 1 without an argument; nil if it is unknown.
  func alpha(of call: CallSyntax, _ frame: Frame) -> Double? {
    for label in ["alpha", "opacity", "a", "A", "withAlpha", "transparency"] {
      guard let expression = call.argument(labeled: label) else { continue }
      guard let alpha = number(value(of: expression, frame.expecting(["CGFloat"])))?.value else { return nil }
      return alpha > 1 && alpha <= 100 ? alpha / 100 : alpha
    }
    return 1
  }

  // MARK: Digits

  /// Returns the color of a call with hex digits, such as `Color(hex: "#ff0000")` or `UIColor(0xff0000)`; nil
  /// for others.
  private func digits(_ call: CallSyntax, named name: String, _ frame: Frame) -> SwiftValue? {
    let isOfColor =
      LiteralColor.isColor(name) || name.isEmpty || CamelCase.words(of: name).contains("hex")
      || ["hexcolor", "colorhex", "colorfromhex", "rgbhex", "hexrgb"].contains(name.lowercased())
    for (index, (label, expression)) in Self.arguments(of: call.call).enumerated() {
      let words = label.map { CamelCase.words(of: $0) } ?? []
      let isDigits =
        words.contains { Self.digitWords.contains($0) } || label == nil && isOfColor
        || label.map { isOfColor && ["string", "value", "_", "from", "code", "light"].contains($0) } ?? false
      guard isDigits, let value = value(of: expression, frame.expecting([])) else { continue }
      if label == nil, case .number(let number)? = resolved(value) {
        // `Color(type: .primary, 10)` has a number that is no color.
        guard index == 0, number.hexDigits != nil || number.value > 0xFFFF else { continue }
      }
      let order: HexOrder =
        (words + CamelCase.words(of: name)).contains("argb")
        ? .argb : words.contains("rgba") ? .rgba : digitOrder
      if words.contains("rgba"), case .number(var number)? = resolved(value) {
        number.hexDigits = 8
        return hexColor(.number(number), order: order, alpha: explicitAlpha(of: call, frame))
      }
      if let color = hexColor(value, order: order, alpha: explicitAlpha(of: call, frame)) { return color }
    }
    return nil
  }

  /// The words of labels for digits.
  private static let digitWords: Set<String> = ["hex", "hexa", "hexadecimal", "rgb", "rgba", "argb"]

  /// Returns the alpha that an argument gives; nil without one.
  private func explicitAlpha(of call: CallSyntax, _ frame: Frame) -> Double? {
    ["alpha", "opacity", "a"].contains { call.labels.contains($0) } ? alpha(of: call, frame) : nil
  }

  /// Returns the color of digits that a function of the sources parses; nil for other functions.
  func hexColor(_ function: SwiftFunction, _ arguments: [Argument], _ frame: Frame) -> SwiftValue? {
    guard let first = arguments.first, let expression = first.expression else { return nil }
    let names = [function.name, first.parameter.label ?? "", first.parameter.name].flatMap(CamelCase.words)
    let isOfColor =
      FrameworkTypes.colors.contains(program.types[function.owner].name) && function.name == "init"
      || function.result.last.map(FrameworkTypes.colors.contains) ?? false
    let type = first.parameter.type.last ?? ""
    guard isOfColor, type == "String" || FrameworkTypes.numbers.contains(type),
      names.contains(where: Self.digitWords.contains) || type == "String"
        || expression.trimmedDescription.hasPrefix("0x")
    else { return nil }
    // Parameters other than an alpha change the color in ways that are not known here.
    var alpha: Double?
    for argument in arguments.dropFirst() {
      guard
        ["alpha", "opacity", "a"].contains(argument.parameter.name)
          || ["alpha", "opacity"].contains(argument.parameter.label)
      else { return nil }
      guard let given = argument.expression else { continue }
      guard let value = number(value(of: given, frame.expecting(["CGFloat"])))?.value else { return nil }
      alpha = value
    }
    guard let value = resolved(value(of: expression, frame.expecting([]))) else { return nil }
    let isRGBA = names.contains("rgba")
    let order = HexOrder(of: function) ?? (names.contains("argb") ? .argb : isRGBA ? .rgba : nil)
    guard case .number(var number) = value else {
      return hexColor(value, order: order ?? digitOrder, alpha: alpha)
    }
    // Another function may take the components apart.
    if order == nil, number.hexDigits ?? 0 > 6 { return nil }
    // A function that shifts by 24 bits always takes four components from a number.
    number.hexDigits = order == nil ? 6 : 8
    return hexColor(.number(number), order: order ?? digitOrder, alpha: alpha)
  }

  /// Returns the color of hex digits in a text or a number; nil for other values.
  ///
  /// - Parameter alpha: the alpha that replaces that of the digits; nil for none.
  func hexColor(_ value: SwiftValue, order: HexOrder, alpha: Double?) -> SwiftValue? {
    var digits: String
    switch resolved(value) {
    case .text(let text)?:
      guard let found = Self.digits(in: text) else { return nil }
      digits = found
    case .number(let number)?:
      guard let bits = UInt32(exactly: number.value) else { return nil }
      let text = String(bits, radix: 16)
      let count = number.hexDigits.map { $0 > 6 ? 8 : 6 } ?? (bits > 0xFF_FFFF ? 8 : 6)
      digits = String(repeating: "0", count: max(0, count - text.count)) + text
      if count == 6 { digits = String(digits.suffix(6)) }
    default: return nil
    }
    if order == .argb, digits.count == 8 { digits = String(digits.dropFirst(2) + digits.prefix(2)) }
    if order == .argb, digits.count == 4 { digits = String(digits.dropFirst() + digits.prefix(1)) }
    guard let color = ColorValue(hex: "#" + digits) else { return nil }
    guard let alpha else { return .color(color) }
    return .color(Fade(amount: alpha, isFactor: false).applied(to: color))
  }

  /// Returns the hex digits of a text such as `#ff0000` or `0xff0000`; nil for other texts.
  static func digits(in text: String) -> String? {
    var digits = text[...]
    while let first = digits.first, first == " " { digits = digits.dropFirst() }
    while let last = digits.last, last == " " { digits = digits.dropLast() }
    if digits.hasPrefix("#") { digits = digits.dropFirst() }
    if digits.lowercased().hasPrefix("0x") { digits = digits.dropFirst(2) }
    guard [3, 4, 6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      digits.utf8.count == digits.count
    else { return nil }
    return String(digits)
  }

  // MARK: Catalogs

  /// Returns the color of SwiftGen's `ColorAsset(name: "Brand")`, and of `ColorResource`; nil for other types.
  func assetColor(_ type: String, _ call: CallSyntax, _ frame: Frame) -> SwiftValue? {
    guard FrameworkTypes.isAsset(type) else { return nil }
    return catalogColor(Self.arguments(of: call.call), frame)
  }

  /// Returns the color of an asset catalog that a call names, as in `UIColor(named: "Brand")`; nil for other calls.
  private func catalogColor(_ arguments: [(String?, ExprSyntax)], _ frame: Frame) -> SwiftValue? {
    guard let (label, expression) = arguments.first else { return nil }
    if label == nil || label == "resource",
      let symbol = expression.as(MemberAccessExprSyntax.self), symbol.base == nil || label == "resource",
      let color = catalog.color(symbol: symbol.declName.baseName.text)
    {
      return use(color)
    }
    guard label == "named" || label == "name" || label == nil,
      case .text(let name)? = attempt({
        resolved(value(of: expression, frame.expecting([])))
      })
    else { return nil }
    if let color = catalog.color(named: name) { return use(color) }
    guard label != nil || Self.digits(in: name) == nil else { return nil }
    return fail("the color `\(name)` is in an asset catalog: give the catalog, too")
  }
}
