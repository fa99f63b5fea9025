import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

extension ViewClassBuilder {
  /// Adds the constraints of all views in the class.
  mutating func addConstraints() {
    if !Self.subviewsWithFrames(of: result.source).isEmpty, result.source.kind != "tableViewCell",
      let frame = result.source.frame?.value
    {
      result.storedFrame = ValueCode.rect(InterfaceRect(x: 0, y: 0, width: frame.width, height: frame.height))
    }
    let parents = self.parents
    for (id, item) in items where !item.isGuide { items[id]?.superview = parents[item.expression] }
    if context.options.style == .visualFormats { visualFormats = VisualFormatCode(parents: parents) }
    var next = [result.source]
    var group = ViewClass.Constraints()
    while let view = next.popLast() {
      next += (view.keyedViews + view.subviews).reversed()
      guard !view.constraints.isEmpty, let owner = owner(of: view) else { continue }
      let excluded = context.installations.map { $0.excludedIDs(in: view).constraints }
      for constraint in view.constraints {
        let mask = SizeClassMask { index in
          !(constraint.id.map { excluded[index].contains($0) } ?? false)
        }.intersection(self.mask(of: view))
        add(constraint, owner, mask, to: &group)
      }
    }
    sort(&group)
    result.constraints = group
    addOtherNotation()
  }

  /// Adds the constraints that are not written with anchors, view by view.
  private mutating func addOtherNotation() {
    guard !written.isEmpty else { return }
    let order = Dictionary(
      result.properties.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let sorted = written.enumerated().map { index, constraint in
      let name = constraint.first.expression
      let rank = ConstraintCode.rank(of: constraint.firstAttribute)
      return (key: (order[name] ?? Int.max, rank, index), constraint: constraint)
    }.sorted { $0.key < $1.key }.map(\.constraint)
    switch context.options.style {
    case .snapkit:
      result.layout = SnapKitCode.blocks(sorted)
      context.modules.insert("SnapKit")
      // SnapKit itself turns the masks off.
      let constrained = Set(sorted.map(\.first.expression))
      for index in result.properties.indices where constrained.contains(result.properties[index].name) {
        result.properties[index].statements.removeAll { $0 == Self.turnsMaskOff }
      }
    case .anchorLists: result.layout = AnchorListCode.statements(sorted)
    case .visualFormats: result.layout = visualFormats.statements(sorted)
    case .anchors, .thin: break
    }
  }

  /// The expression of the superview of each view in the class, for the views with an id.
  private var parents: [String: String] {
    var parents: [String: String] = [:]
    var next = [result.source]
    while let view = next.popLast() {
      next += view.keyedViews + view.subviews
      guard let owner = owner(of: view)?.expression else { continue }
      for child in view.subviews {
        if let expression = child.id.flatMap({ items[$0]?.expression }) { parents[expression] = owner }
      }
    }
    return parents
  }

  /// Returns a constraint for the notation of the options; nil if it is written with anchors.
  private func otherNotation(
    of source: InterfaceConstraint, _ owner: ConstraintCode.Item, _ priority: Double
  ) -> WrittenConstraint? {
    guard source.identifier == nil,
      let first = side(source.firstItem?.value, source.firstAttribute.value, owner)
    else { return nil }
    let second = source.secondItem.flatMap {
      side($0.value, source.secondAttribute?.value ?? source.firstAttribute.value, owner)
    }
    guard second != nil || source.secondItem == nil else { return nil }
    let constraint = WrittenConstraint(
      source, first, second, constant: constant(of: source), priority: priority)
    let canExpress =
      switch context.options.style {
      case .anchors, .thin: false
      case .anchorLists: AnchorListCode.canExpress(constraint)
      case .snapkit: SnapKitCode.canExpress(constraint)
      case .visualFormats: visualFormats.canExpress(constraint)
      }
    return canExpress ? constraint : nil
  }

  /// Sorts the constraints of a group as people write them: view by view, and for each from its top to its size.
  func sort(_ group: inout ViewClass.Constraints) {
    let order = Dictionary(
      result.properties.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let properties = Dictionary(
      result.constraintProperties.map { ($0.name, $0.expression) }, uniquingKeysWith: { first, _ in first })
    let keyed = group.expressions.enumerated().map { index, expression in
      let (name, rank) = ConstraintCode.subject(of: properties[expression] ?? expression)
      return (key: (order[name] ?? Int.max, rank, index), expression: expression)
    }
    group.expressions = keyed.sorted { $0.key < $1.key }.map(\.expression)
  }

  func owner(of view: InterfaceView) -> ConstraintCode.Item? {
    view.id.flatMap { items[$0] }
      ?? (view.range == result.source.range ? .init(expression: "self", isGuide: false) : nil)
  }

  /// Adds a constraint to a group, or to one of those of some size classes.
  mutating func add(
    _ source: InterfaceConstraint, _ owner: ConstraintCode.Item, _ mask: SizeClassMask,
    to group: inout ViewClass.Constraints
  ) {
    var mask = mask
    for item in [source.firstItem, source.secondItem] {
      guard let id = item?.value else { continue }
      if let view = sources[id] { mask = mask.intersection(self.mask(of: view)) }
    }
    guard !mask.isEmpty else { return }
    guard source.properties["placeholder"]?.value != "YES" else { return }
    if context.options.platform == .uikit {
      let orders = context.unconverted.orders(for: source)
      result.hierarchy += orders.map { context.leave($0, at: source.range) }
    }
    guard let expression = expression(of: source, owner) else {
      group.expressions.append(context.leave("constrain \(source.summary)", at: source.range))
      return
    }
    let priority = context.base.priority(of: source)
    var reference = expression
    let outlet = source.id.flatMap { context.outlets[$0] }
    let changes = changes(of: source, owner)
    if mask == .all, outlet == nil, changes.isEmpty,
      let other = otherNotation(of: source, owner, priority)
    {
      return written.append(other)
    }
    if outlet != nil || !changes.isEmpty {
      let name = names.unique(
        outlet.map { SwiftName.memberOfApp($0) } ?? name(of: expression, source) + "Constraint")
      reference = SwiftName.escaped(name)
      result.constraintProperties.append((reference, expression))
      if let id = source.id, outlet != nil { result.constraintExpressions[id] = reference }
      for change in changes { result.updates.append((change.mask, ["\(reference)\(change.statement)"])) }
    }
    append(reference, isProperty: reference != expression, source, to: &group, mask)
  }

  /// Returns words for the name of a constraint: those of its first view and its attribute.
  func name(of expression: String, _ source: InterfaceConstraint) -> String {
    let first = expression.split(separator: ".").first.flatMap { ViewNames.words(of: String($0)) }
    return SwiftName.member([first, source.firstAttribute.value].compactMap { $0 })
  }

  /// Returns the statements that set the constant and the priority of a constraint in size classes, if they are not the
  /// same in all of them.
  func changes(
    of source: InterfaceConstraint, _ owner: ConstraintCode.Item
  ) -> [(mask: SizeClassMask, statement: String)] {
    guard !source.variations.isEmpty else { return [] }
    let isMirrored = isMirrored(source, owner)
    let constants = context.installations.map { installation -> String in
      let constant = installation.constant(of: source)
      return ValueCode.number(isMirrored ? -constant : constant)
    }
    let priorities = context.installations.map { PropertyCode.priority($0.priority(of: source)) }
    var result: [(mask: SizeClassMask, statement: String)] = []
    for (property, values) in [("constant", constants), ("priority", priorities)] where Set(values).count > 1
    {
      for value in Set(values).sorted() {
        result.append((SizeClassMask { values[$0] == value }, ".\(property) = \(value)"))
      }
    }
    return result
  }

  /// Returns true if the sides of a constraint are exchanged in the code.
  func isMirrored(_ source: InterfaceConstraint, _ owner: ConstraintCode.Item) -> Bool {
    guard let first = side(source.firstItem?.value, source.firstAttribute.value, owner),
      let second = side(source.secondItem?.value, source.secondAttribute?.value ?? "", nil)
    else { return false }
    return ConstraintCode.isMirrored(source, first.item, second.item)
  }

  /// Appends a constraint to its group.
  ///
  /// - Parameter isProperty: true if the expression is that of a property.
  mutating func append(
    _ expression: String, isProperty: Bool, _ source: InterfaceConstraint,
    to group: inout ViewClass.Constraints, _ mask: SizeClassMask
  ) {
    let priority = context.base.priority(of: source)
    var settings = priority < 1000 ? ["priority = \(PropertyCode.priority(priority))"] : []
    if let identifier = source.identifier {
      settings.append("identifier = \(ValueCode.text(identifier))")
    }
    let name =
      settings.isEmpty || isProperty ? expression : names.unique(self.name(of: expression, source))
    func append(to group: inout ViewClass.Constraints) {
      if settings.isEmpty {
        group.expressions.append(expression)
      } else {
        group.named.append((name, isProperty ? nil : expression, settings))
      }
    }
    if mask == .all {
      append(to: &group)
    } else if let index = result.conditional.firstIndex(where: { $0.mask == mask }) {
      append(to: &result.conditional[index])
    } else {
      var conditional = ViewClass.Constraints()
      conditional.mask = mask
      conditional.name = names.unique(mask.name + "Constraints")
      append(to: &conditional)
      result.conditional.append(conditional)
    }
  }

  /// Returns the expression of a constraint; nil if an item is not in the class, or anchors and items cannot express it.
  func expression(of source: InterfaceConstraint, _ owner: ConstraintCode.Item) -> String? {
    guard let first = side(source.firstItem?.value, source.firstAttribute.value, owner) else { return nil }
    let constant = constant(of: source)
    guard let secondID = source.secondItem?.value else {
      return ConstraintCode.expression(source, first.item, nil, constant: constant)
    }
    guard let second = side(secondID, source.secondAttribute?.value ?? "", owner) else { return nil }
    return ConstraintCode.expression(
      source, first.item, second.item, attributes: (first.attribute, second.attribute), constant: constant)
  }

  /// Returns the item of a side, and its attribute. The guides of a controller are the safe area of its view: the
  /// bottom of the top guide is the top of the safe area.
  func side(
    _ id: String?, _ attribute: String, _ owner: ConstraintCode.Item?
  ) -> (item: ConstraintCode.Item, attribute: String)? {
    guard let id else { return owner.map { ($0, attribute) } }
    if let item = items[id] { return (item, attribute) }
    guard let kind = controllerGuides[id] else { return nil }
    let inner = kind == "top" ? "bottom" : "top"
    let safeArea = ConstraintCode.Item(expression: "safeAreaLayoutGuide", isGuide: true)
    if attribute == inner { return (safeArea, kind == "top" ? "top" : "bottom") }
    let isVertical = ["top", "bottom"].contains(attribute)
    return isVertical
      ? (ConstraintCode.Item(expression: "self", isGuide: false), attribute) : (safeArea, attribute)
  }

  /// Returns the constant of a constraint. The standard distance to a safe area is 0.
  func constant(of source: InterfaceConstraint) -> Double {
    let isSafe = [source.firstItem, source.secondItem].contains { item in
      item.flatMap { items[$0.value] }?.expression.hasSuffix("safeAreaLayoutGuide") ?? false
    }
    return source.isStandard && isSafe ? 0 : context.base.constant(of: source)
  }
}
