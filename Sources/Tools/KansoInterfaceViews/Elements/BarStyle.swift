import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

/// The colors of a bar in a document: those of its standard appearance, else its own, else those of its bar style.
package struct BarStyle {
  private var background: Color?
  private var title: Color?
  private var tint: Color?

  /// Takes the colors of a bar; the system's for nil.
  package init(_ bar: InterfaceView?, _ resources: ViewResources) {
    func color(_ key: String) -> Color? {
      if case .color(let color)? = bar?.values[key] { return resources.palette.color(color) }
      return nil
    }
    var appearance: InterfaceRecord?
    if case .record(let record)? = bar?.values["standardAppearance"] { appearance = record }
    let isBlack = bar?.properties["barStyle"]?.value == "black"
    background =
      appearance?.color("backgroundColor", resources.palette) ?? color("barTintColor")
      ?? (isBlack ? Color.system(named: "black") : nil)
    title = isBlack ? Color.system(named: "white") : nil
    if case .record(let record)? = appearance?.values["titleTextAttributes"]
      ?? bar?.values["titleTextAttributes"]
    {
      title =
        record.color("textColor", resources.palette) ?? record.color("NSColor", resources.palette) ?? title
    }
    tint = color("tintColor")
  }

  /// Sets the colors of a navigation bar.
  package func apply(to bar: NavigationBar) {
    if let tint { bar.tintColor = tint }
    if let background { bar.barTintColor = background }
    if let title { bar.titleColor = title }
  }

  /// Sets the colors of a toolbar.
  package func apply(to bar: Toolbar) {
    if let tint { bar.tintColor = tint }
    if let background { bar.barTintColor = background }
  }

  /// Sets the colors of a tab bar.
  package func apply(to bar: TabBar) {
    if let tint { bar.tintColor = tint }
    if let background { bar.barTintColor = background }
  }
}
