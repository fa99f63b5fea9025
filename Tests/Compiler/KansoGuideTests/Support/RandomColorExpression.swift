import KansoTheme
import TestSupport

/// A random expression of colors, as a guide has it and as `scripts/check-colors` reads it.
struct RandomColorExpression {
  /// The notation in a guide.
  let text: String
  /// The expression as JSON.
  let json: String

  /// - Parameter functionCount: the number of nested functions, at least 0.
  init(functionCount: Int, _ random: inout SeededGenerator) {
    switch functionCount {
    case 0: self.init(colorWith: &random)
    default:
      if Bool.random(using: &random) {
        self.init(mixWith: functionCount, &random)
      } else {
        self.init(relativeWith: functionCount, &random)
      }
    }
  }

  private init(text: String, json: String) { (self.text, self.json) = (text, json) }

  // MARK: Colors

  /// The spaces. The matrix of ProPhoto in coloraide has fewer digits than that of CSS.
  private static let spaces = ColorSpace.allCases.filter { $0 != .prophotoRGB }

  /// A color of little chroma, so that all mixes are inside of sRGB: CSS does not define the hue of `hsl` and `hwb`
  /// outside of it in the same way as coloraide. Some colors are gray. In spaces in which coloraide has the roles of CSS,
  /// some components are missing.
  private init(colorWith random: inout SeededGenerator) {
    let space = Self.spaces.randomElement(using: &random) ?? .srgb
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 1000).rounded() / 1000
    }
    var components: [Double?]
    switch space {
    case .hsl: components = [number(0...359), number(10...40), number(30...70)]
    case .hwb: components = [number(0...359), number(25...40), number(25...40)]
    case .lab: components = [number(40...70), number(-12...12), number(-12...12)]
    case .lch: components = [number(40...70), number(3...16), number(0...359)]
    case .oklab: components = [number(0.4...0.75), number(-0.04...0.04), number(-0.04...0.04)]
    case .oklch: components = [number(0.4...0.75), number(0.01...0.05), number(0...359)]
    case .xyzD65, .xyzD50: components = [number(0.28...0.31), number(0.28...0.31), number(0.27...0.31)]
    default:
      components = [number(0.4...0.6), number(0.4...0.6), number(0.4...0.6)]
      if Int.random(in: 0..<8, using: &random) == 0 { components = [0.5, 0.5, 0.5] }
    }
    let hasRoles = [.hsl, .lab, .lch, .oklab, .oklch].contains(space)
    // Without a lightness, a color is black, in which CSS and coloraide differ on the hue.
    let index = Int.random(in: 0...2, using: &random)
    if hasRoles, space.roles[index] != .lightness, Int.random(in: 0..<3, using: &random) == 0 {
      components[index] = nil
    }
    let alpha: Double? = [1, 1, 1, 0.5, 0.25, nil].randomElement(using: &random) ?? 1
    func word(_ value: Double?) -> String { value.map { "\($0)" } ?? "none" }
    func node(_ value: Double?) -> String { value.map { "\($0)" } ?? "null" }
    let all = components.map(word).joined(separator: " ") + " / " + word(alpha)
    let isFunction = [.hsl, .hwb, .lab, .lch, .oklab, .oklch].contains(space)
    text = isFunction ? "\(space.rawValue)(\(all))" : "color(\(space.rawValue) \(all))"
    json =
      "{\"color\": [\"\(space.rawValue)\", [\(components.map(node).joined(separator: ", "))], \(node(alpha))]}"
  }

  // MARK: Mixes

  /// A mix with colors that have the other functions.
  private init(mixWith functionCount: Int, _ random: inout SeededGenerator) {
    let space = Self.spaces.randomElement(using: &random) ?? .srgb
    let hue = HueInterpolation.allCases.randomElement(using: &random) ?? .shorter
    let hasHue = space.roles.contains(.hue)
    let count = Int.random(in: 1...3, using: &random)
    let nested = Int.random(in: 0..<count, using: &random)
    let parts = (0..<count).map { index -> (text: String, json: String) in
      let color = RandomColorExpression(functionCount: index == nested ? functionCount - 1 : 0, &random)
      guard Bool.random(using: &random) else { return (color.text, "[\(color.json), null]") }
      let percentage = Int.random(in: 5...100, using: &random)
      let text = Bool.random(using: &random) ? "\(color.text) \(percentage)%" : "\(percentage)% \(color.text)"
      return (text, "[\(color.json), \(percentage)]")
    }
    text =
      "color-mix(in \(space.rawValue)\(hasHue ? " \(hue.rawValue) hue" : ""), "
      + parts.map(\.text).joined(separator: ", ") + ")"
    json =
      "{\"mix\": [\"\(space.rawValue)\", \"\(hue.rawValue)\", [\(parts.map(\.json).joined(separator: ", "))]]}"
  }

  // MARK: Relative colors

  /// A relative color whose origin has the other functions. Its chroma and its difference from a middle gray are not
  /// larger than those of the origin.
  private init(relativeWith functionCount: Int, _ random: inout SeededGenerator) {
    let space = Self.spaces.randomElement(using: &random) ?? .srgb
    let origin = RandomColorExpression(functionCount: functionCount - 1, &random)
    let names: [String] =
      switch space {
      case .hsl: ["h", "s", "l"]
      case .hwb: ["h", "w", "b"]
      case .lab, .oklab: ["l", "a", "b"]
      case .lch, .oklch: ["l", "c", "h"]
      case .xyzD65, .xyzD50: ["x", "y", "z"]
      default: ["r", "g", "b"]
      }
    let canLack = [.hsl, .lab, .lch, .oklab, .oklch].contains(space)
    func component(_ index: Int) -> (text: String, json: String) {
      // A calculation with a missing alpha gives 0, and a color without alpha has no components in a mix.
      if index == 3 { return Bool.random(using: &random) ? ("alpha", "\"3\"") : ("80%", "0.8") }
      let name = names[index]
      let isHue = space.roles[index] == .hue
      let isSmaller = [.colorfulness, .a, .b].contains(space.roles[index])
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where canLack && space.roles[index] != .lightness: return ("none", "null")
      case 0, 1:
        let factor = Double(isSmaller ? Int.random(in: 10...100, using: &random) : 98) / 100
        return ("calc(\(name) * \(factor))", "[\"*\", \"\(index)\", \(factor)]")
      case 2 where isHue:
        let angle = Int.random(in: -400...400, using: &random)
        return ("calc(\(name) + \(angle))", "[\"+\", \"\(index)\", \(angle)]")
      case 2 where isSmaller:
        return ("min(\(name), calc(\(name) * 0.5))", "[\"min\", \"\(index)\", [\"*\", \"\(index)\", 0.5]]")
      default: return (name, "\"\(index)\"")
      }
    }
    let components = (0...3).map(component)
    let isFunction = [.hsl, .hwb, .lab, .lch, .oklab, .oklch].contains(space)
    text =
      (isFunction ? "\(space.rawValue)(from \(origin.text) " : "color(from \(origin.text) \(space.rawValue) ")
      + components[..<3].map(\.text).joined(separator: " ") + " / \(components[3].text))"
    json =
      "{\"relative\": [\"\(space.rawValue)\", \(origin.json), "
      + "[\(components.map(\.json).joined(separator: ", "))]]}"
  }
}
