import KansoTheme
import KansoVisualFormat

/// The builder of a visual format's constraints.
struct FormatReader {
  private let source: FormatSource
  private let options: FormatOptions
  private let format: VisualFormat
  /// The attributes along the axis of the format: the start edge, the end edge and the size of a view.
  private let start: LayoutAttribute
  private let end: LayoutAttribute
  private let size: LayoutAttribute
  /// True if the format runs from right to left. Coordinates decrease along such a format.
  private let isBackwards: Bool

  init(_ source: FormatSource, _ options: FormatOptions) throws(LayoutProblem) {
    self.source = source
    self.options = options
    do { format = try VisualFormat(source.text) } catch {
      throw source.problem(error.message, at: error.offset)
    }
    isBackwards = format.axis == .horizontal && options.contains(.directionRightToLeft)
    if format.axis == .vertical {
      (start, end, size) = (.top, .bottom, .height)
    } else if isBackwards {
      (start, end, size) = (.right, .left, .width)
    } else if options.contains(.directionLeftToRight) {
      (start, end, size) = (.left, .right, .width)
    } else {
      (start, end, size) = (.leading, .trailing, .width)
    }
  }

  /// Returns the constraints of the format. Throws if a name is unknown or an alignment is on the axis of the format.
  func constraints() throws(LayoutProblem) -> [LayoutConstraint] {
    let axis: LayoutAxis = format.axis == .vertical ? .vertical : .horizontal
    for alignment in options.alignments where alignment.axis == axis {
      throw source.problem(
        "a format along an axis cannot align \(alignment), which is on the same one", at: 0)
    }
    var items: [LayoutItem] = []
    for view in format.views { items.append(try source.item(view.name, at: view.range.lowerBound + 1)) }
    var made: [LayoutConstraint] = []
    if let connection = format.leading, let first = items.first {
      made += try toSuperview(of: first, connection, isFirst: true)
    }
    for (index, view) in format.views.enumerated() {
      for predicate in view.predicates { made.append(try sizeConstraint(items[index], predicate)) }
      guard index + 1 < items.count else { continue }
      made += try between(items[index], items[index + 1], format.connections[index])
      for attribute in options.alignments {
        made.append(constraint(items[index + 1], attribute, .equal, items[index], attribute, .number(0)))
      }
    }
    if let connection = format.trailing, let last = items.last {
      made += try toSuperview(of: last, connection, isFirst: false)
    }
    return made
  }

  // MARK: Parts

  private func between(
    _ item: LayoutItem, _ next: LayoutItem, _ connection: VisualFormat.Connection
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let byBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let (from, to): (LayoutAttribute, LayoutAttribute) =
      byBaselines ? (.lastBaseline, .firstBaseline) : (end, start)
    return try spaces(connection, standard: systemSpacing) { relation, space in
      // Subtract the earlier attribute from the later one, so that a positive constant is a space.
      isBackwards
        ? constraint(item, from, relation, next, to, space)
        : constraint(next, to, relation, item, from, space)
    }
  }

  private func toSuperview(
    of item: LayoutItem, _ connection: VisualFormat.Connection, isFirst: Bool
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    guard let superview = item is LayoutGuide ? item.view : item.view?.superview else {
      let bytes = Array(source.text.utf8)
      let mark = UInt8(ascii: "|")
      let offset = (isFirst ? bytes.firstIndex(of: mark) : bytes.lastIndex(of: mark)) ?? 0
      throw source.problem(
        "`|` is the superview, and \(item.reportName) is in none: add it to one before", at: offset)
    }
    let edge = isFirst ? start : end
    if case .standard = connection {
      // The standard space to the superview is the superview's margin.
      return [constraint(item, edge, .equal, superview, edge.margin, .number(0))]
    }
    return try spaces(connection, standard: 0) { relation, space in
      isFirst != isBackwards
        ? constraint(item, edge, relation, superview, edge, space)
        : constraint(superview, edge, relation, item, edge, space)
    }
  }

  private func spaces(
    _ connection: VisualFormat.Connection, standard: Double,
    _ make: (Relation, FormatMetric) -> LayoutConstraint
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    switch connection {
    case .flush: return [make(.equal, .number(0))]
    case .standard: return [make(.equal, .number(standard))]
    case .predicates(let predicates):
      var made: [LayoutConstraint] = []
      for predicate in predicates {
        let metric = try source.metric(predicate.object)
        made.append(make(predicate.relation.meaning, metric).with(try source.priority(predicate.priority)))
      }
      return made
    }
  }

  /// Returns the constraint of a view's size to a number, a metric, or the size of another view.
  private func sizeConstraint(
    _ item: LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(LayoutProblem) -> LayoutConstraint {
    let priority = try source.priority(predicate.priority)
    if case .name(let name) = predicate.object.value, source.metrics[name] == nil {
      let other = try source.item(name, at: predicate.object.range.lowerBound)
      return constraint(item, size, predicate.relation.meaning, other, size, .number(0)).with(priority)
    }
    let metric = try source.metric(predicate.object)
    return constraint(item, size, predicate.relation.meaning, nil, .notAnAttribute, metric).with(priority)
  }

  private func constraint(
    _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: Relation, _ second: LayoutItem?,
    _ secondAttribute: LayoutAttribute, _ constant: FormatMetric
  ) -> LayoutConstraint {
    var (number, token): (Double, Token<Length>?) = (0, nil)
    switch constant {
    case .number(let value): number = value
    case .token(let value): token = value
    }
    return LayoutConstraint(
      AnchorReference(item: first, attribute: attribute), relation,
      second.map { AnchorReference(item: $0, attribute: secondAttribute) }, constant: number, token: token,
      at: source.place)
  }
}

extension VisualFormat.Relation {
  fileprivate var meaning: Relation {
    switch self {
    case .equal: return .equal
    case .lessThanOrEqual: return .lessThanOrEqual
    case .greaterThanOrEqual: return .greaterThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// The margin attribute of an edge attribute.
  fileprivate var margin: LayoutAttribute {
    switch self {
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .left: return .leftMargin
    case .right: return .rightMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    default: return self
    }
  }
}
