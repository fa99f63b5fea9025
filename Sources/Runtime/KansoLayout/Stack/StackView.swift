import KansoTheme

/// A row or column of views: `UIStackView` without its prefix. It creates constraints for its arranged subviews only.
open class StackView: View {
  /// The distribution of the space along the axis. Raw values are those of `UIStackView.Distribution`.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views that fill the stack; hugging and compression resistance determine which views grow or shrink.
    case fill
    /// Views of equal sizes that fill the stack.
    case fillEqually
    /// Views that fill the stack in proportion to their content sizes.
    case fillProportionally
    /// Views of their own sizes with equal spaces between them.
    case equalSpacing
    /// Views of their own sizes with equal distances between their centres.
    case equalCentering
  }

  /// The alignment of views across the axis. Raw values are those of `UIStackView.Alignment`.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// Views that fill the stack across the axis.
    case fill
    /// Alignment at the leading edge, or at the top edge of a horizontal stack.
    case leading
    /// Alignment of the baselines of the first lines; only for horizontal stacks.
    case firstBaseline
    /// Alignment of the centres.
    case center
    /// Alignment at the trailing edge, or at the bottom edge of a horizontal stack.
    case trailing
    /// Alignment of the baselines of the last lines; only for horizontal stacks.
    case lastBaseline

    /// Alignment at the top edge of a horizontal stack.
    public static var top: Alignment { .leading }
    /// Alignment at the bottom edge of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing value that means the `spacing` of the stack.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// The spacing value that means the standard space of 8 points.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// The arranged views, from the leading or top edge. Hidden views take no space.
  public private(set) var arrangedSubviews: [View] = []
  /// The axis of the arrangement.
  public var axis = LayoutAxis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
  /// The distribution of the space along the axis.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// The alignment of the views across the axis.
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
  /// The space between views, in points. It is the minimum space for `equalSpacing` and `equalCentering`.
  /// Setting it removes `spacingToken`.
  public var spacing: Double {
    get { storedSpacing }
    set { (spacingToken, storedSpacing) = (nil, newValue) }
  }
  /// The space in points, or `spacingUseSystem`.
  private var storedSpacing = 0.0 { didSet { if storedSpacing != oldValue { arrangementChanged() } } }
  /// True if the layout margins of the stack inset the arrangement.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// True if a vertical stack measures spacing from the last baseline of a view to the first baseline of the next view.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// True if low-priority constraints collapse views that have no size across the axis. Interface Builder's canvas has
  /// no such constraints: there these views keep their size.
  package var suppressesAmbiguity = true { didSet { arrangementChanged() } }

  /// The content size for proportional distribution in an outer stack, if another source provides it.
  /// Interface Builder's canvas takes it from the document.
  package var knownProportionalContentSize: Size?

  /// The custom spaces in points, also those that follow tokens.
  private var customSpacings: [ObjectIdentifier: Double] = [:]
  private var customSpacingTokens: [ObjectIdentifier: Token<Length>] = [:]
  /// The token that `spacing` follows through modes and themes; nil if the spacing is a number. Setting nil
  /// keeps the last value.
  public var spacingToken: Token<Length>? { didSet { followTokens(in: traitCollection) } }
  /// The constraints and the gaps of the last `updateConstraints()`.
  private var arrangementConstraints: [LayoutConstraint] = []
  private var gaps: [LayoutGuide] = []
  /// True if the next `updateConstraints()` creates the constraints anew.
  private var isOutOfDate = true

  /// Creates a horizontal stack view that arranges the given views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arranged subviews

  /// Appends a view to the arranged subviews, and adds it as a subview if necessary. A view that is arranged
  /// already moves to the end.
  open func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view into the arranged subviews, and adds it as a subview if necessary. A view that is
  /// arranged already moves; the index applies after its removal. An index out of range is clamped. Sets the
  /// view's `translatesAutoresizingMaskIntoConstraints` to false.
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

  /// Removes a view and its custom spacing from the arranged subviews. The view stays a subview. Ignores
  /// other views.
  open func removeArrangedSubview(_ view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    customSpacingTokens[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  /// Removes a view that is no subview any more from the arranged subviews.
  func subviewWasRemoved(_ view: View) { removeArrangedSubview(view) }

  /// Sets the space after an arranged view, in points, instead of `spacing`; `spacingUseDefault` removes it.
  /// Ignores other views.
  public func setCustomSpacing(_ spacing: Double, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacingTokens[ObjectIdentifier(view)] = nil
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// Returns the custom space after a view in points, also if a token determines it; `spacingUseDefault` if
  /// the view has none.
  public func customSpacing(after view: View) -> Double {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Makes the space after an arranged view follow a token through modes and themes. Ignores other views.
  public func setCustomSpacing(_ token: Token<Length>, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacingTokens[ObjectIdentifier(view)] = token
    followTokens(in: traitCollection)
  }

  /// Updates the margins and the spacings that follow tokens.
  override func followTokens(in traits: TraitCollection) {
    super.followTokens(in: traits)
    if let spacingToken { storedSpacing = traits.length(of: spacingToken) }
    for (view, token) in customSpacingTokens where customSpacings[view] != traits.length(of: token) {
      customSpacings[view] = traits.length(of: token)
      arrangementChanged()
    }
  }

  /// Returns the space after a view in points: its custom space, or `spacing`. Returns 8 for
  /// `spacingUseSystem`, and 0 for `spacingUseDefault` as the spacing of the stack.
  func resolvedSpacing(after view: View) -> Double {
    let space = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch space {
    case Self.spacingUseSystem: return systemSpacing
    case Self.spacingUseDefault: return 0
    default: return space
    }
  }

  // MARK: Constraints

  /// Schedules new constraints and a layout.
  func arrangementChanged() {
    isOutOfDate = true
    // Another view may now provide the baselines of the stack.
    engine?.markContentChanged(of: self)
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Schedules new constraints after a change of an arranged view's content size. Only the proportional
  /// distribution depends on it.
  func contentOfArrangedChanged() {
    if distribution == .fillProportionally { arrangementChanged() }
  }

  /// The known content size, otherwise the fitting size of the arranged views. An outer stack uses it for
  /// proportional distribution.
  override var proportionalContentSize: Size {
    knownProportionalContentSize ?? systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  }

  /// Replaces the constraints of the arrangement if a property or the arranged views changed.
  open override func updateConstraints() {
    super.updateConstraints()
    guard isOutOfDate else { return }
    isOutOfDate = false
    LayoutConstraint.deactivate(arrangementConstraints)
    for gap in gaps { removeLayoutGuide(gap) }
    let arrangement = StackArrangement(of: self)
    gaps = arrangement.gaps
    for gap in gaps { addLayoutGuide(gap) }
    arrangementConstraints = arrangement.constraints
    LayoutConstraint.activate(arrangementConstraints)
  }

  /// The first visible view of a vertical stack; the tallest visible view of a horizontal stack. The stack
  /// itself without a visible view.
  open override var forFirstBaselineLayout: View {
    (axis == .vertical ? arrangedSubviews.first { !$0.isHidden } : tallest) ?? self
  }

  /// The last visible view of a vertical stack; the tallest visible view of a horizontal stack. The stack
  /// itself without a visible view.
  open override var forLastBaselineLayout: View {
    (axis == .vertical ? arrangedSubviews.last { !$0.isHidden } : tallest) ?? self
  }

  /// The visible arranged view with the largest content height, or frame height without one; the first of
  /// equals.
  private var tallest: View? {
    /// Returns the content height, or the height of the frame without one.
    func height(_ view: View) -> Double {
      let content = view.layoutContentSize.height
      return content >= 0 ? content : view.bounds.height
    }
    return arrangedSubviews.filter { !$0.isHidden }.reduce(nil) { best, view in
      best.map { height(view) > height($0) ? view : $0 } ?? view
    }
  }
}
