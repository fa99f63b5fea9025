import KansoDiagnostics
import KansoGuide
import KansoInterchange
import KansoLint
import KansoTheme
import TestSupport
import Testing

@testable import KansoInventory

/// The guide of any inventory compiles, and its reports are single lines.
struct GuidePropertyTests {
  private static let hostileNames = [
    "value", "description", "light", "dark", "", ".", "{ink}", "$root", "a: b", "# no", "- x", "\u{202E}x",
    "\n", "null",
    "class", "space8", "background", "Type", "é", "簡", "\"", "ramp", "scale", "👨‍👩‍👧",
  ]

  private static let words = ["background", "title", "text", "border", "value", "\u{0}", "tint", "x\ny"]

  @Test func guidesOfAnyInventoryCompile() throws {
    var generator = SeededGenerator.announced(for: "guidesOfAnyInventoryCompile")
    for round in 0..<60 {
      let inventory = Inventory(Self.style(using: &generator))
      let text = inventory.guide.text
      guard inventory.tokenCount > 0 else { continue }
      let compiled = CompiledGuide(bytes: Array(text.utf8), path: "tokens.yaml")
      #expect(compiled.theme?.tokens.count == inventory.tokenCount, "round \(round)\n\(text)")
      let names = inventory.items.compactMap(\.token)
      #expect(Set(names).count <= names.count)
      #expect(!InventoryText.text(of: inventory).unicodeScalars.contains("\u{202E}"))
    }
  }

  /// Each doubtful token can be taken over by removing its marks.
  @Test func commentedTokensCompile() throws {
    var generator = SeededGenerator.announced(for: "commentedTokensCompile")
    for round in 0..<30 {
      let inventory = Inventory(Self.style(using: &generator))
      let out = inventory.guide.tokens.filter(\.isCommentedOut)
      guard inventory.tokenCount > 0, !out.isEmpty else { continue }
      let lines = inventory.guide.text.split(separator: "\n", omittingEmptySubsequences: false)
      let isToken = { (line: Substring) in
        line.contains(/^ *# [\p{L}\p{N}"_-]+:( |$)/) && !line.contains(" Check: ")
      }
      let text = lines.map {
        isToken($0) ? String($0.replacing("# ", with: "", maxReplacements: 1)) : String($0)
      }
      .joined(separator: "\n")
      let compiled = CompiledGuide(bytes: Array(text.utf8), path: "tokens.yaml")
      #expect(compiled.theme?.tokens.count == inventory.guide.tokens.count, "round \(round)\n\(text)")
    }
  }

  /// Returns a random app with hostile names and values at the limits.
  private static func style(using generator: inout SeededGenerator) -> AppStyle {
    var style = AppStyle()
    let paths = ["A.swift", "a\nb.m", "\u{202E}x.xib", "very/\(String(repeating: "long", count: 80)).swift"]
    for _ in 0..<Int.random(in: 0...60, using: &generator) {
      let kind = StyleKind.allCases.randomElement(using: &generator) ?? .padding
      let file = SourceFile(path: paths.randomElement(using: &generator) ?? "", text: "a\n")
      let own = Set((0..<2).compactMap { _ in words.randomElement(using: &generator) })
      let value = value(of: kind, using: &generator)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        style.uses.append(
          StyleUse(
            kind, value, at: SourceRange(file: file, 0..<1), words: own,
            isNamed: Bool.random(using: &generator)))
      }
    }
    addDefinitions(to: &style, using: &generator)
    return style
  }

  private static func addDefinitions(to style: inout AppStyle, using generator: inout SeededGenerator) {
    let file = SourceFile(path: "Names\u{1b}.swift", text: "a\n")
    var seen: Set<[String]> = []
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let path = (0...Int.random(in: 0...2, using: &generator)).compactMap { _ in
        hostileNames.randomElement(using: &generator)
      }
      guard seen.insert(path).inserted else { continue }
      let value: ForeignValue
      switch self.value(of: [.color, .padding].randomElement(using: &generator) ?? .color, using: &generator)
      {
      case .color(let color): value = .literal(.color(color))
      case .number(let number): value = .literal(.dimension(.points(number)))
      case .colors, .shadow, .font: continue
      }
      style.definitions.tokens.append(ForeignToken(path, value, at: SourceRange(file: file, 0..<1)))
    }
  }

  private static func color(using generator: inout SeededGenerator) -> ColorValue {
    let components = [0, 0.2, 0.5, 1, 1.3]
    let parts = (0..<4).map { _ in components.randomElement(using: &generator) ?? 0 }
    let space: ColorSpace = [.srgb, .displayP3, .hsl].randomElement(using: &generator) ?? .srgb
    return ColorValue(space, parts[0], parts[1], parts[2], alpha: min(parts[3], 1))
  }

  private static func value(of kind: StyleKind, using generator: inout SeededGenerator) -> StyleValue {
    let numbers: [Double] = [0.0001, 0.5, 1, 7.25, 8, 9, 44, 1000, 99_999, -3]
    let number = numbers.randomElement(using: &generator) ?? 1
    switch kind {
    case .color:
      let light = color(using: &generator)
      return Int.random(in: 0..<3, using: &generator) == 0
        ? .colors(light: light, dark: color(using: &generator)) : .color(light)
    case .shadow where Bool.random(using: &generator):
      return .shadow(
        CollectedShadow(color: color(using: &generator), x: number, y: -number, blur: abs(number)))
    case .font:
      let name: String? = Bool.random(using: &generator) ? hostileNames.randomElement(using: &generator) : nil
      let weights: [Double?] = [nil, 100, 400, 650.5, 1000]
      let weight = weights.randomElement(using: &generator) ?? nil
      return .font(StyleFont(name: name, size: abs(number), weight: weight))
    case .padding, .size, .radius, .border, .shadow, .opacity, .duration: return .number(number)
    }
  }
}
