import Foundation
import KansoTheme

/// A rectangle in a layout tree, with subviews: `UIView` without its prefix.
///
/// Use a tree from one thread at a time. Separate trees can be laid out in parallel.
open class View: LayoutItem {
  // MARK: Geometry

  /// The position and the size in the coordinates of the superview, in points. After layout the edges lie on pixels.
  ///
  /// If `translatesAutoresizingMaskIntoConstraints` is true (the default), a frame that was set is fixed. Otherwise it
  /// is the value that layout prefers if the constraints are ambiguous.
  ///
  /// With a `transform` it is the smallest rectangle around the transformed view. Setting it sets the rectangle before
  /// the transform, as `bounds` and `center` do.
  open var frame: Rect {
    get { appearance.transform == .identity ? storedFrame : transformedFrame }
    set { setFrame(newValue) }
  }
  /// The frame without the transform. Setting it has no side effects.
  @exclusivity(unchecked) package internal(set) var storedFrame: Rect
  /// The point of the view's own coordinates at its top left corner. A scroll view's content offset is its bounds
  /// origin.
  public var boundsOrigin: Point {
    get { storedBoundsOrigin }
    set { setBoundsOrigin(newValue) }
  }
  /// The bounds origin. Setting it has no side effects.
  var storedBoundsOrigin = Point.zero
  /// The centre of the frame before the transform, in the coordinates of the superview. Setting it keeps the size.
  open var center: Point {
    get { Point(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      let size = storedFrame.size
      frame = Rect(origin: Point(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size)
    }
  }
  /// The rectangle of the view in its own coordinates. Setting it keeps the centre of the frame.
  open var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      let center = center
      frame = Rect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// True if the frame that was set, or that follows from `autoresizingMask`, is fixed. Set it to false to use
  /// constraints.
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { framePinsChanged() } }
  }
  /// The rule that resizes a fixed frame after a change of the superview's size.
  public var autoresizingMask: AutoresizingMask = []

  // MARK: Hierarchy

  /// The view that contains this view.
  public internal(set) unowned(unsafe) var superview: View?
  /// The views in this view, from back to front.
  public internal(set) var subviews: [View] = []
  /// The layout guides that were added to the view, without private ones.
  public var layoutGuides: [LayoutGuide] { storedGuides.filter { !$0.isPrivate } }
  /// The layout guides that were added to the view, including private ones.
  var storedGuides: [LayoutGuide] = []
  /// The active constraints that this view holds, unordered.
  var constraintList: [LayoutConstraint] = []
  /// A temporary mark for membership in the subtree that an algorithm processes.
  var isInProcessedSubtree = false

  // MARK: Insets

  /// The margins that were set with leading and trailing edges; nil if none were.
  var explicitMargins: DirectionalEdgeInsets?
  /// The margins that were set with left and right edges; nil if none were.
  var absoluteMargins: EdgeInsets?
  /// The token that the margins follow; nil if there is none.
  var marginsToken: MarginsToken?
  /// The minimum margins. The view of a controller has 16 or 20 points at the sides.
  public var systemMinimumLayoutMargins = DirectionalEdgeInsets.zero {
    didSet { if systemMinimumLayoutMargins != oldValue { insetsChanged() } }
  }
  /// True if the margins are at least the part of the superview's margins that reaches into the view.
  public var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { insetsChanged() } }
  }
  /// True if the margins limit the content to the readable width.
  package var layoutMarginsFollowReadableWidth = false {
    didSet { if layoutMarginsFollowReadableWidth != oldValue { insetsChanged() } }
  }
  /// True if the margins begin at the safe area.
  public var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { insetsChanged() } }
  }
  /// The unsafe edges in addition to those of the superview, in points: bars over the edges of the root, the home
  /// indicator.
  public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { insetsChanged() } }
  }
  /// The insets of the area that bars and rounded corners do not cover, as of the last layout.
  public internal(set) var safeAreaInsets = EdgeInsets.zero
  /// The height of the part of the view that the keyboard covers, from its bottom edge, in points. That of a root is
  /// set; those of subviews follow with the layout.
  @exclusivity(unchecked) package internal(set) var keyboardInset = 0.0
  /// True if the subviews inherit the unsafe edges of the view.
  var propagatesSafeArea: Bool { true }
  /// The margins as of the last update of the insets, in points.
  var effectiveMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The margins, safe area, readable and keyboard guides, by the raw value of their kind. They are created at first use.
  var systemGuides: [LayoutGuide?] = [nil, nil, nil, nil]

  // MARK: Content

  /// The priorities by the raw value of the axis.
  var hugging: [Priority] = [.defaultLow, .defaultLow]
  var compressionResistance: [Priority] = [.defaultHigh, .defaultHigh]
  /// True if the view is hidden. A hidden view keeps its place, except in a stack view.
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? StackView)?.arrangementChanged() } }
  }
  /// The mirroring of the view's contents in a right-to-left interface.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      insetsChanged()
      engine?.directionChanged()
    }
  }
  /// True if touches reach the view and its subviews.
  open var isUserInteractionEnabled = true
  package var appearance = Appearance()
  /// The background color; nil for none.
  open var backgroundColor: Color? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }
  /// The opacity of the view and its subviews. Values are limited to the range from 0 to 1; NaN is ignored.
  open var alpha: Double {
    get { appearance.alpha }
    set { if !newValue.isNaN { appearance.alpha = min(max(newValue, 0), 1) } }
  }
  /// The measurements of the content if another source provides them; nil if the view measures its content.
  package var knownContent: KnownContent? {
    didSet { if knownContent != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The handlers of a tap on the view or its subviews, each with the object that added it.
  package var tapHandlers: [(owner: AnyObject, handle: (Point) -> Void)] = []
  /// The description of the view for assistive technologies; nil for none.
  package var accessibility: Accessibility?
  /// The layer that was made for the view; nil for none.
  package var layerStorage: AnyObject?
  /// The controller of the view; nil if it has none.
  package weak var owner: (any ViewOwner)?
  /// The handler that runs at the first change of a descendant after layout: of content, of constraints, or of the
  /// hierarchy. Frames that layout sets do not count.
  package var didChangeBelow: (() -> Void)?
  /// The name of the view in reports and tests.
  public var accessibilityIdentifier: String?
  /// A number by which `viewWithTag(_:)` finds the view.
  public var tag = 0
  /// True if a screen shows the root of the tree. It changes with `didMoveToWindow()`.
  var isInWindow = false
  /// True for the view that shows its tree on a screen.
  package var isWindow = false

  // MARK: Pending updates

  /// True if the view is marked for layout.
  var needsLayout = true
  /// True if the view is marked for an update of its constraints.
  var isUpdateNeeded = true
  /// True if a descendant has pending work.
  var hasDirtyDescendant = false
  /// The view of a root's tree that takes the user's input.
  weak var firstResponder: View?
  /// The engine of a root view.
  var ownEngine: LayoutEngine?
  /// The rejected requests that were reported to this view; only those of a root count.
  var problems: Set<LayoutProblem> = []
  /// The traits of the tree if the view is its root, without overrides. Else those of the last tree of its own.
  var ownTraits = TraitCollection()
  /// The traits that the view sets for itself and its subviews; nil if there are none.
  var storedTraitOverrides: TraitOverrides?
  /// True if the view or an ancestor overrides traits.
  @exclusivity(unchecked) package internal(set) var inheritsTraitOverrides = false
  /// The handlers for changes of traits.
  var traitRegistrations: [TraitChangeRegistration] = []

  /// The origin of the view's own coordinates in the coordinates of the root, as solved.
  var originInRoot = Point.zero
  /// The origin of the view's own coordinates in the coordinates of the root, with edges on pixels, in pixels.
  var pixelOriginInRoot = Point.zero

  /// Creates a view with a frame. An invalid frame becomes `.zero`.
  public init(frame: Rect) {
    storedFrame = frame.isUsable ? frame : .zero
    super.init()
  }

  /// Creates a view without an area. A subclass that implements all other initializers inherits it.
  public override convenience init() { self.init(frame: .zero) }

  /// Returns nil: there are no archives of views to decode. Subclasses implement it as with UIKit.
  public required init?(coder: NSCoder) { return nil }

  deinit {
    for constraint in constraintList { constraint.detachFromDeallocatedOwner() }
    for guide in allGuides { guide.detachFromOwner() }
    // Free the descendants one by one. Recursive deallocation of a deep tree would overflow the stack.
    var last = subviews
    subviews = []
    for view in last { view.superview = nil }
    while var view = last.popLast() {
      guard isKnownUniquelyReferenced(&view) else {
        // Another reference keeps this view alive. It becomes the root of its own tree.
        if view.engine != nil { view.withDescendants().forEach { $0.clearEngineReferences() } }
        view.updateWindow(isInWindow: false)
        continue
      }
      for subview in view.subviews { subview.superview = nil }
      last.append(contentsOf: view.subviews)
      view.subviews = []
    }
  }

  /// Clears all references to the engine, which is deallocated.
  private func clearEngineReferences() {
    (engine, box) = (nil, nil)
    for guide in allGuides { (guide.engine, guide.box) = (nil, nil) }
    for constraint in constraintList { constraint.row = nil }
    needsLayout = true
  }

  final override var view: View? { self }
  final override var asView: View? { self }

  /// The accessibility identifier; otherwise the name of the type.
  package override var reportName: String { accessibilityIdentifier ?? "\(type(of: self))" }

  // MARK: Members to override

  /// The content size; `noIntrinsicMetric` on an axis without content size.
  open var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
  /// The value that represents a missing content size.
  public static let noIntrinsicMetric = -1.0
  /// Returns the content height for a width, in points, for example of wrapping text. Returns nil if the height does
  /// not depend on the width.
  open func contentHeight(forWidth width: Double) -> Double? { nil }
  /// The insets from the frame to the alignment rectangle, in points. They exclude decorations, for example a shadow or
  /// badge.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// The content size that a stack view uses for proportional distribution, in points.
  var proportionalContentSize: Size { layoutContentSize }
  /// The distance from the top of the alignment rectangle to the baseline of the first line, in points.
  open var firstBaselineOffsetFromTop: Double { 0 }
  /// The distance from the baseline of the last line to the bottom of the alignment rectangle, in points.
  open var lastBaselineOffsetFromBottom: Double { 0 }
  /// True if the view only works with constraints. Layout always knows constraints, so it has no effect.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The descendant that provides the first baseline; the view itself by default.
  open var forFirstBaselineLayout: View { self }
  /// The descendant that provides the last baseline; the view itself by default.
  open var forLastBaselineLayout: View { self }
  /// Lays out subviews that have no constraints. Layout calls it after a change of the size and after
  /// `setNeedsLayout()`. The frames from constraints are final at this time.
  open func layoutSubviews() {}
  /// Creates and changes constraints before they are solved. Layout calls it once, and again after each
  /// `setNeedsUpdateConstraints()`. Overrides must call `super`.
  open func updateConstraints() {}
  /// Returns the preferred size, in points. The default is the content size, or the current size where there
  /// is none. By default only wrapping content is limited, to the width of `size`, and is as high as its
  /// width requires.
  open func sizeThatFits(_ size: Size) -> Size { contentSize(within: size) }
  /// Responds to a change of the traits. `previous` is nil if the view was added to a tree.
  ///
  /// If the content size depends on the changed traits, the override must call `invalidateIntrinsicContentSize()`;
  /// layout does not measure it again otherwise. Overrides must call `super`.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}
  /// Responds to a possible change of the view's own or inherited tint color. Layout also calls it after the view was
  /// added to a tree. Overrides must call `super`.
  open func tintColorDidChange() {}
  /// Draws the content in the view's own coordinates, in front of the background and behind the subviews. Draws nothing
  /// by default.
  open func draw(in context: inout DrawingContext) {}
  /// Updates the values that follow tokens for some traits: the margins. Overrides must call `super`.
  func followTokens(in traits: TraitCollection) { followMarginsToken(in: traits) }
  /// True if the view can take the user's input. The default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// True if the view takes the user's input: at most one view of a tree.
  open var isFirstResponder: Bool { root.firstResponder === self }
  /// Makes the view the one that takes the user's input.
  ///
  /// - Returns: False, without an effect, if the view cannot, or if the current one refuses to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeInput() }
  /// Ends the input of the view. Returns true; an override may refuse and return false.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpInput() }
  /// Responds to a coming change of the superview; nil if there will be none. Does nothing by default.
  open func willMove(toSuperview newSuperview: View?) {}
  /// Responds to a change of the superview. Does nothing by default.
  open func didMoveToSuperview() {}
  /// Responds to a change of the window: the view came into a tree that a window shows, or left it. Does nothing by
  /// default.
  open func didMoveToWindow() {}
  /// Responds to a new subview. Does nothing by default.
  open func didAddSubview(_ subview: View) {}
  /// Responds to the coming removal of a subview. Does nothing by default.
  open func willRemoveSubview(_ subview: View) {}
  /// The name of the view in reports, and its frame.
  open override var description: String { "\(reportName) \(frame.reportDescription)" }
  /// Adds a view in front of the other subviews, and removes it from its previous superview. A view that
  /// contains this view is rejected and reported.
  open func addSubview(_ view: View) { insertView(view, at: subviews.count) }
  /// Removes the view from its superview, and deactivates all constraints between its subtree and other
  /// views. The view keeps its traits, and is no longer arranged by a stack view. Does nothing without a
  /// superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Responds to a change of the safe area insets. Does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// Responds to a change of the margins. Does nothing by default.
  open func layoutMarginsDidChange() {}
}
