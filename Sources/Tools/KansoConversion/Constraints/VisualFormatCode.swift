import KansoFormatting
import KansoInterfaceBuilder

/// Constraints as visual formats: distances to the superview and between siblings, and sizes.
struct VisualFormatCode {
  /// The expression of the superview of each view.
  let parents: [String: String]

  private enum Axis: String { case horizontal = "H", vertical = "V" }
  /// A part of a format.
  private enum Part {
    /// The distance of a view from the start or the end of its superview.
    case start(Axis), end(Axis)
    /// The distance of a view from the sibling before it.
    case after(String, Axis)
    case size(Axis)
  }

  /// Returns true if a format can express a constraint.
  func canExpress(_ constraint: WrittenConstraint) -> Bool {
    part(constraint) != nil && constraint.multiplier == 1 && isName(constraint.first.expression)
  }

  /// Returns true for the name of a property, as formats can contain it.
  private func isName(_ expression: String) -> Bool {
    expression != "self" && expression.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
  }

  /// Returns the part of a format that a constraint is, with the view that the part belongs to.
  private func part(_ constraint: WrittenConstraint) -> (view: String, part: Part)? {
    let first = constraint.first.expression
    guard let second = constraint.second else {
      guard constraint.constant >= 0 else { return nil }
      switch constraint.firstAttribute {
      case "width": return (first, .size(.horizontal))
      case "height": return (first, .size(.vertical))
      default: return nil
      }
    }
    guard !second.isGuide, let parent = parents[first] else { return nil }
    let other = second.expression
    let attributes = (constraint.firstAttribute, constraint.secondAttribute)
    if other == parent {
      switch attributes {
      case ("leading", "leading") where constraint.constant >= 0: return (first, .start(.horizontal))
      case ("top", "top") where constraint.constant >= 0: return (first, .start(.vertical))
      case ("trailing", "trailing") where constraint.constant <= 0: return (first, .end(.horizontal))
      case ("bottom", "bottom") where constraint.constant <= 0: return (first, .end(.vertical))
      default: return nil
      }
    }
    guard parents[other] == parent, isName(other) else { return nil }
    switch attributes {
    case ("leading", "trailing") where constraint.constant >= 0: return (first, .after(other, .horizontal))
    case ("top", "bottom") where constraint.constant >= 0: return (first, .after(other, .vertical))
    case ("trailing", "leading") where constraint.constant <= 0: return (other, .after(first, .horizontal))
    case ("bottom", "top") where constraint.constant <= 0: return (other, .after(first, .vertical))
    default: return nil
    }
  }

  /// Returns the statements that activate constraints: one for each view and axis, and one for each distance between
  /// siblings.
  func statements(_ constraints: [WrittenConstraint]) -> [String] {
    var formats = FormatList()
    for constraint in constraints {
      guard let (view, part) = part(constraint) else { continue }
      let predicate = Predicate(constraint)
      switch part {
      case .after(let sibling, let axis):
        formats.add(Format(view: view, axis: axis.rawValue, sibling: sibling, gap: predicate.distance))
      case .start(let axis):
        formats.change(view, axis.rawValue, if: { $0.start == nil }) { $0.start = predicate.distance }
      case .end(let axis):
        formats.change(view, axis.rawValue, if: { $0.end == nil }) { $0.end = predicate.distance }
      case .size(let axis):
        formats.change(view, axis.rawValue, if: { _ in true }) { $0.sizes.append(predicate.text) }
      }
    }
    return formats.formats.map { format in
      let views = [format.sibling, format.view].compactMap { $0 }
      let bindings = views.map { "\(SwiftText.literal($0)): \($0)" }.joined(separator: ", ")
      return """
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: \(SwiftText.literal(format.text)),
            metrics: nil, views: [\(bindings)]))
        """
    }
  }

  /// Formats in the order of their first parts.
  private struct FormatList {
    private(set) var formats: [Format] = []
    /// The indices of the formats of each view and axis, without those about siblings.
    private var indices: [String: [Int]] = [:]

    mutating func add(_ format: Format) { formats.append(format) }

    /// Adds a part to the first format of a view and an axis that has room for it, or to a new one.
    mutating func change(
      _ view: String, _ axis: String, if hasRoom: (Format) -> Bool, _ change: (inout Format) -> Void
    ) {
      let key = axis + view
      if let index = indices[key]?.first(where: { hasRoom(formats[$0]) }) { return change(&formats[index]) }
      indices[key, default: []].append(formats.count)
      var format = Format(view: view, axis: axis)
      change(&format)
      formats.append(format)
    }
  }

  /// The parts of one format.
  private struct Format {
    let view: String
    let axis: String
    var sibling: String?
    var gap = ""
    /// The distances from the edges of the superview; nil for none.
    var start: String?
    var end: String?
    var sizes: [String] = []

    var text: String {
      if let sibling { return "\(axis):[\(sibling)]\(gap)[\(view)]" }
      let size = sizes.isEmpty ? "" : "(\(sizes.joined(separator: ",")))"
      return "\(axis):" + (start.map { "|" + $0 } ?? "") + "[\(view)\(size)]" + (end.map { $0 + "|" } ?? "")
    }
  }

  /// A distance or a size with its relation and its priority.
  private struct Predicate {
    let text: String
    let distance: String

    init(_ constraint: WrittenConstraint) {
      let value = ValueCode.number(abs(constraint.constant))
      // An end is measured the other way around.
      let isReversed = ["trailing", "bottom"].contains(constraint.firstAttribute)
      let relation = isReversed ? constraint.relation.mirrored : constraint.relation
      let sign =
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      let priority = constraint.priority < 1000 ? "@\(ValueCode.number(constraint.priority))" : ""
      text = sign + value + priority
      if sign.isEmpty, priority.isEmpty {
        distance = constraint.constant == 0 ? "" : "-\(value)-"
      } else {
        distance = "-(\(text))-"
      }
    }
  }
}
