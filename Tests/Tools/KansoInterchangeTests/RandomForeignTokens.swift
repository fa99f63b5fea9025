import KansoDiagnostics
import KansoTheme
import TestSupport

@testable import KansoInterchange

/// Makes sources at random, with names, texts and references that a guide cannot have as they are.
struct RandomForeignTokens {
  var random: SeededGenerator
  private let place = SourceFile(path: "source.json", text: "{}").wholeRange
  private var paths: [[String]] = []

  init(_ random: SeededGenerator) { self.random = random }

  private static let names = [
    "a", "b", "color", "colors", "spacing", "space", "red", "100", "1.5", "$root", "$x", "value",
    "description", "deprecated",
    "extends", "extensions", "top", "leading", "light", "dark", "Dark", "ramp", "scale", "alpha", "x", "y",
    "blur", "size",
    "family",
    "fontSize", "width", "style", "duration", "easing", "dashes", "stops", "{a}", "a.b", "", " ", "\u{301}a",
    "\u{200B}",
    "light gray", "light-gray", "lightGray", "<<", "- a", "a: b", "# c", "\"q\"", "'q'", "\n",
    "\u{202E}x",
    "👩‍👧", "null", "~", "true", "no", "*a", "&a", "!a", "[", "Type", "self", "kansoTokens", "tokens", "_kanso",
    "-",
    String(repeating: "long", count: 80), "default", "typography", "weight", "bold", "ease", "solid",
    "system", "mass", "\0",
  ]
  private static let texts = [
    "a", " * ", " + ", "2", "2px", "50%", "-0.02em", "1.5rem", "rgb(from ", " r g b / 0.5)",
    "color-mix(in srgb, ", ", ", ")",
    "(", "150ms", "{", "}", "\"", "\n", "#", ": ", "1e9", "", "Inter", "bold", "ease-in", "{colors.a}",
    "solid", "\u{0}",
  ]

  /// Returns a source with up to 30 tokens.
  mutating func next() -> ForeignTokens {
    var source = ForeignTokens()
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let modes = [
        ["Light", "Dark"], ["light", "dark", "darkHighContrast"], ["a", "b", "a"], ["one"],
        ["", "{x}", "value"],
      ]
      source.axes.append(
        ForeignAxis(name: Bool.random(using: &random) ? nil : pick(Self.names), modes: pick(modes)))
    }
    paths = (0..<Int.random(in: 1...30, using: &random)).map { _ in path() }
    var seen: Set<[String]> = []
    for path in paths where seen.insert(path).inserted {
      var token = ForeignToken(path, value(depth: 0), at: place)
      if chance(4) { token.section = Section.allCases.randomElement(using: &random) }
      if chance(3) {
        token.typeName = pick([
          "opacity", "lineHeights", "fontWeights", "borderRadius", "letterSpacing", "time",
        ])
      }
      if chance(4) { token.description = pick(Self.texts + Self.names) }
      if chance(6) {
        token.deprecation =
          chance(2) ? .withoutReason : .reason("use {\(path.joined(separator: "."))} \(pick(Self.texts))")
      }
      for axis in source.axes.indices where chance(2) {
        var modes = [axis: pick(source.axes[axis].modes)]
        if chance(3) { modes[0] = pick(source.axes[0].modes) }
        token.variants.append(ForeignVariant(modes, chance(3) ? value(depth: 0) : similar(to: token.value)))
      }
      source.tokens.append(token)
    }
    return source
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
  private mutating func pick<T>(_ elements: [T]) -> T {
    elements[Int.random(in: elements.indices, using: &random)]
  }
  private mutating func path() -> [String] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in pick(Self.names) }
  }
  private mutating func number() -> Double {
    pick([0, 1, 4, 16, 400, -3, 0.5, 1.5, 1e9, 1e300, .infinity, .nan, 1e-9, 100])
  }

  private mutating func similar(to value: ForeignValue) -> ForeignValue {
    switch value {
    case .literal(.color): .literal(.color(color()))
    case .literal(.dimension): .literal(.dimension(Dimension(number())))
    default: value
    }
  }

  private mutating func color() -> ColorValue {
    ColorValue(
      pick(ColorSpace.allCases), number(), number(), chance(5) ? nil : number(),
      alpha: pick([1, 0.5, 2, nil]))
  }

  private mutating func reference() -> [String] {
    var path = paths.isEmpty ? path() : pick(paths)
    if chance(4) { path.append(pick(["fontSize", "size", "color", "x", "none"])) }
    return path
  }

  private mutating func value(depth: Int) -> ForeignValue {
    switch Int.random(in: 0..<(depth > 2 ? 12 : 16), using: &random) {
    case 0, 1: return .literal(.color(color()))
    case 2, 3: return .literal(.dimension(Dimension(number(), chance(3) ? .rem : .px)))
    case 4: return .literal(.number(number()))
    case 5, 6: return .reference(reference())
    case 7: return literal()
    case 8: return .text(pick(Self.texts + Self.names))
    case 9: return .flag(Bool.random(using: &random))
    case 10, 11:
      return .expression(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          chance(2) ? .text(pick(Self.texts)) : .reference(reference())
        })
    case 12: return .list((0..<Int.random(in: 0...4, using: &random)).map { _ in value(depth: depth + 1) })
    default:
      let known = [
        ["family", "size", "weight", "lineHeight", "letterSpacing", "italic", "face", "textStyle"],
        ["color", "x", "y", "blur", "spread", "inset"], ["width", "color", "style"],
        ["duration", "delay", "easing"],
        ["color", "position"], ["mass", "stiffness", "damping"], ["dashes", "cap"],
        ["top", "leading", "bottom", "trailing"],
      ]
      let names = pick(known) + (chance(4) ? [pick(Self.names)] : [])
      return .parts(names.filter { _ in !chance(5) }.map { .init($0, value(depth: depth + 1)) })
    }
  }

  private mutating func literal() -> ForeignValue {
    .literal(
      pick([
        .fontFamily([pick(Self.names), pick(Self.texts)]), .fontFamily([]), .fontWeight(number()),
        .duration(Duration(number(), .ms)), .cubicBezier(CubicBezier(number(), number(), 0, 1)),
        .spring(Spring(mass: number(), stiffness: 100, damping: number())), .strokeStyle(.keyword(.dashed)),
        .strokeStyle(.dashes([.points(number())], lineCap: .round)),
        .border(Border(color: color(), width: .points(number()), style: .keyword(.solid))),
        .shadow([
          Shadow(
            color: color(), offsetX: .points(1), offsetY: .points(2), blur: .points(number()),
            spread: .points(0))
        ]),
        .gradient([
          GradientStop(color: color(), position: 0), GradientStop(color: color(), position: number()),
        ]),
        .typography(
          Typography(families: [pick(Self.names)], size: number(), weight: number(), lineHeight: number())),
        .edges(Edges(top: 1, leading: number(), bottom: 3, trailing: 4)),
      ]))
  }
}
