import KansoLayout

/// The intrinsic sizes of views. They are taken from the stored frames: those contain the measurements of Apple's
/// fonts, which are not on every machine.
enum ContentSizes {
  /// The classes whose content determines width and height, and those whose content determines the height only.
  static let both: Set<String> = [
    "label", "button", "textField", "imageView", "switch", "stepper", "segmentedControl",
    "activityIndicatorView", "pageControl", "datePicker", "pickerView", "refreshControl", "colorWell",
  ]
  static let heightOnly: Set<String> = [
    "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar",
  ]

  /// Returns the insets from the frame to the alignment rectangle (measured).
  static func alignmentRectInsets(of kind: String, _ canvas: Canvas) -> EdgeInsets {
    if kind == "slider", canvas.has(.slidersWithoutInsets) { return .zero }
    return CanvasFigures.alignmentRectInsets[kind] ?? .zero
  }

  /// Returns the intrinsic size of a view, without alignment insets; `View.noIntrinsicMetric` for no size.
  static func of(
    _ view: InterfaceView, _ designables: [String: InterfaceSize], insets: EdgeInsets = .zero
  ) -> Size {
    let none = View.noIntrinsicMetric
    var size = Size(width: none, height: none)
    if let designed = view.id.flatMap({ designables[$0] }), view.kind.name == "view" {
      size = Size(width: designed.width, height: designed.height)
    } else if let frame = view.frame?.value, hasContent(view) || isDrawn(view) {
      size.height = max(0, frame.height - insets.top - insets.bottom)
      if !heightOnly.contains(view.kind.name) {
        size.width = max(0, frame.width - insets.left - insets.right)
      }
    }
    return Size(
      width: placeholder("placeholderIntrinsicWidth", of: view) ?? size.width,
      height: placeholder("placeholderIntrinsicHeight", of: view) ?? size.height)
  }

  /// Returns true if nothing determines the size of a view. Its stored size then applies with a low priority.
  static func isDrawn(_ view: InterfaceView) -> Bool {
    ["view", "imageView"].contains(view.kind.name) && view.inner.isEmpty && !hasContent(view)
      && !view.properties.keys.contains { $0.hasPrefix("placeholderIntrinsic") }
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
