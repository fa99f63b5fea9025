/// A rectangle that is laid out, with others in it: `UIView` without its prefix.
///
/// Views are used from one thread at a time; trees that share nothing may be laid out side by side.
open class View: LayoutItem {
  // MARK: Where it is

  /// In the coordinates of the superview, in points; with edges on pixels once it has been laid out.
  ///
  /// Where `translatesAutoresizingMaskIntoConstraints` is on (as it is unless it is turned off), a frame that is set stays. Otherwise
  /// it is where the view stays if constraints leave it open.
  public var frame: Rect {
    get { storedFrame }
    set { setFrame(newValue) }
  }
  var storedFrame: Rect
  /// The corner of the view's own coordinates that is at its top left: what a scroll view scrolls to.
  public var boundsOrigin: Point {
    get { storedBoundsOrigin }
    set { setBoundsOrigin(newValue) }
  }
  var storedBoundsOrigin = Point.zero
  /// The middle of the frame.
  public var center: Point {
    get { Point(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      let size = storedFrame.size
      frame = Rect(origin: Point(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2), size: size)
    }
  }
  /// The view in its own coordinates.
  public var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      boundsOrigin = newValue.origin
      let center = center
      frame = Rect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }

  /// Whether the frame that was set, or follows from `autoresizingMask`, holds; turn it off to use constraints.
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { framePinsChanged() } }
  }
  /// What happens to a frame that was set when the superview changes its size.
  public var autoresizingMask: AutoresizingMask = []

  // MARK: What it is in, and what is in it

  /// The view that it is in.
  public internal(set) unowned(unsafe) var superview: View?
  /// The views in it, from the back to the front.
  public internal(set) var subviews: [View] = []
  /// The guides that were added to it.
  public var layoutGuides: [LayoutGuide] { storedGuides.filter { !$0.isPrivate } }
  var storedGuides: [LayoutGuide] = []
  /// Active constraints between it and what is in it, in no certain order.
  var constraintList: [LayoutConstraint] = []
  var isLeaving = false

  // MARK: Insets

  var explicitMargins: DirectionalEdgeInsets?
  var absoluteMargins: EdgeInsets?
  var marginsToken: MarginsToken?
  /// Margins that it has at least, as the view of a controller has 16 or 20 points on its sides.
  public var systemMinimumLayoutMargins = DirectionalEdgeInsets.zero {
    didSet { if systemMinimumLayoutMargins != oldValue { insetsChanged() } }
  }
  /// Whether its margins are no less than what is left of the superview's.
  public var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { insetsChanged() } }
  }
  /// Whether its margins are those of the readable width.
  package var layoutMarginsFollowReadableWidth = false {
    didSet { if layoutMarginsFollowReadableWidth != oldValue { insetsChanged() } }
  }
  /// Whether margins begin where the safe area does.
  public var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { insetsChanged() } }
  }
  /// What is not safe of it beside what is not safe of the superview: bars over the root's edges, the home indicator.
  public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { insetsChanged() } }
  }
  /// What of it bars and rounded corners cover, as of the last layout.
  public internal(set) var safeAreaInsets = EdgeInsets.zero
  /// Whether what is in it has unsafe edges where it has some itself.
  var passesSafeAreaOn: Bool { true }
  var effectiveMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var systemGuides: [LayoutGuide?] = [nil, nil, nil]

  // MARK: Content

  var hugging: [Priority] = [.defaultLow, .defaultLow]
  var compressionResistance: [Priority] = [.defaultHigh, .defaultHigh]
  /// Whether it is not shown. It keeps its place, except in a stack view.
  open var isHidden = false {
    didSet { if isHidden != oldValue { (superview as? StackView)?.arrangementChanged() } }
  }
  /// Whether its contents turn round with the interface.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      insetsChanged()
      engine?.directionChanged()
    }
  }
  /// Whether touches reach it and what is in it.
  public var isUserInteractionEnabled = true
  package var appearance = Appearance()
  /// Called after what is in it was laid out, for its controller.
  package var didLayOutSubviews: (() -> Void)?
  /// Called when something in it is changed for the first time since it was laid out: a content, a constraint, a view that comes or goes.
  /// Frames that layout itself gives do not count.
  package var didChangeBelow: (() -> Void)?
  /// What reports and tests call the view.
  public var accessibilityIdentifier: String?

  // MARK: What is to be done

  var needsLayout = true
  var isUpdateNeeded = true
  /// Something in it is to be done, too.
  var hasWorkBelow = false
  /// The engine of a root.
  var ownEngine: LayoutEngine?
  private(set) var problems: Set<LayoutProblem> = []
  /// What the whole tree is laid out for.
  public var traitCollection: TraitCollection {
    get { (engine?.root ?? self).root.ownTraits }
    set {
      let root = root
      let old = root.ownTraits
      root.ownTraits = newValue
      root.engine?.traitsChanged(from: old, to: newValue)
      for view in root.withDescendants() {
        if !newValue.resolvesLike(old) { view.followTokens(in: newValue) }
        view.traitCollectionDidChange(old)
      }
    }
  }
  private var ownTraits = TraitCollection()

  func keepTraits() { ownTraits = traitCollection }

  /// The origin of its bounds in the coordinates of the root, as solved and with its edges on pixels.
  var originInRoot = Point.zero
  var roundedOriginInRoot = Point.zero

  /// A view with a frame.
  public init(frame: Rect = .zero) {
    storedFrame = frame.isUsable ? frame : .zero
    super.init()
  }

  deinit {
    for constraint in constraintList { constraint.ownerIsGone() }
    for guide in allGuides { guide.leave() }
    // One after the other, or a deep tree would be freed on the stack.
    var last = subviews
    subviews = []
    for view in last { view.superview = nil }
    while var view = last.popLast() {
      guard isKnownUniquelyReferenced(&view) else {
        // It outlives the tree, as a tree of its own.
        if view.engine != nil { view.withDescendants().forEach { $0.leaveEngine() } }
        continue
      }
      for subview in view.subviews { subview.superview = nil }
      last.append(contentsOf: view.subviews)
      view.subviews = []
    }
  }

  /// The engine goes, and with it all that it knew of the view.
  private func leaveEngine() {
    (engine, box) = (nil, nil)
    for guide in allGuides { (guide.engine, guide.box) = (nil, nil) }
    for constraint in constraintList { constraint.row = nil }
    needsLayout = true
  }

  override var view: View? { self }

  package override var reportName: String { accessibilityIdentifier ?? "\(type(of: self))" }

  package func report(_ problem: LayoutProblem) {
    if problems.count < Self.mostProblems { problems.insert(problem) }
  }

  var hasProblems: Bool { !problems.isEmpty }

  /// What was refused in a tree that becomes part of this one.
  func takeProblems(of view: View) {
    view.problems.forEach(report)
    view.problems = []
  }

  private static let mostProblems = 1_000

  /// What could not be laid out as it was asked for in the whole tree: what was refused since the last `forgetLayoutProblems`, and the
  /// contradictions that there are now.
  public var layoutProblems: [LayoutProblem] {
    let root = root
    return root.problems.union(root.ownEngine?.conflictProblems ?? []).sorted {
      ($0.source ?? "", $0.message) < ($1.source ?? "", $1.message)
    }
  }

  /// Forgets what was refused.
  public func forgetLayoutProblems() { root.problems = [] }

  // MARK: To be overridden

  /// The size of its content; `noIntrinsicMetric` on an axis on which it has none.
  open var intrinsicContentSize: Size { Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }
  /// Stands for no size of content.
  public static let noIntrinsicMetric = -1.0
  /// The height of its content where that depends on its width, as of text that wraps; nil if it does not.
  open func contentHeight(forWidth width: Double) -> Double? { nil }
  /// What of the frame is not the part that is aligned: a shadow, a badge.
  open var alignmentRectInsets: EdgeInsets { .zero }
  /// What it counts with where a stack gives room in proportion to contents, in points.
  var proportionalContentSize: Size { intrinsicContentSize }
  /// From the top of the aligned part to the baseline of the first line.
  open var firstBaselineOffsetFromTop: Double { 0 }
  /// From the baseline of the last line to the bottom of the aligned part.
  open var lastBaselineOffsetFromBottom: Double { 0 }
  /// The view in it whose first baseline stands for its own.
  open var forFirstBaselineLayout: View { self }
  /// The view in it whose last baseline stands for its own.
  open var forLastBaselineLayout: View { self }
  /// Lays out what constraints do not; called when its size has changed or `setNeedsLayout` was. Frames are final when it is called.
  open func layoutSubviews() {}
  /// Makes and changes constraints, before they are solved; called once, and then after `setNeedsUpdateConstraints`. Call `super`.
  open func updateConstraints() {}
  /// The size that it wants within another one: that of its content unless it is overridden.
  open func sizeThatFits(_ size: Size) -> Size { contentSize(within: size) }
  /// What the tree is laid out for has changed; nil if the view came into a tree. Who computes the size of its content from the traits
  /// says here that it is another: nothing else is measured anew. Call `super`.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}
  /// The tint color that it has, or that it takes from the views around it, may be another one; also called when it came into a tree that
  /// is laid out. Call `super`.
  open func tintColorDidChange() {}
  /// Draws its content, in its own coordinates: in front of its background, behind the views in it. Nothing unless it is overridden.
  open func draw(in context: inout DrawingContext) {}
  /// Takes over the values that tokens have in the tree.
  func followTokens(in traits: TraitCollection) { followMarginsToken(in: traits) }
  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// The margins have changed.
  open func layoutMarginsDidChange() {}
}

/// What happens to a frame when the superview changes its size: `UIView.AutoresizingMask` without its prefix.
public struct AutoresizingMask: OptionSet, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// A set of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The space on the left changes.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width changes.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The space on the right changes.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The space above changes.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height changes.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The space below changes.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
