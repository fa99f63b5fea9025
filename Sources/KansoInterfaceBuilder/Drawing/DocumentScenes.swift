import KansoDiagnostics
import KansoLayout
import KansoTheme

/// What each scene of a document looks like, laid out as Interface Builder's canvas does.
package struct DocumentScenes {
  /// The scenes of a storyboard, or the views on the top level of a xib, in the order of the document.
  package let scenes: [DrawnScene]
  /// What is wrong with the layout.
  package let diagnostics: [Diagnostic]
  package let palette: DocumentPalette

  /// Lays a document out and puts looks on its views.
  /// - Parameter measurer: what the texts in the views are set with. Frames do not hang on it.
  package init(_ document: InterfaceDocument, measurer: any TextMeasurer = SansSerifTextMeasurer()) {
    let layout = CanvasLayout(document)
    let style = SceneStyle(document, layout.installation)
    let painter = CanvasPainter(scene: style)
    var trees: [Int: CanvasTree] = [:]
    for tree in layout.trees {
      painter.paint(tree)
      if let owner = tree.owner { trees[owner.lowerBound] = tree }
    }
    let chrome = SceneChrome(document, style, layout.canvas)
    let scenes = (document.scenes.flatMap(\.objects) + document.objects).compactMap { object in
      switch object {
      case .controller(let controller):
        chrome.scene(of: controller, trees[controller.range.lowerBound])
      case .view(let view):
        trees[view.range.lowerBound].map { chrome.scene(of: view, $0) }
      case .other: nil
      }
    }
    // Only now, when everything has its frame: what is drawn finds it in the traits.
    for layer in scenes.flatMap(\.layers) { layer.view.traitCollection.textMeasurer = measurer }
    self.scenes = scenes
    diagnostics = layout.diagnostics
    palette = style.palette
  }
}

/// A scene as it looks.
package struct DrawnScene {
  /// A tree of views that is drawn as it is laid out, and where its top left corner is.
  package struct Layer {
    package let view: View
    package let origin: Point
  }

  /// The id of the controller, or of the view of a xib.
  package let id: String?
  /// What people call it: the class or title of its controller.
  package let title: String
  /// What else it is called.
  package let details: [String]
  /// How large it is, in points.
  package let size: Size
  /// Whether a storyboard begins with it.
  package let isInitial: Bool
  /// From the back to the front.
  package let layers: [Layer]
  /// The views of the document in it, each before what is in it.
  package let views: [DrawnView]
}

/// A view of a scene as it was laid out.
package struct DrawnView {
  package let source: InterfaceView
  /// The view that stands for it.
  let view: View
  /// In the coordinates of the scene, in points.
  package let frame: Rect
  /// The id of the view that it is in.
  package let parent: String?
  /// Whether it, or something that it is in, is hidden or clear.
  package let isHidden: Bool
}

extension CanvasTree {
  /// The views that take part, in the coordinates of a scene in which the tree's root is at a place.
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
