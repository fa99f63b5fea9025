import KansoLint
import KansoTheme

extension SwiftFont {
  /// Reads a text style of the sources: an instance with a size and another part of a font. Nil for other instances.
  init?(_ instance: SwiftInstance, _ evaluator: SwiftEvaluator) {
    var font = SwiftFont()
    var parts = 0
    for field in instance.fields {
      let words = CamelCase.words(of: field.name)
      let value = evaluator.resolved(field.value)
      switch (words.last ?? "", value) {
      case ("size", .number?):
        font.size = evaluator.number(field.value)
        parts += 1
      case ("weight", let weight?):
        let name = evaluator.name(of: weight).flatMap { $0.split(separator: ".").last }.map(String.init)
        if case .number(let number) = weight, FontWeight.range.contains(number.value) {
          font.weight = number.value
        }
        font.weight = name.flatMap { FontWeight.weight(named: $0) } ?? font.weight
        if font.weight != nil { parts += 1 }
      case ("font", .font(let inner)?):
        let size = font.size
        font = inner
        font.size = size ?? inner.size
        parts += 1
      case ("font", .text(let name)?), ("family", .text(let name)?), ("name", .text(let name)?):
        font.name = name
        parts += 1
      case ("height", .number(let height)?) where words.contains("line"): font.lineHeight = height
      case ("spacing", .number(let spacing)?) where words.contains("letter"): font.letterSpacing = spacing
      case ("kerning", .number(let spacing)?), ("kern", .number(let spacing)?),
        ("tracking", .number(let spacing)?):
        font.letterSpacing = spacing
      // A face that is not understood would become the system's.
      case (_, .nothing?): break
      case ("font", _), ("face", _), ("family", _), ("typeface", _): return nil
      default: break
      }
    }
    let isText = !Set(CamelCase.words(of: instance.name)).isDisjoint(with: [
      "font", "text", "typography", "typeface",
    ])
    guard font.size != nil, parts > 1 || isText else { return nil }
    self = font
  }
}
