import KansoLint

extension SwiftShadow {
  /// Reads a shadow of the sources: an instance with a color, a radius and an offset. Nil for other instances.
  init?(_ instance: SwiftInstance, _ evaluator: SwiftEvaluator) {
    var color: SwiftValue?
    var shadow = SwiftShadow(color: .nothing)
    var names: Set<String> = []
    for field in instance.fields {
      let word = CamelCase.words(of: field.name).last ?? ""
      if word == "color", evaluator.isColor(field.value) { color = field.value }
      if word == "offset", case .instance(let offset)? = evaluator.resolved(field.value) {
        shadow.x = evaluator.number(offset["width"] ?? offset["x"])?.value ?? 0
        shadow.y = evaluator.number(offset["height"] ?? offset["y"])?.value ?? 0
        names.insert(word)
      }
      guard let number = evaluator.number(field.value)?.value else { continue }
      names.insert(word)
      switch word {
      case "x": shadow.x = number
      case "y": shadow.y = number
      // The radius of Apple's frameworks is half of the blur.
      case "radius": shadow.blur = number * 2
      case "blur": shadow.blur = number
      case "spread": shadow.spread = number
      default: break
      }
    }
    let isShadow = CamelCase.words(of: instance.name).contains("shadow")
    guard let color, names.contains("radius") || names.contains("blur"), shadow.blur >= 0,
      isShadow || !names.isDisjoint(with: ["x", "y", "offset"])
    else { return nil }
    self = shadow
    self.color = color
  }
}
