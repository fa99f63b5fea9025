import KansoTheme
import KansoVisualFormat

/// The builder of a visual format's constraints.
struct FormatConstraintBuilder {
  private let source: FormatSource
  private let options: FormatOptions
  private let format: VisualFormat
  /// The attributes along the axis of the format: the start edge, the end edge and the size of a view.
  private let start: LayoutAttribute
  private let end: LayoutAttribute
  private let size: LayoutAttribute
  /// True if the format runs from right to left. Coordinates decrease along such a format.
  private let isBackwards: Bool

  /// Parses a visual format. Throws if its syntax is wrong.
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

  /// Returns the inactive constraints of the format, in its order. Throws if a name is unknown, if a priority
  /// is out of range, if an alignment is on the axis of the format, or if a view next to `|` has no
  /// superview.
  func makeConstraints() throws(LayoutProblem) -> [LayoutConstraint] {
    let axis: LayoutAxis = format.axis == .vertical ? .vertical : .horizontal
    for alignment in options.alignments where alignment.axis == axis {
      throw source.problem(
        "a format along an axis cannot align \(alignment), which is on the same one", at: 0)
    }
    var items: [LayoutItem] = []
    for view in format.views {
      items.append(try source.item(named: view.name, at: view.range.lowerBound + 1))
    }
    var made: [LayoutConstraint] = []
    if let connection = format.leading, let first = items.first {
      made += try superviewConstraints(of: first, connection, isFirst: true)
    }
    for (index, view) in format.views.enumerated() {
      for predicate in view.predicates { made.append(try sizeConstraint(items[index], predicate)) }
      guard index + 1 < items.count else { continue }
      made += try spaceConstraints(between: items[index], and: items[index + 1], format.connections[index])
      for attribute in options.alignments {
        made.append(
          makeConstraint(
            item: items[index + 1], attribute: attribute, toItem: items[index], attribute: attribute))
      }
    }
    if let connection = format.trailing, let last = items.last {
      made += try superviewConstraints(of: last, connection, isFirst: false)
    }
    return made
  }

  // MARK: Parts

  /// Returns the constraints of the space between a view and the next one: between their edges, or between
  /// baselines in a vertical format with that option. The standard space is 8 points.
  private func spaceConstraints(
    between item: LayoutItem, and next: LayoutItem, _ connection: VisualFormat.Connection
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    let byBaselines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let (from, to): (LayoutAttribute, LayoutAttribute) =
      byBaselines ? (.lastBaseline, .firstBaseline) : (end, start)
    return try constraints(for: connection, standard: systemSpacing) { relation, space in
      // Subtract the earlier attribute from the later one, so that a positive constant is a space.
      isBackwards
        ? makeConstraint(
          item: item, attribute: from, relatedBy: relation, toItem: next, attribute: to, constant: space)
        : makeConstraint(
          item: next, attribute: to, relatedBy: relation, toItem: item, attribute: from, constant: space)
    }
  }

  /// Returns the constraints between the first or last view and its superview; the standard space is the
  /// margin of the superview. For a layout guide, the view that owns it is the superview. Throws if there is
  /// no superview.
  private func superviewConstraints(
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
      return [makeConstraint(item: item, attribute: edge, toItem: superview, attribute: edge.margin)]
    }
    return try constraints(for: connection, standard: 0) { relation, space in
      isFirst != isBackwards
        ? makeConstraint(
          item: item, attribute: edge, relatedBy: relation, toItem: superview, attribute: edge,
          constant: space)
        : makeConstraint(
          item: superview, attribute: edge, relatedBy: relation, toItem: item, attribute: edge,
          constant: space)
    }
  }

  /// Returns one constraint for each predicate of a connection, or one for its fixed space. Throws if a name
  /// is unknown or a priority is out of range.
  ///
  /// - Parameters:
  ///   - standard: The space of a standard connection, in points.
  ///   - make: Creates a constraint from a relation and a space.
  private func constraints(
    for connection: VisualFormat.Connection, standard: Double,
    _ make: (Relation, FormatMetric) -> LayoutConstraint
  ) throws(LayoutProblem) -> [LayoutConstraint] {
    switch connection {
    case .flush: return [make(.equal, .number(0))]
    case .standard: return [make(.equal, .number(standard))]
    case .predicates(let predicates):
      var made: [LayoutConstraint] = []
      for predicate in predicates {
        let metric = try source.metric(of: predicate.object)
        made.append(
          make(predicate.relation.meaning, metric).withPriority(try source.priority(of: predicate.priority)))
      }
      return made
    }
  }

  /// Returns the constraint of a view's size to a number, a metric, or the size of another view. A name is a
  /// metric if there is a metric with this name, otherwise a view. Throws if there is neither, or if the
  /// priority is out of range.
  private func sizeConstraint(
    _ item: LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(LayoutProblem) -> LayoutConstraint {
    let priority = try source.priority(of: predicate.priority)
    if case .name(let name) = predicate.object.value, source.metrics[name] == nil {
      let other = try source.item(named: name, at: predicate.object.range.lowerBound)
      return makeConstraint(
        item: item, attribute: size, relatedBy: predicate.relation.meaning, toItem: other, attribute: size
      ).withPriority(priority)
    }
    let metric = try source.metric(of: predicate.object)
    return makeConstraint(
      item: item, attribute: size, relatedBy: predicate.relation.meaning, constant: metric
    ).withPriority(priority)
  }

  /// Returns an inactive constraint with the source location of the format. A metric that is a token makes
  /// the constant follow the token.
  private func makeConstraint(
    item first: LayoutItem, attribute: LayoutAttribute, relatedBy relation: Relation = .equal,
    toItem second: LayoutItem? = nil, attribute secondAttribute: LayoutAttribute = .notAnAttribute,
    constant: FormatMetric = .number(0)
  ) -> LayoutConstraint {
    var (number, token): (Double, Token<Length>?) = (0, nil)
    switch constant {
    case .number(let value): number = value
    case .token(let value): token = value
    }
    return LayoutConstraint(
      AnchorReference(item: first, attribute: attribute), relation,
      second.map { AnchorReference(item: $0, attribute: secondAttribute) }, constant: number, token: token,
      at: source.location)
  }
}

extension VisualFormat.Relation {
  /// The same relation as a relation of constraints.
  fileprivate var meaning: Relation {
    switch self {
    case .equal: return .equal
    case .lessThanOrEqual: return .lessThanOrEqual
    case .greaterThanOrEqual: return .greaterThanOrEqual
    }
  }
}

extension LayoutAttribute {
  /// The margin attribute of an edge attribute. Other attributes do not change.
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
