import KansoTheme
import Mustache

/// The parts of a value by name.
package struct ValueFields: MustacheParent {
  private let value: TokenValue

  package init(_ value: TokenValue) { self.value = value }

  package func child(named name: String) -> Any? {
    switch value {
    case .color(let color): Self.field(name, of: color)
    case .typography(let font): Self.field(name, of: font)
    case .dimension(let dimension): name == "points" ? SwiftText.number(dimension.value) : nil
    case .edges(let edges): Self.field(name, of: edges)
    default: nil
    }
  }

  private static func field(_ name: String, of color: ColorValue) -> Any? {
    switch name {
    case "hex": color.hex
    case "red": SwiftText.number(color.written(inGamutOf: .srgb).first ?? 0)
    case "green": SwiftText.number(color.written(inGamutOf: .srgb).second ?? 0)
    case "blue": SwiftText.number(color.written(inGamutOf: .srgb).third ?? 0)
    case "colorSpace": color.space.rawValue
    case "components": color.components.map { $0.map { SwiftText.number($0) } ?? "none" }
    case "alpha": SwiftText.number(color.alpha ?? 0)
    default: nil
    }
  }

  private static func field(_ name: String, of edges: Edges) -> Any? {
    switch name {
    case "top": SwiftText.number(edges.top.value)
    case "leading": SwiftText.number(edges.leading.value)
    case "bottom": SwiftText.number(edges.bottom.value)
    case "trailing": SwiftText.number(edges.trailing.value)
    default: nil
    }
  }

  private static func field(_ name: String, of font: Typography) -> Any? {
    switch name {
    case "families": font.families
    case "face": font.face ?? false
    case "size": SwiftText.number(font.size)
    case "weight": SwiftText.number(font.weight)
    case "isItalic": font.isItalic
    case "lineHeight": SwiftText.number(font.lineHeight)
    case "letterSpacing": SwiftText.number(font.letterSpacing.value)
    case "textStyle": font.textStyle?.rawValue ?? false
    case "maximumSize": font.maximumSize.map { SwiftText.number($0) } ?? false
    default: nil
    }
  }
}
