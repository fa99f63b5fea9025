import KansoLayout
import KansoRendering

extension DrawingContext {
  /// Appends the commands of another drawing, moved by the offset of this context.
  mutating func draw(_ drawing: Drawing) {
    for command in drawing.commands {
      switch command {
      case .fill(let outline, let paint): fill(outline, paint)
      case .stroke(let outline, let line): stroke(outline, line)
      case .shadow(let outline, let layer): shadow(outline, layer)
      case .text(let line): text(line)
      case .image(let picture, let rect): image(picture, in: rect)
      case .begin(let group): begin(group)
      case .end: end()
      }
    }
  }
}
