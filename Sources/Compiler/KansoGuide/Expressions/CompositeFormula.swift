import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoYAML

/// A value that consists of parts, such as a shadow. Each part is a value or an expression, which can refer to tokens.
struct CompositeFormula: ValueFormula {
  /// A written part.
  struct Part {
    let part: CompositePart
    let value: SourceValue
  }

  let form: CompositeForm
  let references: [Reference]
  private let parts: [Part]
  /// The index in `references` of the first reference of each part.
  private let starts: [Int]
  private let range: SourceRange

  /// - Parameters:
  ///   - parts: the written parts. In a mapping, each of them occurs once, and the required ones are among them.
  ///   - range: the range of the whole value.
  init(_ form: CompositeForm, _ parts: [Part], at range: SourceRange) {
    (self.form, self.parts, self.range) = (form, parts, range)
    var (references, starts) = ([Reference](), [Int]())
    for part in parts {
      starts.append(references.count)
      references += part.value.expression.references
    }
    (self.references, self.starts) = (references, starts)
  }

  /// The parts of one mode only, because the text at the range can contain those of other modes.
  var sourceText: String? {
    form.isList
      ? "[\(parts.map(\.value.sourceText).joined(separator: ", "))]"
      : "{\(parts.map { "\($0.part.rawValue): \($0.value.sourceText)" }.joined(separator: ", "))}"
  }

  var type: TokenType? { form.type }

  /// Returns true for the type of the part with the reference.
  func accepts(_ target: TokenType, at index: Int, in own: TokenType) -> Bool {
    let (part, inner) = part(at: index)
    guard case .formula(let formula) = part.value.expression else { return target == part.part.type }
    return formula.accepts(target, at: inner, in: part.part.type)
  }

  func neededNoun(at index: Int) -> String? {
    let (part, inner) = part(at: index)
    guard case .formula(let formula) = part.value.expression else { return part.part.noun }
    return formula.neededNoun(at: inner) ?? part.part.noun
  }

  /// Returns the section of the part; for a part without a section, that of the reference.
  func section(at index: Int) -> Section? {
    let (part, inner) = part(at: index)
    var section: Section?
    if case .formula(let formula) = part.value.expression { section = formula.section(at: inner) }
    return section ?? part.part.section ?? references[index].target.knownSection
  }

  /// Returns the part that contains a reference, and the index of the reference among those of the part.
  private func part(at index: Int) -> (Part, inner: Int) {
    let place = starts.lastIndex { $0 <= index } ?? 0
    // Parts without references begin at the same index as the next one, so the last one has the reference.
    return (parts[place], index - starts[place])
  }

  func value(for inputs: [TokenValue?], diagnostics: inout [Diagnostic]) -> TokenValue? {
    var values: [(part: Part, value: TokenValue)] = []
    for (part, start) in zip(parts, starts) {
      let own = Array(inputs[start..<start + part.value.expression.references.count])
      guard let value = part.value.expression.value(for: own, diagnostics: &diagnostics) else { continue }
      if let problem = part.problem(with: value, in: form) {
        diagnostics.append(problem)
      } else {
        values.append((part, value))
      }
    }
    // The reason that a part has no value is already reported.
    guard values.count == parts.count else { return nil }
    switch form {
    case .layers: return layers(values.map(\.value), &diagnostics)
    case .gradient: return gradient(values.map { ($0.value, $0.part.value.range) }, &diagnostics)
    case .dashes: return dashes(values.map(\.value), &diagnostics)
    case .layer, .stop, .stroke, .border, .transition, .spring:
      return form.value(of: PartValues(values.map { ($0.part.part, $0.value) }))
    }
  }

  // MARK: Lists

  /// Returns all layers of all elements. Reports too many, and returns nil.
  private func layers(_ values: [TokenValue], _ diagnostics: inout [Diagnostic]) -> TokenValue? {
    let layers = values.flatMap { if case .shadow(let layers) = $0 { layers } else { [Shadow]() } }
    guard layers.count <= ReadingLimits.layers else {
      diagnostics.append(
        Diagnostic(
          .invalidShadow, "the shadow has \(layers.count) layers, with those of the shadows in it", at: range,
          help: "A shadow has at most \(ReadingLimits.layers) layers."))
      return nil
    }
    return .shadow(layers)
  }

  /// Returns the gradient of stops. Colors without a position have even positions. Reports positions that only some
  /// stops have, and those that decrease, and returns nil.
  private func gradient(_ values: [(TokenValue, range: SourceRange)], _ diagnostics: inout [Diagnostic])
    -> TokenValue?
  {
    let colors = values.compactMap { if case .color(let color) = $0.0 { color } else { nil as ColorValue? } }
    let last = Double(values.count - 1)
    if colors.count == values.count {
      return .gradient(
        colors.enumerated().map { index, color in
          GradientStop(color: color, position: (Double(index) / last).rounded(toFractionDigits: 6))
        })
    }
    var stops: [GradientStop] = []
    for (value, range) in values {
      guard case .gradient(let stop) = value, let stop = stop.first else {
        diagnostics.append(
          Diagnostic(
            .invalidGradient, "this stop has no position, and other stops have one", at: range,
            help: "Write `{color: …, position: 50%}`, or delete all positions for even ones."))
        return nil
      }
      if let previous = stops.last?.position, stop.position < previous {
        let (own, before) = (Self.percentage(stop.position), Self.percentage(previous))
        diagnostics.append(
          Diagnostic(
            .invalidGradient,
            "the position \(own) is before \(before), that of the stop above", at: range,
            help: "Put the stops in the order of their positions."))
        return nil
      }
      stops.append(stop)
    }
    return .gradient(stops)
  }

  /// Returns a share in source notation.
  private static func percentage(_ share: Double) -> String {
    "\((share * 100).rounded(toFractionDigits: 6).formatted(as: .shortest))%"
  }

  /// Returns a stroke style with dashes. Reports lengths that are all 0, and returns nil.
  private func dashes(_ values: [TokenValue], _ diagnostics: inout [Diagnostic]) -> TokenValue? {
    let lengths = values.compactMap {
      if case .dimension(let length) = $0 { length } else { nil as Dimension? }
    }
    guard lengths.contains(where: { $0.value > 0 }) else {
      diagnostics.append(
        Diagnostic(
          .invalidStroke, "all dashes and gaps are 0", at: range,
          help: "Write a length above 0, or the line style `solid`."))
      return nil
    }
    return .strokeStyle(.dashes(lengths, lineCap: .butt))
  }
}

extension CompositeFormula.Part {
  /// Returns an error for a value that the part cannot have: four lengths, or a number out of its range.
  fileprivate func problem(with value: TokenValue, in form: CompositeForm) -> Diagnostic? {
    if case .edges = value {
      return Diagnostic(
        .aliasType, "\(part.name) is one length, and this refers to four", at: self.value.range,
        help: "Refer to a single length.")
    }
    let number: Double? =
      switch value {
      case .dimension(let length): length.value
      case .duration(let duration): duration.inSeconds
      case .number(let number): number
      default: nil
      }
    guard let number, let range = form.range(of: part), !range.numbers.contains(number) else { return nil }
    let unit = part.type == .dimension ? " points" : part.type == .duration ? " seconds" : ""
    let text =
      number.isFinite ? "\(number.formatted(as: .shortest))\(unit)" : "a number that is not finite"
    return Diagnostic(
      number.isFinite ? .outOfRange : .notFinite, "\(part.name) is \(text)", at: self.value.range,
      help: "It is \(range.description).")
  }
}

/// The values of the parts of a mapping.
private struct PartValues {
  private let values: [CompositePart: TokenValue]

  init(_ values: [(CompositePart, TokenValue)]) {
    self.values = Dictionary(values, uniquingKeysWith: { first, _ in first })
  }

  var color: ColorValue? { if case .color(let color)? = values[.color] { color } else { nil } }

  /// The stroke style; solid if none is written.
  var style: StrokeStyle {
    if case .strokeStyle(let style)? = values[.style] { style } else { .keyword(.solid) }
  }

  /// The curve; CSS's `ease` if none is written.
  var easing: CubicBezier {
    if case .cubicBezier(let curve)? = values[.easing] { curve } else { EasingName.ease.curve }
  }

  /// The cap of dashes; without an extension if none is written.
  var cap: StrokeStyle.LineCap {
    if case .strokeStyle(.dashes(_, let cap))? = values[.cap] { cap } else { .butt }
  }

  var dashes: [Dimension]? {
    if case .strokeStyle(.dashes(let dashes, _))? = values[.dashes] { dashes } else { nil }
  }

  var isInset: Bool { values[.inset] == .number(1) }

  /// The position of a stop; nil if none is written.
  var position: Double? { number(.position) }

  /// The spring of the set of parts that is written, with a mass of 1 or a bounce of 0 if none is written.
  var spring: Spring? {
    if let stiffness = number(.stiffness), let damping = number(.damping) {
      return Spring(mass: number(.mass) ?? 1, stiffness: stiffness, damping: damping)
    }
    let duration = duration(.duration).inSeconds
    return duration > 0 ? Spring(duration: duration, bounce: number(.bounce) ?? 0) : nil
  }

  /// Returns a number; nil if none is written.
  private func number(_ part: CompositePart) -> Double? {
    if case .number(let number)? = values[part] { number } else { nil }
  }

  /// Returns a length; 0 if none is written.
  func length(_ part: CompositePart) -> Dimension {
    if case .dimension(let length)? = values[part] { length } else { .points(0) }
  }

  /// Returns a duration; 0 if none is written.
  func duration(_ part: CompositePart) -> Duration {
    if case .duration(let duration)? = values[part] { duration } else { Duration(0, .ms) }
  }
}

extension CompositeForm {
  /// Returns the value of a mapping. A stop without a position is its color. Nil if a part has another type than its
  /// own.
  fileprivate func value(of parts: PartValues) -> TokenValue? {
    switch self {
    case .layer:
      parts.color.map { color in
        .shadow([
          Shadow(
            color: color, offsetX: parts.length(.x), offsetY: parts.length(.y), blur: parts.length(.blur),
            spread: parts.length(.spread), isInset: parts.isInset)
        ])
      }
    case .stop:
      parts.color.map { color in
        parts.position.map { .gradient([GradientStop(color: color, position: $0)]) } ?? .color(color)
      }
    case .stroke: parts.dashes.map { .strokeStyle(.dashes($0, lineCap: parts.cap)) }
    case .border:
      parts.color.map { .border(Border(color: $0, width: parts.length(.width), style: parts.style)) }
    case .transition:
      .transition(
        Transition(
          duration: parts.duration(.duration), delay: parts.duration(.delay), timingFunction: parts.easing))
    case .spring: parts.spring.map { .spring($0) }
    case .layers, .gradient, .dashes: nil
    }
  }
}
