import KansoDiagnostics
import KansoLayout

/// The causes of moved views in a document: changed constraints, contents of another size, added or removed views. Each
/// moved view is assigned to the nearest cause.
struct ChangeCauses {
  /// A cause as text, and the axes on which it can move something.
  private struct Cause: Hashable {
    let words: String
    let axes: [LayoutAxis]
  }

  /// The causes by the id of the view they refer to.
  private var own: [String: [Cause]] = [:]
  private var neighbours: [String: Set<String>] = [:]

  init(_ old: InterfaceView?, _ new: InterfaceView?) {
    let (before, after) = (Self.constraints(in: old), Self.constraints(in: new))
    for (id, found) in after where before[id]?.constraint.canonical != found.constraint.canonical {
      let words =
        before[id].map { "the constraint \($0.constraint.shown) became \(found.constraint.shown)" }
        ?? "the constraint \(found.constraint.shown) was added"
      note("\(words) (\(id))", about: found)
    }
    for (id, found) in before where after[id] == nil {
      note("the constraint \(found.constraint.shown) was removed (\(id))", about: found)
    }
    for found in Array(before.values) + Array(after.values) { link(found.items) }
    for root in [old, new].compactMap({ $0 }) { linkArranged(root) }
    for id in own.keys { own[id]?.sort { $0.words < $1.words } }
  }

  /// All causes as text.
  var words: Set<String> { Set(own.values.joined().map(\.words)) }

  private typealias Found = (constraint: InterfaceConstraint, items: [String])

  private static func constraints(in root: InterfaceView?) -> [String: Found] {
    var all: [String: Found] = [:]
    var next = root.map { [$0] } ?? []
    while let view = next.popLast() {
      // A guide counts as the view that owns it.
      for (index, constraint) in view.constraints.enumerated() {
        let first = constraint.firstItem?.value ?? view.id
        let items = [first, constraint.secondItem?.value].compactMap { $0 }
        all[constraint.id ?? "\(view.id ?? "").\(index)"] = (constraint, items)
      }
      next += view.inner
    }
    return all
  }

  private mutating func note(_ words: String, about found: Found) {
    let axes: [LayoutAxis] =
      Self.horizontal.contains(found.constraint.firstAttribute.value) ? [.horizontal] : [.vertical]
    for item in found.items { own[item, default: []].append(Cause(words: words, axes: axes)) }
  }

  private static let horizontal: Set<String> = [
    "left", "right", "leading", "trailing", "width", "centerX", "leftMargin", "rightMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins",
  ]

  /// Adds another cause, such as a text of another size.
  mutating func note(_ words: String, about id: String) {
    own[id, default: []].append(Cause(words: words, axes: [.horizontal, .vertical]))
  }

  private mutating func link(_ items: [String]) {
    guard items.count == 2 else { return }
    neighbours[items[0], default: []].insert(items[1])
    neighbours[items[1], default: []].insert(items[0])
  }

  /// Links each view with its subviews: arranged views move with their neighbors, and subviews with their superview.
  private mutating func linkArranged(_ root: InterfaceView) {
    var next = [root]
    while let view = next.popLast() {
      for inner in view.inner { if let id = view.id, let other = inner.id { link([id, other]) } }
      next += view.inner
    }
  }

  /// Returns the nearest causes of each view on an axis, by a breadth-first search from all causes at once.
  func nearest(_ axis: LayoutAxis) -> [String: [String]] {
    var found = own.mapValues { $0.filter { $0.axes.contains(axis) }.map(\.words) }.filter {
      !$0.value.isEmpty
    }
    var edge = found.keys.sorted()
    while !edge.isEmpty {
      var next: [String] = []
      for id in edge {
        for other in (neighbours[id] ?? []).sorted() where found[other] == nil {
          found[other] = found[id]
          next.append(other)
        }
      }
      edge = next
    }
    return found
  }
}
