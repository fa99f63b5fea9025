import KansoLayout
import KansoRendering
import KansoTheme

/// The parts of a drawing as values that tests can compare.
struct DrawnParts {
  let commands: [DrawCommand]

  init(_ view: View) { commands = Drawing(of: view).commands }

  /// The fills: the outline and the color, with the opacity of translucent colors.
  var fills: [(outline: Outline, color: String)] {
    commands.compactMap { command in
      guard case .fill(let outline, .color(let color)) = command else { return nil }
      return (outline, color.described)
    }
  }
  var colors: [String] { fills.map(\.color) }
  var strokes: [(outline: Outline, color: String, width: Double)] {
    commands.compactMap { command in
      guard case .stroke(let outline, let stroke) = command else { return nil }
      return (outline, stroke.color.described, stroke.width)
    }
  }
  var texts: [TextCommand] {
    commands.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
  var groups: [DrawGroup] {
    commands.compactMap { if case .begin(let group) = $0 { group } else { nil } }
  }
  var shadows: Int { commands.count { if case .shadow = $0 { true } else { false } } }

  /// Returns the rectangles that are filled with a color.
  func rects(_ color: String) -> [Rect] { fills.filter { $0.color == color }.map(\.outline.bounds) }
}

extension ColorValue {
  var described: String {
    let alpha = ((alpha ?? 0) * 100).rounded() / 100
    return alpha == 1 ? hex : "\(hex) \(alpha)"
  }
}

extension View {
  /// Adds a view to a root, lays it out, and returns the root's parts.
  func shown(_ width: Double, _ height: Double, _ configure: (inout TraitCollection) -> Void = { _ in })
    -> DrawnParts
  {
    let root = View(frame: Rect(x: 0, y: 0, width: width, height: height))
    frame = root.frame
    root.addSubview(self)
    configure(&root.traitCollection)
    let parts = DrawnParts(root)
    removeFromSuperview()
    return parts
  }
}
