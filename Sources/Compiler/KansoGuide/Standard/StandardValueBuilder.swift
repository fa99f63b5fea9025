import KansoDiagnostics
import KansoFormatting
import KansoStandard
import KansoTheme
import KansoThemeEncoding

/// Makes expressions of the values of a document of the standard. References to whole tokens stay references; values of
/// references to parts are literals.
struct StandardValueBuilder {
  /// A token of the guide, as far as references to it depend on it.
  struct Target {
    let path: TokenPath
    let section: Section
    let type: TokenType
  }

  private let values: StandardValues
  /// Returns the token with an index in the document; nil for one that is not in the guide.
  private let target: (Int) -> Target?
  var diagnostics: [Diagnostic] = []

  /// The number of points of the unit `rem`.
  private static let rem = 16.0

  init(_ values: StandardValues, target: @escaping (Int) -> Target?) {
    (self.values, self.target) = (values, target)
  }

  // MARK: Tokens

  /// Returns the value of a token of a section. What the section does not hold is reported.
  mutating func expression(_ place: Place, _ type: TokenType, in section: Section) -> Expression {
    if let alias = alias(place, type, in: section) { return alias }
    switch type {
    case .color: return checked(color(place), at: place)
    case .dimension:
      let length = length(place)
      return inRange(length, section.rules.range, section, at: place)
        ? .literal(.dimension(.points(length))) : .invalid
    case .number:
      let number = number(place)
      if section == .weights { return .literal(.fontWeight(number)) }
      return inRange(number, section.rules.range, section, at: place) ? .literal(.number(number)) : .invalid
    case .duration:
      let duration = duration(place)
      let isAllowed = inRange(duration.inSeconds, section.rules.range, section, at: place)
      return isAllowed ? .literal(.duration(duration)) : .invalid
    case .fontFamily:
      guard let families = families(place) else { return .invalid }
      return families.references.isEmpty
        ? .literal(.fontFamily(families.literalNames)) : .formula(FamiliesFormula(families))
    case .fontWeight: return .literal(.fontWeight(weight(place)))
    case .cubicBezier: return .literal(.cubicBezier(curve(place)))
    case .strokeStyle: return stroke(place)
    case .border: return composite(.border, place, [(.width, "width"), (.color, "color"), (.style, "style")])
    case .transition:
      return composite(
        .transition, place, [(.duration, "duration"), (.delay, "delay"), (.easing, "timingFunction")])
    case .shadow: return shadow(place)
    case .gradient: return gradient(place)
    case .typography: return font(place)
    case .string: return .invalid
    }
  }

  /// Returns the reference of a place to a whole token; nil for any other value, and for a token with a value of another
  /// type in the guide.
  private func alias(_ place: Place, _ type: TokenType, in section: Section? = nil) -> Expression? {
    reference(to: place, type, in: section).map { .alias($0) }
  }

  private func reference(to place: Place, _ type: TokenType, in section: Section? = nil) -> Reference? {
    guard let index = values.target(of: place), let target = target(index), target.type == type else {
      return nil
    }
    // A number that is the weight of a font is a weight in a guide.
    guard type != .number || (target.section == .weights) == (section == .weights) else { return nil }
    let text = "{\(target.path.dotted)}"
    return Reference(
      target: target.path, sourceText: text, range: values.range(of: place), isPart: section == nil)
  }

  private mutating func report(
    _ descriptor: DiagnosticDescriptor, _ message: String, at place: Place, help: String
  ) {
    diagnostics.append(Diagnostic(descriptor, message, at: values.range(of: place), help: help))
  }

  /// Returns true for a number in the range of a section; reports any other.
  private mutating func inRange(_ number: Double, _ range: NumberRange, _ section: Section, at place: Place)
    -> Bool
  {
    if range.numbers.contains(number) { return true }
    report(
      .outOfRange, "\(section.rules.nounWithArticle) cannot be `\(number.formatted(as: .shortest))`",
      at: place,
      help: "It is \(range.description).")
    return false
  }

  /// Returns a color; warns of one that screens do not show.
  private mutating func checked(_ color: ColorValue, at place: Place) -> Expression {
    switch color.space {
    case .srgb, .hsl, .hwb, .displayP3: break
    default:
      let warning = color.gamutWarning(for: color.formattedForCSS, at: values.range(of: place))
      if let warning { diagnostics.append(warning) }
    }
    return .literal(.color(color))
  }

  // MARK: Literals

  private func member(_ place: Place, _ key: String) -> Place? { values.explicit(place)[key] }

  private func text(_ place: Place) -> String? {
    if case .string(let text) = values.explicit(place).node.content { text } else { nil }
  }

  private func number(_ place: Place) -> Double {
    if case .number(let number) = values.explicit(place).node.content { number } else { 0 }
  }

  private func color(_ place: Place) -> ColorValue {
    /// Returns a component; nil for `none`.
    func component(_ place: Place) -> Double? { text(place) == nil ? number(place) : nil }
    let space = member(place, "colorSpace").flatMap { text($0) }.flatMap { ColorSpace(rawValue: $0) }
    let written = member(place, "components").map { values.explicit($0).elements ?? [] } ?? []
    let components = (0..<3).map { $0 < written.count ? component(written[$0]) : nil }
    return ColorValue(
      space ?? .srgb, components[0], components[1], components[2],
      alpha: member(place, "alpha").map { number($0) } ?? 1)
  }

  /// Returns a length in points.
  func length(_ place: Place) -> Double {
    let value = member(place, "value").map { number($0) } ?? 0
    guard member(place, "unit").flatMap({ text($0) }) == Dimension.Unit.rem.rawValue else { return value }
    let points = value * Self.rem
    return points.isFinite ? points.rounded(toFractionDigits: 6) + 0 : points
  }

  private func duration(_ place: Place) -> Duration {
    let unit = member(place, "unit").flatMap { text($0) }.flatMap(Duration.Unit.init)
    return Duration(member(place, "value").map { number($0) } ?? 0, unit ?? .ms)
  }

  private func weight(_ place: Place) -> Double {
    text(place).flatMap { FontWeight.weight(named: $0) } ?? number(place)
  }

  private func curve(_ place: Place) -> CubicBezier {
    let numbers = (values.explicit(place).elements ?? []).map { number($0) }
    guard numbers.count == 4 else { return EasingName.linear.curve }
    return CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  // MARK: Fonts

  /// Returns the families of a name or of a list. Reports an empty list and blank names, and returns nil.
  private mutating func families(_ place: Place) -> FontFamilies? {
    if let reference = reference(to: place, .fontFamily) {
      return FontFamilies([.reference(reference)], at: values.range(of: place))
    }
    let elements = values.explicit(place).elements ?? [place]
    if elements.isEmpty {
      report(.invalidFont, "the list of families is empty", at: place, help: "Name a family.")
      return nil
    }
    var parts: [FontPart<String>] = []
    for element in elements {
      if let reference = reference(to: element, .fontFamily) {
        parts.append(.reference(reference))
        continue
      }
      let name = text(element) ?? ""
      if let problem = NameProblem(name), problem.isBlank {
        report(.invalidFont, problem.message(of: "the name of a font"), at: element, help: problem.help)
        return nil
      }
      parts.append(.literal(name))
    }
    return FontFamilies(parts, at: values.range(of: place))
  }

  private mutating func font(_ place: Place) -> Expression {
    let value = values.explicit(place)
    guard let family = value["fontFamily"], let families = families(family) else { return .invalid }
    var parts = FontParts()
    parts.families = families
    if let weight = value["fontWeight"] {
      parts.weight =
        reference(to: weight, .fontWeight).map { .reference($0) } ?? .literal(self.weight(weight))
    }
    parts.size = value["fontSize"].map { fontLength($0, .size) }
    parts.letterSpacing = value["letterSpacing"].map { fontLength($0, .letterSpacing) }
    if let height = value["lineHeight"] {
      let arithmetic: Arithmetic<Reference> =
        reference(to: height, .number).map { .leaf($0) } ?? .constant(.number(number(height)))
      parts.lineHeight = FontNumber(arithmetic, .lineHeight, at: values.range(of: height))
    }
    return .formula(FontFormula(parts))
  }

  private func fontLength(_ place: Place, _ key: FontKey) -> FontNumber {
    let arithmetic: Arithmetic<Reference> =
      reference(to: place, .dimension).map { .leaf($0) } ?? .constant(.number(length(place)))
    return FontNumber(arithmetic, key, at: values.range(of: place))
  }

  // MARK: Composites

  /// Returns a value with parts, which are members of an object.
  private mutating func composite(
    _ form: CompositeForm, _ place: Place, _ keys: [(part: CompositePart, key: String)]
  ) -> Expression {
    let value = values.explicit(place)
    var parts: [CompositeFormula.Part] = []
    for (part, key) in keys {
      if let member = value[key] { parts.append(self.part(part, member)) }
    }
    return .formula(CompositeFormula(form, parts, at: values.range(of: place)))
  }

  private mutating func part(_ part: CompositePart, _ place: Place) -> CompositeFormula.Part {
    let expression = alias(place, part.type) ?? literal(part, place)
    return CompositeFormula.Part(
      part: part, value: SourceValue(mode: nil, expression: expression, range: values.range(of: place)))
  }

  private mutating func literal(_ part: CompositePart, _ place: Place) -> Expression {
    switch part {
    case .color, .stop: return checked(color(place), at: place)
    case .x, .y, .blur, .spread, .width, .dash: return .literal(.dimension(.points(length(place))))
    case .style: return stroke(place)
    case .duration, .delay: return .literal(.duration(duration(place)))
    case .easing: return .literal(.cubicBezier(curve(place)))
    case .inset:
      if case .bool(true) = values.explicit(place).node.content { return .literal(.number(1)) }
      return .literal(.number(0))
    case .position: return .literal(.number(min(max(number(place), 0), 1)))
    case .cap:
      let cap = text(place).flatMap(StrokeStyle.LineCap.init) ?? .butt
      return .literal(.strokeStyle(.dashes([], lineCap: cap)))
    case .dashes:
      let lengths = (values.explicit(place).elements ?? []).map { self.part(.dash, $0) }
      return list(
        .dashes, lengths, .invalidStroke, "the stroke has \(lengths.count) dashes and gaps", at: place)
    case .layer: return layer(place)
    case .mass, .stiffness, .damping, .bounce: return .literal(.number(number(place)))
    }
  }

  /// Returns a list of elements. Reports a number of elements that a guide does not have.
  private mutating func list(
    _ form: CompositeForm, _ parts: [CompositeFormula.Part], _ descriptor: DiagnosticDescriptor,
    _ message: String, at place: Place
  ) -> Expression {
    guard form.counts.contains(parts.count) else {
      report(
        descriptor, message, at: place,
        help: "A theme has from \(form.counts.lowerBound) to \(form.counts.upperBound).")
      return .invalid
    }
    return .formula(CompositeFormula(form, parts, at: values.range(of: place)))
  }

  private mutating func stroke(_ place: Place) -> Expression {
    if let style = text(place).flatMap(StrokeStyle.Keyword.init) {
      return .literal(.strokeStyle(.keyword(style)))
    }
    return composite(.stroke, place, [(.dashes, "dashArray"), (.cap, "lineCap")])
  }

  private mutating func layer(_ place: Place) -> Expression {
    composite(
      .layer, place,
      [
        (.color, "color"), (.x, "offsetX"), (.y, "offsetY"), (.blur, "blur"), (.spread, "spread"),
        (.inset, "inset"),
      ])
  }

  private mutating func shadow(_ place: Place) -> Expression {
    guard let layers = values.explicit(place).elements else { return layer(place) }
    let parts = layers.map { part(.layer, $0) }
    return list(.layers, parts, .invalidShadow, "the shadow has \(parts.count) layers", at: place)
  }

  private mutating func gradient(_ place: Place) -> Expression {
    var parts: [CompositeFormula.Part] = []
    var previous = 0.0
    addStops(of: place, depth: 0, &previous, to: &parts)
    // One stop fills everything.
    if parts.count == 1 { parts.append(parts[0]) }
    return list(.gradient, parts, .invalidGradient, "the gradient has \(parts.count) stops", at: place)
  }

  /// Adds the stops of a gradient. The stops of a gradient in its array take its place. A position before that of the
  /// stop above is the same position, as in CSS.
  private mutating func addStops(
    of place: Place, depth: Int, _ previous: inout Double, to parts: inout [CompositeFormula.Part]
  ) {
    let value = values.explicit(place)
    guard let elements = value.elements else {
      guard let color = value["color"], let written = value["position"] else { return }
      let position = min(max(number(written), 0), 1)
      let range = values.range(of: written)
      var expression = Expression.literal(.number(max(position, previous)))
      // A position in its order stays a reference.
      if position == number(written), position >= previous, let alias = alias(written, .number) {
        expression = alias
      }
      previous = max(position, previous)
      let stop = [
        part(.color, color),
        CompositeFormula.Part(
          part: .position, value: SourceValue(mode: nil, expression: expression, range: range)),
      ]
      parts.append(
        CompositeFormula.Part(
          part: .stop,
          value: SourceValue(
            mode: nil, expression: .formula(CompositeFormula(.stop, stop, at: values.range(of: place))),
            range: values.range(of: place))))
      return
    }
    guard depth <= StandardLimits().gradientDepth, parts.count <= CompositeForm.gradient.counts.upperBound
    else {
      return
    }
    for element in elements { addStops(of: element, depth: depth + 1, &previous, to: &parts) }
  }
}
