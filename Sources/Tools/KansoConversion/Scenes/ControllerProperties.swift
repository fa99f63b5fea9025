import KansoInterfaceBuilder

/// The properties of a controller that are set when it is made, beside its title and its items.
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
    if case .view(let control)? = controller.values["refreshControl"] {
      result.append("refreshControl = UIRefreshControl()")
      if control.isOff("enabled") { result.append("refreshControl?.isEnabled = false") }
      for action in control.connections
      where action.kind == .action && action.destination?.value == controller.id {
        result.append(
          ActionStatement.statement(action, of: "refreshControl?.", target: "self")
            ?? context.leave("connect the action \(ActionStatement.name(of: action))", at: action.range))
      }
    }
    if controller.isOn("hidesBottomBarWhenPushed") { result.append("hidesBottomBarWhenPushed = true") }
    for key in ["modalPresentationStyle", "modalTransitionStyle"] {
      if let style = AttributeWords.code(controller.properties[key]?.value, of: key) {
        result.append("\(key) = .\(style)")
      }
    }
    if controller.isOn("definesPresentationContext") { result.append("definesPresentationContext = true") }
    if let identifier = restorationIdentifier {
      result.append("restorationIdentifier = \(ValueCode.text(identifier))")
    }
    for attribute in controller.runtimeAttributes {
      if let value = RuntimeAttributeCode.value(of: attribute, context.values) {
        result.append("setValue(\(value), forKeyPath: \(ValueCode.text(attribute.keyPath)))")
      } else {
        result.append(context.leave("set a runtime attribute", at: attribute.range))
      }
    }
    if controller.hasOwnClass, controller.properties["automaticallyAdjustsScrollViewInsets"]?.value == "NO" {
      result.append("automaticallyAdjustsScrollViewInsets = false")
    }
    if controller.kind == "navigationController" {
      result += Self.barFlags.filter { controller.isOn($0) }.map { "\($0) = true" }
    }
    for order in context.unconverted.orders(for: controller) {
      result.append(context.leave(order, at: controller.range))
    }
    return result
  }

  private static let barFlags = [
    "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
  ]

  private var restorationIdentifier: String? {
    controller.isOn("useStoryboardIdentifierAsRestorationIdentifier")
      ? controller.properties["storyboardIdentifier"]?.value
      : controller.properties["restorationIdentifier"]?.value
  }
}
