import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoLayout

/// The position of a controller's view on its screen.
struct Placement {
  /// The size of the drawn scene, in points.
  var size: Size
  /// The position of the view in the scene.
  var origin = Point.zero
  /// True if the scene is drawn as a whole screen.
  var isScreen: Bool
  /// The height of the status bar, in points; 0 without one.
  var statusBar = 0.0
  /// The bottom edge of the navigation bar in the scene, in points; 0 without a bar.
  var navigationBar = 0.0

  /// The tolerance for frames, which are rounded, in points.
  private static let tolerance = 0.5

  /// Determines if the scene is a whole screen, and the position of the view on it. A view that is freeform,
  /// embedded, of another width than the screen, or lower than the screen by more than its bars is no screen:
  /// then the scene has the size of the view.
  init(of tree: CanvasTree, controller: InterfaceController, bars: SceneBars.Bars, canvas: Canvas) {
    let frame = tree.root.frame
    let isFreeform = tree.views.first?.source.isFreeform(in: controller) ?? false
    let screen = canvas.isNamed ? canvas.screen : Size(width: frame.width, height: frame.maxY)
    var top = bars.hasStatusBar ? canvas.statusBar : 0
    if bars.hasNavigationBar {
      top += canvas.navigationBar + (bars.hasPrompt ? CanvasMetrics.prompt : 0)
      if bars.hasLargeTitle { top += canvas.largeTitle }
    }
    let missing = screen.height - frame.height
    let isWide = abs(frame.width - screen.width) < Self.tolerance
    let tab = bars.hasTabBar ? canvas.tabBar + canvas.homeIndicator : 0
    // The part of the screen's height that is missing in the frame is covered by bars.
    let isBelow = missing > 0 && bars.hasNavigationBar && missing <= top + tab + Self.tolerance
    let isScreen =
      !isFreeform && isWide && missing > -Self.tolerance
      && (missing < Self.tolerance || isBelow || frame.minY > 0)
    self.isScreen = isScreen && !bars.isEmbedded
    guard self.isScreen else {
      size = frame.size
      // A sheet has its own bar. A part of a screen is below a bar that is not drawn.
      navigationBar = bars.hasNavigationBar ? tree.safeArea.top : 0
      return
    }
    size = screen
    statusBar = bars.hasStatusBar ? canvas.statusBar : 0
    if bars.hasNavigationBar { navigationBar = top }
    let isMoved = frame.minY <= 0 && isBelow && missing > top - Self.tolerance
    origin = Point(x: 0, y: isMoved ? top : min(frame.minY, max(missing, 0)))
  }
}

extension Placement {
  /// Scrolls tables and collection views to begin below the bars that cover them, unless the document turns
  /// that off. It changes only the drawn position of their content and no frame.
  func scrollBelowBars(_ tree: CanvasTree, _ controller: InterfaceController) {
    let covered = max(statusBar, navigationBar)
    guard covered > 0, controller.properties["automaticallyAdjustsScrollViewInsets"]?.value != "NO" else {
      return
    }
    for (drawn, place) in zip(tree.drawnViews(at: origin), tree.views)
    where ["tableView", "collectionView"].contains(drawn.source.kind.name) {
      let hidden = covered - drawn.frame.minY
      guard hidden > 0, hidden <= covered, place.view.boundsOrigin == .zero,
        drawn.source.properties["contentInsetAdjustmentBehavior"]?.value != "never"
      else { continue }
      place.view.drawnGeometry.boundsOrigin.y = -hidden
    }
  }
}
