import KansoInterfaceBuilder
import KansoLayout
import KansoRendering

/// Puts the layers of a scene together.
package enum SceneDrawing {
  /// What a scene looks like, from the back to the front, cut to its edges.
  package static func drawing(of scene: DrawnScene) -> Drawing {
    var commands: [DrawCommand] = []
    for layer in scene.layers {
      let drawing = Drawing(ofFramesOf: layer.view)
      guard !drawing.commands.isEmpty else { continue }
      commands += drawing.commands.placed(at: layer.origin)
    }
    let edge = Outline.rectangle(Rect(origin: .zero, size: scene.size))
    guard !commands.isEmpty else { return Drawing(size: scene.size, commands: []) }
    return Drawing(
      size: scene.size, commands: [.begin(DrawGroup(clip: edge))] + commands + [.end])
  }
}

extension [DrawCommand] {
  /// The commands as a picture in another one, with its top left corner at a point.
  fileprivate func placed(at point: Point) -> [DrawCommand] {
    guard !isEmpty, point != .zero else { return self }
    let transform = AffineTransform(translationX: point.x, y: point.y)
    return [.begin(DrawGroup(transform: transform))] + self + [.end]
  }
}
