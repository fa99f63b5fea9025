import KansoCanvasLayout
import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoRendering
import KansoTheme

/// The drawn scenes of a document, laid out as on Interface Builder's canvas.
package struct DocumentScenes {
  /// The drawn scenes in document order: one for each controller and for each top-level view.
  package let scenes: [DrawnScene]
  /// The problems of the layout.
  package let diagnostics: [Diagnostic]
  package let palette: DocumentPalette

  /// Lays out a document with the contents of its views. A controller without a view becomes a card with the
  /// name of its kind. Objects that are neither controllers nor views are omitted.
  ///
  /// - Parameters:
  ///   - environment: the circumstances in which the document is shown. In those of the document, the fonts of the
  ///     measurer have no effect on frames.
  ///   - assets: the colors and images of the app's asset catalogs.
  package init(
    _ document: InterfaceDocument, environment: CanvasEnvironment = CanvasEnvironment(),
    assets: DocumentAssets = DocumentAssets()
  ) {
    var environment = environment
    if document.device?.appearance == "dark", environment.userInterfaceStyle == .unspecified {
      environment.userInterfaceStyle = .dark
    }
    let resources = ViewResources(document, assets: assets)
    let factory = DocumentViewFactory(resources)
    let layout = CanvasLayout(document, environment: environment, factory: factory)
    var trees: [Int: CanvasTree] = [:]
    for tree in layout.trees {
      if let tint = resources.tintColor, tree.root.appearance.tintColor == nil { tree.root.tintColor = tint }
      if let owner = tree.owner { trees[owner.lowerBound] = tree }
    }
    let builder = SceneBuilder(document, factory, layout, environment.traits(on: layout.canvas))
    scenes = (document.scenes.flatMap(\.objects) + document.objects).compactMap { object in
      switch object {
      case .controller(let controller):
        builder.scene(of: controller, trees[controller.range.lowerBound])
      case .view(let view):
        trees[view.range.lowerBound].map { builder.scene(of: view, $0) }
      case .other: nil
      }
    }
    diagnostics = layout.diagnostics
    palette = resources.palette
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
  /// Creates a view with the same content and another size.
  fileprivate let copy: (Size) -> View?
  /// The frame in the coordinates of the scene, in points.
  package let frame: Rect
  /// The id of the superview; nil for the root, or if the superview has none.
  package let parent: String?
  /// True if the view or one of its superviews is hidden or completely transparent.
  package let isHidden: Bool
}

extension DrawnView {
  /// Returns the drawing of the view in another size, in points, without the subviews of the document. The content of
  /// tables and cells depends on these subviews, and is drawn in its own size.
  func contentCommands(in size: Size) -> [DrawCommand] {
    guard !view.drawsSubviewsOfDocument, let copy = copy(size) else {
      var context = DrawingContext(traits: view.traitCollection)
      view.draw(in: &context)
      return context.commands
    }
    copy.tintColor = view.tintColor
    copy.traitCollection = view.traitCollection
    copy.layoutIfNeeded()
    return Drawing(ofFramesOf: copy).commands
  }
}

extension CanvasTree {
  /// Returns the installed views, superviews first, in the coordinates of a scene.
  ///
  /// - Parameters:
  ///   - place: the position of the root in the scene. Scrolled content is at its scrolled position.
  ///   - copy: creates a view with the content of a view of the document and another size.
  func drawnViews(
    at place: Point, copy: @escaping (InterfaceView, Size) -> View? = { _, _ in nil }
  ) -> [DrawnView] {
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
        source: source, view: view, copy: { copy(source, $0) },
        frame: Rect(origin: corner, size: view.frame.size),
        parent: view.superview.flatMap { ids[ObjectIdentifier($0)] }, isHidden: isHidden)
    }
  }
}
