import Foundation
import KansoSolver

/// An item of a constraint: a `View` or a `LayoutGuide`.
open class LayoutItem: NSObject {
  /// The engine of the item after its first layout. The root view owns the engine and clears this reference in all
  /// items when it is deallocated.
  unowned(unsafe) var engine: LayoutEngine?
  /// The reference through which other objects access the item.
  let reference = ItemReference()
  /// The variables of the item's frame, in the coordinates of its superview or owning view.
  var box: LayoutBox?
  /// The active constraints that refer to the item.
  var activeConstraints: [LayoutConstraint] = []

  /// Creates an item, and sets it in its reference.
  public override init() {
    super.init()
    reference.item = self
  }

  deinit { reference.item = nil }

  /// The view itself, or the view that owns the layout guide. Nil for a layout guide without a view.
  var view: View? { asView }
  /// The view itself; nil for a layout guide. A cast would take longer.
  var asView: View? { nil }
  /// The layout guide itself; nil for a view. A cast would take longer.
  var asGuide: LayoutGuide? { nil }

  /// Returns the item that replaces this item in a constraint with another item; the item itself by default.
  /// A scroll view returns the layout guide of its content for the positions in constraints with its descendants.
  func substitute(for attribute: LayoutAttribute, comparedWith other: LayoutItem?) -> LayoutItem { self }

  /// The name of the item in reports; for a view, also the frame.
  open override var description: String { reportName }

  /// The name of the item in reports; the name of its type by default.
  package var reportName: String { "\(type(of: self))" }
}

/// A reference that becomes nil when its item is deallocated. (A weak reference would make every use of the item
/// slower.)
final class ItemReference {
  fileprivate(set) unowned(unsafe) var item: LayoutItem?

  /// The item as a view; nil if the item is a layout guide or was deallocated.
  var view: View? { item?.asView }
}

/// The solver variables of an item's frame, and the implicit constraints of the item.
struct LayoutBox {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The constraints of a fixed frame; otherwise the constraints that keep the sizes non-negative.
  var frameRows: [Constraint.ID] = []
  /// True if the frame is fixed.
  var isPinned = false
  /// The constraints of the content size, by axis; nil on an axis without content size.
  var contentRows: [Constraint.ID?] = [nil, nil]
  /// The width at which the content height was measured; nil if the height does not depend on the width.
  var measuredWidth: Double?

  /// The variables of the frame: x, y, width, height.
  var variables: [Variable] { [x, y, width, height] }
  /// The variables in the order in which the solver keeps their values. Sizes come first: the solver moves an ambiguous
  /// view rather than resize it.
  var stayOrder: [Variable] { [width, height, x, y] }
}
