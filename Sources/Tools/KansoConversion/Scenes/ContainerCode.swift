import KansoInterfaceBuilder

/// The code that makes split and page view controllers, which only UIKit has.
enum ContainerCode {
  // MARK: Pages

  /// Returns the statements that make a page view controller. Its pages come from a data source.
  static func pages(_ container: InterfaceController, _ className: String) -> [String] {
    let transition = container.properties["transitionStyle"]?.value == "scroll" ? "scroll" : "pageCurl"
    let isVertical = container.properties["navigationOrientation"]?.value == "vertical"
    let spacing = container.properties["pageSpacing"].flatMap { Double($0.value) } ?? 0
    let options = spacing == 0 ? "" : ",\n  options: [.interPageSpacing: \(ValueCode.number(spacing))]"
    return [
      "let controller = \(className)(",
      "  transitionStyle: .\(transition), navigationOrientation: .\(isVertical ? "vertical" : "horizontal")\(options))",
    ]
  }

  // MARK: Columns

  /// The columns of a split view controller by the names of their relationships, in their order.
  private static let columns = [
    ("masterViewController", "primary"), ("supplementaryViewController", "supplementary"),
    ("detailViewController", "secondary"), ("compactViewController", "compact"),
  ]
  private static let displayModes = [
    "beside": "oneBesideSecondary", "over": "oneOverSecondary", "twoBeside": "twoBesideSecondary",
    "twoOver": "twoOverSecondary", "twoDisplace": "twoDisplaceSecondary", "secondaryOnly": "secondaryOnly",
    "allVisible": "oneBesideSecondary", "primaryOverlay": "oneOverSecondary",
    "primaryHidden": "secondaryOnly",
  ]
  private static let behaviors: Set = ["tile", "overlay", "displace"]

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
    if let mode = container.properties["preferredDisplayMode"].flatMap({ displayModes[$0.value] }) {
      result.append("controller.preferredDisplayMode = .\(mode)")
    }
    if let behavior = container.properties["behavior"]?.value, behaviors.contains(behavior) {
      result.append("controller.preferredSplitBehavior = .\(behavior)")
    }
    if container.properties["primaryBackgroundStyle"]?.value == "sidebar" {
      result.append("controller.primaryBackgroundStyle = .sidebar")
    }
    return result
  }
}
