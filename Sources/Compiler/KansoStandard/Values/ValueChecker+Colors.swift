import KansoTheme

extension ValueChecker {
  mutating func checkColor(_ place: Place) {
    guard let members = place.node.members else {
      return mismatch(
        place, .type(.color), help: "Write an object with the members `colorSpace` and `components`.")
    }
    checkMembers(
      members, place, [("colorSpace", true), ("components", true), ("alpha", false), ("hex", false)],
      .type(.color))
    var space: ColorSpace?
    if let written = place["colorSpace"] {
      check(written, .keyword(.colorSpace))
      space = explicit(written)?.node.text.flatMap(ColorSpace.init(rawValue:))
    }
    if let components = place["components"] { check(components, .components(space)) }
    if let alpha = place["alpha"] { check(alpha, .number(ValueShape.fraction, "an alpha")) }
    if let hex = place["hex"] { check(hex, .hex) }
  }

  /// Returns the value at the end of references; nil if there is none.
  private func explicit(_ place: Place) -> Place? {
    guard let site = table.site(at: place) else { return place }
    return table.sites[Int(site)].value
  }

  mutating func checkComponents(_ place: Place, _ space: ColorSpace?) {
    guard let elements = place.node.elements else {
      return mismatch(place, .components(space), help: "Write an array of three numbers.")
    }
    if elements.count != 3 {
      invalid(
        "a color has three components, and this one has \(elements.count)", at: place,
        help: "Write three components; `alpha` is a member of its own.")
    }
    guard let space else { return }
    for (index, element) in elements.prefix(3).enumerated() {
      check(place.with(element), .component(space, index))
    }
  }

  mutating func checkComponent(_ place: Place, _ space: ColorSpace, _ index: Int) {
    if place.node.text == "none" { return }
    guard case .number(let value) = place.node.content else {
      return mismatch(
        place, .component(space, index), help: "Write a number, or `\"none\"` for a missing component.")
    }
    let range = ComponentRange.of(space, index)
    if !range.contains(value) {
      invalid(
        "\(value.shortest) is outside of `\(space.rawValue)`", at: place,
        help: "Write a component that is \(range.description).")
    }
  }
}
