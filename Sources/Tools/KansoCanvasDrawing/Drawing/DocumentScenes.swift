import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// The drawn scenes of a document, laid out as on Interface Builder's canvas.
package struct DocumentScenes {
  /// The drawn scenes in document order: one for each controller and for each top-level view.
  package let scenes: [DrawnScene]
  /// The problems of the layout.
  package let diagnostics: [Diagnostic]
  package let palette: DocumentPalette

  /// Lays out a document and assigns painters to its views. A controller without a view becomes a card with
  /// the name of its kind. Objects that are neither controllers nor views are omitted.
  ///
  /// - Parameter measurer: the text measurer for the texts in the views. It has no effect on frames.
  package init(_ document: InterfaceDocument, measurer: any TextMeasurer = SansSerifTextMeasurer()) {
    let layout = CanvasLayout(document)
    let style = SceneStyle(document, layout.installation)
    let painter = CanvasPainter(scene: style)
    var trees: [Int: CanvasTree] = [:]
    for tree in layout.trees {
      painter.paint(tree)
      if let owner = tree.owner { trees[owner.lowerBound] = tree }
    }
    let builder = SceneBuilder(document, style, layout.canvas)
    let scenes = (document.scenes.flatMap(\.objects) + document.objects).compactMap { object in
      switch object {
      case .controller(let controller):
        builder.scene(of: controller, trees[controller.range.lowerBound])
      case .view(let view):
        trees[view.range.lowerBound].map { builder.scene(of: view, $0) }
      case .other: nil
      }
    }
    // The measurer is set after the layout, so that it affects only drawing.
    for layer in scenes.flatMap(\.layers) { layer.view.traitCollection.textMeasurer = measurer }
    self.scenes = scenes
    diagnostics = layout.diagnostics
    palette = style.palette
  }
}

/// A scene as it is drawn.
package struct DrawnScene {
  /// A tree of views with the position of its top left corner in the scene.
  package struct Layer {
    package let view: View
    package let origin: Point
  }

  /// The id of the controller or top-level view.
  package let id: String?
  /// The title for the user: `name` of the controller or top-level view.
  package let title: String
  /// Additional names of the controller (`otherNames`); empty for a top-level view.
  package let details: [String]
  /// The size, in points.
  package let size: Size
  /// True if the scene is the initial one of a storyboard.
  package let isInitial: Bool
  /// The layers from back to front.
  package let layers: [Layer]
  /// The views of the document in the scene, superviews before subviews.
  package let views: [DrawnView]
}

/// A view of a scene with its layout.
package struct DrawnView {
  package let source: InterfaceView
  /// The view that represents it.
  let view: View
  /// The frame in the coordinates of the scene, in points.
  package let frame: Rect
  /// The id of the superview; nil for the root, or if the superview has none.
  package let parent: String?
  /// True if the view or one of its superviews is hidden or completely transparent.
  package let isHidden: Bool
}

extension CanvasTree {
  /// Returns the installed views, superviews first, in the coordinates of a scene.
  ///
  /// - Parameter place: the position of the root in the scene. Scrolled content is at its scrolled position.
  func drawnViews(at place: Point) -> [DrawnView] {
    var places: [ObjectIdentifier: (origin: Point, isHidden: Bool)] = [:]
    let ids = Dictionary(
      views.compactMap { source, view in source.id.map { (ObjectIdentifier(view), $0) } },
      uniquingKeysWith: { first, _ in first })
    return views.map { source, view in
      let around = view.superview.flatMap { places[ObjectIdentifier($0)] }
      let isRoot = view === root
      let outer = isRoot ? place : around?.origin ?? place
      let corner =
        isRoot ? place : Point(x: outer.x + view.frame.minX, y: outer.y + view.frame.minY)
      let isHidden = around?.isHidden ?? false || view.isHidden || view.alpha <= 0
      places[ObjectIdentifier(view)] = (
        Point(x: corner.x - view.boundsOrigin.x, y: corner.y - view.boundsOrigin.y), isHidden
      )
      return DrawnView(
        source: source, view: view, frame: Rect(origin: corner, size: view.frame.size),
        parent: view.superview.flatMap { ids[ObjectIdentifier($0)] }, isHidden: isHidden)
    }
  }
}
