import KansoInterfaceBuilder

/// The code that makes split and page view controllers, which only UIKit has.
enum ContainerCode {
  // MARK: Pages

  /// Returns the statements that make a page view controller. Its pages come from a data source.
  static func pages(_ container: InterfaceController, _ className: String) -> [String] {
    let transition = word("transitionStyle", of: container) ?? "pageCurl"
    let orientation = word("navigationOrientation", of: container) ?? "horizontal"
    let spacing = container.properties["pageSpacing"].flatMap { Double($0.value) } ?? 0
    let options = spacing == 0 ? "" : ",\n  options: [.interPageSpacing: \(ValueCode.number(spacing))]"
    return [
      "let controller = \(className)(",
      "  transitionStyle: .\(transition), navigationOrientation: .\(orientation)\(options))",
    ]
  }

  private static func word(_ attribute: String, of container: InterfaceController) -> String? {
    AttributeWords.code(container.properties[attribute]?.value, of: attribute)
  }

  // MARK: Columns

  /// The columns of a split view controller by the names of their relationships, in their order.
  private static let columns = [
    ("masterViewController", "primary"), ("supplementaryViewController", "supplementary"),
    ("detailViewController", "secondary"), ("compactViewController", "compact"),
  ]
  /// Returns the statements that make a split view controller.
  ///
  /// - Parameter child: returns the expression of the scene of a relationship, or leaves it to a person and returns nil.
  static func split(
    _ container: InterfaceController, _ className: String, _ child: (InterfaceConnection) -> String?
  ) -> [String] {
    let relationships = columns.compactMap { relationship, column in
      container.segues.first { $0.properties["relationship"]?.value == relationship }.map { ($0, column) }
    }
    let children = relationships.compactMap { segue, column in child(segue).map { (column, $0) } }
    let isTriple = children.contains { $0.0 == "supplementary" }
    var result: [String]
    if isTriple || container.isOn("allowDoubleColumnStyle") {
      result = ["let controller = \(className)(style: .\(isTriple ? "tripleColumn" : "doubleColumn"))"]
      result += children.map { "controller.setViewController(\($0.1), for: .\($0.0))" }
    } else {
      result = [
        "let controller = \(className)()",
        "controller.viewControllers = \(children.map(\.1).swiftArray())",
      ]
    }
    if let mode = word("preferredDisplayMode", of: container) {
      result.append("controller.preferredDisplayMode = .\(mode)")
    }
    if let behavior = word("behavior", of: container) {
      result.append("controller.preferredSplitBehavior = .\(behavior)")
    }
    if let style = word("primaryBackgroundStyle", of: container) {
      result.append("controller.primaryBackgroundStyle = .\(style)")
    }
    return result
  }
}
