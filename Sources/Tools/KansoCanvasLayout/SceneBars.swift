import KansoInterfaceBuilder

/// The bars of the scenes of a storyboard, as Interface Builder infers them: from containers, and from the
/// segues to a scene.
package struct SceneBars {
  /// The bars of one scene. By default it has a status bar only.
  package struct Bars: Equatable {
    package internal(set) var hasStatusBar = true
    package internal(set) var hasNavigationBar = false
    package internal(set) var hasLargeTitle = false
    /// True if a prompt is above the title.
    package internal(set) var hasPrompt = false
    package internal(set) var hasTabBar = false
    package internal(set) var hasToolbar = false
    /// True if the scene is in a navigation controller, with or without a visible bar.
    package internal(set) var isInNavigation = false
    /// True if the content begins below the navigation bar, which is opaque.
    package internal(set) var isOpaque = false
    /// True if the content ends above the tab bar.
    package internal(set) var hasOpaqueTabBar = false
    /// True if a container view embeds the scene.
    package internal(set) var isEmbedded = false
    /// True if the scene is presented over another one.
    package internal(set) var isPresented = false
    /// True if a segue presents the scene modally.
    package internal(set) var isModal = false
    /// True if the scene is not the root of its navigation controller.
    package internal(set) var isPushed = false
    /// The id of the navigation controller; nil if there is none.
    package internal(set) var navigation: String?
    /// The id of the tab bar controller; nil if there is none.
    package internal(set) var tabs: String?
    /// The id of the tab bar controller's child that contains the scene, or is the scene; nil if there is
    /// none.
    package internal(set) var tab: String?
  }

  private var bars: [String: Bars] = [:]
  private var controllers: [String: InterfaceController] = [:]
  private let tieBreakers: Set<String>

  /// Infers the bars of all controllers in a storyboard. Segues to unknown controllers are ignored.
  package init(_ document: InterfaceDocument) {
    tieBreakers = document.tieBreakers
    let all = document.scenes.compactMap(\.controller)
    for controller in all { if let id = controller.id { controllers[id] = controller } }
    var sources: [String: [(source: InterfaceController, segue: InterfaceConnection)]] = [:]
    for controller in all {
      for segue in controller.allSegues {
        guard let destination = segue.destination?.value, controllers[destination] != nil else { continue }
        sources[destination, default: []].append((controller, segue))
      }
    }
    for controller in all { inferBars(controller, sources) }
  }

  /// Returns the bars of a controller; the default ones if it has no id or is not in the document.
  package func bars(of controller: InterfaceController) -> Bars {
    controller.id.flatMap { bars[$0] } ?? Bars()
  }

  /// Infers the bars of a controller, and stores them. Follows the segues backwards to a controller with
  /// known bars or without an incoming segue, and derives the bars of all controllers on the way from there.
  /// Of several incoming segues, the first relationship counts, else the first tie breaker, else the first
  /// one.
  ///
  /// - Parameter sources: the incoming segues by the id of their destination, each with its controller.
  private mutating func inferBars(
    _ controller: InterfaceController,
    _ sources: [String: [(source: InterfaceController, segue: InterfaceConnection)]]
  ) {
    var path: [(id: String, controller: InterfaceController, segue: InterfaceConnection?)] = []
    var seen: Set<String> = []
    var current: InterfaceController? = controller
    while let controller = current, let id = controller.id, bars[id] == nil, seen.insert(id).inserted {
      // Segues from controllers on the path are ignored, since they would form a cycle.
      let incoming = (sources[id] ?? []).filter { $0.source.id.map { !seen.contains($0) } ?? true }
      let deciding =
        incoming.first { $0.segue.properties["relationship"] != nil }
        ?? incoming.first { $0.segue.id.map { tieBreakers.contains($0) } ?? false } ?? incoming.first
      path.append((id, controller, deciding?.segue))
      current = deciding?.source
    }
    var outer = current
    for (id, controller, segue) in path.reversed() {
      var found = Bars()
      if let source = outer, let segue {
        found = inheritedBars(from: source, source.id.flatMap { bars[$0] } ?? Bars(), by: segue)
        if found.tabs != nil, found.tabs == source.id { found.tab = id }
      }
      // A scene with a modal segue to it is shown as presented.
      if (sources[id] ?? []).contains(where: { $0.segue.isModal }) {
        (found.isPresented, found.isModal) = (true, true)
      }
      found.simulate(controller.values)
      if controller.isOn("hidesBottomBarWhenPushed") { found.hasTabBar = false }
      bars[id] = found
      outer = controller
    }
  }

  /// Returns the bars of the destination of a segue before its own metrics apply. A container passes on its
  /// own bars; a navigation controller sets its navigation bar and toolbar, a tab bar controller adds its tab
  /// bar. A push or show segue in a navigation controller passes on all bars. Any other relationship gives
  /// the default bars, and any other segue the default bars of an embedded or presented scene.
  ///
  /// - Parameter outer: the bars of the source.
  private func inheritedBars(from source: InterfaceController, _ outer: Bars, by segue: InterfaceConnection)
    -> Bars
  {
    var found = Bars()
    switch (segue.properties["kind"]?.value, segue.properties["relationship"]?.value) {
    case ("relationship", "rootViewController"):
      found = outer
      (found.isInNavigation, found.isPushed) = (true, false)
      found.navigation = source.id
      found.hasNavigationBar = !source.isOn("navigationBarHidden")
      found.hasLargeTitle = source.hasLargeTitles
      found.isOpaque = source.hasOpaqueBar
      found.hasToolbar = source.properties["toolbarHidden"]?.value == "NO"
    case ("relationship", "viewControllers"):
      found = outer
      if source.kind == "tabBarController" {
        found.hasTabBar = true
        found.tabs = source.id
      }
    case ("relationship", _): found = Bars()
    case ("push", _), ("show", _):
      if outer.isInNavigation {
        found = outer
        found.isPushed = true
      } else {
        found.isPresented = true
      }
    case ("embed", _): found.isEmbedded = true
    default: found.isPresented = true
    }
    return found
  }
}

extension InterfaceController {
  /// The segues of the controller, of its view and the views in it, and of the records in the controller and
  /// in these views' items, in document order. Bars in the controller are not searched.
  package var allSegues: [InterfaceConnection] {
    var all = segues
    var views = view.map { [$0] } ?? []
    while let view = views.popLast() {
      all += view.connections.filter { $0.kind == .segue }
      views += view.childViews
      all += view.items.flatMap(\.segues)
    }
    all += values.values.flatMap(\.segues) + items.flatMap(\.segues)
    // The order of dictionaries differs in each run.
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// True if the controller's own navigation bar is explicitly not translucent; false without a bar.
  var hasOpaqueBar: Bool {
    if case .view(let bar) = values["navigationBar"] { return bar.isOff("translucent") }
    return false
  }

  /// True if the controller's own navigation bar has large titles; false without a bar.
  var hasLargeTitles: Bool {
    if case .view(let bar) = values["navigationBar"] { return bar.isOn("largeTitles") }
    return false
  }
}

extension SceneBars.Bars {
  /// Applies the simulated metrics of a controller or view, which replace the inferred bars. A navigation
  /// item can turn off the large title.
  ///
  /// - Parameter values: the values of the controller or view by their keys.
  mutating func simulate(_ values: [String: InterfaceValue]) {
    if case .nothing? = values["simulatedStatusBarMetrics"] { hasStatusBar = false }
    switch values["simulatedTopBarMetrics"] {
    case .record(let record)?:
      (hasNavigationBar, hasPrompt) = (true, record.properties["prompted"]?.value == "YES")
      if record.properties["translucent"]?.value == "NO" { isOpaque = true }
    case .nothing?: hasNavigationBar = false
    default: break
    }
    switch values["simulatedBottomBarMetrics"] {
    case .record(let record)?:
      if record.name == "simulatedTabBarMetrics" {
        (hasTabBar, hasOpaqueTabBar) = (true, record.properties["translucent"]?.value == "NO")
      }
      if record.name == "simulatedToolbarMetrics" { hasToolbar = true }
    case .nothing?: (hasTabBar, hasToolbar) = (false, false)
    default: break
    }
    if case .record(let item)? = values["navigationItem"],
      item.properties["largeTitleDisplayMode"]?.value == "never"
    {
      hasLargeTitle = false
    }
  }
}

extension InterfaceValue {
  /// The segues of a record and of the records in it or in a list, in no particular order. Views are not
  /// searched.
  fileprivate var segues: [InterfaceConnection] {
    switch self {
    case .record(let record):
      record.connections.filter { $0.kind == .segue } + record.values.values.flatMap(\.segues)
        + record.items.flatMap(\.segues)
    case .list(let values): values.flatMap(\.segues)
    default: []
    }
  }
}

extension InterfaceConnection {
  /// True for a segue that presents modally.
  fileprivate var isModal: Bool { ["presentation", "modal"].contains(properties["kind"]?.value) }
}
