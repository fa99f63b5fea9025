import KansoInterfaceBuilder
import KansoLayout

/// The environment of the root view of a tree on the canvas: its safe area and margins.
struct CanvasRoot {
  /// The safe area insets from bars and rounded corners.
  var safeArea = EdgeInsets.zero
  /// The side margin; nil for the default margins of views.
  var margin: Double?

  /// Creates an environment without insets and with the default margins.
  init() {}

  /// Creates the environment of a controller's view. The safe area differs for a view of the screen's size, a
  /// freeform or wider view, and a smaller view. Without a named device, each view has the screen's size.
  init(of controller: InterfaceController, _ bars: SceneBars.Bars, _ view: InterfaceView, _ canvas: Canvas) {
    let frame = view.frame?.value ?? InterfaceRect(x: 0, y: 0, width: 0, height: 0)
    margin = canvas.rootMargin(width: frame.width)
    let screen = canvas.screen
    let isFull = !canvas.isNamed || frame.width == screen.width && frame.height == screen.height
    let insets = Self.screenInsets(bars, canvas, isFull: isFull)
    if isFull {
      safeArea = bars.isInNavigation ? insets : Self.doubledInsetsIfNeeded(insets, canvas)
      if bars.isOpaque || frame.y > 0 {
        let endsWithScreen = abs(frame.y + frame.height - screen.height) < 0.5
        safeArea = Self.insetsBelowBar(safeArea, by: frame.y, endsWithScreen: endsWithScreen)
      }
    } else if view.isFreeform(in: controller) || frame.width > screen.width {
      safeArea =
        bars.isModal ? .zero : Self.insetsOfFreeformView(frame, canvas, top: bars.isOpaque ? 0 : insets.top)
    } else {
      safeArea = Self.insetsOfPartialView(frame: frame, bars: bars, screenInsets: insets, canvas: canvas)
    }
  }

  /// Returns the safe area insets of a view of the screen's size: from all visible bars, the home indicator
  /// and the sensor housing.
  ///
  /// - Parameter isFull: true for a view of the screen's size. In its safe area, a status bar that is turned off leaves its
  ///   room.
  private static func screenInsets(
    _ bars: SceneBars.Bars, _ canvas: Canvas, isFull: Bool = false
  ) -> EdgeInsets {
    var insets = EdgeInsets(
      top: 0, left: canvas.sideInset, bottom: canvas.homeIndicator, right: canvas.sideInset)
    if bars.hasStatusBar || canvas.has(.emptyStatusBars) || isFull && canvas.usesSafeAreas {
      insets.top += canvas.statusBar
    }
    if bars.hasNavigationBar {
      insets.top += canvas.navigationBar
      if bars.hasPrompt { insets.top += CanvasMetrics.prompt }
      if bars.hasLargeTitle { insets.top += canvas.largeTitle }
    }
    if bars.hasTabBar { insets.bottom += canvas.tabBar }
    if bars.hasToolbar { insets.bottom += bars.hasTabBar ? canvas.tabBar : canvas.toolbar }
    return insets
  }

  /// Returns the insets with top and bottom doubled if `doublesSafeAreas` is true for the canvas, otherwise
  /// unchanged.
  private static func doubledInsetsIfNeeded(_ insets: EdgeInsets, _ canvas: Canvas) -> EdgeInsets {
    guard canvas.doublesSafeAreas else { return insets }
    return EdgeInsets(
      top: 2 * insets.top, left: insets.left, bottom: 2 * insets.bottom, right: insets.right)
  }

  /// Returns the insets of a view that begins below an opaque bar: the top inset shrinks by the view's distance from the
  /// top, at most to 0. A view of the screen's size ends below the screen, so its bottom inset grows by this distance.
  private static func insetsBelowBar(
    _ insets: EdgeInsets, by y: Double, endsWithScreen: Bool
  ) -> EdgeInsets {
    EdgeInsets(
      top: max(0, insets.top - y), left: insets.left,
      bottom: insets.bottom + (endsWithScreen ? 0 : max(0, y)), right: insets.right)
  }

  /// Returns the insets of a view smaller than the screen. A view of the screen's width lies between bars, in
  /// a container or on a sheet, which its height and its bars determine. A view of another width has the
  /// insets of the screen, or none in a presented scene.
  private static func insetsOfPartialView(
    frame: InterfaceRect, bars: SceneBars.Bars, screenInsets insets: EdgeInsets, canvas: Canvas
  ) -> EdgeInsets {
    let missing = canvas.screen.height - frame.height
    var part = insets
    if frame.width == canvas.screen.width {
      let isBelowBar = bars.hasNavigationBar && (bars.isOpaque || abs(missing - insets.top) < 0.5)
      // An opaque tab bar is above the home indicator.
      let tabBars = [canvas.tabBar, canvas.tabBar + canvas.homeIndicator]
      let isBetweenBars = bars.hasTabBar && tabBars.contains { abs(missing - insets.top - $0) < 0.5 }
      if bars.hasTabBar, isBetweenBars || tabBars.contains(where: { abs(missing - $0) < 0.5 }) {
        part.bottom = 0
      }
      if bars.hasOpaqueTabBar { part.bottom = 0 }
      if isBelowBar || isBetweenBars { part.top = 0 }
      if part != insets || bars.isEmbedded { return part }
      // A sheet is between the status bar and the tab bar.
      part.top = bars.hasNavigationBar ? canvas.sheetNavigationBar : 0
      part.bottom = canvas.homeIndicator
      return part
    }
    return bars.isPresented ? .zero : insets
  }

  /// Creates the environment of a top-level view in a xib. Table view cells and views without a frame have
  /// the default margins and no insets. Cells and reusable views of collection views have no insets.
  init(ofNib view: InterfaceView, _ canvas: Canvas) {
    guard view.kind != "tableViewCell", let frame = view.frame?.value else { return }
    margin = canvas.rootMargin(width: frame.width)
    if ["collectionViewCell", "collectionReusableView"].contains(view.kind.name) { return }
    let isFull = frame.width == canvas.screen.width && frame.height == canvas.screen.height
    var bars = SceneBars.Bars()
    bars.simulate(view.values)
    let insets = Self.screenInsets(bars, canvas)
    guard !isFull else {
      safeArea = Self.doubledInsetsIfNeeded(insets, canvas)
      return
    }
    safeArea = Self.insetsOfFreeformView(
      frame, canvas, top: canvas.has(.barsOverFreeformNibs) ? insets.top : 0)
  }

  /// Returns the insets of a freeform view, which lies below the status bar at the left edge of the simulated
  /// screen. The bottom inset is the height that the home indicator covers. It is the whole height of the
  /// indicator for a view of the screen's size, a wider view, and in versions with the quirk.
  ///
  /// - Parameter top: the top inset.
  private static func insetsOfFreeformView(_ frame: InterfaceRect, _ canvas: Canvas, top: Double)
    -> EdgeInsets
  {
    let screen = canvas.screen
    let isFull = frame.width == screen.width && frame.height == screen.height
    let bottom =
      isFull || frame.width > screen.width || canvas.has(.homeIndicatorOverFreeform)
      ? canvas.homeIndicator
      : max(0, canvas.statusBar + frame.height - (screen.height - canvas.homeIndicator))
    return EdgeInsets(top: top, left: 0, bottom: min(bottom, canvas.homeIndicator), right: 0)
  }

  /// Sets the safe area insets of a root view. If there is a margin, also sets its layout margins and minimum
  /// layout margins: the margin at both sides, and 0 at top and bottom.
  func apply(to view: View) {
    view.additionalSafeAreaInsets = safeArea
    if let margin {
      view.systemMinimumLayoutMargins = DirectionalEdgeInsets(
        top: 0, leading: margin, bottom: 0, trailing: margin)
      view.layoutMargins = EdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }
  }
}

extension InterfaceView {
  /// Returns true if the view has its own size instead of the screen's, by the simulated metrics of the
  /// controller or of the view.
  package func isFreeform(in controller: InterfaceController) -> Bool {
    for values in [controller.values, values] {
      if case .record(let record)? = values["simulatedDestinationMetrics"], record.name.hasPrefix("freeform")
      {
        return true
      }
    }
    return controller.values["freeformSize"] != nil
  }
}
