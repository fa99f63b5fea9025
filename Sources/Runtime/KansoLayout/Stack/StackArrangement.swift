/// The constraints of a stack view.
///
/// They are the constraints that UIKit creates. The sources are dumps of UIKit: kean/Arranged and "Let's Build
/// UIStackView" (kean.blog), openradar 19929 and 18448.
struct StackArrangement {
  /// The inactive constraints, in the order of their creation.
  private(set) var constraints: [LayoutConstraint] = []
  /// The layout guides that equalise the spaces between views; empty for other distributions.
  private(set) var gaps: [LayoutGuide] = []

  private let stack: StackView
  /// The stack, or the layout guide of its margins if the arrangement is relative to them.
  private let canvas: LayoutItem
  private let visibleViews: [View]
  private let mainAxis: Edges
  private let crossAxis: Edges

  /// The attributes of an axis.
  struct Edges {
    let start: LayoutAttribute
    let end: LayoutAttribute
    let center: LayoutAttribute
    let size: LayoutAttribute
    let axis: LayoutAxis

    static let horizontal = Edges(
      start: .leading, end: .trailing, center: .centerX, size: .width, axis: .horizontal)
    static let vertical = Edges(start: .top, end: .bottom, center: .centerY, size: .height, axis: .vertical)
  }

  /// Creates all constraints and gaps for the current state of a stack. Does not add or activate them.
  init(of stack: StackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    visibleViews = stack.arrangedSubviews.filter { !$0.isHidden }
    let isHorizontal = stack.axis == .horizontal
    mainAxis = isHorizontal ? .horizontal : .vertical
    crossAxis = isHorizontal ? .vertical : .horizontal
    arrange()
    align()
    collapseHiddenViews()
  }

  /// Adds the constraint `first.attribute relation multiplier × second.attribute + constant`. It is implicit,
  /// and its identifier is the name of the stack followed by `name`.
  private mutating func add(
    _ name: String, item first: LayoutItem, attribute: LayoutAttribute,
    relatedBy relation: Relation = .equal, toItem second: LayoutItem? = nil,
    attribute secondAttribute: LayoutAttribute = .notAnAttribute, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Priority = .required
  ) {
    let constraint = LayoutConstraint(
      AnchorReference(item: first, attribute: attribute), relation,
      second.map { AnchorReference(item: $0, attribute: secondAttribute) }, multiplier: multiplier,
      constant: constant, at: nil
    ).withPriority(priority)
    constraint.identifier = "\(stack.reportName) \(name)"
    constraint.isImplicit = true
    constraints.append(constraint)
  }

  // MARK: Along the axis

  /// Adds the constraints along the axis, by the distribution of the stack.
  private mutating func arrange() {
    guard let first = visibleViews.first, let last = visibleViews.last else { return collapse() }
    add(
      "canvas connection", item: first, attribute: mainAxis.start, toItem: canvas, attribute: mainAxis.start)
    add("canvas connection", item: last, attribute: mainAxis.end, toItem: canvas, attribute: mainAxis.end)
    switch stack.distribution {
    case .fill:
      addSpaces(.equal)
      shareTextWidths()
    case .fillEqually:
      addSpaces(.equal)
      addEqualSizes()
    case .fillProportionally:
      addSpaces(.equal)
      addProportionalSizes()
    case .equalSpacing: addEqualGaps(from: mainAxis.end, to: mainAxis.start, at: .required)
    case .equalCentering: addEqualGaps(from: mainAxis.center, to: mainAxis.center, at: 149)
    }
  }

  /// Gives the canvas the size 0 if all arranged views are hidden: at the priority 999 along the axis, and 49
  /// across it. Does nothing without arranged views.
  private mutating func collapse() {
    guard !stack.arrangedSubviews.isEmpty else { return }
    add("canvas fit", item: canvas, attribute: mainAxis.size, at: 999)
    add("canvas fit", item: canvas, attribute: crossAxis.size, at: 49)
  }

  /// Makes the views with wrapping text in a row as wide as the first of them, at a priority 10 above the
  /// compression resistance of each, but at most 999. Does nothing in a column.
  private mutating func shareTextWidths() {
    guard stack.axis == .horizontal else { return }
    // The content of a wrapping text does not determine its width.
    let texts = visibleViews.filter { $0.layoutContentHeight(forWidth: .greatestFiniteMagnitude) != nil }
    guard let first = texts.first else { return }
    for view in texts.dropFirst() {
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      add(
        "text widths", item: view, attribute: .width, toItem: first, attribute: .width,
        at: Priority(min(999, resistance + 10)))
    }
  }

  /// Adds the space of the stack between adjacent visible views, as an exact or minimum distance between
  /// their edges. A column that is relative to baselines measures between baselines.
  private mutating func addSpaces(_ relation: Relation) {
    let byBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(visibleViews, visibleViews.dropFirst()) {
      add(
        "spacing", item: next, attribute: byBaselines ? .firstBaseline : mainAxis.start, relatedBy: relation,
        toItem: view, attribute: byBaselines ? .lastBaseline : mainAxis.end,
        plus: stack.resolvedSpacing(after: view))
    }
  }

  /// Makes all visible views as large as the first one along the axis.
  private mutating func addEqualSizes() {
    for view in visibleViews.dropFirst() {
      add(
        "equal sizes", item: view, attribute: mainAxis.size, toItem: visibleViews[0], attribute: mainAxis.size
      )
    }
  }

  /// Makes the sizes of the visible views along the axis proportional to their content sizes. Makes them
  /// equal if no view has a content size.
  private mutating func addProportionalSizes() {
    let contents = visibleViews.map { view in
      let content = view.proportionalContentSize
      return max(0, mainAxis.axis == .horizontal ? content.width : content.height)
    }
    let spaces = zip(visibleViews, visibleViews.dropFirst()).reduce(0) {
      $0 + stack.resolvedSpacing(after: $1.0)
    }
    let sum = contents.reduce(0, +)
    guard sum > 0 else { return addEqualSizes() }
    let isExact = visibleViews.count == 1 && spaces == 0
    // Decreasing priorities put the remainder into the last view instead of spreading it over all views.
    for (index, (view, content)) in zip(visibleViews, contents).enumerated() {
      add(
        "proportional sizes", item: view, attribute: mainAxis.size, toItem: canvas, attribute: mainAxis.size,
        times: content / (sum + spaces), at: isExact ? .required : Priority(max(1, 999 - Float(index))))
    }
  }

  /// Adds a layout guide between the attribute `end` of each visible view and the attribute `start` of the
  /// next view, and makes all layout guides equally long. The space of the stack is the minimum distance of
  /// the views' edges.
  private mutating func addEqualGaps(
    from end: LayoutAttribute, to start: LayoutAttribute, at priority: Priority
  ) {
    addSpaces(.greaterThanOrEqual)
    for (index, (view, next)) in zip(visibleViews, visibleViews.dropFirst()).enumerated() {
      let gap = LayoutGuide()
      gap.isPrivate = true
      gap.identifier = "\(stack.reportName).gap\(index)"
      gaps.append(gap)
      add("gap", item: gap, attribute: mainAxis.start, toItem: view, attribute: end)
      add("gap", item: gap, attribute: mainAxis.end, toItem: next, attribute: start)
      add("gap", item: gap, attribute: crossAxis.start, toItem: canvas, attribute: crossAxis.start)
      add("gap", item: gap, attribute: crossAxis.size)
      if index > 0 {
        add(
          "equal gaps", item: gap, attribute: mainAxis.size, toItem: gaps[0], attribute: mainAxis.size,
          at: priority)
      }
    }
    add("canvas fit", item: canvas, attribute: mainAxis.size, at: 49)
  }

  // MARK: Across the axis

  /// Adds the constraints across the axis, by the alignment of the stack.
  private mutating func align() {
    guard !visibleViews.isEmpty else { return }
    switch stack.alignment {
    case .fill:
      // Hidden views fill the canvas as well, so that its size across the axis stays when a view is hidden.
      let first = stack.arrangedSubviews[0]
      add(
        "canvas connection", item: first, attribute: crossAxis.start, toItem: canvas,
        attribute: crossAxis.start)
      add(
        "canvas connection", item: first, attribute: crossAxis.end, toItem: canvas, attribute: crossAxis.end)
      for view in stack.arrangedSubviews.dropFirst() {
        add("alignment", item: view, attribute: crossAxis.start, toItem: first, attribute: crossAxis.start)
        add("alignment", item: view, attribute: crossAxis.end, toItem: first, attribute: crossAxis.end)
      }
    case .leading: align(at: crossAxis.start)
    case .trailing: align(at: crossAxis.end)
    case .center: align(at: crossAxis.center)
    case .firstBaseline: alignBaselines(.firstBaseline, near: crossAxis.start)
    case .lastBaseline: alignBaselines(.lastBaseline, near: crossAxis.end)
    }
  }

  /// Aligns an attribute of all visible views with the canvas, and keeps the views inside of the canvas.
  private mutating func align(at attribute: LayoutAttribute) {
    for view in visibleViews {
      add("alignment", item: view, attribute: attribute, toItem: canvas, attribute: attribute)
    }
    constrainInsideCanvas(except: attribute)
  }

  /// Aligns the baselines of the visible views in a row, and keeps the views inside of the canvas. A low
  /// priority keeps `edge` of the views at the canvas if the stack suppresses ambiguity. In a column it
  /// aligns `edge` instead.
  private mutating func alignBaselines(_ baseline: LayoutAttribute, near edge: LayoutAttribute) {
    guard stack.axis == .horizontal else { return align(at: edge) }
    for view in visibleViews.dropFirst() {
      add("alignment", item: view, attribute: baseline, toItem: visibleViews[0], attribute: baseline)
    }
    guard stack.suppressesAmbiguity else {
      // Interface Builder's canvas keeps only the first view inside; other views may cross the edge.
      let inside: Relation = edge == crossAxis.start ? .greaterThanOrEqual : .lessThanOrEqual
      add(
        "spanning", item: visibleViews[0], attribute: edge, relatedBy: inside, toItem: canvas, attribute: edge
      )
      return constrainInsideCanvas(except: edge)
    }
    for view in visibleViews {
      add("spanning", item: view, attribute: edge, toItem: canvas, attribute: edge, at: 51)
    }
    constrainInsideCanvas(except: .notAnAttribute)
  }

  /// Keeps all visible views inside of the canvas across the axis. If the stack suppresses ambiguity, low
  /// priorities make the views and the canvas as small as possible.
  ///
  /// - Parameter attribute: An edge that is aligned with the canvas and needs no further constraint.
  private mutating func constrainInsideCanvas(except attribute: LayoutAttribute) {
    for view in visibleViews {
      if attribute != crossAxis.start {
        add(
          "spanning", item: view, attribute: crossAxis.start, relatedBy: .greaterThanOrEqual, toItem: canvas,
          attribute: crossAxis.start)
      }
      if attribute != crossAxis.end {
        add(
          "spanning", item: view, attribute: crossAxis.end, relatedBy: .lessThanOrEqual, toItem: canvas,
          attribute: crossAxis.end)
      }
      if stack.suppressesAmbiguity {
        add("ambiguity suppression", item: view, attribute: crossAxis.size, at: 25)
      }
    }
    if stack.suppressesAmbiguity { add("canvas fit", item: canvas, attribute: crossAxis.size, at: 50) }
  }

  // MARK: Hidden views

  /// Gives hidden views the size 0 along the axis. Places each in the middle of the space after the last
  /// visible view before it; at that view's end if no visible view follows, and at the start of the canvas if
  /// no visible view comes before.
  private mutating func collapseHiddenViews() {
    var before: View?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      add("hiding", item: view, attribute: mainAxis.size)
      if let before {
        let isLast = before === visibleViews.last
        add(
          "hiding", item: view, attribute: mainAxis.start, toItem: before, attribute: mainAxis.end,
          plus: isLast ? 0 : stack.resolvedSpacing(after: before) / 2)
      } else {
        add("hiding", item: view, attribute: mainAxis.start, toItem: canvas, attribute: mainAxis.start)
      }
      guard stack.alignment != .fill || visibleViews.isEmpty else { continue }
      add("hiding", item: view, attribute: crossAxis.start, toItem: canvas, attribute: crossAxis.start)
    }
  }
}
