/// The constraints of a stack view.
///
/// They are the constraints that UIKit creates. The sources are dumps of UIKit: kean/Arranged and "Let's Build
/// UIStackView" (kean.blog), openradar 19929 and 18448.
struct StackArrangement {
  private(set) var constraints: [LayoutConstraint] = []
  /// The guides that equalise the spaces between views.
  private(set) var gaps: [LayoutGuide] = []

  private let stack: StackView
  private let canvas: LayoutItem
  private let shown: [View]
  private let along: Edges
  private let across: Edges

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

  init(of stack: StackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let isHorizontal = stack.axis == .horizontal
    along = isHorizontal ? .horizontal : .vertical
    across = isHorizontal ? .vertical : .horizontal
    arrange()
    align()
    placeHidden()
  }

  private mutating func add(
    _ name: String, _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Priority = .required
  ) {
    let constraint = LayoutConstraint(
      AnchorReference(item: first, attribute: attribute), relation,
      second.map { AnchorReference(item: $0, attribute: secondAttribute) }, multiplier: multiplier,
      constant: constant, at: nil
    ).with(priority)
    constraint.identifier = "\(stack.reportName) \(name)"
    constraint.isImplicit = true
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private mutating func arrange() {
    guard let first = shown.first, let last = shown.last else { return collapse() }
    add("canvas connection", first, along.start, .equal, canvas, along.start)
    add("canvas connection", last, along.end, .equal, canvas, along.end)
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
    case .equalSpacing: addEqualGaps(from: along.end, to: along.start, at: .required)
    case .equalCentering: addEqualGaps(from: along.center, to: along.center, at: 149)
    }
  }

  /// Gives the canvas the size 0 if all arranged views are hidden.
  private mutating func collapse() {
    guard !stack.arrangedSubviews.isEmpty else { return }
    add("canvas fit", canvas, along.size, at: 999)
    add("canvas fit", canvas, across.size, at: 49)
  }

  /// Makes wrapping texts in a row equally wide. The content of a wrapping text does not determine its width.
  private mutating func shareTextWidths() {
    guard stack.axis == .horizontal else { return }
    let texts = shown.filter { $0.contentHeight(forWidth: .greatestFiniteMagnitude) != nil }
    guard let first = texts.first else { return }
    for view in texts.dropFirst() {
      let resistance = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      add("text widths", view, .width, .equal, first, .width, at: Priority(min(999, resistance + 10)))
    }
  }

  private mutating func addSpaces(_ relation: Relation) {
    let byBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(shown, shown.dropFirst()) {
      add(
        "spacing", next, byBaselines ? .firstBaseline : along.start, relation, view,
        byBaselines ? .lastBaseline : along.end, plus: stack.space(after: view))
    }
  }

  private mutating func addEqualSizes() {
    for view in shown.dropFirst() { add("equal sizes", view, along.size, .equal, shown[0], along.size) }
  }

  private mutating func addProportionalSizes() {
    let contents = shown.map { view in
      let content = view.proportionalContentSize
      return max(0, along.axis == .horizontal ? content.width : content.height)
    }
    let spaces = zip(shown, shown.dropFirst()).reduce(0) { $0 + stack.space(after: $1.0) }
    let sum = contents.reduce(0, +)
    guard sum > 0 else { return addEqualSizes() }
    let isExact = shown.count == 1 && spaces == 0
    // Decreasing priorities put the remainder into the last view instead of spreading it over all views.
    for (index, (view, content)) in zip(shown, contents).enumerated() {
      add(
        "proportional sizes", view, along.size, .equal, canvas, along.size, times: content / (sum + spaces),
        at: isExact ? .required : Priority(max(1, 999 - Double(index))))
    }
  }

  private mutating func addEqualGaps(
    from end: LayoutAttribute, to start: LayoutAttribute, at priority: Priority
  ) {
    addSpaces(.greaterThanOrEqual)
    for (index, (view, next)) in zip(shown, shown.dropFirst()).enumerated() {
      let gap = LayoutGuide()
      gap.isPrivate = true
      gap.identifier = "\(stack.reportName).gap\(index)"
      gaps.append(gap)
      add("gap", gap, along.start, .equal, view, end)
      add("gap", gap, along.end, .equal, next, start)
      add("gap", gap, across.start, .equal, canvas, across.start)
      add("gap", gap, across.size)
      if index > 0 { add("equal gaps", gap, along.size, .equal, gaps[0], along.size, at: priority) }
    }
    add("canvas fit", canvas, along.size, at: 49)
  }

  // MARK: Across the axis

  private mutating func align() {
    guard let first = shown.first else { return }
    switch stack.alignment {
    case .fill:
      add("canvas connection", first, across.start, .equal, canvas, across.start)
      add("canvas connection", first, across.end, .equal, canvas, across.end)
      for view in shown.dropFirst() {
        add("alignment", view, across.start, .equal, first, across.start)
        add("alignment", view, across.end, .equal, first, across.end)
      }
    case .leading: align(at: across.start)
    case .trailing: align(at: across.end)
    case .center: align(at: across.center)
    case .firstBaseline: alignBaselines(.firstBaseline, near: across.start)
    case .lastBaseline: alignBaselines(.lastBaseline, near: across.end)
    }
  }

  private mutating func align(at attribute: LayoutAttribute) {
    for view in shown { add("alignment", view, attribute, .equal, canvas, attribute) }
    keepInside(except: attribute)
  }

  private mutating func alignBaselines(_ baseline: LayoutAttribute, near edge: LayoutAttribute) {
    guard stack.axis == .horizontal else { return align(at: edge) }
    for view in shown.dropFirst() { add("alignment", view, baseline, .equal, shown[0], baseline) }
    guard stack.suppressesAmbiguity else {
      // Interface Builder's canvas keeps only the first view inside; other views may cross the edge.
      let inside: Relation = edge == across.start ? .greaterThanOrEqual : .lessThanOrEqual
      add("spanning", shown[0], edge, inside, canvas, edge)
      return keepInside(except: edge)
    }
    for view in shown { add("spanning", view, edge, .equal, canvas, edge, at: 51) }
    keepInside(except: .notAnAttribute)
  }

  /// Keeps all views inside of the canvas, and lets a low priority make the canvas as small as possible.
  private mutating func keepInside(except attribute: LayoutAttribute) {
    for view in shown {
      if attribute != across.start {
        add("spanning", view, across.start, .greaterThanOrEqual, canvas, across.start)
      }
      if attribute != across.end { add("spanning", view, across.end, .lessThanOrEqual, canvas, across.end) }
      if stack.suppressesAmbiguity { add("ambiguity suppression", view, across.size, at: 25) }
    }
    if stack.suppressesAmbiguity { add("canvas fit", canvas, across.size, at: 50) }
  }

  // MARK: Hidden views

  /// Gives hidden views the size 0 and places them in the gap where they would be.
  private mutating func placeHidden() {
    var before: View?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        before = view
        continue
      }
      add("hiding", view, along.size)
      if let before {
        let isLast = before === shown.last
        add(
          "hiding", view, along.start, .equal, before, along.end,
          plus: isLast ? 0 : stack.space(after: before) / 2)
      } else {
        add("hiding", view, along.start, .equal, canvas, along.start)
      }
      add("hiding", view, across.start, .equal, canvas, across.start)
    }
  }
}
