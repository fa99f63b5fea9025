import KansoInterfaceBuilder
import KansoLayout

/// The axes in which the hugging priorities of a class decide nothing, so that its code need not set them.
///
/// Interface Builder gives labels and images 251 where new views of UIKit have 250. Layout compares priorities only: if all
/// contents of a class have the same one, and no constraint and no resistance is between it and that of new views, any
/// value gives the same frames.
struct NeedlessHugging {
  /// The hugging priority of new views.
  private static let standard = 250.0
  /// The elements whose views have no size of their own.
  private static let withoutSize: Set = [
    "view", "containerView", "stackView", "scrollView", "tableView", "collectionView", "visualEffectView",
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionViewCellContentView",
    "collectionReusableView",
  ]

  /// The axes.
  let axes: Set<LayoutAxis>

  /// - Parameter root: the view of the class, with everything in it.
  init(in root: InterfaceView) {
    var views: [InterfaceView] = []
    var next = [root]
    while let view = next.popLast() {
      views.append(view)
      next += view.keyedViews + view.subviews
    }
    let limits = views.flatMap { view in
      view.constraints.map(\.priority)
        + ["horizontal", "vertical"].map { view.number($0 + "CompressionResistancePriority") ?? 750 }
    }
    let hasVariations = views.contains { view in
      !view.variations.isEmpty || view.constraints.contains { !$0.variations.isEmpty }
    }
    axes = hasVariations ? [] : Set([.horizontal, .vertical].filter { Self.isNeedless($0, views, limits) })
  }

  private static func isNeedless(_ axis: LayoutAxis, _ views: [InterfaceView], _ limits: [Double]) -> Bool {
    let name = axis == .horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority"
    let priorities = Set(views.filter(hasSize).map { $0.number(name) ?? standard })
    guard priorities.count == 1, let priority = priorities.first, priority != standard else { return false }
    let range = min(priority, standard)...max(priority, standard)
    return !limits.contains(where: range.contains)
  }

  /// Returns true for a view that can have a size of its own.
  private static func hasSize(_ view: InterfaceView) -> Bool {
    if view.customClass != nil { return true }
    if view.kind == "textView" { return view.isOff("scrollEnabled") }
    return !withoutSize.contains(view.kind.name)
  }
}
