import KansoCanvasDrawing
import KansoLayout
import KansoRendering

/// The composition of a scene's layers into one drawing.
package enum SceneDrawing {
  /// Returns the drawing of a scene: its layers from back to front, each with its top left corner at its
  /// origin, clipped to the bounds of the scene. Layers without commands are left out.
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
  /// Returns the commands in a group that moves them by the coordinates of a point; the commands themselves
  /// if there are none or the point is zero.
  fileprivate func placed(at point: Point) -> [DrawCommand] {
    guard !isEmpty, point != .zero else { return self }
    let transform = AffineTransform(translationX: point.x, y: point.y)
    return [.begin(DrawGroup(transform: transform))] + self + [.end]
  }
}
