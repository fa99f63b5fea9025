import KansoLayout
import KansoTheme

/// Assigns painters and appearances to the views of a laid out tree. It changes no frame.
struct CanvasPainter {
  let scene: SceneStyle

  /// Assigns painters and appearances to all views of a tree.
  func paint(_ tree: CanvasTree) {
    if let tint = scene.tint { tree.root.appearance.tintColor = Color(tint) }
    var styles: [ObjectIdentifier: ViewStyle] = [:]
    for (source, view) in tree.views {
      let style = ViewStyle(source: source, view: view, scene: scene)
      styles[ObjectIdentifier(view)] = style
      setAppearance(style)
    }
    for (source, view) in tree.views {
      guard let style = styles[ObjectIdentifier(view)], let wearer = view as? any LookWearer else { continue }
      wearer.look = look(of: source, style, tree, styles)
    }
  }

  // MARK: Appearance

  private func setAppearance(_ style: ViewStyle) {
    let (source, view) = (style.source, style.view)
    view.backgroundColor = (style.color("backgroundColor") ?? ground(of: style)).map { Color($0) }
    if let tint = style.color("tintColor") { view.appearance.tintColor = Color(tint) }
    if let alpha = style.number("alpha") { view.alpha = alpha }
    view.clipsToBounds = style.isOn("clipsSubviews") || source.kind.name.hasSuffix("scrollView")
    if source.kind == "segmentedControl" || source.kind == "slider" { view.backgroundColor = nil }
    for attribute in source.runtimeAttributes { set(attribute, of: view, style) }
  }

  /// Returns the default background of a view without one in the document.
  private func ground(of style: ViewStyle) -> ColorValue? {
    switch style.kind {
    case "tableView":
      return style.system(
        style.property("style") == "plain" ? "systemBackground" : "systemGroupedBackground")
    case "tableViewCell": return style.system("tableCellGroupedBackground")
    case "textView" where style.value("backgroundColor") == nil: return style.system("systemBackground")
    case "datePicker", "pickerView": return nil
    case "visualEffectView":
      let isDark: Bool
      if case .record(let effect)? = style.value("blurEffect") {
        isDark = effect.properties["style"]?.value.lowercased().contains("dark") ?? false
      } else {
        isDark = false
      }
      return style.system(isDark ? "black" : "white").faded(Self.glass)
    default: return nil
    }
  }

  /// The opacity of visual effect views.
  private static let glass = 0.7

  /// Applies a runtime attribute with a visible effect. Layers and designable classes use the same names.
  private func set(_ attribute: InterfaceRuntimeAttribute, of view: View, _ style: ViewStyle) {
    let (layer, path) = ("layer.", attribute.keyPath)
    let name = path.hasPrefix(layer) ? String(path.dropFirst(layer.count)) : path
    switch (name, attribute.value) {
    case ("cornerRadius", .number(let number)?): view.cornerRadius = number.value
    case ("borderWidth", .number(let number)?): view.borderWidth = number.value
    case ("borderColor", .color(let color)?), ("borderUIColor", .color(let color)?):
      view.borderColor = scene.palette.value(of: color).map { Color($0) }
    case ("masksToBounds", .text(let text)?), ("clipsToBounds", .text(let text)?):
      view.clipsToBounds = text.value == "YES"
    default: break
    }
  }

  // MARK: Painters

  private func look(
    of source: InterfaceView, _ style: ViewStyle, _ tree: CanvasTree, _ styles: [ObjectIdentifier: ViewStyle]
  ) -> (any CanvasLook)? {
    if let make = Self.controls[source.kind.name] { return make(style) }
    switch source.kind.name {
    case "label": return TextLook(label: style) ?? empty(style)
    case "textView": return TextLook(textView: style)
    case "imageView": return PlaceholderLook(imageView: style) ?? empty(style)
    case "tableView":
      return SectionsLook(style) { cell in cell.id.flatMap { tree.items[$0] as? View }?.frame }
    case "tableViewCell":
      return CellLook(style, table: style.view.superview.flatMap { styles[ObjectIdentifier($0)] })
    case "navigationBar", "toolbar", "tabBar": return bar(style)
    case "containerView": return contained(style)
    default: return empty(style)
    }
  }

  private static let controls: [String: @Sendable (ViewStyle) -> any CanvasLook] = [
    "button": { ButtonLook($0) }, "textField": { FieldLook($0) }, "searchBar": { SearchLook($0) },
    "switch": { SwitchLook($0) }, "slider": { SliderLook($0) }, "segmentedControl": { SegmentsLook($0) },
    "stepper": { StepperLook($0) }, "progressView": { ProgressLook($0) }, "pageControl": { PagesLook($0) },
    "activityIndicatorView": { ActivityLook($0) }, "refreshControl": { ActivityLook($0) },
    "datePicker": { PickerLook($0) }, "pickerView": { PickerLook($0) },
  ]

  /// Views whose classes draw their own content, which is not in the document.
  private static let drawn: Set<String> = [
    "adBannerView", "arView", "arscnView", "arskView", "calendarView", "clLocationButton", "glkView",
    "lpLinkView", "mapView", "mtkView", "pdfView", "pencilCanvasView", "realityView", "sceneKitView",
    "scnView", "skView", "webView", "wkWebView", "imageView",
  ]

  /// Returns the painter of an empty view. A view with a custom class, or with a class that draws, shows its name.
  private func empty(_ style: ViewStyle) -> (any CanvasLook)? {
    let source = style.source
    let isDrawn = Self.drawn.contains(source.kind.name)
    guard source.inner.isEmpty, isDrawn || source.customClass != nil else { return nil }
    let hasGround = style.color("backgroundColor").map { !$0.isInvisible } ?? false
    let size = style.view.bounds.size
    // The background color alone is sufficient for a small view, such as a line or a dot.
    if hasGround, size.width < Self.smallestNamed.width || size.height < Self.smallestNamed.height {
      return nil
    }
    return PlaceholderLook(source.name, scene)
  }

  private static let smallestNamed = Size(width: 80, height: 44)

  /// Returns the painter of a container view. Its content is a separate scene.
  private func contained(_ style: ViewStyle) -> (any CanvasLook)? {
    PlaceholderLook(style.source.userLabel ?? "Container", scene)
  }

  private func bar(_ style: ViewStyle) -> any CanvasLook {
    let source = style.source
    let colors = BarColors(source, scene, tint: style.tint)
    switch source.kind.name {
    case "tabBar":
      let records = source.items.records("tabBarItem")
      return TabsLook(
        tabs: records.enumerated().map { TabsLook.Tab($1, fallback: "Item", isSelected: $0 == 0, scene) },
        colors: colors, rowHeight: min(style.view.bounds.height, TabsLook.height))
    case "toolbar":
      var content = BarContent()
      content.leading = source.items.records("barButtonItem").map { BarItem($0, scene) }
      return BarLook(
        content: content, colors: colors, isAtBottom: true,
        rowHeight: min(style.view.bounds.height, BarLook.height))
    default:
      let content = BarContent(source.items.records("navigationItem").last, scene)
      return BarLook(
        content: content, colors: colors, rowHeight: min(style.view.bounds.height, BarLook.height))
    }
  }
}

extension TabsLook {
  /// The height on phones, in points.
  static let height = 49.0
}

extension BarLook {
  /// The height on phones, in points.
  static let height = 44.0
}
