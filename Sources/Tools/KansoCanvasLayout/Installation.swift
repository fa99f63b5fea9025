import KansoInterfaceBuilder

/// The evaluation of size class variations: the installed subviews and constraints, and the values that
/// apply.
package struct Installation {
  private let sizeClasses: SizeClasses?

  /// Takes the size classes of a canvas. Without any, only the default variations apply.
  init(_ canvas: Canvas) { sizeClasses = canvas.sizeClasses }

  /// Creates the evaluation for size classes.
  package init(isWidthRegular: Bool, isHeightRegular: Bool) {
    sizeClasses = SizeClasses(isWidthRegular: isWidthRegular, isHeightRegular: isHeightRegular)
  }

  /// Returns the variations that apply, in the order of application: the default first, then from general to
  /// specific.
  package func applicableVariations(in variations: [InterfaceVariation]) -> [InterfaceVariation] {
    guard !variations.isEmpty else { return [] }
    let matching = variations.filter { $0.key != "default" && sizeClasses?.matches($0.key) == true }
    return variations.filter { $0.key == "default" }
      + matching.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
  }

  /// Returns the ids of the direct subviews and of the constraints that are not installed. A later variation
  /// can install what an earlier one excludes.
  package func excludedIDs(in view: InterfaceView) -> (subviews: Set<String>, constraints: Set<String>) {
    var subviews: Set<String> = []
    var constraints: Set<String> = []
    for variation in applicableVariations(in: view.variations) {
      subviews.formUnion(variation.subviews.excluded.map(\.value))
      subviews.subtract(variation.subviews.included.map(\.value))
      constraints.formUnion(variation.constraints.excluded.map(\.value))
      constraints.subtract(variation.constraints.included.map(\.value))
    }
    return (subviews, constraints)
  }

  /// Returns an attribute of a view from the last variation that sets it, else from the view; nil if it is
  /// not set.
  package func property(_ name: String, of view: InterfaceView) -> String? {
    applicableVariations(in: view.variations).last { $0.properties[name] != nil }?.properties[name]?.value
      ?? view.properties[name]?.value
  }

  /// Returns true if an attribute is `YES`, with size class variations applied; false otherwise.
  package func isOn(_ name: String, of view: InterfaceView) -> Bool { property(name, of: view) == "YES" }

  /// Returns the number in an attribute, with size class variations applied; nil if it is not set, not a
  /// number, or larger than 1e9 in magnitude.
  package func number(_ name: String, of view: InterfaceView) -> Double? {
    property(name, of: view).flatMap { Double($0) }.flatMap { $0.isFinite && abs($0) <= 1e9 ? $0 : nil }
  }

  /// Returns the edge insets of a key from the last variation that sets them, else from the view; nil if
  /// there are none.
  func insets(_ key: String, of view: InterfaceView) -> InterfaceInsets? {
    for variation in applicableVariations(in: view.variations).reversed() {
      if case .insets(let insets) = variation.values[key] { return insets }
    }
    return view.insets(key)
  }

  /// Returns the constant of a constraint from the last variation with a valid one of at most 1e9 in
  /// magnitude, else its own; 0 if it has none.
  package func constant(of constraint: InterfaceConstraint) -> Double {
    for variation in applicableVariations(in: constraint.variations).reversed() {
      if let text = variation.properties["constant"]?.value, let number = Double(text), abs(number) <= 1e9 {
        return number
      }
    }
    return constraint.constant?.value ?? 0
  }

  /// Returns the priority of a constraint from the last variation with a number, else its own. Priorities of
  /// variations can be out of range.
  package func priority(of constraint: InterfaceConstraint) -> Double {
    for variation in applicableVariations(in: constraint.variations).reversed() {
      if let text = variation.properties["priority"]?.value, let number = Double(text) { return number }
    }
    return constraint.priority
  }
}
