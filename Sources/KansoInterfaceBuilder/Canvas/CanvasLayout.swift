import KansoDiagnostics
import KansoLayout

/// A document laid out as Interface Builder's canvas does.
package struct CanvasLayout {
  /// The views that take part, in the order of the document, with their frames in their parents, in points.
  package let frames: [(id: String, frame: Rect)]
  package let diagnostics: [Diagnostic]
  let trees: [CanvasTree]

  package init(_ document: InterfaceDocument) {
    var builder = CanvasBuilder(document)
    trees = builder.trees()
    var frames: [(id: String, frame: Rect)] = []
    for tree in trees {
      tree.root.layoutIfNeeded()
      for (source, view) in tree.views { if let id = source.id { frames.append((id, view.frame)) } }
    }
    self.frames = frames
    diagnostics = builder.diagnostics
  }
}
