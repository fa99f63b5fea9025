import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// Assigns painters and appearances to the views of a laid out tree. It changes no frame.
struct CanvasPainter {
  let scene: SceneStyle

  /// Assigns painters and appearances to all views of a tree, and the document's tint color to its root.
  func paint(_ tree: CanvasTree) {
    if let tint = scene.tint { tree.root.appearance.tintColor = Color(tint) }
    var styles: [ObjectIdentifier: ViewStyle] = [:]
    for (source, view) in tree.views {
      let style = ViewStyle(source: source, view: view, scene: scene)
      styles[ObjectIdentifier(view)] = style
      setAppearance(style)
    }
    for (source, view) in tree.views {
      guard let style = styles[ObjectIdentifier(view)], let paintable = view as? any PaintableView else {
        continue
      }
      paintable.painter = painter(of: source, style, tree, styles)
    }
  }

  // MARK: Appearance

  /// Sets background, tint color, opacity, clipping, corner radius and border of a view. A view of the kind
  /// `scrollView` always clips. Segmented controls and sliders have no background: their painters draw it.
  private func setAppearance(_ style: ViewStyle) {
    let (source, view) = (style.source, style.view)
    view.backgroundColor = (style.color("backgroundColor") ?? defaultBackground(of: style)).map { Color($0) }
    if let tint = style.color("tintColor") { view.appearance.tintColor = Color(tint) }
    if let alpha = style.number("alpha") { view.alpha = alpha }
    view.clipsToBounds = style.isOn("clipsSubviews") || source.kind.name.hasSuffix("scrollView")
    if source.kind == "segmentedControl" || source.kind == "slider" { view.backgroundColor = nil }
    for attribute in source.runtimeAttributes { applyRuntimeAttribute(attribute, to: view) }
  }

  /// Returns the default background by the class of a view; nil for most classes, and for a text view with a
  /// background in the document.
  private func defaultBackground(of style: ViewStyle) -> ColorValue? {
    switch style.kind {
    case "tableView":
      return style.systemColor(
        style.property("style") == "plain" ? "systemBackground" : "systemGroupedBackground")
    case "tableViewCell": return style.systemColor("tableCellGroupedBackground")
    case "textView" where style.value("backgroundColor") == nil: return style.systemColor("systemBackground")
    case "datePicker", "pickerView": return nil
    case "visualEffectView":
      let isDark: Bool
      if case .record(let effect)? = style.value("blurEffect") {
        isDark = effect.properties["style"]?.value.lowercased().contains("dark") ?? false
      } else {
        isDark = false
      }
      return style.systemColor(isDark ? "black" : "white").multiplyingOpacity(by: Self.visualEffectOpacity)
    default: return nil
    }
  }

  /// The opacity of visual effect views.
  private static let visualEffectOpacity = 0.7

  /// Applies a runtime attribute of corner radius, border or clipping, with or without the prefix `layer.`.
  /// Ignores all others.
  private func applyRuntimeAttribute(_ attribute: InterfaceRuntimeAttribute, to view: View) {
    // Layers and designable classes use the same names.
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

  /// Returns the painter for the class of a view; nil if nothing is drawn. A label or image view without
  /// content gets a placeholder like an empty view.
  private func painter(
    of source: InterfaceView, _ style: ViewStyle, _ tree: CanvasTree, _ styles: [ObjectIdentifier: ViewStyle]
  ) -> (any ContentPainter)? {
    if let make = Self.controlPainters[source.kind.name] { return make(style) }
    switch source.kind.name {
    case "label": return TextPainter(label: style) ?? placeholder(for: style)
    case "textView": return TextPainter(textView: style)
    case "imageView": return PlaceholderPainter(imageView: style) ?? placeholder(for: style)
    case "tableView":
      return SectionTitlePainter(style) { cell in cell.id.flatMap { tree.items[$0] as? View }?.frame }
    case "tableViewCell":
      return CellPainter(style, table: style.view.superview.flatMap { styles[ObjectIdentifier($0)] })
    case "navigationBar", "toolbar", "tabBar": return barPainter(for: style)
    case "containerView": return containerPlaceholder(for: style)
    default: return placeholder(for: style)
    }
  }

  /// The painters of controls, by class.
  private static let controlPainters: [String: @Sendable (ViewStyle) -> any ContentPainter] = [
    "button": { ButtonPainter($0) }, "textField": { TextFieldPainter($0) },
    "searchBar": { SearchBarPainter($0) },
    "switch": { SwitchPainter($0) }, "slider": { SliderPainter($0) },
    "segmentedControl": { SegmentedControlPainter($0) },
    "stepper": { StepperPainter($0) }, "progressView": { ProgressPainter($0) },
    "pageControl": { PageControlPainter($0) },
    "activityIndicatorView": { ActivityIndicatorPainter($0) },
    "refreshControl": { ActivityIndicatorPainter($0) },
    "datePicker": { PickerPainter($0) }, "pickerView": { PickerPainter($0) },
  ]

  /// Views whose classes draw their own content, which is not in the document.
  private static let selfDrawingKinds: Set<String> = [
    "adBannerView", "arView", "arscnView", "arskView", "calendarView", "clLocationButton", "glkView",
    "lpLinkView", "mapView", "mtkView", "pdfView", "pencilCanvasView", "realityView", "sceneKitView",
    "scnView", "skView", "webView", "wkWebView", "imageView",
  ]

  /// Returns a placeholder with the name of a view, if it has a custom class or is in `selfDrawingKinds`;
  /// otherwise nil. Also returns nil if the view has children, and for a small view with a background.
  private func placeholder(for style: ViewStyle) -> (any ContentPainter)? {
    let source = style.source
    let isDrawn = Self.selfDrawingKinds.contains(source.kind.name)
    guard source.childViews.isEmpty, isDrawn || source.customClass != nil else { return nil }
    let hasGround = style.color("backgroundColor").map { !$0.isInvisible } ?? false
    let size = style.view.bounds.size
    // The background color alone is sufficient for a small view, such as a line or a dot.
    if hasGround, size.width < Self.minNamedSize.width || size.height < Self.minNamedSize.height {
      return nil
    }
    return PlaceholderPainter(source.name, scene)
  }

  /// The minimum size of a placeholder with a background, in points.
  private static let minNamedSize = Size(width: 80, height: 44)

  /// Returns the placeholder of a container view with its label in Interface Builder, else `Container`. Its
  /// content is a separate scene.
  private func containerPlaceholder(for style: ViewStyle) -> (any ContentPainter)? {
    PlaceholderPainter(style.source.userLabel ?? "Container", scene)
  }

  /// Returns the painter of a bar that is a view of the document. A navigation bar shows its last item, a tab
  /// bar selects its first tab.
  private func barPainter(for style: ViewStyle) -> any ContentPainter {
    let source = style.source
    let colors = BarColors(source, scene, tint: style.tint)
    switch source.kind.name {
    case "tabBar":
      let records = source.items.records(named: "tabBarItem")
      return TabBarPainter(
        tabs: records.enumerated().map {
          TabBarPainter.Tab($1, fallback: "Item", isSelected: $0 == 0, scene)
        },
        colors: colors, rowHeight: min(style.view.bounds.height, TabBarPainter.height))
    case "toolbar":
      var content = BarContent()
      content.leading = source.items.records(named: "barButtonItem").map { BarItem($0, scene) }
      return BarPainter(
        content: content, colors: colors, isAtBottom: true,
        rowHeight: min(style.view.bounds.height, BarPainter.height))
    default:
      let content = BarContent(source.items.records(named: "navigationItem").last, scene)
      return BarPainter(
        content: content, colors: colors, rowHeight: min(style.view.bounds.height, BarPainter.height))
    }
  }
}

extension TabBarPainter {
  /// The height on phones, in points.
  static let height = 49.0
}

extension BarPainter {
  /// The height on phones, in points.
  static let height = 44.0
}
