import Testing

@testable import KansoLayout

/// A view with a content size; nil for no content along an axis.
final class StackBox: View {
  private var content: (width: Double?, height: Double?)

  init(_ width: Double? = nil, _ height: Double? = nil, name: String? = nil) {
    content = (width, height)
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }

  /// Creates a view from lengths along and across an axis.
  convenience init(along: Double?, across: Double?, _ axis: LayoutAxis) {
    let isHorizontal = axis == .horizontal
    self.init(isHorizontal ? along : across, isHorizontal ? across : along)
  }

  required init?(coder: NSCoder) { return nil }

  func setContent(_ width: Double?, _ height: Double?) {
    content = (width, height)
    invalidateIntrinsicContentSize()
  }

  override var intrinsicContentSize: Size {
    Size(width: content.width ?? View.noIntrinsicMetric, height: content.height ?? View.noIntrinsicMetric)
  }

  /// Sets the priorities of hugging and compression resistance, and returns the view.
  func keeping(hugging: Priority = .defaultLow, resistance: Priority = .defaultHigh) -> StackBox {
    for axis in LayoutAxis.allCases {
      setContentHuggingPriority(hugging, for: axis)
      setContentCompressionResistancePriority(resistance, for: axis)
    }
    return self
  }
}

/// A stack at the top left of a root of 1,000 × 1,000 points, with its smallest or a given size.
struct StackScene {
  let root = View(frame: Rect(x: 0, y: 0, width: 1000, height: 1000))
  let stack: StackView

  /// Creates a stack with arranged views.
  ///
  /// - Parameters:
  ///   - length: the stack's size along the axis; nil if its content determines it.
  ///   - breadth: the stack's size across the axis; nil if its content determines it.
  init(
    _ views: [View], _ axis: LayoutAxis = .horizontal, length: Double? = nil, breadth: Double? = nil,
    _ configure: (StackView) -> Void = { _ in }
  ) {
    stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).activate()
    stack.topAnchor.constraint(equalTo: root.topAnchor).activate()
    let isHorizontal = axis == .horizontal
    if let length {
      (isHorizontal ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: length).activate()
    }
    if let breadth {
      (isHorizontal ? stack.heightAnchor : stack.widthAnchor).constraint(equalToConstant: breadth).activate()
    }
    configure(stack)
  }

  /// The starts and lengths of the arranged views along the axis, after layout.
  var along: [[Double]] { spans(of: stack.arrangedSubviews, stack.axis) }
  /// The starts and breadths of the arranged views across the axis, after layout.
  var across: [[Double]] {
    spans(of: stack.arrangedSubviews, stack.axis == .horizontal ? .vertical : .horizontal)
  }
  /// The stack's own size along the axis, after layout.
  var length: Double { spans(of: [stack], stack.axis)[0][1] }
  /// The stack's own size across the axis, after layout.
  var breadth: Double { spans(of: [stack], stack.axis == .horizontal ? .vertical : .horizontal)[0][1] }
  /// The descriptions of the layout problems.
  var problems: [String] {
    root.layoutIfNeeded()
    return root.layoutProblems.map(\.description)
  }

  func spans(of views: [View], _ axis: LayoutAxis) -> [[Double]] {
    root.layoutIfNeeded()
    return views.map { view in
      axis == .horizontal ? [view.frame.minX, view.frame.width] : [view.frame.minY, view.frame.height]
    }
  }
}

/// Returns boxes of lengths along an axis, all 20 points broad.
func stackBoxes(_ lengths: [Double?], _ axis: LayoutAxis = .horizontal) -> [StackBox] {
  lengths.map { StackBox(along: $0, across: 20, axis) }
}

/// Views `a` (40 × 20), `b` (60 × 30) and `c` (50 × 10) in a root of 300 × 200 points, for visual formats.
struct FormatScene {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  let views: [String: StackBox]
  static let metrics: [String: Double] = ["gap": 24, "wide": 120, "strong": 800]

  init(_ direction: UserInterfaceLayoutDirection = .leftToRight) {
    let sizes = [("a", 40.0, 20.0), ("b", 60, 30), ("c", 50, 10)]
    views = Dictionary(uniqueKeysWithValues: sizes.map { ($0.0, StackBox($0.1, $0.2, name: $0.0)) })
    root.accessibilityIdentifier = "root"
    root.traitCollection.layoutDirection = direction
    for view in views.sorted(by: { $0.key < $1.key }).map(\.value) {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  func apply(_ format: String, _ options: FormatOptions = []) throws {
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        parsing: format, options: options, metrics: Self.metrics, views: views))
  }

  /// Returns the constraints of a format as lines such as `b.leading == a.trailing + 8 @750`.
  func lines(_ format: String, _ options: FormatOptions = []) throws -> [String] {
    try LayoutConstraint.constraints(
      parsing: format, options: options, metrics: Self.metrics, views: views
    ).map(line)
  }

  func line(_ constraint: LayoutConstraint) -> String {
    func text(_ value: Double) -> String { value == value.rounded() ? "\(Int(value))" : "\(value)" }
    func side(_ item: LayoutItem?, _ attribute: LayoutAttribute) -> String? {
      (item as? View).map { "\($0.accessibilityIdentifier ?? "?").\(attribute)" }
    }
    let first = side(constraint.firstItem, constraint.firstAttribute) ?? "?"
    let second = side(constraint.secondItem, constraint.secondAttribute)
    let end = constraint.priority == .required ? "" : " @\(text(Double(constraint.priority.rawValue)))"
    let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    guard let second else { return "\(first) \(sign) \(text(constraint.constant))\(end)" }
    guard constraint.constant == 0 else {
      return "\(first) \(sign) \(second) + \(text(constraint.constant))\(end)"
    }
    // The order of the two sides of an equation does not matter.
    let sides = sign == "==" ? [first, second].sorted() : [first, second]
    return "\(sides[0]) \(sign) \(sides[1])\(end)"
  }

  /// Returns the starts and lengths of the first views on an axis, after layout.
  func spans(_ axis: LayoutAxis, _ count: Int) -> [[Double]] {
    root.layoutIfNeeded()
    return ["a", "b", "c"].prefix(count).map { name in
      let frame = views[name]?.frame ?? .zero
      return axis == .horizontal ? [frame.minX, frame.width] : [frame.minY, frame.height]
    }
  }
}

/// A root with two views: `odd` (40 × 20) receives the problems, and `rest` must keep its correct frame.
struct ProblemScene {
  let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
  let odd = StackBox(40, 20, name: "odd")
  let rest = StackBox(40, 20, name: "rest")
  static let place = Rect(x: 10, y: 10, width: 280, height: 180)

  init() {
    root.accessibilityIdentifier = "root"
    for view in [odd, rest] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      rest.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      rest.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      rest.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      rest.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
    ])
  }

  /// Expects the view `rest` at its correct frame, and only problems of these kinds.
  func expectRest(_ kinds: Set<LayoutProblem.Kind>, sourceLocation: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    #expect(rest.frame == Self.place, sourceLocation: sourceLocation)
    #expect(Set(root.layoutProblems.map(\.kind)) == kinds, sourceLocation: sourceLocation)
  }
}
