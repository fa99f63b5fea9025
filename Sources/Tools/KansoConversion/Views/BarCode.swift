import KansoInterfaceBuilder
import KansoInterfaceViews

/// The colors and the style of a bar, as statements.
struct BarCode {
  private let bar: InterfaceView
  private let context: DocumentContext

  init(_ bar: InterfaceView, _ context: DocumentContext) { (self.bar, self.context) = (bar, context) }

  /// Returns the statements for the expression of the bar, and comments.
  func statements(about receiver: String) -> [String] {
    statements().map { $0.hasPrefix(".") ? receiver + $0 : $0 }
  }

  private func statements() -> [String] {
    var result: [String] = []
    func add(_ property: String, _ key: String) {
      if case .color(let color)? = bar.values[key], let code = context.values.color(color) {
        result.append(".\(property) = \(code)")
      }
    }
    add("tintColor", "tintColor")
    if bar.values["tintColor"] == nil { add("tintColor", "selectedImageTintColor") }
    add("barTintColor", "barTintColor")
    guard context.options.platform == .uikit else { return result }
    add("unselectedItemTintColor", "unselectedItemTintColor")
    if let style = AttributeWords.code(bar.properties["barStyle"]?.value, of: "barStyle") {
      result.append(".barStyle = .\(style)")
    }
    if bar.isOff("translucent") { result.append(".isTranslucent = false") }
    for key in ["titleTextAttributes", "largeTitleTextAttributes"] {
      guard case .record(let record)? = bar.values[key] else { continue }
      var entries: [String] = []
      if case .color(let color)? = record.values["textColor"] ?? record.values["NSColor"],
        let code = context.values.color(color)
      {
        entries.append(".foregroundColor: \(ValueCode.definite(code))")
      }
      if case .font(let font)? = record.values["fontDescription"] ?? record.values["NSFont"] {
        entries.append(".font: \(context.values.font(font, size: ValueCode.attributedTextSize))")
      }
      if !entries.isEmpty { result.append(".\(key) = \(entries.swiftArray())") }
    }
    for key in ["standardAppearance", "scrollEdgeAppearance"] where bar.values[key] != nil {
      result.append(context.leave("set the \(key) of the bar", at: bar.range))
    }
    return result
  }
}
