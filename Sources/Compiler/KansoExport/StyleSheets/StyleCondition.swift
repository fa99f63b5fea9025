import KansoProject
import KansoTheme

/// A condition of a style sheet under which an axis has a value.
struct StyleCondition: Hashable {
  /// The syntax of the condition.
  enum Syntax: Hashable {
    /// A media query.
    case media(String)
    /// The selector of an element, which applies to its descendants, too.
    case element(String)
  }

  let axis: String
  let value: String
  let syntax: Syntax

  /// True for the condition of an element.
  var isElement: Bool { if case .element = syntax { true } else { false } }
}

/// The axes of a theme with the conditions that select their values in a style sheet.
struct StyleAxes {
  /// An axis, in the order of the guide.
  struct Axis {
    let name: String
    /// The value in the default mode; nil if that has none.
    let defaultValue: String?
    /// The conditions of all values that differ from the value without any condition.
    let conditions: [StyleCondition]
  }

  let axes: [Axis]
  private let dark: ExportOptions.Dark
  /// The attribute for the appearance of elements: `data-theme`, or another one if a guide has an axis of that name.
  private let attribute: String

  /// The axes of the theme's modes.
  init(_ theme: Theme, dark: ExportOptions.Dark) {
    self.dark = dark
    var values: [String: [String]] = [:]
    var names: [String] = []
    for mode in theme.modes {
      for (axis, value) in mode.context.sorted {
        if values[axis] == nil { names.append(axis) }
        if values[axis]?.contains(value) != true { values[axis, default: []].append(value) }
      }
    }
    let attribute =
      names.contains { CSSText.attribute(ofAxis: $0) == "data-theme" } ? "data-appearance" : "data-theme"
    self.attribute = attribute
    axes = names.map { name in
      let defaultValue = theme.modes.first?.context.values[name]
      let conditions = (values[name] ?? []).flatMap {
        Self.conditions(of: name, $0, isDefault: $0 == defaultValue, dark, attribute)
      }
      // Later rules replace earlier ones, and an element decides over the system.
      return Axis(
        name: name, defaultValue: defaultValue,
        conditions: conditions.filter { !$0.isElement } + conditions.filter(\.isElement))
    }
  }

  /// Returns the axes with the names, in the order of the theme.
  func axes(named names: Set<String>) -> [Axis] { axes.filter { names.contains($0.name) } }

  /// Returns the conditions that select a value. The default value of an axis with media queries needs none; on elements
  /// it needs one, for an element within one that has another value.
  private static func conditions(
    of axis: String, _ value: String, isDefault: Bool, _ dark: ExportOptions.Dark, _ attribute: String
  ) -> [StyleCondition] {
    /// Returns the condition with a syntax.
    func condition(_ syntax: StyleCondition.Syntax) -> StyleCondition {
      StyleCondition(axis: axis, value: value, syntax: syntax)
    }
    switch axis {
    case "contrast": return isDefault ? [] : mediaQuery(axis, value).map { [condition(.media($0))] } ?? []
    case "appearance":
      let media = isDefault ? nil : mediaQuery(axis, value).map { condition(.media($0)) }
      let element = condition(.element(appearanceSelector(value, dark, attribute)))
      return switch dark {
      case .media: media.map { [$0] } ?? []
      case .attribute, .class: [element]
      case .lightDark: (media.map { [$0] } ?? []) + [element]
      }
    default:
      return [condition(.element("[\(CSSText.attribute(ofAxis: axis))=\(CSSText.quoted(value))]"))]
    }
  }

  /// Returns the selector of an element with an appearance.
  func appearanceSelector(_ value: String) -> String { Self.appearanceSelector(value, dark, attribute) }

  private static func appearanceSelector(
    _ value: String, _ dark: ExportOptions.Dark, _ attribute: String
  ) -> String {
    dark == .class ? ".\(value)" : "[\(attribute)=\(CSSText.quoted(value))]"
  }

  /// Returns the media query for light and dark appearance and for normal and increased contrast (Media Queries 5,
  /// section 12); nil for other values.
  static func mediaQuery(_ axis: String, _ value: String) -> String? {
    switch (axis, value) {
    case ("appearance", "dark"), ("appearance", "light"): "(prefers-color-scheme: \(value))"
    case ("contrast", "increased"): "(prefers-contrast: more)"
    case ("contrast", "normal"): "(prefers-contrast: no-preference)"
    default: nil
    }
  }
}
