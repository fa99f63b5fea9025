import KansoDiagnostics
import KansoLayout

/// The layout of a document as on Interface Builder's canvas.
package struct CanvasLayout {
  /// The frames of the installed views in their superviews, in points, in document order.
  package let frames: [(id: String, frame: Rect)]
  package let diagnostics: [Diagnostic]
  let trees: [CanvasTree]
  let canvas: Canvas
  let installation: Installation

  package init(_ document: InterfaceDocument) {
    var builder = CanvasBuilder(document)
    trees = builder.trees()
    (canvas, installation) = (builder.canvas, builder.installation)
    var frames: [(id: String, frame: Rect)] = []
    for tree in trees {
      tree.root.layoutIfNeeded()
      for (source, view) in tree.views { if let id = source.id { frames.append((id, view.frame)) } }
    }
    self.frames = frames
    diagnostics = builder.diagnostics + trees.flatMap { Self.contradictions(in: $0, document) }
  }

  /// Returns diagnostics for conflicting constraints. For these, Auto Layout has several possible results, and the
  /// frames are only one of them.
  private static func contradictions(in tree: CanvasTree, _ document: InterfaceDocument) -> [Diagnostic] {
    let found = tree.root.contradictions
    guard !found.isEmpty else { return [] }
    let sources = Dictionary(
      tree.constraints.map { (ObjectIdentifier($0.constraint), $0.source) },
      uniquingKeysWith: { first, _ in first })
    return found.compactMap { contradiction in
      let all = contradiction.constraints.compactMap { sources[ObjectIdentifier($0)] }
      let broken = contradiction.broken.flatMap { sources[ObjectIdentifier($0)] } ?? all.first
      guard let broken else { return nil }
      return Diagnostic(
        .contradictoryConstraints,
        "the constraint `\(broken.id ?? "")` (\(broken.summary)) cannot be met together with others, and is left out",
        at: SourceRange(file: document.file, broken.range),
        help: "remove one of them, or give one a priority below 1000",
        notes: all.filter { $0.range != broken.range }.prefix(8).map {
          .init("`\($0.id ?? "")`: \($0.summary)", at: SourceRange(file: document.file, $0.range))
        })
    }
  }
}
