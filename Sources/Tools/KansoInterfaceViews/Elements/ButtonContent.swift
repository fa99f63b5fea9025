import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

/// The content of a button in a document: a configuration, or titles and images of its states.
package enum ButtonContent {
  /// The size of a title's font that stores none, in points.
  private static let titleSize = 15.0
  /// The title color of a disabled button without its own one is that of the normal state, with this opacity, unless
  /// the button has the type `system`.
  package static let disabledOpacity = 0.35
  /// The symbols of the button types that have one.
  private static let symbols = [
    "infoLight": "info.circle", "infoDark": "info.circle", "detailDisclosure": "info.circle",
    "contactAdd": "plus.circle", "close": "xmark",
  ]
  private static let states: [String: Control.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]
  /// The configurations by their names in documents.
  private static let configurations: [String: Button.Configuration] = [
    "plain": .plain(), "borderless": .plain(), "filled": .filled(), "borderedProminent": .filled(),
    "tinted": .tinted(), "borderedTinted": .tinted(), "gray": .gray(), "bordered": .gray(),
  ]

  /// Sets the content of a button.
  static func set(_ button: Button, _ attributes: ViewAttributes) {
    let mode =
      attributes.property("lineBreakMode").flatMap { LineBreakMode.interfaceNames[$0] } ?? .byTruncatingMiddle
    button.titleLabel.lineBreakMode = mode
    button.titleLabel.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    button.titleLabel.textAlignment =
      attributes.property("titleLabelTextAlignment").flatMap { TextAlignment.interfaceNames[$0] } ?? .center
    if case .record(let record)? = attributes.value("configuration") {
      return button.configuration = configuration(record, attributes)
    }
    setStates(of: button, attributes)
    let type = attributes.property("buttonType") ?? ""
    if let symbol = symbols[type], button.currentTitle == nil, button.imageView.image == nil {
      button.setImage(Image(systemName: symbol), for: .normal)
    }
  }

  /// Sets titles, colors and images of the states. The default title color is the tint color for the type `system`, and
  /// white for others.
  private static func setStates(of button: Button, _ attributes: ViewAttributes) {
    let resources = attributes.resources
    let isSystem = ["system", "roundedRect"].contains(attributes.property("buttonType") ?? "")
    if !isSystem { button.setTitleColor(Color.system(named: "white"), for: .normal) }
    for (name, record) in attributes.source.states {
      guard let state = states[name] else { continue }
      if let title = record.text("title"), !title.isEmpty { button.setTitle(title, for: state) }
      if case .attributedText(let runs)? = record.values["attributedTitle"], !runs.isEmpty {
        button.setAttributedTitle(resources.attributedText(runs), for: state)
      }
      if let color = record.color("titleColor", resources.palette) { button.setTitleColor(color, for: state) }
      if let image = resources.image(of: record) { button.setImage(image, for: state) }
      if let name = record.properties["backgroundImage"]?.value {
        button.setBackgroundImage(resources.image(named: name, isSymbol: false), for: state)
      }
    }
    if !isSystem, button.titleColor(forExactly: .disabled) == nil,
      let color = button.titleColor(forExactly: .normal)
    {
      button.setTitleColor(color.multiplyingOpacity(by: disabledOpacity), for: .disabled)
    }
  }

  /// Returns the configuration in a record. An unknown style is `plain`.
  private static func configuration(_ record: InterfaceRecord, _ attributes: ViewAttributes)
    -> Button.Configuration
  {
    let resources = attributes.resources
    var result = configurations[record.properties["style"]?.value ?? ""] ?? .plain()
    result.title = record.text("title").flatMap { $0.isEmpty ? nil : $0 }
    if case .attributedText(let runs)? = record.values["attributedTitle"], !runs.isEmpty {
      result.attributedTitle = resources.attributedText(runs)
    }
    if case .font(let font)? = record.values["titleFontDescription"] ?? record.values["fontDescription"] {
      let attributed = result.attributedTitle ?? AttributedText(result.title ?? "")
      result.attributedTitle = AttributedText(
        attributed.runs.map { run in
          var run = run
          if run.attributes.font == nil { run.attributes.font = Font(font.typography(size: titleSize)) }
          return run
        })
    }
    result.image = resources.image(of: record)
    result.imagePadding = record.number("imagePadding") ?? 0
    result.baseForegroundColor = record.color("baseForegroundColor", resources.palette)
    result.baseBackgroundColor = record.color("baseBackgroundColor", resources.palette)
    if let word = record.properties["cornerStyle"]?.value,
      let style = Button.Configuration.CornerStyle.interfaceNames[word]
    {
      result.cornerStyle = style
    }
    if case .record(let background)? = record.values["background"] {
      result.background.backgroundColor = background.color("backgroundColor", resources.palette)
      if let radius = background.number("cornerRadius") { result.background.cornerRadius = radius }
    }
    for case .insets(let insets)? in [record.values["contentInsets"], attributes.value("contentInsets")] {
      result.contentInsets = EdgeInsets(insets).directional(in: .leftToRight)
    }
    return result
  }
}

extension InterfaceView {
  /// The records of the button's states, such as `normal`, with their names. They are sorted by name.
  package var states: [(name: String, record: InterfaceRecord)] {
    values.sorted { $0.key < $1.key }.compactMap { key, value in
      if case .record(let record) = value, record.name == "state" { return (key, record) }
      return nil
    }
  }
}
