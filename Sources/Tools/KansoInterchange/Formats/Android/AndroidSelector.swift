import KansoFormatting
import KansoInterfaceBuilder
import KansoTheme

/// A list of colors for states, `res/color/NAME.xml`. A style guide has the one for the state of a view that nobody uses:
/// enabled, and nothing else.
struct AndroidSelector {
  /// The color; nil if all items are for other states.
  let item: Element?
  /// The number of items for other states.
  let otherCount: Int

  init(_ root: Element) {
    let items = root.children.filter { $0.name == "item" }
    item = items.first(where: Self.isForResting)
    otherCount = items.count - (item == nil ? 0 : 1)
  }

  /// Returns true if the conditions of an item hold for a view at rest. Android takes the first such item.
  private static func isForResting(_ item: Element) -> Bool {
    item.attributeValues().allSatisfy { attribute in
      guard let state = attribute.name.split(separator: ":").last, state.hasPrefix("state_") else {
        return true
      }
      return (attribute.value == "true") == restingStates.contains(String(state))
    }
  }

  /// The states of a view that nobody uses.
  private static let restingStates: Set<String> = ["state_enabled", "state_window_focused"]

  /// Returns the name of the resource that a file is; nil if it is not in a folder of colors.
  static func name(ofFile path: String) -> String? {
    let parts = path.split(whereSeparator: { $0 == "/" || $0 == "\\" })
    guard let folder = parts.dropLast().last, folder == "color" || folder.hasPrefix("color-"),
      let file = parts.last
    else { return nil }
    return file.split(separator: ".").first.map(String.init)
  }

  /// Returns the value of an item with its alpha.
  static func value(of item: Element) -> Result<ForeignValue, AndroidValue.Problem> {
    AndroidValue.read(item["android:color"] ?? "", .color).map { value in
      guard let text = item["android:alpha"], let alpha = Double(text), (0..<1).contains(alpha) else {
        return value
      }
      switch value {
      case .literal(.color(let color)):
        return .literal(
          .color(
            ColorValue(color.space, color.first, color.second, color.third, alpha: (color.alpha ?? 1) * alpha)
          ))
      case .reference(let path):
        let factor = alpha.formatted(as: .decimal(maxFractionDigits: 6))
        return .expression([.text("rgb(from "), .reference(path), .text(" r g b / calc(alpha * \(factor)))")])
      default: return value
      }
    }
  }
}
