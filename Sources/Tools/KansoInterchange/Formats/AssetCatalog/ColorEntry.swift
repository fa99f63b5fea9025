import Foundation
import KansoTheme

/// A value of a color set with the conditions under which it applies.
struct ColorEntry {
  /// The devices that an entry is for.
  struct Device: Equatable {
    let idiom: String
    let platform: String?
    /// Other conditions, such as `subtype` or `locale`, with their values.
    let others: [String]

    /// The order of preference, lowest first.
    var rank: Int {
      let idioms = ["universal", "iphone", "ipad", "mac", "vision", "tv", "watch", "car"]
      let platforms = ["ios", "osx", "macos"]
      let platformRank = platform.map { 1 + (platforms.firstIndex(of: $0) ?? platforms.count) } ?? 0
      return others.count * 1000 + (idioms.firstIndex(of: idiom) ?? idioms.count) * 10 + platformRank
    }

    var description: String {
      ([idiom] + [platform].compactMap { $0 } + others).joined(separator: " ")
    }
  }

  /// The value of an entry.
  enum Content {
    case color(ColorValue)
    /// Anything else, as the message of a finding.
    case other(String)
  }

  let node: JSONNode
  let device: Device
  /// `dark` or `light`; nil for any.
  let luminosity: String?
  let isHighContrast: Bool
  /// `sRGB` or `display-P3`; nil for any screen.
  let gamut: String?
  let content: Content

  /// Reads an element of `colors`. A value that cannot be read becomes `.other`.
  init(_ node: JSONNode) {
    self.node = node
    device = Device(
      idiom: node["idiom"]?.text ?? "universal", platform: node["platform"]?.text,
      others: ["subtype", "locale", "language-direction", "screen-width"].compactMap { node[$0]?.text })
    var appearances: [String: String] = [:]
    for appearance in node["appearances"]?.elements ?? [] {
      guard let name = appearance["appearance"]?.text else { continue }
      appearances[name] = appearance["value"]?.text
    }
    luminosity = appearances["luminosity"]
    isHighContrast = appearances["contrast"] == "high"
    gamut = node["display-gamut"]?.text
    content = Self.content(node["color"])
  }

  /// True for an entry without a color.
  var isEmpty: Bool { node["color"] == nil }

  /// The color; nil for an entry with anything else.
  var color: ColorValue? {
    guard case .color(let color) = content else { return nil }
    return color
  }

  /// The order of preference of screens, lowest first. A guide's color beyond sRGB has one for other screens anyway.
  var gamutRank: Int {
    switch gamut?.lowercased() {
    case "display-p3": 0
    case nil: 1
    default: 2
    }
  }

  private static func content(_ node: JSONNode?) -> Content {
    guard let node else { return .other("there is no color here; Xcode takes one of the system's") }
    if let name = node["reference"]?.text { return .other("`\(name)` is a color of the system") }
    let space = node["color-space"]?.text ?? "srgb"
    guard let components = node["components"] else { return .other("the color has no `components`") }
    guard let color = color(space, components) else {
      return .other("the color in `\(space)` cannot be read")
    }
    return .color(color)
  }

  /// Returns the color of a color space's name and of `components`; nil for an unknown space, and for values that are
  /// no numbers.
  private static func color(_ space: String, _ components: JSONNode) -> ColorValue? {
    let alphaNode = components["alpha"]
    guard let alpha = alphaNode.map({ scaled([$0])?[0] }) ?? 1, (0...1).contains(alpha) else { return nil }
    if let node = components["white"] {
      guard let white = scaled([node])?[0] else { return nil }
      switch space {
      case "gray-gamma-22", "generic-gray-gamma-2.2":
        let linear = pow(max(white, 0), 2.2)
        let color = ColorValue(.srgbLinear, linear, linear, linear, alpha: alpha)
        return color.converted(to: .srgb).roundedWithAlpha
      default: return ColorValue(red: white, green: white, blue: white, alpha: alpha)
      }
    }
    guard let red = components["red"], let green = components["green"], let blue = components["blue"],
      let rgb = scaled([red, green, blue])
    else { return nil }
    switch space {
    case "srgb", "extended-srgb":
      let exact = bytes(rgb, [red, green, blue]) ?? rgb
      return ColorValue(.srgb, exact[0], exact[1], exact[2], alpha: alpha)
    case "display-p3", "extended-display-p3":
      return ColorValue(.displayP3, rgb[0], rgb[1], rgb[2], alpha: alpha)
    case "extended-linear-srgb", "linear-srgb":
      return ColorValue(.srgbLinear, rgb[0], rgb[1], rgb[2], alpha: alpha)
    default: return nil
    }
  }

  /// Returns the channels of eight bits that Xcode has rounded to three decimals; nil if they cannot be such channels.
  private static func bytes(_ channels: [Double], _ nodes: [JSONNode]) -> [Double]? {
    // More decimals are no rounded ones.
    let areExact = nodes.contains { ($0.text?.split(separator: ".").dropFirst().first?.count ?? 0) > 6 }
    let bytes = channels.map { ($0 * 255).rounded() / 255 }
    let maxDifference = areExact ? 0.000_001 : 0.000_501
    let areNear = zip(channels, bytes).allSatisfy { abs($0 - $1) <= maxDifference && (0...1).contains($0) }
    return areNear ? bytes : nil
  }

  /// The highest absolute value of a component. Xcode takes values beyond 1 in the extended spaces only.
  private static let maxComponent = 1000.0

  /// Returns components from 0 to 1: of hexadecimal texts such as `0xFF`, of whole numbers from 0 to 255, and of
  /// decimal fractions. Nil if one of them is no number.
  private static func scaled(_ nodes: [JSONNode]) -> [Double]? {
    var values: [(number: Double, isHex: Bool, isFraction: Bool)] = []
    for node in nodes {
      switch node.content {
      case .number(let number): values.append((number, false, number != number.rounded()))
      case .string(let text):
        if text.lowercased().hasPrefix("0x") {
          guard let number = UInt8(text.dropFirst(2), radix: 16) else { return nil }
          values.append((Double(number), true, false))
        } else {
          guard let number = Double(text) else { return nil }
          values.append((number, false, text.contains(".")))
        }
      case .object, .array, .bool, .null: return nil
      }
    }
    guard values.allSatisfy({ $0.number.magnitude <= maxComponent }) else { return nil }
    // Xcode writes 1 with decimals. Other tools write `1` for the whole, beside a fraction or alone.
    let isFraction =
      values.contains { $0.isFraction } || values.allSatisfy { $0.number == 0 || $0.number == 1 }
    return values.map { $0.isHex || !isFraction ? $0.number / 255 : $0.number }
  }
}
