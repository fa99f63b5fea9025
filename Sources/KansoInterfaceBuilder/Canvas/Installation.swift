/// The evaluation of size class variations: the installed subviews and constraints, and the values that apply.
struct Installation {
  private let sizeClasses: SizeClasses?

  init(_ canvas: Canvas) { sizeClasses = canvas.sizeClasses }

  /// Returns the variations that apply, in the order of application: the default first, then from general to specific.
  func applying(_ variations: [InterfaceVariation]) -> [InterfaceVariation] {
    guard !variations.isEmpty else { return [] }
    let matching = variations.filter { $0.key != "default" && sizeClasses?.matches($0.key) == true }
    return variations.filter { $0.key == "default" }
      + matching.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
  }

  /// Returns the ids of the subviews and constraints that are not installed.
  func excluded(_ view: InterfaceView) -> (subviews: Set<String>, constraints: Set<String>) {
    var subviews: Set<String> = []
    var constraints: Set<String> = []
    for variation in applying(view.variations) {
      subviews.formUnion(variation.subviews.excluded.map(\.value))
      subviews.subtract(variation.subviews.included.map(\.value))
      constraints.formUnion(variation.constraints.excluded.map(\.value))
      constraints.subtract(variation.constraints.included.map(\.value))
    }
    return (subviews, constraints)
  }

  /// Returns an attribute of a view; nil if it is not set.
  func property(_ name: String, of view: InterfaceView) -> String? {
    applying(view.variations).last { $0.properties[name] != nil }?.properties[name]?.value
      ?? view.properties[name]?.value
  }

  func isOn(_ name: String, of view: InterfaceView) -> Bool { property(name, of: view) == "YES" }

  func number(_ name: String, of view: InterfaceView) -> Double? {
    property(name, of: view).flatMap { Double($0) }.flatMap { $0.isFinite && abs($0) <= 1e9 ? $0 : nil }
  }

  func insets(_ key: String, of view: InterfaceView) -> InterfaceInsets? {
    for variation in applying(view.variations).reversed() {
      if case .insets(let insets) = variation.values[key] { return insets }
    }
    return view.insets(key)
  }

  /// Returns the constant of a constraint.
  func constant(of constraint: InterfaceConstraint) -> Double {
    for variation in applying(constraint.variations).reversed() {
      if let text = variation.properties["constant"]?.value, let number = Double(text), abs(number) <= 1e9 {
        return number
      }
    }
    return constraint.constant?.value ?? 0
  }

  /// Returns the priority of a constraint.
  func priority(of constraint: InterfaceConstraint) -> Double {
    for variation in applying(constraint.variations).reversed() {
      if let text = variation.properties["priority"]?.value, let number = Double(text) { return number }
    }
    return constraint.priority
  }
}
