import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout

/// The causes of moved views in a document: changed constraints, contents of another size, added or removed
/// views. Each moved view is assigned to the nearest cause.
struct ChangeCauses {
  /// A cause as text, and the axes on which it can move something.
  private struct Cause: Hashable {
    let description: String
    let axes: [LayoutAxis]
  }

  /// The causes by the id of the view or guide they refer to.
  private var causesByID: [String: [Cause]] = [:]
  /// The ids of the items that a constraint or the view hierarchy links, in both directions.
  private var neighbours: [String: Set<String>] = [:]

  /// Compares the constraints of two versions of a scene, by id, and links the views that can move each
  /// other.
  ///
  /// - Parameter old: the root view before; nil if there is none.
  /// - Parameter new: the root view now; nil if there is none.
  init(_ old: InterfaceView?, _ new: InterfaceView?) {
    let (before, after) = (Self.constraints(in: old), Self.constraints(in: new))
    for (id, found) in after where before[id]?.constraint.canonicalText != found.constraint.canonicalText {
      let words =
        before[id].map {
          "the constraint \($0.constraint.summaryWithPriority) became \(found.constraint.summaryWithPriority)"
        }
        ?? "the constraint \(found.constraint.summaryWithPriority) was added"
      add("\(words) (\(id))", to: found)
    }
    for (id, found) in before where after[id] == nil {
      add("the constraint \(found.constraint.summaryWithPriority) was removed (\(id))", to: found)
    }
    for found in Array(before.values) + Array(after.values) { link(found.items) }
    for root in [old, new].compactMap({ $0 }) { linkSubviews(root) }
    for id in causesByID.keys { causesByID[id]?.sort { $0.description < $1.description } }
  }

  /// All causes as text.
  var descriptions: Set<String> { Set(causesByID.values.joined().map(\.description)) }

  /// A constraint with the ids of its one or two items.
  private typealias Found = (constraint: InterfaceConstraint, items: [String])

  /// Returns the constraints of a view and of all views in it, with the ids of their items. The key is the
  /// id of the constraint, or else the id of its owner and its index there.
  private static func constraints(in root: InterfaceView?) -> [String: Found] {
    var all: [String: Found] = [:]
    var next = root.map { [$0] } ?? []
    while let view = next.popLast() {
      // A guide has its own id, and links the items of its constraints.
      for (index, constraint) in view.constraints.enumerated() {
        let first = constraint.firstItem?.value ?? view.id
        let items = [first, constraint.secondItem?.value].compactMap { $0 }
        all[constraint.id ?? "\(view.id ?? "").\(index)"] = (constraint, items)
      }
      next += view.childViews
    }
    return all
  }

  /// Adds a cause to the items of a constraint, for the axis of its first attribute. An unknown attribute
  /// counts as vertical.
  private mutating func add(_ description: String, to found: Found) {
    let axes: [LayoutAxis] =
      Self.horizontalAttributes.contains(found.constraint.firstAttribute.value) ? [.horizontal] : [.vertical]
    for item in found.items {
      causesByID[item, default: []].append(Cause(description: description, axes: axes))
    }
  }

  private static let horizontalAttributes: Set<String> = [
    "left", "right", "leading", "trailing", "width", "centerX", "leftMargin", "rightMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins",
  ]

  /// Adds a cause, such as another text, to the view with an id, for both axes.
  mutating func add(_ description: String, to id: String) {
    causesByID[id, default: []].append(Cause(description: description, axes: [.horizontal, .vertical]))
  }

  /// Links two items in both directions. A list of one item is ignored.
  private mutating func link(_ items: [String]) {
    guard items.count == 2 else { return }
    neighbours[items[0], default: []].insert(items[1])
    neighbours[items[1], default: []].insert(items[0])
  }

  /// Links each view in a tree with its direct subviews: arranged views move with their neighbors, and
  /// subviews with their superview.
  private mutating func linkSubviews(_ root: InterfaceView) {
    var next = [root]
    while let view = next.popLast() {
      for inner in view.childViews { if let id = view.id, let other = inner.id { link([id, other]) } }
      next += view.childViews
    }
  }

  /// Returns the nearest causes on an axis by view id, by a breadth-first search from all causes at once. A
  /// view with causes of its own keeps these alone. Any other view takes all causes of the neighbor that the
  /// search visits first. Views that no cause reaches are missing.
  func nearestCauses(on axis: LayoutAxis) -> [String: [String]] {
    var found = causesByID.mapValues { $0.filter { $0.axes.contains(axis) }.map(\.description) }.filter {
      !$0.value.isEmpty
    }
    var frontier = found.keys.sorted()
    while !frontier.isEmpty {
      var next: [String] = []
      for id in frontier {
        for other in (neighbours[id] ?? []).sorted() where found[other] == nil {
          found[other] = found[id]
          next.append(other)
        }
      }
      frontier = next
    }
    return found
  }
}
