import KansoFormatting
import KansoInterchange
import KansoTheme

/// Writes the values of a member in terms of the neutral model.
struct ValueWriter {
  private let assembly: TokenAssembly
  /// The index of the member.
  private let member: Int
  /// The path of the token.
  private let path: [String]

  init(_ assembly: TokenAssembly, member: Int, path: [String]) {
    (self.assembly, self.member, self.path) = (assembly, member, path)
  }

  /// A value and the section that surely holds it.
  struct Written {
    let value: ForeignValue
    var section: Section?
  }

  /// Returns a value in an appearance; nil for one that is no token, or that only gives the token itself.
  func value(of value: SwiftValue, in appearance: Appearance) -> Written? {
    switch value {
    case .token(let other): return reference(to: other, in: appearance)
    case .faded(let other, let fade): return faded(other, fade, in: appearance)
    case .color(let color): return Written(value: .literal(.color(color)), section: .colors)
    case .catalogColor(let entry):
      return Written(value: .literal(.color(entry.color(in: appearance))), section: .colors)
    case .font(let font): return Written(value: self.font(font), section: .fonts)
    case .edges(let edges): return Written(value: .literal(.edges(edges)), section: .padding)
    case .number(let number): return Written(value: self.number(number), section: nil)
    case .shadow(let shadow): return self.shadow(shadow, in: appearance)
    case .gradient(let stops): return gradient(stops, in: appearance)
    case .text(let text):
      guard let digits = SwiftEvaluator.digits(in: text), let color = ColorValue(hex: "#" + digits) else {
        return nil
      }
      return Written(value: .literal(.color(color)), section: .colors)
    case .symbol(let symbol):
      return SystemFonts.weight(symbol, of: assembly.program.members[member].annotation).map {
        Written(value: .literal(.fontWeight($0)), section: .weights)
      }
    case .flag, .enumCase, .instance, .list, .closure, .type, .framework, .nothing: return nil
    }
  }

  /// Returns a reference to another member, or its value if it is no token of the same meaning.
  private func reference(to other: Int, in appearance: Appearance) -> Written? {
    let target = assembly.program.path(ofMember: other)
    var resolved = assembly.evaluator.resolved(.token(other), in: appearance)
    if case .instance(let instance)? = resolved {
      resolved = assembly.whole(instance) ?? assembly.wrapped(instance)
    }
    guard target != path else { return nil }
    guard assembly.isCandidate(other), isReferable(resolved, other) else {
      return resolved.flatMap { value(of: $0, in: appearance) }
    }
    let section: Section? =
      switch resolved {
      case .color?, .catalogColor?, .text?: .colors
      case .font?: .fonts
      case .edges?: .padding
      case .gradient?: .gradients
      case .shadow?: .shadows
      case .symbol?: .weights
      default: nil
      }
    return Written(value: .reference(target), section: section)
  }

  /// Returns true if a member with a value is a token whose value this one can be.
  private func isReferable(_ value: SwiftValue?, _ other: Int) -> Bool {
    switch value {
    case .color?, .catalogColor?, .font?, .edges?, .text?, .gradient?, .shadow?: true
    case .symbol(let symbol)?:
      SystemFonts.weight(symbol, of: assembly.program.members[other].annotation) != nil
    case .number?:
      kind(of: other) == kind && kind != .duration || kind(of: other) == .duration && kind == .duration
    default: false
    }
  }

  /// Returns a color with another alpha.
  private func faded(_ other: Int, _ fade: Fade, in appearance: Appearance) -> Written? {
    guard case .color(let color)? = assembly.evaluator.resolved(.faded(token: other, fade), in: appearance)
    else {
      return nil
    }
    let target = assembly.program.path(ofMember: other)
    guard assembly.isCandidate(other), target != path else {
      return Written(value: .literal(.color(color)), section: .colors)
    }
    let amount = fade.amount.formatted(as: .decimal(maxFractionDigits: 6))
    let alpha = fade.isFactor ? "calc(alpha * \(amount))" : amount
    let (start, end) =
      color.space == .displayP3
      ? ("color(from ", " display-p3 r g b / \(alpha))") : ("rgb(from ", " r g b / \(alpha))")
    return Written(value: .expression([.text(start), .reference(target), .text(end)]), section: .colors)
  }

  // MARK: Numbers

  /// The meaning of the member's number.
  private var kind: NumberKind { assembly.kinds.kind(of: member, path) }

  private func kind(of other: Int) -> NumberKind { assembly.kinds.kind(of: other) }

  private func number(_ number: SwiftNumber) -> ForeignValue {
    if let pieces = number.pieces, let calculation = calculation(pieces) { return .expression(calculation) }
    switch kind {
    case .length: return .literal(.dimension(.points(number.value)))
    case .duration: return .literal(.duration(Duration(number.value, .s)))
    case .number: return .literal(.number(number.value))
    }
  }

  /// Returns a calculation in the notation of guides; nil if the guide would not take it: all tokens have the
  /// same meaning, and none is multiplied by another or a divisor.
  private func calculation(_ pieces: [SwiftNumber.Piece]) -> [ForeignValue.Piece]? {
    guard kind != .duration else { return nil }
    var written: [ForeignValue.Piece] = []
    var tokens = 0
    var last = ""
    var hasProduct = false
    for piece in pieces {
      switch piece {
      case .text(let text):
        written.append(.text(text))
        hasProduct = hasProduct || text.contains("*") || text.contains("/")
        last = text
      case .token(let other):
        let target = assembly.program.path(ofMember: other)
        guard !last.hasSuffix("/ "), assembly.isCandidate(other), kind(of: other) == kind, target != path
        else { return nil }
        tokens += 1
        last = ""
        written.append(.reference(target))
      }
    }
    return tokens > 1 && hasProduct ? nil : written
  }

  // MARK: Values of parts

  /// Returns a layer of a shadow.
  private func shadow(_ shadow: SwiftShadow, in appearance: Appearance) -> Written? {
    guard let color = value(of: shadow.color, in: appearance)?.value else { return nil }
    let lengths = [("x", shadow.x), ("y", shadow.y), ("blur", shadow.blur), ("spread", shadow.spread)]
    let parts = lengths.map { ForeignValue.Part($0.0, .literal(.dimension(.points($0.1)))) }
    return Written(value: .parts([ForeignValue.Part("color", color)] + parts), section: .shadows)
  }

  /// Returns the stops of a gradient.
  private func gradient(_ stops: [SwiftStop], in appearance: Appearance) -> Written? {
    let values = stops.enumerated().compactMap { index, stop -> ForeignValue? in
      guard let color = value(of: stop.color, in: appearance)?.value else { return nil }
      let location = stop.location ?? Double(index) / Double(stops.count - 1)
      return .parts([.init("color", color), .init("position", .literal(.number(location)))])
    }
    return values.count == stops.count ? Written(value: .list(values), section: .gradients) : nil
  }

  // MARK: Fonts

  /// Returns a font with its size as a reference if that is another token.
  private func font(_ font: SwiftFont) -> ForeignValue {
    let family = font.name ?? font.design ?? Typography.systemFamily
    var parts = [ForeignValue.Part("family", .literal(.fontFamily([family])))]
    // The name of a face has a hyphen before its style.
    if let name = font.name, name.contains("-") { parts.append(.init("face", .text(name))) }
    if let size = font.size { parts.append(.init("size", self.size(size))) }
    if let weight = font.weight { parts.append(.init("weight", .literal(.fontWeight(weight)))) }
    if font.isItalic { parts.append(.init("italic", .flag(true))) }
    if let height = lineHeight(font, font.size?.value ?? 0) {
      parts.append(.init("lineHeight", .literal(.number(height))))
    }
    if let spacing = font.letterSpacing {
      parts.append(.init("letterSpacing", .literal(.dimension(.points(spacing.value)))))
    }
    if let style = font.textStyle { parts.append(.init("textStyle", .text(style.rawValue))) }
    return .parts(parts)
  }

  /// Returns the size of a font: a reference to another length, or points.
  private func size(_ size: SwiftNumber) -> ForeignValue {
    if size.pieces?.count == 1, case .token(let other)? = size.pieces?.first, assembly.isCandidate(other),
      kind(of: other) == .length
    {
      return .reference(assembly.program.path(ofMember: other))
    }
    return .literal(.dimension(.points(size.value)))
  }

  /// Returns the line height as a multiple of the size; nil for none.
  private func lineHeight(_ font: SwiftFont, _ size: Double) -> Double? {
    guard let height = font.lineHeight?.value, size > 0 else { return nil }
    // A small number is a multiple already.
    return height < 4 ? height : height / size
  }
}
