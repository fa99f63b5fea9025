import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// An item of a bar.
struct BarItem {
  enum Content {
    case text(String)
    case image(PlaceholderPainter)
    case glyph(Glyph)
    /// A fixed or flexible space.
    case space
  }

  let content: Content
  let isBold: Bool
  let isEnabled: Bool
  /// The tint color; nil for the tint color of the bar.
  let tint: ColorValue?

  /// Creates an item from a record of the document. Its text is bold for the style `done` and for the system
  /// items `done` and `save`.
  init(_ record: InterfaceRecord, _ scene: SceneStyle) {
    isEnabled = record.properties["enabled"]?.value != "NO"
    tint = record.color("tintColor", scene.palette)
    let system = record.properties["systemItem"]?.value
    isBold = record.properties["style"]?.value == "done" || ["done", "save"].contains(system ?? "")
    content = Self.content(of: record, systemItem: system, scene)
  }

  /// Returns the content of a system item: a space, a glyph, a title, or a placeholder with its name. For
  /// other items: the image, else the title, else the first text or the name of the custom view, else a
  /// space.
  private static func content(of record: InterfaceRecord, systemItem system: String?, _ scene: SceneStyle)
    -> Content
  {
    if let system, system != "custom" {
      if ["flexibleSpace", "fixedSpace"].contains(system) { return .space }
      if let glyph = glyphsBySystemItem[system] { return .glyph(glyph) }
      if titledSystemItems.contains(system) {
        return .text(system.prefix(1).uppercased() + system.dropFirst())
      }
      return .image(
        PlaceholderPainter(name: system, style: .symbol(scene.systemColor("tint")), colors: .init(scene)))
    }
    let reference = record.values["imageReference"] ?? record.values["image"]
    if let image = PlaceholderPainter.imageReference({ record.properties[$0]?.value }, reference) {
      let style = image.isSymbol ? PlaceholderPainter.Style.symbol(scene.systemColor("tint")) : .picture
      return .image(PlaceholderPainter(name: image.name, style: style, colors: .init(scene)))
    }
    if let title = record.text("title"), !title.isEmpty { return .text(title) }
    if let view = InterfaceValue.record(record).views.first { return .text(view.shownText ?? view.name) }
    return .space
  }

  /// The system items that are drawn as glyphs.
  private static let glyphsBySystemItem: [String: Glyph] = [
    "add": .plus, "search": .magnifier, "stop": .cross, "close": .cross, "rewind": .chevronBackward,
    "fastForward": .chevronForward,
  ]
  /// The system items that are titles.
  private static let titledSystemItems: Set<String> = ["cancel", "done", "edit", "save", "undo", "redo"]
}

/// The content of a navigation bar or toolbar.
struct BarContent {
  var title: String?
  var prompt: String?
  var hasLargeTitle = false
  var hasBackButton = false
  /// The items at the left of a navigation bar, or all items of a toolbar.
  var leading: [BarItem] = []
  /// The items at the right of a navigation bar, from right to left.
  var trailing: [BarItem] = []

  /// Creates empty content.
  init() {}

  /// Creates the content from a navigation item; empty content for nil. The first text or the name of a title
  /// view is the title if there is no other. There is neither a large title nor a back button.
  init(_ item: InterfaceRecord?, _ scene: SceneStyle) {
    guard let item else { return }
    title = item.text("title")
    if case .view(let view)? = item.values["titleView"], title?.isEmpty ?? true {
      title = view.shownText ?? view.name
    }
    prompt = item.text("prompt")
    leading = Self.items(of: item, key: "leftBarButtonItem", scene)
    trailing = Self.items(of: item, key: "rightBarButtonItem", scene)
  }

  /// Returns the items of one side: the item with a key, such as `leftBarButtonItem`, then the items in the
  /// list `leftBarButtonItems`. This plural is the key of the list or the name of its element.
  private static func items(of item: InterfaceRecord, key: String, _ scene: SceneStyle) -> [BarItem] {
    var records: [InterfaceRecord] = []
    if case .record(let record)? = item.values[key] { records.append(record) }
    switch item.values[key + "s"] {
    case .list(let values)?: records += values.records(named: "barButtonItem")
    case .record(let record)?: records += record.items.records(named: "barButtonItem")
    default: break
    }
    for case .record(let list) in item.items where list.name == key + "s" {
      records += list.items.records(named: "barButtonItem")
    }
    return records.map { BarItem($0, scene) }
  }
}

extension InterfaceView {
  /// The first text that the view or a view in it has, in depth-first order; nil if there is none. Hidden
  /// views count.
  var shownText: String? {
    var next = [self]
    while let view = next.popLast() {
      if let text = view.ownTexts.first?.text { return text }
      next += view.childViews.reversed()
    }
    return nil
  }

  /// The records of the button's states, such as `normal`, with their names. They are sorted by name.
  var states: [(name: String, record: InterfaceRecord)] {
    values.sorted { $0.key < $1.key }.compactMap { key, value in
      if case .record(let record) = value, record.name == "state" { return (key, record) }
      return nil
    }
  }

  /// The view's own texts, plain and attributed, with their keys: texts, titles, placeholders and prompts,
  /// and the titles of button states, segments, the button configuration and sections. Empty texts are
  /// omitted.
  package var ownTexts: [(key: String, text: String)] {
    var texts: [(key: String, text: String)] = []
    for key in ["text", "title", "placeholder", "prompt"] {
      if case .text(let text)? = values[key] {
        texts.append((key, text.value))
      } else if let text = properties[key]?.value {
        texts.append((key, text))
      }
    }
    for key in ["attributedText", "attributedPlaceholder"] {
      if case .attributedText(let runs)? = values[key] { texts.append((key, runs.map(\.text).joined())) }
    }
    for (state, record) in states {
      let name = state + " title"
      if let title = record.text("title") { texts.append((name, title)) }
      if case .attributedText(let runs)? = record.values["attributedTitle"] {
        texts.append((name, runs.map(\.text).joined()))
      }
    }
    for (index, segment) in items.records(named: "segment").enumerated() {
      if let title = segment.text("title") { texts.append(("title of segment \(index + 1)", title)) }
    }
    if case .record(let configuration)? = values["configuration"], let title = configuration.text("title") {
      texts.append(("title", title))
    }
    for (index, section) in sections.enumerated() {
      for key in ["headerTitle", "footerTitle"] {
        if let title = section.properties[key]?.value {
          texts.append(("\(key) of section \(index + 1)", title))
        }
      }
    }
    return texts.filter { !$0.text.isEmpty }
  }
}
