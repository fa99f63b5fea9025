import KansoDiagnostics
import KansoInterfaceBuilder
import KansoInterfaceBuilderDiagnostics
import KansoLayout

extension CanvasBuilder {
  // MARK: Guides

  /// Returns the view or layout guide that a guide of the document stands for; the view itself for an unknown
  /// kind, and for a guide of scroll views in another view. For a keyboard guide, adds a new guide between
  /// the safe area and the bottom of the view.
  static func layoutItem(for guide: InterfaceGuide, of view: View) -> LayoutItem {
    switch (guide.kind, view) {
    case ("safeArea", _): return view.safeAreaLayoutGuide
    case ("layoutMargins", _): return view.layoutMarginsGuide
    case ("readableContent", _): return view.readableContentGuide
    case ("contentLayoutGuide", let scroll as ScrollView): return scroll.contentLayoutGuide
    case ("frameLayoutGuide", let scroll as ScrollView): return scroll.frameLayoutGuide
    case ("keyboard", _):
      let keyboard = LayoutGuide()
      view.addLayoutGuide(keyboard)
      LayoutConstraint.activate([
        keyboard.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        keyboard.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        keyboard.leftAnchor.constraint(equalTo: view.leftAnchor),
        keyboard.rightAnchor.constraint(equalTo: view.rightAnchor),
      ])
      return keyboard
    default: return view
    }
  }

  /// Adds the `topLayoutGuide` or `bottomLayoutGuide` of a controller. It is as high as the safe area inset
  /// of its edge. Any kind except `top` is the bottom.
  func addLayoutGuide(_ source: InterfaceGuide, _ root: CanvasRoot, to tree: inout CanvasTree) {
    let guide = LayoutGuide()
    let view = tree.root
    view.addLayoutGuide(guide)
    let isTop = source.kind == "top"
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      guide.rightAnchor.constraint(equalTo: view.rightAnchor),
      isTop
        ? guide.topAnchor.constraint(equalTo: view.topAnchor)
        : guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: isTop ? root.safeArea.top : root.safeArea.bottom),
    ])
    tree.items[source.id] = guide
  }

  // MARK: Constraints

  /// Creates the installed constraints of a tree. Activates them only for layout, and reports those that the
  /// layout engine rejects.
  mutating func makeConstraints(of tree: inout CanvasTree) {
    for (source, view) in tree.views {
      let excluded = installation.excludedIDs(in: source).constraints
      for constraint in source.constraints {
        if let id = constraint.id, excluded.contains(id) { continue }
        guard let made = makeConstraint(constraint, in: view, tree) else { continue }
        tree.constraints.append((constraint, source, made))
      }
    }
    guard purpose == .layingOut else { return }
    let centered = Set(tree.constraints.compactMap { AlignedPair($0.2, among: [.centerY]) })
    for (source, _, made) in tree.constraints {
      // Both hold only in views with other heights, which Interface Builder does not give them.
      if let pair = AlignedPair(made, among: [.firstBaseline, .lastBaseline]), centered.contains(pair) {
        continue
      }
      made.activate()
      if let problem = made.problem { report(problem, at: source) }
    }
  }

  /// Two items whose attribute is the same in any case.
  private struct AlignedPair: Hashable {
    private let items: Set<ObjectIdentifier>

    /// Takes the items of a required equation of the same attribute; nil for other constraints.
    init?(_ constraint: LayoutConstraint, among attributes: Set<LayoutAttribute>) {
      guard attributes.contains(constraint.firstAttribute), constraint.priority == .required,
        constraint.firstAttribute == constraint.secondAttribute, constraint.relation == .equal,
        constraint.multiplier == 1, let first = constraint.firstItem, let second = constraint.secondItem
      else { return nil }
      items = [ObjectIdentifier(first), ObjectIdentifier(second)]
    }
  }

  /// Reports a constraint that the layout engine rejects, with the engine's message.
  private mutating func report(_ problem: LayoutProblem, at constraint: InterfaceConstraint) {
    diagnostics.append(
      Diagnostic(
        .invalidConstraint, problem.message, at: SourceRange(file: document.file, constraint.range)))
  }

  /// Returns a new constraint that is not active, with size class variations applied. Returns nil without an
  /// error if an item is not in the tree. Reports an error and returns nil for an unknown attribute.
  private mutating func makeConstraint(
    _ source: InterfaceConstraint, in owner: View, _ tree: CanvasTree
  ) -> LayoutConstraint? {
    let first = source.firstItem.map { tree.items[$0.value] } ?? owner
    let second = source.secondItem.flatMap { tree.items[$0.value] }
    // The item may not be installed or may not exist.
    guard let first, source.secondItem == nil || second != nil else { return nil }
    guard let attribute = Self.attributes[source.firstAttribute.value],
      let other = Self.attributes[source.secondAttribute?.value ?? "notAnAttribute"]
    else {
      let text =
        Self.attributes[source.firstAttribute.value] == nil ? source.firstAttribute : source.secondAttribute
      diagnostics.append(
        Diagnostic(
          .invalidInterfaceValue, "'\(text?.value ?? "")' is not an attribute of a constraint",
          at: SourceRange(file: document.file, text?.range ?? source.range)))
      return nil
    }
    let relation: Relation
    switch source.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    }
    let constraint = LayoutConstraint(
      asWritten: first, attribute, relation, second, other, multiplier: source.multiplier,
      constant: constant(of: source, tree))
    constraint.priority = Priority(Float(min(max(installation.priority(of: source), 0), 1000)))
    constraint.identifier = source.id
    return constraint
  }

  /// Returns the constant of a constraint, with size class variations applied. The standard distance to a
  /// safe area is 0 on the canvas, whatever number is stored.
  private func constant(of source: InterfaceConstraint, _ tree: CanvasTree) -> Double {
    let items = [source.firstItem, source.secondItem].compactMap { $0?.value }
    if source.isStandard, items.contains(where: tree.safeAreas.contains) { return 0 }
    return installation.constant(of: source)
  }

  /// The attributes by Interface Builder's names.
  private static let attributes: [String: LayoutAttribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
    "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    "notAnAttribute": .notAnAttribute,
  ]
}
