import Foundation
import KansoTheme

/// A color set of an asset catalog (Asset Catalog Format Reference): a color for all devices in light and dark mode.
struct ColorSet: Decodable {
  private struct Entry: Decodable {
    struct Appearance: Decodable {
      let appearance: String?
      let value: String?
    }

    struct Color: Decodable {
      let space: String?
      let components: [String: Component]?
      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }

    let idiom: String?
    let appearances: [Appearance]?
    let color: Color?
  }

  /// A component, which is a string or a number: a fraction, a whole number up to 255, or a hexadecimal byte.
  private struct Component: Decodable {
    /// The component, usually from 0 to 1; nil for another text.
    let value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      guard let text = try? container.decode(String.self) else {
        let number = try container.decode(Double.self)
        value = number > 1 ? number / 255 : number
        return
      }
      if text.hasPrefix("0x") {
        value = UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else {
        // Values beyond 1 have a decimal point in the extended spaces.
        let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
        value = number.map { $0 > 1 && !text.contains(".") ? $0 / 255 : $0 }
      }
    }
  }

  private let colors: [Entry]

  /// The maximum size of a `Contents.json`, in bytes.
  private static let maxSize = 1 << 20

  /// Reads a folder `NAME.colorset`; nil if there is no color that can be read.
  static func color(at folder: String) -> UIColor? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"), data.count <= maxSize,
      let set = try? JSONDecoder().decode(ColorSet.self, from: data)
    else { return nil }
    guard let light = set.color(in: ["light", nil]) else { return set.color(in: ["dark"]) }
    guard let dark = set.color(in: ["dark"]) else { return light }
    return light.when(["appearance": "dark"], use: dark)
  }

  /// Returns the color for one of some luminosities, the first ones first: nil stands for any.
  private func color(in luminosities: [String?]) -> UIColor? {
    let entries = colors.filter { ["universal", "iphone", nil].contains($0.idiom) }
    for luminosity in luminosities {
      for entry in entries {
        let appearances = entry.appearances ?? []
        let own = appearances.first { $0.appearance == "luminosity" }?.value
        guard own == luminosity, !appearances.contains(where: { $0.appearance == "contrast" }) else {
          continue
        }
        if let color = color(of: entry) { return color }
      }
    }
    return nil
  }

  /// Returns the color of an entry; nil for one without a color, and for unknown color spaces.
  private func color(of entry: Entry) -> UIColor? {
    guard let color = entry.color, let components = color.components else { return nil }
    let alpha = min(max(components["alpha"]?.value ?? 1, 0), 1)
    if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
    guard let red = components["red"]?.value, let green = components["green"]?.value,
      let blue = components["blue"]?.value
    else { return nil }
    switch color.space ?? "srgb" {
    case "srgb", "extended-srgb": return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case "display-p3", "extended-display-p3":
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "linear-srgb", "extended-linear-srgb": return UIColor(.srgbLinear, red, green, blue, alpha: alpha)
    default: return nil
    }
  }
}
