import KansoInterfaceBuilder

/// The generated class of a cell.
struct CellClass {
  let source: InterfaceView
  let viewClass: ViewClass
  /// The class that is used: that of the app, else the generated one.
  let type: String
  let identifier: String?
  /// The expression of its table.
  let table: String
  /// The name of the property of a static cell.
  let property: String
  /// True for a row of a static table.
  let isStatic: Bool
}
