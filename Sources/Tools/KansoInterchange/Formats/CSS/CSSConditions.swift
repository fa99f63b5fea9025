/// The modes in which the declarations of a rule apply: the theme that a selector names, and what a media query asks
/// for.
struct CSSConditions: Hashable {
  /// The modes by their axes. The axis of light and dark is `appearance`, and that of high contrast `contrast`.
  var modes: [String: String] = [:]
  /// The appearance that holds if nothing names one: `:not(.dark)` is light unless a media query says otherwise.
  var impliedAppearance: String?

  static let appearance = "appearance"
  static let contrast = "contrast"
  static let increased = "increased"

  static func appearance(_ mode: String) -> CSSConditions { CSSConditions(modes: [appearance: mode]) }

  /// Returns the conditions of a rule within another one. Inner ones replace outer ones.
  func within(_ outer: CSSConditions) -> CSSConditions {
    CSSConditions(
      modes: outer.modes.merging(modes) { _, inner in inner },
      impliedAppearance: impliedAppearance ?? outer.impliedAppearance)
  }

  /// The conditions with the implied appearance, if there is no other one.
  var resolved: CSSConditions {
    guard let impliedAppearance, modes[Self.appearance] == nil else { return CSSConditions(modes: modes) }
    return CSSConditions(modes: modes.merging([Self.appearance: impliedAppearance]) { first, _ in first })
  }

  /// Returns true if the conditions are met in a context, which may have more of them.
  func hold(in context: CSSConditions) -> Bool { modes.allSatisfy { context.modes[$0.key] == $0.value } }

  /// Returns the conditions that the name of a class means, such as `dark`, `theme-sepia` or `sl-theme-dark`; nil if
  /// it is no theme.
  /// - Parameter isRoot: true for a class of the root, which is a theme whatever its name is.
  static func theme(ofClass name: String, isRoot: Bool) -> CSSConditions? {
    let words = AppearanceName.split(name)
    var conditions = system(words)
    let others = words.filter { !isKnown($0) }
    let namesTheme = words.contains { themeWords.contains($0) }
    // `.is-palette-light` and `.has-theme` are states of a part of a page.
    let isState = name.hasPrefix("is-") || name.hasPrefix("has-")
    let isTheme = namesTheme && !isState && others.allSatisfy { !partWords.contains($0) }
    guard
      isRoot || isTheme
        || others.isEmpty && !(isState && namesTheme) && !words.isEmpty && !conditions.modes.isEmpty
    else {
      return nil
    }
    // Another word beside `dark` is the prefix of a library.
    if conditions.modes.isEmpty, !others.isEmpty { conditions.modes["theme"] = name }
    return conditions
  }

  /// Returns the conditions that the value of an attribute means.
  /// - Parameter axis: the name of the attribute.
  static func theme(_ value: String, ofAttribute axis: String) -> CSSConditions {
    let words = AppearanceName.split(value)
    var conditions = system(words)
    if words.contains(where: { !isKnown($0) }) { conditions.modes[axis] = value }
    return conditions
  }

  /// Returns the conditions of the system that words name.
  private static func system(_ words: [String]) -> CSSConditions {
    var conditions = CSSConditions()
    if let scheme = words.lazy.compactMap({ schemes[$0] }).first { conditions.modes[appearance] = scheme }
    if words.contains("contrast") && !words.contains("low") || words.contains("hc") {
      conditions.modes[contrast] = increased
    }
    return conditions
  }

  /// Returns true for a word that names a mode of the system, or says only that something is a theme.
  private static func isKnown(_ word: String) -> Bool {
    schemes[word] != nil || contrastWords.contains(word) || themeWords.contains(word)
      || neutralWords.contains(word)
  }

  private static let schemes = ["dark": "dark", "light": "light", "night": "dark", "day": "light"]
  private static let contrastWords: Set<String> = ["high", "contrast", "hc", "more", "increased"]
  private static let themeWords: Set<String> = ["theme", "mode", "scheme", "palette", "skin", "brand"]
  private static let neutralWords: Set<String> = [
    "color", "colors", "appearance", "ui", "is", "auto", "system", "user", "default", "root", "base", "none",
    "normal",
    "standard", "no", "preference",
  ]
  /// Words of parts of a page that have to do with themes.
  private static let partWords: Set<String> = [
    "toggle", "switch", "switcher", "button", "btn", "icon", "selector", "select", "picker", "preview",
    "image",
  ]
}
