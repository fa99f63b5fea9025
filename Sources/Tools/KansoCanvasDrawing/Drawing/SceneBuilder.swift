import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// A builder of drawn scenes: it places views on the screen of their device and adds the bars that Interface
/// Builder infers.
struct SceneBuilder {
  private let style: SceneStyle
  private let canvas: Canvas
  private let bars: SceneBars
  private let controllers: [String: InterfaceController]
  private let initial: String?

  /// The size of the card of a controller without a view, in points.
  private static let card = Size(width: 240, height: 160)
  private static let indicator = Size(width: 134, height: 5)
  private static let indicatorBottom = 8.0

  /// Infers the bars of all scenes, and indexes the controllers by id.
  init(_ document: InterfaceDocument, _ style: SceneStyle, _ canvas: Canvas) {
    (self.style, self.canvas) = (style, canvas)
    bars = SceneBars(document)
    controllers = Dictionary(
      document.scenes.compactMap(\.controller).compactMap { controller in
        controller.id.map { ($0, controller) }
      },
      uniquingKeysWith: { first, _ in first })
    initial = document.initialController?.value
  }

  // MARK: Scenes

  /// Returns the scene of a top-level view: the view on a background, without bars.
  func scene(of view: InterfaceView, _ tree: CanvasTree) -> DrawnScene {
    DrawnScene(
      id: view.id, title: view.name, details: [], size: tree.root.frame.size, isInitial: false,
      layers: [
        .init(view: backgroundView(size: tree.root.frame.size), origin: .zero),
        .init(view: tree.root, origin: .zero),
      ],
      views: tree.drawnViews(at: .zero))
  }

  /// Returns the background behind transparent parts of the document.
  private func backgroundView(size: Size) -> View {
    let ground = View(frame: Rect(origin: .zero, size: size))
    ground.backgroundColor = Color(style.systemColor("systemBackground"))
    return ground
  }

  /// Returns the scene of a controller: its view, on a screen with bars if it has the size for it. Scrolls
  /// tables and collection views below the bars. Without a tree, returns a card with the name of the kind.
  func scene(of controller: InterfaceController, _ tree: CanvasTree?) -> DrawnScene {
    let isInitial = controller.id != nil && controller.id == initial
    guard let tree else { return card(of: controller, isInitial: isInitial) }
    let bars = bars.bars(of: controller)
    let place = Placement(of: tree, controller: controller, bars: bars, canvas: canvas)
    place.scrollBelowBars(tree, controller)
    let layers =
      [
        DrawnScene.Layer(view: backgroundView(size: place.size), origin: .zero),
        .init(view: tree.root, origin: place.origin),
      ]
      + barLayers(of: controller, bars, place)
    return DrawnScene(
      id: controller.id, title: controller.name, details: controller.otherNames, size: place.size,
      isInitial: isInitial, layers: layers, views: tree.drawnViews(at: place.origin))
  }

  /// Returns the scene of a controller without a view, such as a container: a card with the name of its kind.
  private func card(of controller: InterfaceController, isInitial: Bool) -> DrawnScene {
    let view = CanvasLeaf(frame: Rect(origin: .zero, size: Self.card))
    view.backgroundColor = Color(style.systemColor("systemGray6"))
    view.painter = PlaceholderPainter(controller.kindName, style)
    return DrawnScene(
      id: controller.id, title: controller.name, details: controller.otherNames, size: Self.card,
      isInitial: isInitial, layers: [.init(view: view, origin: .zero)], views: [])
  }

  // MARK: Bars

  /// Returns the layers of bars, status bar and home indicator, from back to front. A scene that is no screen
  /// has at most a navigation bar. An embedded scene has no layers.
  private func barLayers(of controller: InterfaceController, _ bars: SceneBars.Bars, _ place: Placement)
    -> [DrawnScene.Layer]
  {
    guard !bars.isEmbedded else { return [] }
    var layers: [DrawnScene.Layer] = []
    let navigation = bars.navigation.flatMap { controllers[$0] }
    if bars.hasNavigationBar, place.navigationBar > 0 {
      layers.append(
        layer(
          navigationBar(of: controller, navigation, bars, place), y: 0, height: place.navigationBar, in: place
        ))
    }
    guard place.isScreen else { return layers }
    var bottom = place.size.height
    if bars.hasTabBar {
      let height = canvas.tabBar + canvas.homeIndicator
      layers.append(layer(tabBar(of: bars), y: bottom - height, height: height, in: place))
      bottom -= height
    }
    if bars.hasToolbar {
      let height = canvas.toolbar + (bars.hasTabBar ? 0 : canvas.homeIndicator)
      layers.append(layer(toolbar(of: controller, navigation), y: bottom - height, height: height, in: place))
    }
    let isDark = navigation?.barStyle == "black" && bars.hasNavigationBar
    if place.statusBar > 0 {
      let color = isDark ? style.systemColor("white") : style.systemColor("label")
      layers.append(layer(StatusBarPainter(color: color), y: 0, height: place.statusBar, in: place))
    }
    if canvas.homeIndicator > 0 {
      let line = View(
        frame: Rect(
          x: (place.size.width - Self.indicator.width) / 2,
          y: place.size.height - Self.indicatorBottom - Self.indicator.height, width: Self.indicator.width,
          height: Self.indicator.height))
      line.backgroundColor = Color(style.systemColor("label"))
      line.cornerRadius = Self.indicator.height / 2
      layers.append(.init(view: line, origin: line.frame.origin))
    }
    return layers
  }

  /// Returns a layer for the content of a painter, as wide as the scene and of a height in points.
  ///
  /// - Parameter y: the top edge in the scene, in points.
  private func layer(_ painter: any ContentPainter, y: Double, height: Double, in place: Placement)
    -> DrawnScene.Layer
  {
    let size = Size(width: place.size.width, height: height)
    let view = CanvasLeaf(frame: Rect(origin: Point(x: 0, y: y), size: size))
    view.painter = painter
    return .init(view: view, origin: Point(x: 0, y: y))
  }

  /// Returns the painter of a scene's navigation bar. The controller's title substitutes for a missing title
  /// of its navigation item. A pushed scene has a back button.
  ///
  /// - Parameter navigation: the navigation controller, whose bar determines the colors; nil for the
  ///   system's.
  private func navigationBar(
    of controller: InterfaceController, _ navigation: InterfaceController?, _ bars: SceneBars.Bars,
    _ place: Placement
  ) -> BarPainter {
    var content = BarContent(controller.record("navigationItem"), style)
    if content.title?.isEmpty ?? true { content.title = controller.properties["title"]?.value }
    content.hasBackButton = bars.isPushed
    content.hasLargeTitle = bars.hasLargeTitle && canvas.largeTitle > 0
    if !bars.hasPrompt { content.prompt = nil }
    var painter = BarPainter(content: content, colors: BarColors(navigation?.bar("navigationBar"), style))
    painter.covered = place.statusBar
    painter.rowHeight = canvas.navigationBar
    return painter
  }

  /// Returns the painter of the toolbar with the controller's items, in the colors of the toolbar of its
  /// navigation controller; in the system's colors for nil.
  private func toolbar(of controller: InterfaceController, _ navigation: InterfaceController?) -> BarPainter {
    var content = BarContent()
    var items = controller.items.records(named: "barButtonItem")
    if case .list(let values)? = controller.values["toolbarItems"] {
      items += values.records(named: "barButtonItem")
    }
    for case .record(let list) in controller.items where list.name == "toolbarItems" {
      items += list.items.records(named: "barButtonItem")
    }
    content.leading = items.map { BarItem($0, style) }
    return BarPainter(
      content: content, colors: BarColors(navigation?.bar("toolbar"), style), isAtBottom: true,
      rowHeight: canvas.toolbar)
  }

  /// Returns the painter of the tab bar of the surrounding tab bar controller, with one tab for each of its
  /// children. Without a known tab bar controller, it has no tabs.
  private func tabBar(of bars: SceneBars.Bars) -> TabBarPainter {
    let container = bars.tabs.flatMap { controllers[$0] }
    let shown = (container?.segues ?? []).filter { $0.properties["relationship"]?.value == "viewControllers" }
      .compactMap { $0.destination.flatMap { controllers[$0.value] } }
    let tabs = shown.map { controller in
      TabBarPainter.Tab(
        controller.record("tabBarItem"), fallback: controller.properties["title"]?.value ?? "Item",
        isSelected: controller.id == bars.tab, style)
    }
    return TabBarPainter(
      tabs: tabs, colors: BarColors(container?.bar("tabBar"), style), rowHeight: canvas.tabBar)
  }
}

/// A painter of the status bar: time and battery.
private struct StatusBarPainter: ContentPainter {
  let color: ColorValue
  private static let inset = 24.0
  private static let textSize = 14.0
  private static let semibold = 600.0
  private static let battery = Size(width: 22, height: 10)
  private static let radius = 3.0
  private static let height = 20.0

  /// Draws the time 9:41 and the battery in the lower 20 points of the status bar.
  func draw(_ view: View, in context: inout DrawingContext) {
    let row = Rect(
      x: view.bounds.minX, y: view.bounds.maxY - Self.height, width: view.bounds.width, height: Self.height)
    CanvasText(
      "9:41",
      font: Typography(families: [Typography.systemFamily], size: Self.textSize, weight: Self.semibold),
      color: color
    ).draw(
      in: row.inset(EdgeInsets(top: 0, left: Self.inset, bottom: 0, right: Self.inset)), .leftToRight,
      &context)
    let battery = Rect(
      x: row.maxX - Self.inset - Self.battery.width, y: row.midY - Self.battery.height / 2,
      width: Self.battery.width, height: Self.battery.height)
    context.fill(.rectangle(battery, cornerRadius: Self.radius), .color(color))
  }
}

extension InterfaceController {
  /// Returns the record of a key; nil if there is none.
  func record(_ key: String) -> InterfaceRecord? {
    if case .record(let record)? = values[key] { return record }
    return nil
  }

  /// Returns the bar of a key; nil if there is none.
  func bar(_ key: String) -> InterfaceView? {
    if case .view(let view)? = values[key] { return view }
    return nil
  }

  /// The bar style of the controller's own navigation bar; nil if it is not set.
  var barStyle: String? { bar("navigationBar")?.properties["barStyle"]?.value }

  /// The kind as separate words: View Controller for `viewController`.
  var kindName: String {
    var title = ""
    for (index, character) in kind.enumerated() {
      if index == 0 {
        title += character.uppercased()
      } else {
        if character.isUppercase { title += " " }
        title.append(character)
      }
    }
    return title
  }

  /// The name for the user: the custom class, else the label, the title or the kind.
  package var name: String {
    properties["customClass"]?.value ?? properties["userLabel"]?.value ?? ownTitle ?? kindName
  }

  /// The title of the controller, else the title of its navigation item; nil if both are empty or missing.
  private var ownTitle: String? {
    [properties["title"]?.value, record("navigationItem")?.text("title")].compactMap { $0 }.first {
      !$0.isEmpty
    }
  }

  /// The title and the storyboard id, if they differ from `name`.
  var otherNames: [String] {
    var names: [String] = []
    for other in [ownTitle, properties["storyboardIdentifier"]?.value].compactMap({ $0 })
    where other != name && !names.contains(other) && !other.isEmpty {
      names.append(other)
    }
    return names
  }
}
