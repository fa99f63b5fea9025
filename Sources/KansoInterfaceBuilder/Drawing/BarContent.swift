import KansoLayout
import KansoTheme

/// An item of a bar.
struct BarItem {
  enum Content {
    case text(String)
    case image(PlaceholderLook)
    case glyph(Glyph)
    /// A fixed or flexible space.
    case space
  }

  let content: Content
  let isBold: Bool
  let isEnabled: Bool
  let tint: ColorValue?

  /// Creates an item from a record of the document.
  init(_ record: InterfaceRecord, _ scene: SceneStyle) {
    isEnabled = record.properties["enabled"]?.value != "NO"
    tint = record.color("tintColor", scene.palette)
    let system = record.properties["systemItem"]?.value
    isBold = record.properties["style"]?.value == "done" || ["done", "save"].contains(system ?? "")
    content = Self.content(record, system, scene)
  }

  private static func content(_ record: InterfaceRecord, _ system: String?, _ scene: SceneStyle) -> Content {
    if let system, system != "custom" {
      if ["flexibleSpace", "fixedSpace"].contains(system) { return .space }
      if let glyph = glyphs[system] { return .glyph(glyph) }
      if words.contains(system) { return .text(system.prefix(1).uppercased() + system.dropFirst()) }
      return .image(PlaceholderLook(name: system, style: .symbol(scene.system("tint")), colors: .init(scene)))
    }
    let reference = record.values["imageReference"] ?? record.values["image"]
    if let image = PlaceholderLook.image({ record.properties[$0]?.value }, reference) {
      let style = image.isSymbol ? PlaceholderLook.Style.symbol(scene.system("tint")) : .picture
      return .image(PlaceholderLook(name: image.name, style: style, colors: .init(scene)))
    }
    if let title = record.text("title"), !title.isEmpty { return .text(title) }
    if let view = InterfaceValue.record(record).views.first { return .text(view.shownText ?? view.name) }
    return .space
  }

  private static let glyphs: [String: Glyph] = [
    "add": .plus, "search": .magnifier, "stop": .cross, "close": .cross, "rewind": .chevronBackward,
    "fastForward": .chevronForward,
  ]
  private static let words: Set<String> = ["cancel", "done", "edit", "save", "undo", "redo"]
}

/// The content of a navigation bar or toolbar.
struct BarContent {
  var title: String?
  var prompt: String?
  var hasLargeTitle = false
  var hasBackButton = false
  var leading: [BarItem] = []
  var trailing: [BarItem] = []

  init() {}

  /// Creates the content from a navigation item.
  init(_ item: InterfaceRecord?, _ scene: SceneStyle) {
    guard let item else { return }
    title = item.text("title")
    if case .view(let view)? = item.values["titleView"], title?.isEmpty ?? true {
      title = view.shownText ?? view.name
    }
    prompt = item.text("prompt")
    leading = Self.items(item, "leftBarButtonItem", scene)
    trailing = Self.items(item, "rightBarButtonItem", scene)
  }

  private static func items(_ item: InterfaceRecord, _ key: String, _ scene: SceneStyle) -> [BarItem] {
    var records: [InterfaceRecord] = []
    if case .record(let record)? = item.values[key] { records.append(record) }
    switch item.values[key + "s"] {
    case .list(let values)?: records += values.records("barButtonItem")
    case .record(let record)?: records += record.items.records("barButtonItem")
    default: break
    }
    for case .record(let list) in item.items where list.name == key + "s" {
      records += list.items.records("barButtonItem")
    }
    return records.map { BarItem($0, scene) }
  }
}

extension InterfaceView {
  /// The first text that the view or a view in it shows.
  var shownText: String? {
    var next = [self]
    while let view = next.popLast() {
      if let text = view.ownTexts.first?.text { return text }
      next += view.inner.reversed()
    }
    return nil
  }

  /// The records of the button's states, such as `normal`, with their names.
  var states: [(name: String, record: InterfaceRecord)] {
    values.sorted { $0.key < $1.key }.compactMap { key, value in
      if case .record(let record) = value, record.name == "state" { return (key, record) }
      return nil
    }
  }

  /// The view's own texts with their keys: texts, placeholders, titles of states and segments.
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
    for (index, segment) in items.records("segment").enumerated() {
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
