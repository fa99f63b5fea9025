import KansoTheme

/// Views beside or below each other: `UIStackView` without its prefix. It makes the constraints of what is arranged, and no others.
open class StackView: View {
  /// How the room along the axis is shared; raw values are those of `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views fill it; who grows or shrinks follows from hugging and resistance.
    case fill
    /// Views fill it in equal sizes.
    case fillEqually
    /// Views fill it in proportion to the sizes of their contents.
    case fillProportionally
    /// Views have their sizes, and equal spaces between them.
    case equalSpacing
    /// Views have their sizes, and their centres equal distances.
    case equalCentering
  }

  /// How views stand across the axis; raw values are those of `UIStackView.Alignment`.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// They fill it.
    case fill
    /// At the leading edge; at the top where the axis is horizontal.
    case leading
    /// By the baselines of their first lines; of a horizontal stack.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge; at the bottom where the axis is horizontal.
    case trailing
    /// By the baselines of their last lines; of a horizontal stack.
    case lastBaseline

    /// At the top, of a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom, of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// As much space after a view as the stack has between others.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The standard space, 8 points.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// What is arranged, from the leading edge or the top; hidden views take no room.
  public private(set) var arrangedSubviews: [View] = []
  /// Along which axis.
  public var axis = LayoutAxis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
  /// How the room along the axis is shared.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// How views stand across the axis.
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// The space between views, in points; the least one where spaces are equal.
  public var spacing: Double {
    get { storedSpacing }
    set { (spacingToken, storedSpacing) = (nil, newValue) }
  }
  private var storedSpacing = 0.0 { didSet { if storedSpacing != oldValue { arrangementChanged() } } }
  /// Whether views are arranged within the margins.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether space below a text is measured from its last baseline to the first one of the next; of a vertical stack.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether views without content take no room across the axis where nothing says how much; Interface Builder's canvas keeps what they
  /// had.
  package var suppressesAmbiguity = true { didSet { arrangementChanged() } }

  /// What it needs, where that is known from elsewhere: Interface Builder's canvas has it from the document.
  package var knownContentSize: Size?

  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var customSpacingTokens: [ObjectIdentifier: Token<Length>] = [:]
  /// A token that the space between views follows through modes and themes; nil if it is a number.
  public var spacingToken: Token<Length>? { didSet { followTokens(in: traitCollection) } }
  private var made: [LayoutConstraint] = []
  private var gaps: [LayoutGuide] = []
  private var isOutOfDate = true

  /// A stack of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: What is arranged

  /// Arranges a view after the others, and adds it if it is not there yet.
  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Arranges a view among the others, and adds it if it is not there yet.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self {
      addSubview(view)
      guard view.superview === self else { return }
    }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementChanged()
  }

  /// Arranges a view no longer; it stays a subview.
  open func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    customSpacingTokens[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  func subviewWasRemoved(_ view: View) { removeArrangedSubview(view) }

  /// The space after a view that is arranged, in points, instead of `spacing`.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacingTokens[ObjectIdentifier(view)] = nil
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The space after a view; `spacingUseDefault` if it has none of its own.
  public func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Lets the space after a view that is arranged follow a token through modes and themes.
  public func setCustomSpacing(_ token: Token<Length>, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacingTokens[ObjectIdentifier(view)] = token
    followTokens(in: traitCollection)
  }

  override func followTokens(in traits: TraitCollection) {
    super.followTokens(in: traits)
    if let spacingToken { storedSpacing = traits.length(of: spacingToken) }
    for (view, token) in customSpacingTokens where customSpacings[view] != traits.length(of: token) {
      customSpacings[view] = traits.length(of: token)
      arrangementChanged()
    }
  }

  func space(after view: View) -> Double {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch space {
    case Self.spacingUseSystem: return systemSpacing
    case Self.spacingUseDefault: return 0
    default: return space
    }
  }

  // MARK: Constraints

  func arrangementChanged() {
    isOutOfDate = true
    // Another view may stand for its baselines.
    engine?.contentChanged(of: self)
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  func contentOfArrangedChanged() {
    if distribution == .fillProportionally { arrangementChanged() }
  }

  /// In another stack, a stack counts with what is in it.
  override var proportionalContentSize: Size {
    knownContentSize ?? systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }

  open override func updateConstraints() {
    super.updateConstraints()
    guard isOutOfDate else { return }
    isOutOfDate = false
    LayoutConstraint.deactivate(made)
    for gap in gaps { removeLayoutGuide(gap) }
    let arrangement = StackArrangement(of: self)
    gaps = arrangement.gaps
    for gap in gaps { addLayoutGuide(gap) }
    made = arrangement.constraints
    LayoutConstraint.activate(made)
  }

  /// The first view of a vertical stack, the tallest of a horizontal one.
  open override var forFirstBaselineLayout: View {
    (axis == .vertical ? arrangedSubviews.first { !$0.isHidden } : tallest) ?? self
  }

  /// The last view of a vertical stack, the tallest of a horizontal one.
  open override var forLastBaselineLayout: View {
    (axis == .vertical ? arrangedSubviews.last { !$0.isHidden } : tallest) ?? self
  }

  private var tallest: View? {
    func height(_ view: View) -> Double {
      let content = view.intrinsicContentSize.height
      return content >= 0 ? content : view.frame.height
    }
    return arrangedSubviews.filter { !$0.isHidden }.reduce(nil) { best, view in
      best.map { height(view) > height($0) ? view : $0 } ?? view
    }
  }
}
