import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout

/// A tree of views that was built from one root of a document.
package struct CanvasTree {
  package let root: View
  /// The source range of the object that owns the view: a controller or a top-level view. Nil for bars, which
  /// belong to other trees.
  package internal(set) var owner: TextRange?
  /// The safe area insets of the root, from bars and rounded corners.
  package internal(set) var safeArea = EdgeInsets.zero
  /// The views and guides that constraints can refer to, by id in the document.
  package internal(set) var items: [String: LayoutItem] = [:]
  /// The ids of the guides that are safe areas.
  var safeAreas: Set<String> = []
  /// The installed views of the document, each with the view that represents it. Superviews are before the
  /// views in them.
  package internal(set) var views: [(source: InterfaceView, view: View)] = []
  /// The installed constraints, each with its source and the view that owns it.
  var constraints: [(source: InterfaceConstraint, owner: InterfaceView, constraint: LayoutConstraint)] = []
}

/// A builder that converts the views of a document to views for layout, with the rules of Interface Builder's
/// canvas.
struct CanvasBuilder {
  let document: InterfaceDocument
  let canvas: Canvas
  let installation: Installation
  var diagnostics: [Diagnostic] = []

  /// The purpose of the views.
  enum Purpose {
    /// Layout: constraints and stacks determine the frames.
    case layingOut
    /// Comparison: every view keeps its stored frame, and constraints are only evaluated.
    case comparing
  }

  let purpose: Purpose
  private let environment: CanvasEnvironment
  private let factory: (any CanvasViewFactory)?

  /// Prepares the canvas and the size classes of a document. Builds nothing yet.
  /// - Parameters:
  ///   - purpose: `layingOut` if the constraints are solved for the frames; `comparing` to keep the stored frames.
  ///   - environment: the circumstances in which the document is shown.
  ///   - factory: the source of the views' contents; nil for empty views, which have the same frames.
  init(
    _ document: InterfaceDocument, purpose: Purpose = .layingOut,
    environment: CanvasEnvironment = CanvasEnvironment(), factory: (any CanvasViewFactory)? = nil
  ) {
    self.document = document
    self.purpose = purpose
    (self.environment, self.factory) = (environment, factory)
    canvas = Canvas(document, deviceID: environment.deviceID)
    installation = Installation(canvas)
  }

  /// Returns new trees for a document: one per controller view, per top-level view and per bar.
  /// They have constraints, but are not laid out. Adds to `diagnostics`.
  mutating func makeTrees() -> [CanvasTree] {
    let bars = SceneBars(document)
    var trees: [CanvasTree] = []
    for object in document.scenes.flatMap(\.objects) + document.objects {
      switch object {
      case .controller(let controller):
        if let stored = controller.view {
          let view = stored.isFreeform(in: controller) ? stored : stored.resized(by: canvas.growth)
          let root = CanvasRoot(of: controller, bars.bars(of: controller), view, canvas)
          trees.append(
            makeTree(
              stored, root, guides: controller.guides, owner: controller.range, size: view.frame?.value))
        }
        trees += makeBarTrees((Array(controller.values.values) + controller.items).flatMap(\.views))
      case .view(let view):
        trees.append(makeTree(view, CanvasRoot(ofNib: view, canvas), guides: [], owner: view.range))
      case .other(let record): trees += makeBarTrees(InterfaceValue.record(record).views)
      }
    }
    return trees
  }

  /// Returns the trees of bars and of views in bar items in document order. They are separate trees without
  /// an owner and without safe area insets.
  private mutating func makeBarTrees(_ views: [InterfaceView]) -> [CanvasTree] {
    views.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { makeTree($0, CanvasRoot(), guides: []) }
  }

  /// Returns the tree of a root view with its environment, guides and constraints.
  ///
  /// - Parameters:
  ///   - guides: the layout guides of the controller.
  ///   - frame: the frame on another device; nil for the stored one.
  private mutating func makeTree(
    _ source: InterfaceView, _ root: CanvasRoot, guides: [InterfaceGuide], owner: TextRange? = nil,
    size frame: InterfaceRect? = nil
  ) -> CanvasTree {
    let view = makeView(for: source)
    var tree = CanvasTree(root: view, owner: owner, safeArea: root.safeArea)
    add(source, view, to: &tree, context: Context(isPlainRoot: true))
    // Subviews with autoresizing masks follow the change of the size.
    if let frame { view.frame = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height) }
    root.apply(to: view)
    setMargins(of: view, source)
    for guide in guides { addLayoutGuide(guide, root, to: &tree) }
    view.traitCollection = environment.traits(on: canvas)
    makeConstraints(of: &tree)
    return tree
  }

  // MARK: Views

  /// The properties of a view's position in its tree that determine its margins.
  private struct Context {
    /// True for the root, whose margins are set later.
    var isPlainRoot = false
    /// The table view cell that is the superview.
    var cell: InterfaceView?
  }

  /// Configures a view, and adds it and everything in it that is installed to a tree. The first view counts
  /// if several have the same id. Stacks arrange their subviews only for layout.
  private mutating func add(
    _ source: InterfaceView, _ view: View, to tree: inout CanvasTree, context: Context
  ) {
    if let id = source.id, tree.items[id] == nil { tree.items[id] = view }
    tree.views.append((source, view))
    configure(view, source, context)
    for guide in source.guides {
      tree.items[guide.id] = Self.layoutItem(for: guide, of: view)
      if guide.kind == "safeArea" { tree.safeAreas.insert(guide.id) }
    }
    let excluded = installation.excludedIDs(in: source).subviews
    var inner = Context()
    if source.kind == "tableViewCell" { inner.cell = source }
    for child in source.keyedViews + source.cells where !excluded.contains(child.id ?? "") {
      let childView = makeView(for: child)
      view.addSubview(childView)
      add(child, childView, to: &tree, context: inner)
    }
    for child in source.subviews where !excluded.contains(child.id ?? "") {
      let childView = makeView(for: child)
      if let stack = view as? StackView, purpose == .layingOut {
        arrange(childView, child, in: stack)
      } else {
        view.addSubview(childView)
      }
      add(child, childView, to: &tree, context: inner)
    }
  }

  /// Adds a view to a stack. On the canvas, a hidden view takes no space: it is not arranged, and its size
  /// along the axis is 0 unless its own constraints require another one.
  private func arrange(_ view: View, _ source: InterfaceView, in stack: StackView) {
    let isHidden = installation.isOn("hidden", of: source) && source.kind != "activityIndicatorView"
    guard isHidden else { return stack.addArrangedSubview(view) }
    stack.addSubview(view)
    let size = stack.axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let constraint = size.constraint(equalToConstant: 0)
    constraint.priority = 999.5
    constraint.activate()
  }

  /// Returns a new view for a view of the document, with its stored frame. A missing frame is zero, and a
  /// negative length becomes 0. Subviews are not added.
  private func makeView(for source: InterfaceView) -> View {
    let stored = source.frame?.value
    let frame = Rect(
      x: stored?.x ?? 0, y: stored?.y ?? 0, width: max(0, stored?.width ?? 0),
      height: max(0, stored?.height ?? 0))
    if source.kind == "stackView" { return makeStack(for: source, frame) }
    let isScrollView = ["scrollView", "tableView", "collectionView"].contains(source.kind.name)
    let view =
      factory?.makeView(for: source, frame, installation)
      ?? (isScrollView ? ScrollView(frame: frame) : View(frame: frame))
    // The canvas shows the content of a scroll view at its origin, whatever its size is.
    (view as? ScrollView)?.keepsWithinContent = false
    if environment.keepsContentSize(of: source, installation) {
      view.knownContent = ContentSizes.knownContent(of: source, document.designables, canvas)
    }
    // The defaults of documents, which some classes change.
    for axis in [LayoutAxis.horizontal, .vertical] {
      view.setContentHuggingPriority(.defaultLow, for: axis)
      view.setContentCompressionResistancePriority(.defaultHigh, for: axis)
    }
    return view
  }

  /// Returns a new stack view with the attributes of a view of the document. An unknown distribution or
  /// alignment is `fill`. Stored margins turn on `isLayoutMarginsRelativeArrangement`.
  private func makeStack(for source: InterfaceView, _ frame: Rect) -> StackView {
    let stack = (factory?.makeView(for: source, frame, installation) as? StackView) ?? StackView(frame: frame)
    stack.knownProportionalContentSize = frame.size
    stack.suppressesAmbiguity = false
    stack.axis = installation.property("axis", of: source) == "vertical" ? .vertical : .horizontal
    stack.distribution =
      installation.property("distribution", of: source).flatMap { Self.distributions[$0] } ?? .fill
    stack.alignment = installation.property("alignment", of: source).flatMap { Self.alignments[$0] } ?? .fill
    stack.spacing = installation.number("spacing", of: source) ?? 0
    if installation.property("spacingType", of: source) == "standard" {
      stack.spacing = CanvasMetrics.standardSpacing
    }
    stack.isBaselineRelativeArrangement = installation.isOn("baselineRelativeArrangement", of: source)
    stack.isLayoutMarginsRelativeArrangement =
      installation.isOn("layoutMarginsRelativeArrangement", of: source)
      || installation.insets("layoutMargins", of: source) != nil
      || installation.insets("directionalLayoutMargins", of: source) != nil
    return stack
  }

  private static let distributions: [String: StackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: StackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .leading, "center": .center, "trailing": .trailing,
    "bottom": .trailing, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
  ]

  /// Sets the attributes of a view that affect layout: autoresizing, visibility, priorities and margins.
  /// Activity indicators are never hidden. A view that only has a stored size gets low priorities. A root
  /// gets its margins later.
  private func configure(_ view: View, _ source: InterfaceView, _ context: Context) {
    view.accessibilityIdentifier = source.id
    view.semanticContentAttribute =
      source.properties["semanticContentAttribute"].flatMap { Self.directions[$0.value] } ?? .unspecified
    view.layoutMarginsFollowReadableWidth = source.isOn("layoutMarginsFollowReadableWidth")
    view.autoresizingMask = Self.autoresizingMask(of: source)
    if environment.changesSizes, source.kind == "tableViewCell" || source.key == "contentView" {
      // A table resizes its cells.
      view.autoresizingMask.formUnion([.flexibleWidth, .flexibleHeight])
      if source.kind == "tableViewCell" { view.autoresizingMask.remove(.flexibleHeight) }
    }
    let isArranged = (view.superview as? StackView)?.arrangedSubviews.contains { $0 === view } ?? false
    if !isArranged, purpose == .layingOut {
      view.translatesAutoresizingMaskIntoConstraints = !source.usesConstraints
    }
    // The canvas shows activity indicators that are hidden while they do not animate.
    view.isHidden =
      installation.isOn("hidden", of: source) && source.kind != "activityIndicatorView"
    for (axis, name) in [(LayoutAxis.horizontal, "horizontal"), (.vertical, "vertical")] {
      if let hugging = installation.number(name + "HuggingPriority", of: source) {
        view.setContentHuggingPriority(Priority(Float(hugging)), for: axis)
      }
      if let resistance = installation.number(name + "CompressionResistancePriority", of: source) {
        view.setContentCompressionResistancePriority(Priority(Float(resistance)), for: axis)
      }
    }
    if ContentSizes.hasOnlyStoredSize(source), source.id.flatMap({ document.designables[$0] }) == nil {
      for axis in [LayoutAxis.horizontal, .vertical] {
        view.setContentHuggingPriority(Priority(1), for: axis)
        view.setContentCompressionResistancePriority(Priority(isArranged ? 260 : 1), for: axis)
      }
    }
    view.preservesSuperviewLayoutMargins =
      source.isOn("preservesSuperviewLayoutMargins") && !context.isPlainRoot && source.kind != "tableViewCell"
    view.insetsLayoutMarginsFromSafeArea =
      !source.isOff("insetsLayoutMarginsFromSafeArea")
      && (canvas.usesSafeAreas || canvas.has(.marginsTakeSafeAreas))
    if source.kind == "tableViewCell" || source.key == "contentView" && context.cell != nil {
      view.layoutMargins = cellMargins(of: source, context)
    }
    if source.kind == "stackView" { view.layoutMargins = .zero }
    if context.isPlainRoot { return }
    setMargins(of: view, source)
  }

  private static let directions: [String: SemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]

  /// Returns the autoresizing mask of a view; empty if there is none.
  private static func autoresizingMask(of source: InterfaceView) -> AutoresizingMask {
    guard case .record(let record)? = source.values["autoresizingMask"] else { return [] }
    return masks.reduce(into: []) { if record.properties[$1.0]?.value == "YES" { $0.insert($1.1) } }
  }

  private static let masks: [(String, AutoresizingMask)] = [
    ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
    ("flexibleMaxX", .flexibleRightMargin),
    ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight),
    ("flexibleMaxY", .flexibleBottomMargin),
  ]

  /// Returns the margins of a cell or of its content view, by the stored width of the cell. With an
  /// accessory, the right margin of the content view is `CanvasMetrics.accessoryMargin`.
  private func cellMargins(of source: InterfaceView, _ context: Context) -> EdgeInsets {
    let cell = context.cell ?? source
    var margins = canvas.cellMargins(cellWidth: cell.frame?.value.width ?? 0)
    if let accessory = cell.properties["accessoryType"]?.value, accessory != "none" {
      if context.cell != nil { margins.right = CanvasMetrics.accessoryMargin }
    }
    return margins
  }

  /// Sets the layout margins and the directional layout margins if the document contains them. Leaves the
  /// margins of the view unchanged otherwise.
  private func setMargins(of view: View, _ source: InterfaceView) {
    if let insets = installation.insets("layoutMargins", of: source) {
      view.layoutMargins = EdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
    if let insets = installation.insets("directionalLayoutMargins", of: source) {
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }
}
