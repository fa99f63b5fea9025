import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceBuilderDiagnostics
import KansoLayout

/// The layout of a document as on Interface Builder's canvas.
package struct CanvasLayout {
  /// The frames of the installed views with an id in their superviews, in points: tree by tree, superviews
  /// before the views in them.
  package let frames: [(id: String, frame: Rect)]
  package let diagnostics: [Diagnostic]
  package let trees: [CanvasTree]
  package let canvas: Canvas
  package let installation: Installation

  /// Builds the views of a document, lays them out, and collects the problems.
  ///
  /// - Parameters:
  ///   - environment: the circumstances in which the document is shown.
  ///   - factory: the source of the views' contents; nil for empty views, which have the same frames.
  package init(
    _ document: InterfaceDocument, environment: CanvasEnvironment = CanvasEnvironment(),
    factory: (any CanvasViewFactory)? = nil
  ) {
    var builder = CanvasBuilder(document, environment: environment, factory: factory)
    trees = builder.makeTrees()
    (canvas, installation) = (builder.canvas, builder.installation)
    var frames: [(id: String, frame: Rect)] = []
    for tree in trees {
      tree.root.layoutIfNeeded()
      for (source, view) in tree.views { if let id = source.id { frames.append((id, view.frame)) } }
    }
    self.frames = frames
    diagnostics = builder.diagnostics + trees.flatMap { Self.conflictDiagnostics(in: $0, document) }
  }

  /// Returns a diagnostic for each conflict of constraints, at the constraint that the layout leaves out. At
  /// most eight of the other constraints are its notes.
  private static func conflictDiagnostics(in tree: CanvasTree, _ document: InterfaceDocument) -> [Diagnostic]
  {
    // Auto Layout has several possible results for a conflict, and the frames are only one of them.
    let found = tree.root.layoutConflicts
    guard !found.isEmpty else { return [] }
    let sources = Dictionary(
      tree.constraints.map { (ObjectIdentifier($0.constraint), $0.source) },
      uniquingKeysWith: { first, _ in first })
    return found.compactMap { conflict in
      let all = conflict.constraints.compactMap { sources[ObjectIdentifier($0)] }
      let broken = conflict.broken.flatMap { sources[ObjectIdentifier($0)] } ?? all.first
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
