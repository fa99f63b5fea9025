import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

/// The names of the classes of views in generated code.
enum ClassNames {
  /// The kinds that only UIKit has, and not KansoUIKit.
  private static let onlyInUIKit: [String: String] = [
    "collectionView": "UIScrollView", "visualEffectView": "UIView", "datePicker": "UIControl",
    "collectionViewCell": "UIView", "collectionReusableView": "UIView", "colorWell": "UIView",
  ]

  /// The classes of frameworks beside UIKit, and the modules that they are in.
  static let frameworkClasses: [String: (name: String, module: String)] = [
    "wkWebView": ("WKWebView", "WebKit"), "mapView": ("MKMapView", "MapKit"),
    "sceneKitView": ("SCNView", "SceneKit"), "scnView": ("SCNView", "SceneKit"),
    "skView": ("SKView", "SpriteKit"),
    "arscnView": ("ARSCNView", "ARKit"), "arskView": ("ARSKView", "ARKit"), "pdfView": ("PDFView", "PDFKit"),
    "glkView": ("GLKView", "GLKit"), "mtkView": ("MTKView", "MetalKit"),
    "lpLinkView": ("LPLinkView", "LinkPresentation"), "pencilCanvasView": ("PKCanvasView", "PencilKit"),
  ]

  /// Returns true for a view that has another class where there is no UIKit.
  static func isReplaced(_ view: InterfaceView) -> Bool {
    onlyInUIKit[view.kind.name] != nil || frameworkClasses[view.kind.name] != nil
  }

  /// Returns the class of a view: that of the app, else that of the system.
  static func name(of view: InterfaceView, _ context: DocumentContext) -> String {
    guard let name = SwiftName.appClass(view.customClass) else { return uikit(of: view, context) }
    noteModule(of: view.properties, context)
    context.note(name, inheritsFrom: uikit(of: view, context))
    return name
  }

  /// Notes the module of a class, unless it is that of the app.
  static func noteModule(of properties: [String: Located<String>], _ context: DocumentContext) {
    guard let module = properties["customModule"]?.value,
      properties["customModuleProvider"]?.value != "target"
    else { return }
    if module == SwiftName.type(module), !context.ownModules.contains(module) {
      context.modules.insert(module)
    }
  }

  /// Returns the class of the system for a view.
  static func uikit(of view: InterfaceView, _ context: DocumentContext) -> String {
    let kind = view.kind.name
    if context.options.platform == .portable, let other = onlyInUIKit[kind] { return other }
    if let framework = frameworkClasses[kind] {
      guard context.options.platform == .uikit else { return "UIView" }
      context.modules.insert(framework.module)
      return framework.name
    }
    switch kind {
    case "tableViewCell": return "UITableViewCell"
    case "collectionViewCell": return "UICollectionViewCell"
    case "collectionReusableView": return "UICollectionReusableView"
    case "tableViewHeaderFooterView": return "UITableViewHeaderFooterView"
    case "control": return "UIControl"
    case "colorWell": return "UIColorWell"
    // A class of the app that sends actions is a control, whatever its element is.
    case "view" where view.customClass != nil && view.connections.contains(where: { $0.kind == .action }):
      return "UIControl"
    default: return ViewElement.named(kind)?.className ?? "UIView"
    }
  }
}
