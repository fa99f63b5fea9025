/// What constraints are about: a `View` or a `LayoutGuide`.
open class LayoutItem {
  /// The engine that lays the item out, once it has been laid out for the first time. The view at the root, which owns it, takes it
  /// from all items when it goes.
  unowned(unsafe) var engine: LayoutEngine?
  /// What others know the item by.
  let reference = ItemReference()
  /// The variables of its frame, in the coordinates of what it is placed in.
  var box: LayoutBox?
  /// Active constraints about the item.
  var touching: [LayoutConstraint] = []

  init() { reference.item = self }

  deinit { reference.item = nil }

  /// The view in whose coordinates the item is placed, or that it is.
  var view: View? { self as? View }

  /// What a constraint with another item is about if it names this one.
  func standIn(for attribute: LayoutAttribute, against other: LayoutItem?) -> LayoutItem { self }

  /// What reports call the item.
  package var reportName: String { "\(type(of: self))" }
}

/// Where an item is found as long as it is there. (A weak reference would make every use of the item slower.)
final class ItemReference {
  fileprivate(set) unowned(unsafe) var item: LayoutItem?

  var view: View? { item as? View }
}

/// The variables of an item's frame in a solver, and the constraints that follow from what it is.
struct LayoutBox {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// Its frame as it was set, or else that its sizes are not negative.
  var frameRows: [Constraint.ID] = []
  var isPinned = false
  /// The sizes of its content, by axis.
  var contentRows: [Constraint.ID?] = [nil, nil]
  /// The width at which its content's height was measured; nil if that does not depend on it.
  var measuredWidth: Double?

  var variables: [Variable] { [x, y, width, height] }
  /// Where not all can stay, sizes do: a view is moved rather than stretched.
  var stayOrder: [Variable] { [width, height, x, y] }
}
