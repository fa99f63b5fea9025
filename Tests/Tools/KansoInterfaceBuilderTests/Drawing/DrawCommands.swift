import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme
import KansoThemeEncoding
import Testing

@testable import KansoCanvasDrawing

/// Returns the scenes of a document without problems.
func drawnScenes(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [DrawnScene] {
  DocumentScenes(try read(text, sourceLocation: sourceLocation)).scenes
}

extension DrawnScene {
  func view(_ id: String) -> DrawnView? { views.first { $0.source.id == id } }

  /// Returns the drawing commands of a view, in its own coordinates.
  func drawCommands(_ id: String) -> [DrawCommand] { view(id).map { Self.drawCommands(of: $0.view) } ?? [] }

  static func drawCommands(of view: View) -> [DrawCommand] { Drawing(ofFramesOf: view).commands }

  /// The texts of the bars around its views.
  var barTexts: [String] {
    layers.filter { layer in !views.contains { $0.view === layer.view } }.flatMap {
      Self.drawCommands(of: $0.view).texts
    }
  }
}

extension [DrawCommand] {
  var drawnTexts: [TextCommand] { compactMap { if case .text(let text) = $0 { text } else { nil } } }
  var texts: [String] { drawnTexts.map(\.text) }
  /// The fill colors, from back to front.
  var fills: [String] {
    compactMap { if case .fill(_, .color(let color)) = $0 { color.formattedForCSS } else { nil } }
  }
  var outlines: [Outline] { compactMap { if case .fill(let outline, _) = $0 { outline } else { nil } } }
  var strokes: [Stroke] { compactMap { if case .stroke(_, let stroke) = $0 { stroke } else { nil } } }
}

/// Returns a xib with one view at (10, 20) in its root.
func xib(
  _ tag: String, size: (Double, Double) = (200, 40), _ attributes: String = "", _ content: String = "",
  resources: String = ""
) -> String {
  let view = view(
    tag, id: "it", frame: (10, 20, size.0, size.1), fixed: true, attributes: attributes, content: content)
  return TestDocument().xib(
    """
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
    \(subviews(view))
    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view>
    """, resources: resources)
}

/// Returns the drawing of the only view of such a xib.
func drawCommands(
  _ tag: String, size: (Double, Double) = (200, 40), _ attributes: String = "", _ content: String = "",
  resources: String = ""
) throws -> [DrawCommand] {
  let text = xib(tag, size: size, attributes, content, resources: resources)
  return try #require(drawnScenes(of: text).first).drawCommands("it")
}
