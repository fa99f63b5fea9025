import KansoInterfaceBuilder

/// The properties of a controller that its initializer sets, beside its title and its items.
struct ControllerProperties {
  private let controller: InterfaceController
  private let context: DocumentContext

  init(_ controller: InterfaceController, _ context: DocumentContext) {
    (self.controller, self.context) = (controller, context)
  }

  func statements() -> [String] {
    guard context.options.platform == .uikit else { return [] }
    var result: [String] = []
    if case .record(let edges)? = controller.values["edgesForExtendedLayout"] {
      let names = ["top", "left", "bottom", "right"].filter { edges.properties[$0]?.value == "YES" }
      result.append("edgesForExtendedLayout = [\(names.map { "." + $0 }.joined(separator: ", "))]")
    }
    if controller.isOn("extendedLayoutIncludesOpaqueBars") {
      result.append("extendedLayoutIncludesOpaqueBars = true")
    }
    if controller.isOn("providesPresentationContextTransitionStyle") {
      result.append("providesPresentationContextTransitionStyle = true")
    }
    if controller.properties["clearsSelectionOnViewWillAppear"]?.value == "NO",
      controller.kind != "viewController"
    {
      result.append("clearsSelectionOnViewWillAppear = false")
    }
    if case .size(let size)? = controller.values["contentSizeForViewInPopover"] {
      result.append(
        "preferredContentSize = CGSize(width: \(ValueCode.number(size.width)), height: \(ValueCode.number(size.height)))"
      )
    }
    if controller.values["refreshControl"] != nil { result.append("refreshControl = UIRefreshControl()") }
    for attribute in controller.runtimeAttributes {
      if let value = RuntimeAttributeCode.value(of: attribute, context.values) {
        result.append("setValue(\(value), forKeyPath: \(ValueCode.text(attribute.keyPath)))")
      } else {
        result.append(context.leave("set a runtime attribute", at: attribute.range))
      }
    }
    return result
  }
}
