import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

/// The source of the views of a document: the classes and properties of the table of elements, and placeholders for
/// contents that are not in the document.
package struct DocumentViewFactory: CanvasViewFactory {
  package let resources: ViewResources
  private let guessesContent: Bool

  /// Takes the colors and images of a document.
  ///
  /// - Parameter guessesContent: true to show guesses at what other code draws: placeholders for custom classes and views
  ///   of other frameworks, the corners and borders of designable classes, and the titles of a data source. False to show
  ///   what is in the views of the document only.
  package init(_ resources: ViewResources, guessesContent: Bool = true) {
    (self.resources, self.guessesContent) = (resources, guessesContent)
  }

  /// Returns the view for a view of the document with its properties, apart from those that affect layout.
  package func makeView(for source: InterfaceView, _ frame: Rect, _ installation: Installation) -> View? {
    let attributes = ViewAttributes(source: source, installation: installation, resources: resources)
    let element = ViewElement.named(source.kind.name)
    let view =
      placeholder(for: attributes, frame) ?? element?.make?(frame) ?? View(frame: frame)
    for property in ViewElement.commonProperties { property.apply?(view, attributes) }
    if !(view is PlaceholderView) { element?.setProperties(of: view, attributes) }
    (view as? DocumentTable)?.showsTitles = guessesContent
    for attribute in source.runtimeAttributes { apply(attribute, to: view) }
    return view
  }

  /// Applies a runtime attribute of corner radius, border or clipping, with or without the prefix `layer.`. Ignores all
  /// others.
  private func apply(_ attribute: InterfaceRuntimeAttribute, to view: View) {
    // Layers and designable classes use the same names.
    let (layer, path) = ("layer.", attribute.keyPath)
    guard guessesContent || path.hasPrefix(layer) || path == "clipsToBounds" else { return }
    let name = path.hasPrefix(layer) ? String(path.dropFirst(layer.count)) : path
    switch (name, attribute.value) {
    case ("cornerRadius", .number(let number)?): view.cornerRadius = number.value
    case ("borderWidth", .number(let number)?): view.borderWidth = number.value
    case ("borderColor", .color(let color)?), ("borderUIColor", .color(let color)?):
      view.borderColor = resources.palette.color(color)
    case ("masksToBounds", .text(let text)?), ("clipsToBounds", .text(let text)?):
      view.clipsToBounds = text.value == "YES"
    default: break
    }
  }

  // MARK: Placeholders

  /// The views whose classes draw their own content, which is not in the document.
  private static let selfDrawingKinds: Set<String> = [
    "adBannerView", "arView", "arscnView", "arskView", "calendarView", "clLocationButton", "glkView",
    "lpLinkView", "mapView", "mtkView", "pdfView", "pencilCanvasView", "realityView", "sceneKitView",
    "scnView", "skView", "webView", "wkWebView", "imageView",
  ]
  /// The minimum size of a placeholder with a background, in points.
  private static let minNamedSize = Size(width: 80, height: 44)

  /// Returns the placeholder of a view without content in the document; nil for a view with content. A container view
  /// has its label in Interface Builder, else `Container`. A view has a placeholder if its class draws its own content
  /// or is a custom class, but not if it has children, or if it is small and has a background.
  private func placeholder(for attributes: ViewAttributes, _ frame: Rect) -> View? {
    guard guessesContent else { return nil }
    let source = attributes.source
    if source.kind == "containerView" {
      return PlaceholderView(source.userLabel ?? "Container", frame: frame)
    }
    guard source.childViews.isEmpty, !hasContent(attributes) else { return nil }
    guard Self.selfDrawingKinds.contains(source.kind.name) || source.customClass != nil else { return nil }
    // The background color alone is sufficient for a small view, such as a line or a dot.
    let hasBackground = attributes.color("backgroundColor").map { !$0.resolved().isInvisible } ?? false
    if hasBackground, frame.width < Self.minNamedSize.width || frame.height < Self.minNamedSize.height {
      return nil
    }
    return PlaceholderView(source.name, frame: frame)
  }

  /// Returns true if the class of a view draws content of the document.
  private func hasContent(_ attributes: ViewAttributes) -> Bool {
    switch attributes.source.kind.name {
    case "label", "textView":
      attributes.attributedText("attributedText") != nil || !(attributes.text("text") ?? "").isEmpty
    case "imageView": attributes.image() != nil
    case "view", "scrollView", "collectionView", "stackView", "visualEffectView": false
    case let name: ViewElement.named(name)?.make != nil
    }
  }
}
