import KansoFormatting
import KansoInterfaceBuilder
import KansoInterfaceViews

/// The statements about a view that no single attribute determines: the states of a button, the rows of a table, the
/// traits of a text field.
struct ContentCode {
  let source: InterfaceView
  let attributes: ViewAttributes
  let values: ValueCode

  /// The class of the view, its statements, and what is left to do.
  struct Content {
    /// The expression that makes the view, after the name of its class: `(type: .system)`.
    var arguments = "()"
    var statements: [String] = []
    /// The work that is left to a person.
    var remainders: [String] = []
  }

  func content() -> Content {
    var content = Content()
    switch source.kind.name {
    case "button": addButton(&content)
    case "label": addLabel(&content)
    case "textField", "textView", "searchBar": addText(&content)
    case "segmentedControl": addSegments(&content)
    case "stackView": addStack(&content)
    case "tableView": addTable(&content)
    case "collectionView": addCollection(&content)
    case "visualEffectView": addEffect(&content)
    case "tableViewCell": addCell(&content)
    case "datePicker": addDatePicker(&content)
    case "activityIndicatorView": addIndicator(&content)
    case "navigationBar", "toolbar", "tabBar": addBar(&content)
    case "imageView": addSymbol(&content)
    case "view", "containerView", "switch", "slider", "stepper", "progressView", "pageControl",
      "pickerView", "scrollView", "tableViewCellContentView", "collectionViewCell",
      "collectionReusableView", "collectionViewCellContentView", "refreshControl", "control":
      break
    default:
      if ClassNames.frameworkClasses[source.kind.name] == nil {
        content.remainders.append("make a view for <\(source.kind.name)>, which is not converted")
      }
    }
    if values.platform == .uikit, source.isOn("layoutMarginsFollowReadableWidth") {
      content.remainders.append("constrain the contents to the readableContentGuide")
    }
    return content
  }

  /// Returns the case of the word of an attribute; nil for what UIKit does anyway, and for an unknown word.
  func word(_ attribute: String) -> String? {
    AttributeWords.code(attributes.property(attribute), of: attribute, in: source.kind.name)
  }

  /// Adds the size and the weight of an image view's symbol.
  private func addSymbol(_ content: inout Content) {
    guard values.platform == .uikit,
      case .record(let symbol)? = source.values["preferredSymbolConfiguration"],
      let code = values.symbolConfiguration(symbol)
    else { return }
    content.statements.append(".preferredSymbolConfiguration = \(code)")
  }

  // MARK: Buttons

  private static let states = ["normal", "highlighted", "disabled", "selected"]
  func addButton(_ content: inout Content) {
    let type = word("buttonType")
    if let type { content.arguments = "(type: .\(type))" }
    if case .record(let record)? = attributes.value("configuration") {
      return addConfiguration(record, &content)
    }
    for name in Self.states {
      guard let record = source.states.first(where: { $0.name == name })?.record else { continue }
      if let title = record.text("title"), !title.isEmpty {
        content.statements.append(
          ".setTitle(\(values.text(title, of: source.id, name + "Title")), for: .\(name))")
      }
      if case .attributedText(let runs)? = record.values["attributedTitle"], !runs.isEmpty {
        content.statements.append(".setAttributedTitle(\(values.attributedText(runs)), for: .\(name))")
      }
      if case .color(let color)? = record.values["titleColor"], let code = values.color(color) {
        content.statements.append(".setTitleColor(\(code), for: .\(name))")
      }
      if let image = values.image(
        { record.properties[$0]?.value }, record.values["imageReference"] ?? record.values["image"])
      {
        content.statements.append(".setImage(\(image), for: .\(name))")
      }
      if values.platform == .uikit,
        case .record(let symbol)? = record.values["preferredSymbolConfiguration"],
        let code = values.symbolConfiguration(symbol)
      {
        content.statements.append(".setPreferredSymbolConfiguration(\(code), forImageIn: .\(name))")
      }
      if let image = record.properties["backgroundImage"]?.value {
        content.statements.append(".setBackgroundImage(\(ValueCode.image(named: image)), for: .\(name))")
      }
    }
    if values.platform == .portable, type == nil { addCustomColors(&content) }
    if let mode = word("lineBreakMode") {
      content.statements.append(".titleLabel?.lineBreakMode = .\(mode)")
      if mode == "byWordWrapping" || mode == "byCharWrapping" {
        content.statements.append(".titleLabel?.numberOfLines = 0")
      }
    }
    if let alignment = word("titleLabelTextAlignment") {
      content.statements.append(".titleLabel?.textAlignment = .\(alignment)")
    }
  }

  /// Adds the default colors of a custom button's titles, which UIKit has, and the portable button has not.
  private func addCustomColors(_ content: inout Content) {
    func color(for state: String) -> String? {
      guard let record = source.states.first(where: { $0.name == state })?.record,
        case .color(let color)? = record.values["titleColor"]
      else { return nil }
      return values.color(color)
    }
    let normal = color(for: "normal")
    if normal == nil { content.statements.append(".setTitleColor(.white, for: .normal)") }
    if attributes.property("enabled") == "NO", color(for: "disabled") == nil {
      let pale = "\(normal ?? "UIColor.white").withAlphaComponent(\(ButtonContent.disabledOpacity))"
      content.statements.append(".setTitleColor(\(pale), for: .disabled)")
    }
  }

  /// The keys of a configuration that the code has, and those of the document's own.
  private static let configurationKeys: Set = [
    "key", "id", "style", "title", "image", "imageReference", "catalog", "imagePadding", "cornerStyle",
    "baseForegroundColor", "baseBackgroundColor", "contentInsets", "preferredSymbolConfigurationForImage",
  ]

  func addConfiguration(_ record: InterfaceRecord, _ content: inout Content) {
    var lines = SwiftLines()
    let style =
      AttributeWords.code(record.properties["style"]?.value, of: "style", in: record.name) ?? "plain"
    lines.block(".configuration = {", end: "}()") { lines in
      lines.add("var configuration = UIButton.Configuration.\(style)()")
      func set(_ property: String, _ value: String?) {
        if let value { lines.add("configuration.\(property) = \(value)") }
      }
      func color(_ key: String) -> String? {
        if case .color(let color)? = record.values[key] { return values.color(color) }
        return nil
      }
      set(
        "title",
        record.text("title").flatMap {
          $0.isEmpty ? nil : values.text($0, of: source.id, "configuration.title")
        })
      set(
        "image",
        values.image(
          { record.properties[$0]?.value }, record.values["imageReference"] ?? record.values["image"]))
      if values.platform == .uikit,
        case .record(let symbol)? = record.values["preferredSymbolConfigurationForImage"]
      {
        set("preferredSymbolConfigurationForImage", values.symbolConfiguration(symbol))
      }
      set(
        "imagePadding", record.properties["imagePadding"].flatMap { Double($0.value) }.map(ValueCode.number))
      set("baseForegroundColor", color("baseForegroundColor"))
      set("baseBackgroundColor", color("baseBackgroundColor"))
      set(
        "cornerStyle",
        AttributeWords.code(record.properties["cornerStyle"]?.value, of: "cornerStyle").map { "." + $0 })
      if case .insets(let insets)? = record.values["contentInsets"] {
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map(ValueCode.number)
        set(
          "contentInsets",
          "NSDirectionalEdgeInsets(top: \(numbers[0]), leading: \(numbers[1]), bottom: \(numbers[2]), trailing: \(numbers[3]))"
        )
      }
      lines.add("return configuration")
    }
    content.statements.append(String(lines.text.dropLast()))
    for key in ["style", "cornerStyle"] {
      if let word = record.properties[key]?.value,
        AttributeWords.isUnknown(word, of: key, in: record.name) == true
      {
        content.remainders.append("set \(key) of the button's configuration to \(word)")
      }
    }
    let others = Set(record.properties.keys).union(record.values.keys).subtracting(Self.configurationKeys)
    for name in others.sorted() {
      content.remainders.append("set \(SwiftText.singleLine(name)) of the button's configuration")
    }
  }

  // MARK: Controls

  /// The size of a segment's font that stores none, in points.
  private static let segmentSize = 13.0

  func addSegments(_ content: inout Content) {
    let segments = attributes.records(named: "segment").prefix(50)
    let titles = segments.enumerated().map { index, segment -> String in
      if let title = segment.text("title"), !title.isEmpty {
        return values.text(title, of: source.id, "segmentTitles[\(index)]")
      }
      guard let image = values.image({ segment.properties[$0]?.value }, segment.values["imageReference"])
      else {
        return ValueCode.text("")
      }
      return image + "!"
    }
    content.arguments = "(items: \(titles.swiftArray()))"
    if let index = attributes.number("selectedSegmentIndex"), index >= 0 {
      content.statements.append(".selectedSegmentIndex = \(Int(index))")
    }
    if case .font(let font)? = attributes.value("fontDescription") {
      content.statements.append(
        ".setTitleTextAttributes([.font: \(values.font(font, size: Self.segmentSize))], for: .normal)")
    }
  }

  func addIndicator(_ content: inout Content) {
    if let style = word("style") { content.arguments = "(style: .\(style))" }
    if attributes.property("style")?.hasPrefix("white") == true, attributes.value("color") == nil {
      content.statements.append(".color = .white")
    }
    if attributes.flag("animating") == true { content.statements.append(".startAnimating()") }
  }

  func addDatePicker(_ content: inout Content) {
    guard values.platform == .uikit else {
      content.remainders.append("choose another control than a date picker")
      return
    }
    if let mode = word("datePickerMode") {
      content.statements.append(".datePickerMode = .\(mode)")
    }
    if let style = word("style") {
      content.statements.append(".preferredDatePickerStyle = .\(style)")
    }
    for key in ["minimumDate", "maximumDate", "date"] where key != "date" || !source.isOn("useCurrentDate") {
      guard case .record(let record)? = source.values[key],
        let seconds = record.properties["timeIntervalSinceReferenceDate"].flatMap({ Double($0.value) })
      else { continue }
      content.statements.append(
        ".\(key) = Date(timeIntervalSinceReferenceDate: \(ValueCode.number(seconds)))")
    }
  }

  func addEffect(_ content: inout Content) {
    guard values.platform == .uikit else {
      // There are no effects. The background is that of the picture.
      if let color = ViewElement.visualEffectColor(attributes) {
        content.statements.append(".backgroundColor = \(ValueCode.rgb(color.resolved()))")
      }
      return
    }
    guard case .record(let effect)? = source.items.effects.first ?? attributes.value("blurEffect") else {
      return
    }
    let style =
      AttributeWords.code(effect.properties["style"]?.value, of: "style", in: effect.name) ?? "regular"
    content.arguments = "(effect: UIBlurEffect(style: .\(style)))"
    if source.items.effects.count > 1 || effect.values["vibrancyEffect"] != nil {
      content.remainders.append("set the vibrancy of the effect")
    }
  }
}

extension [InterfaceValue] {
  /// The records of visual effects.
  fileprivate var effects: [InterfaceValue] {
    filter {
      if case .record(let record) = $0 { return record.name == "blurEffect" }
      return false
    }
  }
}
