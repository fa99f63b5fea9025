import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoThemeEncoding

/// The items of bars as Swift.
struct ItemCode {
  private let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  /// A property of a controller that is an item of a bar.
  struct Item {
    let name: String
    let expression: String
    let statements: [String]
    let record: InterfaceRecord
  }

  /// Returns the case of the system's item that a record is; nil for another one.
  private static func systemItem(of record: InterfaceRecord) -> String? {
    AttributeWords.code(record.properties["systemItem"]?.value, of: "systemItem", in: record.name)
  }

  // MARK: Tabs

  /// Returns the statement that sets the tab bar item of a controller; none if the document has no item.
  func tabBarItem(of controller: InterfaceController) -> [String] {
    guard case .record(let record)? = controller.values["tabBarItem"] else { return [] }
    var result = ["tabBarItem = " + tabBarItem(record)]
    guard context.options.platform == .uikit else { return result }
    if let badge = record.properties["badgeValue"]?.value {
      result.append("tabBarItem.badgeValue = \(ValueCode.text(badge))")
    }
    if case .point(let offset)? = record.values["titlePositionAdjustment"] {
      let numbers = [offset.x, offset.y].map(ValueCode.number)
      result.append(
        "tabBarItem.titlePositionAdjustment = UIOffset(horizontal: \(numbers[0]), vertical: \(numbers[1]))")
    }
    return result + context.leaveAttributes(of: record)
  }

  /// Returns the expression of an item of a tab bar.
  func tabBarItem(_ record: InterfaceRecord) -> String {
    let system = record.properties["systemItem"]?.value
    let tag = record.properties["tag"].flatMap { Int($0.value) } ?? 0
    if let system = Self.systemItem(of: record), context.options.platform == .uikit {
      return "UITabBarItem(tabBarSystemItem: .\(system), tag: \(tag))"
    }
    let title = title(of: record) ?? system.map(ValueCode.text) ?? "nil"
    let image =
      context.values.image({ record.properties[$0]?.value }, record.values["imageReference"]) ?? "nil"
    if let selected = record.properties["selectedImage"]?.value {
      return
        "UITabBarItem(title: \(title), image: \(image), selectedImage: \(ValueCode.image(named: selected)))"
    }
    return "UITabBarItem(title: \(title), image: \(image), tag: \(tag))"
  }

  // MARK: Items of navigation bars

  /// Returns the words for the name of an item.
  static func words(of record: InterfaceRecord) -> String {
    if let title = record.text("title"), let words = ViewNames.words(of: title) { return words }
    if let system = systemItem(of: record) { return system }
    return record.properties["image"].flatMap { ViewNames.words(of: $0.value) } ?? "bar"
  }

  /// Returns the expression of an item.
  ///
  /// - Parameter action: the target and the action, as arguments.
  func expression(of record: InterfaceRecord, action: String) -> String {
    if let system = Self.systemItem(of: record) {
      return "UIBarButtonItem(barButtonSystemItem: .\(system), \(action))"
    }
    let style =
      AttributeWords.code(record.properties["style"]?.value, of: "style", in: record.name) ?? "plain"
    if let image = context.values.image({ record.properties[$0]?.value }, record.values["imageReference"]) {
      return "UIBarButtonItem(image: \(image), style: .\(style), \(action))"
    }
    let title = title(of: record) ?? "nil"
    return "UIBarButtonItem(title: \(title), style: .\(style), \(action))"
  }

  private func title(of record: InterfaceRecord) -> String? {
    record.text("title").map { context.values.text($0, of: record.id, "title") }
  }

  /// Returns the statements about an item.
  func statements(of record: InterfaceRecord) -> [String] {
    var result: [String] = []
    if record.properties["enabled"]?.value == "NO" { result.append(".isEnabled = false") }
    if case .color(let color)? = record.values["tintColor"], let code = context.values.color(color) {
      result.append(".tintColor = \(code)")
    }
    let hasImage = record.properties["image"] != nil || record.values["imageReference"] != nil
    if hasImage, let title = title(of: record), context.options.platform == .uikit {
      result.append(".title = \(title)")
    }
    if let tag = record.properties["tag"].flatMap({ Int($0.value) }), tag != 0 {
      result.append(".tag = \(tag)")
    }
    if context.options.platform == .uikit {
      for attribute in record.runtimeAttributes {
        if let value = RuntimeAttributeCode.value(of: attribute, context.values) {
          result.append(".setValue(\(value), forKeyPath: \(ValueCode.text(attribute.keyPath)))")
        }
      }
    }
    if record.values["customView"] != nil {
      result.append(context.leave("set the custom view of this item", at: record.range))
    }
    if let width = record.properties["width"].flatMap({ Double($0.value) }), width > 0 {
      result.append(".width = \(ValueCode.number(width))")
    }
    return result + context.leaveAttributes(of: record)
  }
}
