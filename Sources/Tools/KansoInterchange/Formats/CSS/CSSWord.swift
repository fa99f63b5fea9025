import KansoGuide
import KansoTheme

/// A word of a value: a token, or a function with its arguments.
struct CSSWord {
  /// The kinds of words.
  enum Form {
    case reference(Int)
    case number(Double)
    /// A number with a unit, also a percentage.
    case quantity(Quantity)
    /// A hex value or a function of colors.
    case color
    /// A name, in lower case.
    case name(String)
    case string
    /// Another function, with its name in lower case.
    case function(String)
    case other
  }

  let parts: ArraySlice<CSSPart>
  let form: Form

  init(_ parts: ArraySlice<CSSPart>) {
    self.parts = parts
    form = Self.form(of: parts)
  }

  /// The text in the notation of guides, except that references are placeholders.
  var text: String { parts.map(\.text).joined() }

  private static let colorFunctions = Set(
    "rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix".split(separator: " ").map { "\($0)(" })

  private static func form(of parts: ArraySlice<CSSPart>) -> Form {
    guard let first = parts.first else { return .other }
    if first.kind == .function {
      return colorFunctions.contains(first.text) ? .color : .function(String(first.text.dropLast()))
    }
    guard parts.count == 1 else { return .other }
    if let reference = first.reference { return .reference(reference) }
    switch first.kind {
    case .number, .percentage, .dimension:
      guard let quantity = Quantity(first.text) else { return .other }
      return quantity.unit.isEmpty ? .number(quantity.number) : .quantity(quantity)
    case .hash: return .color
    case .ident: return .name(first.text.lowercased())
    case .string: return .string
    case .url: return .function("url")
    default: return .other
    }
  }

  /// Splits parts at the commas outside of brackets, and these at white space.
  static func groups(of parts: [CSSPart]) -> [[CSSWord]] {
    var groups: [[CSSWord]] = [[]]
    var (start, depth) = (0, 0)
    /// Ends the word before an index.
    func endWord(_ index: Int) {
      if index > start { groups[groups.count - 1].append(CSSWord(parts[start..<index])) }
      start = index + 1
    }
    for (index, part) in parts.enumerated() {
      if part.opens {
        if depth == 0, index > start { endWordBefore(index) }
        depth += 1
      } else if part.closes {
        depth -= 1
        if depth == 0 {
          endWord(index + 1)
          start = index + 1
        }
      } else if depth <= 0 {
        switch part.kind {
        case .whitespace: endWord(index)
        case .comma:
          endWord(index)
          groups.append([])
        case .delimiter where part.text == "/":
          endWordBefore(index)
          endWord(index + 1)
          start = index + 1
        default: break
        }
      }
    }
    endWord(parts.count)
    return groups
    /// Ends the word before an index that begins the next one.
    func endWordBefore(_ index: Int) {
      endWord(index)
      start = index
    }
  }

  /// True for a color that is no reference.
  var isColor: Bool {
    switch form {
    case .color: true
    case .name(let name): cssColorNames[name] != nil || name == "transparent"
    case .reference, .number, .quantity, .string, .function, .other: false
    }
  }
}

/// The meaning that words in the name of a property suggest for a value with several meanings.
enum CSSNameHint {
  static func kind(of name: String) -> ValueKind? {
    let words = AppearanceName.split(name)
    func has(_ wanted: String...) -> Bool { words.contains { wanted.contains($0) } }
    func hasPair(_ first: String, _ second: String) -> Bool {
      words.contains(first + second) || zip(words, words.dropFirst()).contains { $0 == first && $1 == second }
    }
    if has("weight", "fontweight") { return .weight }
    if hasPair("line", "height") || has("leading") { return .lineHeight }
    if hasPair("letter", "spacing") || has("tracking") { return .letterSpacing }
    if has("opacity", "alpha") { return .opacity }
    if has("shadow", "shadows", "elevation") { return .shadow }
    if has("ease", "easing", "bezier", "curve") || hasPair("timing", "function") { return .easing }
    if has("family", "families", "typeface", "fontfamily") { return .family }
    if has("gradient") { return .gradient }
    if has("border", "stroke", "outline", "ring", "line"), has("style") { return .strokeStyle }
    if has("size", "radius", "width", "height", "spacing", "space", "gap", "padding", "margin", "offset") {
      return .length
    }
    if has("style", "stretch", "features", "feature", "settings", "variant", "smoothing") { return nil }
    return has("font", "fonts") ? .family : nil
  }
}
