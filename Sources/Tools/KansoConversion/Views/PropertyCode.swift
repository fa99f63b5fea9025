import KansoCanvasLayout
import KansoInterfaceBuilder
import KansoInterfaceViews
import KansoLayout
import KansoScreens

/// The statements that set the properties of a view: those of the table of elements, and those that affect layout.
struct PropertyCode {
  let source: InterfaceView
  let attributes: ViewAttributes
  let installation: Installation
  let values: ValueCode
  /// The axes in which hugging priorities decide nothing.
  var needlessHugging: Set<LayoutAxis> = []

  /// The statements, which begin with a dot, in the order of the table.
  func statements() -> [String] {
    let element = ViewElement.named(source.kind.name)
    let prototype = element?.make?(Rect.zero) ?? View(frame: .zero)
    let properties = ViewElement.commonProperties + (element?.properties ?? [])
    return properties.compactMap { statement(for: $0, prototype) } + layoutStatements(prototype)
  }

  // MARK: The table

  /// Returns the statement of a property; nil if the document sets none, or the default.
  private func statement(for property: ElementProperty, _ prototype: View) -> String? {
    switch property.isDefault(in: prototype, attributes) {
    case true?: unresolvedColor(of: property).map { ".\(property.name) = \($0)" }
    case false?
    where property.key == "contentHorizontalAlignment" && !["button", "textField"].contains(source.kind.name):
      nil
    case false?: expression(of: property).map { ".\(property.name) = \($0)" }
    case nil:
      property.gap == nil || values.platform == .portable
        ? nil : unseenValue(of: property).map { ".\(property.name) = \($0)" }
    }
  }

  /// Returns a color that only the app's asset catalog has; nil for other values.
  private func unresolvedColor(of property: ElementProperty) -> String? {
    guard property.form.isColor, case .color(let color)? = attributes.value(property.key),
      values.palette.value(of: color) == nil
    else { return nil }
    return values.color(color)
  }

  /// Returns the value of a property as an expression; nil if it cannot be written.
  private func expression(of property: ElementProperty) -> String? {
    let key = property.key
    switch property.form {
    case .flag: return attributes.flag(key).map { "\($0)" }
    case .number: return attributes.number(key).map(ValueCode.number)
    case .integer: return attributes.number(key).map { "\(Int($0))" }
    case .text: return attributes.text(key).map { values.text($0, of: source.id, key) }
    case .attributedText: return nil
    case .color:
      if case .color(let color)? = attributes.value(key) { return values.color(color) }
      return nil
    case .font(let size):
      if case .font(let font)? = attributes.value(key) { return values.font(font, size: size) }
      return values.font(nil, size: size)
    case .insets:
      if case .insets(let insets)? = attributes.value(key) { return ValueCode.insets(insets) }
      return nil
    case .image:
      return values.image(
        { attributes.property($0) }, attributes.value("imageReference") ?? attributes.value("image"))
    case .choice(let cases): return attributes.property(key).flatMap { cases[$0] }.map { ".\($0)" }
    }
  }

  /// The flags that are on in a new view of UIKit. All others are off.
  private static let flagsThatAreOn: Set<String> = [
    "bounces", "bouncesZoom", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator", "continuous",
    "autorepeat",
    "hidesWhenStopped", "translucent", "scrollEnabled", "delaysContentTouches", "canCancelContentTouches",
    "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "allowsSelection", "prefetchingEnabled",
    "shouldIndentWhileEditing",
  ]
  // kanso:disable literal-size - what UIKit has
  /// The numbers in a new view of UIKit that are not 0.
  private static let defaultNumbers: [String: Double] = [
    "minimumZoomScale": 1, "maximumZoomScale": 1, "indentationWidth": 10,
  ]
  // kanso:enable
  /// The properties that Interface Builder writes for each view, or that only it uses.
  private static let meaningless: Set<String> = [
    "opaque", "clearsContextBeforeDrawing", "hasAttributedTitle", "usesAttributedText", "segmentControlStyle",
    "useCurrentDate", "animating", "adjustsLetterSpacingToFitWidth", "reversesTitleShadowWhenHighlighted",
    "minimumFontSize", "title", "contentHorizontalAlignment",
  ]
  /// Returns the value of a property that pictures do not show; nil for the default of UIKit.
  private func unseenValue(of property: ElementProperty) -> String? {
    let key = property.key
    guard !Self.meaningless.contains(key) else { return nil }
    if key == "alwaysBounceVertical", source.kind == "tableView" { return nil }
    if key == "scrollEnabled", source.kind == "textView" { return nil }
    if property.form.isInsets, case .insets(let insets)? = attributes.value(key),
      insets.edges.allSatisfy({ abs($0.value) < 1e-6 })
    {
      return nil
    }
    if key == "multipleTouchEnabled", source.key == "contentView" || source.kind != "view" { return nil }
    if let word = attributes.property(key),
      AttributeWords.isUnknown(word, of: key, in: source.kind.name) != nil
    {
      return AttributeWords.code(word, of: key, in: source.kind.name).map { "." + $0 }
    }
    switch property.form {
    case .flag:
      guard let flag = attributes.flag(key), flag != Self.flagsThatAreOn.contains(key) else { return nil }
      return "\(flag)"
    case .text where key == "shadowOffset":
      if case .size(let size)? = attributes.value(key) {
        return "CGSize(width: \(ValueCode.number(size.width)), height: \(ValueCode.number(size.height)))"
      }
      return nil
    case .choice: return nil
    case .image: return attributes.property(key).map { ValueCode.image(named: $0) }
    case .integer: return attributes.number(key).flatMap { $0 == 0 ? nil : "\(Int($0))" }
    case .number:
      return attributes.number(key).flatMap {
        $0 == Self.defaultNumbers[key] ?? 0 ? nil : ValueCode.number($0)
      }
    default: return expression(of: property)
    }
  }

  // MARK: Layout

  /// Returns the statements of the properties that affect layout, as far as they are not those of a new view.
  private func layoutStatements(_ prototype: View) -> [String] {
    var result: [String] = []
    if installation.isOn("hidden", of: source) { result.append(".isHidden = true") }
    let direction = attributes.property("semanticContentAttribute")
    if let direction = AttributeWords.code(direction, of: "semanticContentAttribute") {
      result.append(".semanticContentAttribute = .\(direction)")
    }
    if attributes.flag("preservesSuperviewLayoutMargins") == true, source.kind != "tableViewCell",
      source.key != "contentView"
    {
      result.append(".preservesSuperviewLayoutMargins = true")
    }
    if attributes.flag("insetsLayoutMarginsFromSafeArea") == false, source.key != "contentView",
      source.kind != "tableViewCell"
    {
      result.append(".insetsLayoutMarginsFromSafeArea = false")
    }
    if source.isOn("layoutMarginsFollowReadableWidth"), values.platform == .portable {
      result.append(".layoutMarginsFollowReadableWidth = true")
    }
    if attributes.flag("autoresizesSubviews") == false, values.platform == .uikit {
      result.append(".autoresizesSubviews = false")
    }
    // The content of other views without code of the app is not drawn by a mode.
    if source.customClass != nil, source.kind == "view", values.platform == .uikit,
      let mode = AttributeWords.code(source.properties["contentMode"]?.value, of: "contentMode", in: "view")
    {
      result.append(".contentMode = .\(mode)")
    }
    for key in ["layoutMargins", "directionalLayoutMargins"] {
      if case .insets(let insets)? = attributes.value(key) {
        result.append(".\(key) = \(ValueCode.insets(insets))")
      }
    }
    return result + priorityStatements(prototype)
  }

  /// Returns the statements of the priorities of the content. Those of a document have defaults of their own.
  private func priorityStatements(_ prototype: View) -> [String] {
    var result: [String] = []
    for (axis, name) in [(LayoutAxis.horizontal, "horizontal"), (.vertical, "vertical")] {
      let hugging = installation.number(name + "HuggingPriority", of: source) ?? 250
      let isNeeded = !needlessHugging.contains(axis)
      if isNeeded, Float(hugging) != prototype.contentHuggingPriority(for: axis).rawValue {
        result.append(".setContentHuggingPriority(\(Self.priority(hugging)), for: .\(name))")
      }
      let resistance = installation.number(name + "CompressionResistancePriority", of: source) ?? 750
      if Float(resistance) != prototype.contentCompressionResistancePriority(for: axis).rawValue {
        result.append(".setContentCompressionResistancePriority(\(Self.priority(resistance)), for: .\(name))")
      }
    }
    return result
  }

  /// Returns a priority as an expression.
  static func priority(_ value: Double) -> String {
    switch value {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    default: "UILayoutPriority(\(ValueCode.number(ValueCode.validPriority(value))))"
    }
  }
}

extension ElementProperty.Form {
  /// True for a color.
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
  /// True for insets.
  fileprivate var isInsets: Bool { if case .insets = self { true } else { false } }
}
