import KansoLayout
import KansoTheme

/// A builder of drawn scenes: it places views on the screen of their device and adds the bars that Interface Builder
/// infers.
struct SceneChrome {
  private let style: SceneStyle
  private let canvas: Canvas
  private let bars: SceneBars
  private let controllers: [String: InterfaceController]
  private let initial: String?

  /// The size of the card of a container without a view, in points.
  private static let card = Size(width: 240, height: 160)
  private static let indicator = Size(width: 134, height: 5)
  private static let indicatorBottom = 8.0

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

  func scene(of view: InterfaceView, _ tree: CanvasTree) -> DrawnScene {
    DrawnScene(
      id: view.id, title: view.name, details: [], size: tree.root.frame.size, isInitial: false,
      layers: [
        .init(view: ground(tree.root.frame.size), origin: .zero), .init(view: tree.root, origin: .zero),
      ],
      views: tree.drawnViews(at: .zero))
  }

  /// Returns the background behind transparent parts of the document.
  private func ground(_ size: Size) -> View {
    let ground = View(frame: Rect(origin: .zero, size: size))
    ground.backgroundColor = Color(style.system("systemBackground"))
    return ground
  }

  func scene(of controller: InterfaceController, _ tree: CanvasTree?) -> DrawnScene {
    let isInitial = controller.id != nil && controller.id == initial
    guard let tree else { return card(of: controller, isInitial: isInitial) }
    let bars = bars.bars(of: controller)
    let place = Placement(tree, controller, bars, canvas)
    place.scrollBelowBars(tree, controller)
    let layers =
      [
        DrawnScene.Layer(view: ground(place.size), origin: .zero),
        .init(view: tree.root, origin: place.origin),
      ]
      + barLayers(of: controller, bars, place)
    return DrawnScene(
      id: controller.id, title: controller.name, details: controller.otherNames, size: place.size,
      isInitial: isInitial, layers: layers, views: tree.drawnViews(at: place.origin))
  }

  /// Returns the scene of a container, which has no content of its own: a card with its name.
  private func card(of controller: InterfaceController, isInitial: Bool) -> DrawnScene {
    let view = CanvasLeaf(
      frame: Rect(origin: .zero, size: Self.card), content: Self.card, insets: .zero, text: nil)
    view.backgroundColor = Color(style.system("systemGray6"))
    view.look = PlaceholderLook(controller.kindName, style)
    return DrawnScene(
      id: controller.id, title: controller.name, details: controller.otherNames, size: Self.card,
      isInitial: isInitial, layers: [.init(view: view, origin: .zero)], views: [])
  }

  // MARK: Bars

  private func barLayers(of controller: InterfaceController, _ bars: SceneBars.Bars, _ place: Placement)
    -> [DrawnScene.Layer]
  {
    guard !bars.isEmbedded else { return [] }
    var layers: [DrawnScene.Layer] = []
    let navigation = bars.navigation.flatMap { controllers[$0] }
    if bars.hasNavigationBar, place.navigationBar > 0 {
      layers.append(
        layer(navigationBar(of: controller, navigation, bars, place), 0, place.navigationBar, place))
    }
    guard place.isScreen else { return layers }
    var bottom = place.size.height
    if bars.hasTabBar {
      let height = canvas.tabBar + canvas.homeIndicator
      layers.append(layer(tabs(of: bars), bottom - height, height, place))
      bottom -= height
    }
    if bars.hasToolbar {
      let height = canvas.toolbar + (bars.hasTabBar ? 0 : canvas.homeIndicator)
      layers.append(layer(toolbar(of: controller, navigation), bottom - height, height, place))
    }
    let isDark = navigation?.barStyle == "black" && bars.hasNavigationBar
    if place.statusBar > 0 {
      let color = isDark ? style.system("white") : style.system("label")
      layers.append(layer(StatusLook(color: color), 0, place.statusBar, place))
    }
    if canvas.homeIndicator > 0 {
      let line = View(
        frame: Rect(
          x: (place.size.width - Self.indicator.width) / 2,
          y: place.size.height - Self.indicatorBottom - Self.indicator.height, width: Self.indicator.width,
          height: Self.indicator.height))
      line.backgroundColor = Color(style.system("label"))
      line.cornerRadius = Self.indicator.height / 2
      layers.append(.init(view: line, origin: line.frame.origin))
    }
    return layers
  }

  private func layer(_ look: any CanvasLook, _ y: Double, _ height: Double, _ place: Placement)
    -> DrawnScene.Layer
  {
    let size = Size(width: place.size.width, height: height)
    let view = CanvasLeaf(
      frame: Rect(origin: Point(x: 0, y: y), size: size), content: size, insets: .zero, text: nil)
    view.look = look
    return .init(view: view, origin: Point(x: 0, y: y))
  }

  private func navigationBar(
    of controller: InterfaceController, _ navigation: InterfaceController?, _ bars: SceneBars.Bars,
    _ place: Placement
  ) -> BarLook {
    var content = BarContent(controller.record("navigationItem"), style)
    if content.title?.isEmpty ?? true { content.title = controller.properties["title"]?.value }
    content.hasBackButton = bars.isPushed
    content.hasLargeTitle = bars.hasLargeTitle && canvas.largeTitle > 0
    if !bars.hasPrompt { content.prompt = nil }
    var look = BarLook(content: content, colors: BarColors(navigation?.bar("navigationBar"), style))
    look.covered = place.statusBar
    look.rowHeight = canvas.navigationBar
    return look
  }

  private func toolbar(of controller: InterfaceController, _ navigation: InterfaceController?) -> BarLook {
    var content = BarContent()
    var items = controller.items.records("barButtonItem")
    if case .list(let values)? = controller.values["toolbarItems"] {
      items += values.records("barButtonItem")
    }
    for case .record(let list) in controller.items where list.name == "toolbarItems" {
      items += list.items.records("barButtonItem")
    }
    content.leading = items.map { BarItem($0, style) }
    return BarLook(
      content: content, colors: BarColors(navigation?.bar("toolbar"), style), isAtBottom: true,
      rowHeight: canvas.toolbar)
  }

  private func tabs(of bars: SceneBars.Bars) -> TabsLook {
    let container = bars.tabs.flatMap { controllers[$0] }
    let shown = (container?.segues ?? []).filter { $0.properties["relationship"]?.value == "viewControllers" }
      .compactMap { $0.destination.flatMap { controllers[$0.value] } }
    let tabs = shown.map { controller in
      TabsLook.Tab(
        controller.record("tabBarItem"), fallback: controller.properties["title"]?.value ?? "Item",
        isSelected: controller.id == bars.tab, style)
    }
    return TabsLook(
      tabs: tabs, colors: BarColors(container?.bar("tabBar"), style), rowHeight: canvas.tabBar)
  }
}

/// A painter of the status bar: time and battery.
private struct StatusLook: CanvasLook {
  let color: ColorValue
  private static let inset = 24.0
  private static let textSize = 14.0
  private static let semibold = 600.0
  private static let battery = Size(width: 22, height: 10)
  private static let radius = 3.0
  private static let height = 20.0

  func draw(_ view: View, in context: inout DrawingContext) {
    let row = Rect(
      x: view.bounds.minX, y: view.bounds.maxY - Self.height, width: view.bounds.width, height: Self.height)
    SetText(
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
  func record(_ key: String) -> InterfaceRecord? {
    if case .record(let record)? = values[key] { return record }
    return nil
  }

  func bar(_ key: String) -> InterfaceView? {
    if case .view(let view)? = values[key] { return view }
    return nil
  }

  var barStyle: String? { bar("navigationBar")?.properties["barStyle"]?.value }

  /// The kind as separate words: View Controller for `viewController`.
  var kindName: String {
    var words = ""
    for (index, character) in kind.enumerated() {
      if index == 0 {
        words += character.uppercased()
      } else {
        if character.isUppercase { words += " " }
        words.append(character)
      }
    }
    return words
  }

  /// The name for the user: the custom class, else the label, the title or the kind.
  package var name: String {
    properties["customClass"]?.value ?? properties["userLabel"]?.value ?? ownTitle ?? kindName
  }

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
