import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

extension BarButtonItem {
  /// The symbols of the system items that have one.
  private static let symbols = [
    "add": "plus", "search": "magnifyingglass", "stop": "xmark", "close": "xmark",
    "rewind": "chevron.backward",
    "fastForward": "chevron.forward",
  ]
  /// The system items that are titles.
  private static let titledSystemItems: Set<String> = ["cancel", "done", "edit", "save", "undo", "redo"]

  /// Returns the item in a record of a document: for a system item a space, a symbol, a title, or a placeholder with
  /// its name; for other items the image, else the title, else the first text or the name of the custom view, else a
  /// space. It is prominent for the style `done`, and for the system items `done` and `save`.
  package static func make(_ record: InterfaceRecord, _ resources: ViewResources) -> BarButtonItem {
    let system = record.properties["systemItem"]?.value
    let item = content(of: record, systemItem: system == "custom" ? nil : system, resources)
    item.isProminent =
      record.properties["style"]?.value == "done" || ["done", "save"].contains(system ?? "")
    item.isEnabled = record.properties["enabled"]?.value != "NO"
    item.tintColor = record.color("tintColor", resources.palette)
    return item
  }

  private static func content(
    of record: InterfaceRecord, systemItem system: String?, _ resources: ViewResources
  ) -> BarButtonItem {
    if let system {
      if system == "flexibleSpace" { return .flexibleSpace() }
      if system == "fixedSpace" {
        return .fixedSpace(record.properties["width"].flatMap { Double($0.value) } ?? 0)
      }
      if let symbol = symbols[system] { return BarButtonItem(image: Image(systemName: symbol)) { _ in } }
      if titledSystemItems.contains(system) {
        return BarButtonItem(title: system.prefix(1).uppercased() + system.dropFirst()) { _ in }
      }
      return BarButtonItem(image: Image(systemName: system)) { _ in }
    }
    if let image = resources.image(of: record) { return BarButtonItem(image: image) { _ in } }
    if let title = record.text("title"), !title.isEmpty { return BarButtonItem(title: title) { _ in } }
    if let view = InterfaceValue.record(record).views.first {
      return BarButtonItem(title: view.firstText ?? view.name) { _ in }
    }
    return .flexibleSpace()
  }
}

extension NavigationItem {
  /// Returns the item in a record of a document; an empty item for nil. The first text or the name of a title view is
  /// the title if there is no other.
  package static func make(_ record: InterfaceRecord?, _ resources: ViewResources) -> NavigationItem {
    let item = NavigationItem()
    guard let record else { return item }
    item.title = record.text("title").flatMap { $0.isEmpty ? nil : $0 }
    if case .view(let view)? = record.values["titleView"], item.title == nil {
      item.title = view.firstText ?? view.name
    }
    item.prompt = record.text("prompt").flatMap { $0.isEmpty ? nil : $0 }
    item.backButtonTitle = (record.record("backBarButtonItem")?.text("title")).flatMap {
      $0.isEmpty ? nil : $0
    }
    item.leftBarButtonItems = record.barButtonItems(withKey: "leftBarButtonItem").map { .make($0, resources) }
    item.rightBarButtonItems = record.barButtonItems(withKey: "rightBarButtonItem").map {
      .make($0, resources)
    }
    return item
  }
}

extension InterfaceRecord {
  /// Returns the items on one side of a navigation item: the item with a key, such as `leftBarButtonItem`, then the items
  /// in the list `leftBarButtonItems`. This plural is the key of the list or the name of its element.
  package func barButtonItems(withKey key: String) -> [InterfaceRecord] {
    var records = record(key).map { [$0] } ?? []
    switch values[key + "s"] {
    case .list(let values)?: records += values.records(named: "barButtonItem")
    case .record(let record)?: records += record.items.records(named: "barButtonItem")
    default: break
    }
    for case .record(let list) in items where list.name == key + "s" {
      records += list.items.records(named: "barButtonItem")
    }
    return records
  }
}

extension TabBarItem {
  /// Returns the item in a record of a document. The name of a system item, or else the fallback, substitutes for a
  /// missing or empty title.
  package static func make(_ record: InterfaceRecord?, fallback: String, _ resources: ViewResources)
    -> TabBarItem
  {
    let title = record?.text("title").flatMap { $0.isEmpty ? nil : $0 }
    let system = record?.properties["systemItem"]?.value
    return TabBarItem(
      title: title ?? system ?? fallback, image: record.flatMap { resources.image(of: $0) } ?? .tab)
  }
}

extension InterfaceRecord {
  /// Returns the record of a key; nil if there is none.
  func record(_ key: String) -> InterfaceRecord? {
    if case .record(let record)? = values[key] { return record }
    return nil
  }
}

extension Image {
  /// The image of a tab without one: a square with round corners.
  fileprivate static let tab = Image(
    size: tabSize,
    shapes: [
      Shape(
        .rectangle(Rect(origin: .zero, size: tabSize).outset(by: -tabInset), cornerRadius: tabInset),
        color: nil)
    ])

  /// The size of a tab's image, and the inset and corner radius of the square in it, in points.
  private static let (tabSize, tabInset) = (Size(width: tabSide, height: tabSide), 5.0)
  private static let tabSide = 24.0
}
