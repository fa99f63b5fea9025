import KansoFormatting
import KansoGuide
import KansoTheme

// Values of several words.
extension CSSValueReader {
  // MARK: Shadows and families

  /// Returns true for words that can be a layer of a shadow: at least two lengths, or the name of a shadow.
  func isLayer(_ words: [CSSWord]) -> Bool {
    if words.count == 1, case .reference(let index) = words[0].form { return kind(index) == .shadow }
    let lengths = words.filter {
      switch $0.form {
      case .number(let number): number == 0
      case .quantity(let quantity): quantity.length != nil
      case .reference(let index): kind(index) == .length
      default: false
      }
    }
    let others = words.count - lengths.count
    let hasColor = words.contains { isColor($0) }
    let isInset = words.contains { if case .name("inset") = $0.form { true } else { false } }
    return (2...4).contains(lengths.count) && others == (hasColor ? 1 : 0) + (isInset ? 1 : 0)
      && (hasColor || hint == .shadow)
  }

  private func isColor(_ word: CSSWord) -> Bool {
    if case .reference(let index) = word.form { return kind(index) == .color }
    return word.isColor
  }

  func shadow(_ groups: [[CSSWord]]) throws(CSSProblem) -> Result {
    var layers: [ForeignValue] = []
    for words in groups {
      if words.count == 1 {
        layers.append(try single(words[0]).value)
        continue
      }
      guard words.contains(where: { isColor($0) }) else {
        throw CSSProblem("the shadow has no color of its own")
      }
      // A reference to a color is known as one at the end.
      let sorted = words.filter { !isColor($0) } + words.filter { isColor($0) }
      layers.append(try text(sorted.map(\.text).joined(separator: " "), as: .shadow).value)
    }
    return Result(value: layers.count == 1 ? layers[0] : .list(layers), kind: .shadow)
  }

  /// Returns true for names of families between commas.
  func isFamilies(_ groups: [[CSSWord]]) -> Bool {
    var isCertain = hint == .family
    for words in groups {
      guard !words.isEmpty else { return false }
      for word in words {
        switch word.form {
        case .name(let name): isCertain = isCertain || Self.genericFamilies.contains(name)
        case .string: guard words.count == 1 else { return false }
        case .reference(let index):
          guard words.count == 1, kind(index) == .family else { return false }
          isCertain = true
        case .number, .quantity, .color, .function, .other: return false
        }
      }
    }
    return isCertain
  }

  func families(_ groups: [[CSSWord]]) throws(CSSProblem) -> Result {
    let names = groups.map { words in
      let isString = if case .string = words[0].form { true } else { false }
      return isString ? "\"\(content(of: words[0]))\"" : words.map(\.text).joined(separator: " ")
    }
    return try text(names.joined(separator: ", "), as: .family)
  }

  // MARK: Colors and gradients

  /// Returns the color of three components alone, such as `220 3% 15%` or `12 34 56`, which style sheets use in
  /// `hsl(var(--ink))`; nil for other lists.
  func components(_ groups: [[CSSWord]]) throws(CSSProblem) -> Result? {
    let words = groups.count == 1 ? groups[0] : groups.flatMap { $0.count == 1 ? $0 : [] }
    guard words.count == 3, groups.count == 1 || groups.count == 3 else { return nil }
    let units = words.map { word -> String? in
      switch word.form {
      case .number: ""
      case .quantity(let quantity): quantity.unit
      case .reference, .color, .name, .string, .function, .other: nil
      }
    }
    let isHSL = (units[0] == "" || units[0] == "deg") && units[1] == "%" && units[2] == "%"
    guard isHSL || isRGB && units.allSatisfy({ $0 == "" }) else { return nil }
    let function = isHSL ? "hsl" : "rgb"
    let components = words.map(\.text).joined(separator: " ")
    var result = try text("\(function)(\(components))", as: .color)
    result.doubts = ["`\(components)` is read as the color `\(function)(\(components))`"]
    return result
  }

  /// Returns a gradient. If some of its stops have no position, they get those of CSS: even ones between their
  /// neighbors.
  func gradient(_ word: CSSWord) throws(CSSProblem) -> Result {
    var result = try text(word.text, as: .gradient)
    guard case .list(let stops) = result.value else { return result }
    let colors = stops.map { stop in
      if case .parts(let parts) = stop, let color = parts.first(where: { $0.name == "color" }) {
        color.value
      } else {
        stop
      }
    }
    var positions = stops.map { stop -> Double? in
      guard case .parts(let parts) = stop,
        case .literal(.number(let position))? = parts.first(where: { $0.name == "position" })?.value
      else { return nil }
      return position
    }
    guard positions.contains(where: { $0 != nil }) else {
      result.value = .list(colors)
      return result
    }
    positions[0] = positions[0] ?? 0
    positions[positions.count - 1] = positions[positions.count - 1] ?? 1
    var start = 0
    for index in positions.indices.dropFirst() {
      guard let end = positions[index], let first = positions[start] else { continue }
      // A stop is nowhere before the one above it.
      let last = max(first, end)
      for between in start + 1..<index {
        let share = Double(between - start) / Double(index - start)
        positions[between] = (first + (last - first) * share).rounded(toFractionDigits: 6)
      }
      positions[index] = last
      start = index
    }
    result.value = .list(
      zip(colors, positions).map { color, position in
        .parts([.init("color", color), .init("position", .literal(.number(min(max(position ?? 0, 0), 1))))])
      })
    return result
  }

  // MARK: Composites

  /// Returns a border or a transition; nil for other words.
  func composite(_ words: [CSSWord]) throws(CSSProblem) -> Result? {
    guard (2...4).contains(words.count) else { return nil }
    if let transition = transition(words) { return transition }
    let hasStyle = words.contains {
      if case .name(let name) = $0.form { StrokeStyle.Keyword(rawValue: name) != nil } else { false }
    }
    let hasStyleReference = words.contains { kind(of: $0) == .strokeStyle }
    guard hasStyle || hasStyleReference, words.contains(where: { isColor($0) }), words.count == 3 else {
      return nil
    }
    let width = words.first { kind(of: $0) == .length }
    let color = words.first { isColor($0) }
    let style = words.first { kind(of: $0) == .strokeStyle }
    guard let width, let color, let style else { return nil }
    return Result(
      value: .parts([
        .init("width", try single(width).value), .init("color", try single(color).value),
        .init("style", try self.style(style)),
      ]), kind: .border)
  }

  private func style(_ word: CSSWord) throws(CSSProblem) -> ForeignValue {
    guard case .name(let name) = word.form, let style = StrokeStyle.Keyword(rawValue: name) else {
      return try single(word).value
    }
    return .literal(.strokeStyle(.keyword(style)))
  }

  /// Returns the kind of a word in a composite value.
  private func kind(of word: CSSWord) -> ValueKind? {
    switch word.form {
    case .reference(let index): kind(index)
    case .number(let number): number == 0 ? .length : nil
    case .quantity(let quantity):
      quantity.duration != nil ? .duration : quantity.length != nil ? .length : nil
    case .name(let name):
      StrokeStyle.Keyword(rawValue: name) != nil ? .strokeStyle : EasingName(name) != nil ? .easing : nil
    case .function("cubic-bezier"): .easing
    case .color, .string, .function, .other: nil
    }
  }

  /// Returns a transition: a duration, and perhaps a curve and a delay, for all properties.
  private func transition(_ words: [CSSWord]) -> Result? {
    var parts: [ForeignValue.Part] = []
    for word in words {
      if case .name("all") = word.form { continue }
      let kind = kind(of: word)
      let name = kind == .easing ? "easing" : parts.contains { $0.name == "duration" } ? "delay" : "duration"
      guard kind == .duration || kind == .easing, !parts.contains(where: { $0.name == name }) else {
        return nil
      }
      if case .name(let curve) = word.form, let easing = EasingName(curve) {
        parts.append(.init(name, .literal(.cubicBezier(easing.curve))))
      } else if let value = try? single(word).value {
        parts.append(.init(name, value))
      } else {
        return nil
      }
    }
    guard parts.contains(where: { $0.name == "duration" }) else { return nil }
    return Result(value: .parts(parts), kind: .transition)
  }
}
