import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoScreens
import KansoTheme

/// A builder of drawn scenes: it places views on the screen of their device and adds the bars that Interface
/// Builder infers.
struct SceneBuilder {
  private let resources: ViewResources
  private let canvas: Canvas
  private var traits: TraitCollection
  private let copy: (InterfaceView, Size) -> View?
  private let bars: SceneBars
  private let controllers: [String: InterfaceController]
  private let initial: String?

  /// The size of the card of a controller without a view, in points.
  private static let card = Size(width: 240, height: 160)

  /// Infers the bars of all scenes, and indexes the controllers by id.
  ///
  /// - Parameter traits: the traits of the bars.
  init(
    _ document: InterfaceDocument, _ factory: DocumentViewFactory, _ layout: CanvasLayout,
    _ traits: TraitCollection
  ) {
    (resources, canvas, self.traits) = (factory.resources, layout.canvas, traits)
    // The document stores no frames of the contents of bars.
    self.traits.hasStoredFrames = false
    let installation = layout.installation
    copy = { factory.makeView(for: $0, Rect(origin: .zero, size: $1), installation) }
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
      views: tree.drawnViews(at: .zero, copy: copy))
  }

  /// Returns the background behind transparent parts of the document.
  private func backgroundView(size: Size) -> View {
    let ground = View(frame: Rect(origin: .zero, size: size))
    ground.backgroundColor = .systemBackground
    ground.traitCollection = traits
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
      isInitial: isInitial, layers: layers, views: tree.drawnViews(at: place.origin, copy: copy))
  }

  /// Returns the scene of a controller without a view, such as a container: a card with the name of its kind.
  private func card(of controller: InterfaceController, isInitial: Bool) -> DrawnScene {
    let view = PlaceholderView(controller.kindName, frame: Rect(origin: .zero, size: Self.card))
    view.backgroundColor = Color.system(named: "systemGray6")
    view.traitCollection = traits
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
          navigationBar(of: controller, navigation, bars, place), y: place.statusBar,
          height: place.navigationBar - place.statusBar, in: place))
    }
    guard place.isScreen else { return layers }
    if bars.hasToolbar {
      let bar = toolbar(of: controller, navigation)
      // A tab bar is below the toolbar.
      let below = bars.hasTabBar ? canvas.tabBar + canvas.homeIndicator : 0
      bar.additionalSafeAreaInsets.bottom = bars.hasTabBar ? 0 : canvas.homeIndicator
      let height = canvas.toolbar + bar.additionalSafeAreaInsets.bottom
      layers.append(layer(bar, y: place.size.height - below - height, height: height, in: place))
    }
    if bars.hasTabBar {
      let height = canvas.tabBar + canvas.homeIndicator
      let bar = tabBar(of: bars)
      bar.additionalSafeAreaInsets.bottom = canvas.homeIndicator
      layers.append(layer(bar, y: place.size.height - height, height: height, in: place))
    }
    if place.statusBar > 0 {
      let bar = StatusBar()
      if navigation?.barStyle == "black", bars.hasNavigationBar {
        bar.color = Color.system(named: "white") ?? .label
      }
      layers.append(layer(bar, y: 0, height: place.statusBar, in: place))
    }
    if canvas.homeIndicator > 0 { layers.append(homeIndicator(in: place)) }
    return layers
  }

  /// Returns a layer of a view that is laid out as wide as the scene.
  ///
  /// - Parameters:
  ///   - y: the top edge in the scene, in points.
  ///   - height: the height, in points.
  private func layer(_ view: View, y: Double, height: Double, in place: Placement) -> DrawnScene.Layer {
    view.frame = Rect(x: 0, y: y, width: place.size.width, height: height)
    if let tint = resources.tintColor, view.appearance.tintColor == nil { view.tintColor = tint }
    view.traitCollection = traits
    view.layoutIfNeeded()
    return .init(view: view, origin: Point(x: 0, y: y))
  }

  private static let indicator = Size(width: 134, height: 5)
  private static let indicatorBottom = 8.0

  /// Returns the layer of the home indicator.
  private func homeIndicator(in place: Placement) -> DrawnScene.Layer {
    let line = View(
      frame: Rect(
        x: (place.size.width - Self.indicator.width) / 2,
        y: place.size.height - Self.indicatorBottom - Self.indicator.height, width: Self.indicator.width,
        height: Self.indicator.height))
    line.backgroundColor = .label
    line.cornerRadius = Self.indicator.height / 2
    line.traitCollection = traits
    return .init(view: line, origin: line.frame.origin)
  }

  /// Returns a scene's navigation bar. The controller's title substitutes for a missing title of its navigation
  /// item. A pushed scene has a back button.
  ///
  /// - Parameter navigation: the navigation controller, whose bar determines the colors; nil for the
  ///   system's.
  private func navigationBar(
    of controller: InterfaceController, _ navigation: InterfaceController?, _ bars: SceneBars.Bars,
    _ place: Placement
  ) -> NavigationBar {
    let item = NavigationItem.make(controller.record("navigationItem"), resources)
    if item.title == nil { item.title = controller.properties["title"]?.value }
    if !bars.hasPrompt { item.prompt = nil }
    let bar = NavigationBar()
    bar.topExtension = place.statusBar
    bar.prefersLargeTitles = bars.hasLargeTitle && canvas.largeTitle > 0
    bar.show(item, previous: bars.isPushed ? NavigationItem() : nil)
    BarStyle(navigation?.bar("navigationBar"), resources).apply(to: bar)
    return bar
  }

  /// Returns the toolbar with the controller's items, in the colors of the toolbar of its navigation controller; in
  /// the system's colors for nil.
  private func toolbar(of controller: InterfaceController, _ navigation: InterfaceController?) -> Toolbar {
    var items = controller.items.records(named: "barButtonItem")
    if case .list(let values)? = controller.values["toolbarItems"] {
      items += values.records(named: "barButtonItem")
    }
    for case .record(let list) in controller.items where list.name == "toolbarItems" {
      items += list.items.records(named: "barButtonItem")
    }
    let bar = Toolbar()
    BarStyle(navigation?.bar("toolbar"), resources).apply(to: bar)
    bar.items = items.map { .make($0, resources) }
    return bar
  }

  /// Returns the tab bar of the surrounding tab bar controller, with one tab for each of its children. Without a known
  /// tab bar controller, it has no tabs.
  private func tabBar(of bars: SceneBars.Bars) -> TabBar {
    let container = bars.tabs.flatMap { controllers[$0] }
    let shown = (container?.segues ?? []).filter { $0.properties["relationship"]?.value == "viewControllers" }
      .compactMap { $0.destination.flatMap { controllers[$0.value] } }
    let bar = TabBar()
    BarStyle(container?.bar("tabBar"), resources).apply(to: bar)
    bar.items = shown.map { controller in
      .make(
        controller.record("tabBarItem"), fallback: controller.properties["title"]?.value ?? "Item", resources)
    }
    bar.selectedIndex = shown.firstIndex { $0.id == bars.tab } ?? -1
    return bar
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
