import KansoCanvasLayout
import KansoLayout

extension PreviewRequest {
  /// Returns the circumstances in which documents are shown.
  func environment(measurer: any TextMeasurer) -> CanvasEnvironment {
    var environment = CanvasEnvironment()
    environment.textMeasurer = measurer
    return environment
  }
}
