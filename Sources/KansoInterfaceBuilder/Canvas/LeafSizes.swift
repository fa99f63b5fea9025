import KansoLayout

/// Where the sizes of what is shown in views come from.
public enum LeafSizes: String, Sendable, CaseIterable {
  /// The frames of the document: texts are as large as Apple's fonts made them.
  case stored
}

/// Which sizes follow from what a view shows.
enum ContentSizes {
  /// Classes whose content has a width and a height, and those that only have a height.
  static let both: Set<String> = [
    "label", "button", "textField", "imageView", "switch", "stepper", "segmentedControl",
    "activityIndicatorView", "pageControl", "datePicker", "pickerView", "refreshControl", "colorWell",
  ]
  static let heightOnly: Set<String> = [
    "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar",
  ]

  /// How far the rectangle that constraints are about is within the frame (measured).
  static let alignmentRectInsets: [String: EdgeInsets] = [
    "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    "slider": EdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
  ]

  static func of(_ view: InterfaceView, _ designables: [String: InterfaceSize]) -> Size {
    let none = View.noIntrinsicMetric
    var size = Size(width: none, height: none)
    if let designed = view.id.flatMap({ designables[$0] }), view.kind.name == "view" {
      size = Size(width: designed.width, height: designed.height)
    } else if let frame = view.frame?.value, hasContent(view) {
      let insets = alignmentRectInsets[view.kind.name] ?? .zero
      size.height = max(0, frame.height - insets.top - insets.bottom)
      if !heightOnly.contains(view.kind.name) {
        size.width = max(0, frame.width - insets.left - insets.right)
      }
    }
    return Size(
      width: placeholder("placeholderIntrinsicWidth", of: view) ?? size.width,
      height: placeholder("placeholderIntrinsicHeight", of: view) ?? size.height)
  }

  private static func hasContent(_ view: InterfaceView) -> Bool {
    switch view.kind.name {
    case "imageView": view.properties["image"] != nil || view.values["imageReference"] != nil
    case "textView": view.isOff("scrollEnabled")
    default: both.contains(view.kind.name) || heightOnly.contains(view.kind.name)
    }
  }

  private static func placeholder(_ name: String, of view: InterfaceView) -> Double? {
    guard let text = view.properties[name]?.value else { return nil }
    if text == "infinite" { return View.noIntrinsicMetric }
    return Double(text).flatMap { $0.isFinite && (0...1e9).contains($0) ? $0 : nil }
  }
}
