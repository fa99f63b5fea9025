import KansoInterfaceBuilder
import KansoLayout

/// The intrinsic sizes of views. They are taken from the stored frames: those contain the measurements of
/// Apple's fonts, which are not on every machine.
package enum ContentSizes {
  /// The classes whose content determines width and height.
  static let widthAndHeightKinds: Set<String> = [
    "label", "button", "textField", "imageView", "switch", "stepper", "segmentedControl",
    "activityIndicatorView", "pageControl", "datePicker", "pickerView", "refreshControl", "colorWell",
  ]
  /// The classes whose content determines the height only.
  static let heightOnlyKinds: Set<String> = [
    "slider", "progressView", "searchBar", "navigationBar", "toolbar", "tabBar",
  ]

  /// Returns the measurements of a view's content that the document provides.
  static func knownContent(
    of view: InterfaceView, _ designables: [String: InterfaceSize], _ canvas: Canvas
  ) -> KnownContent {
    let insets = alignmentRectInsets(of: view.kind.name, canvas)
    let size = intrinsicSize(of: view, designables, insets: insets)
    let line = TextLine(view)
    return KnownContent(
      size: size, alignmentRectInsets: insets, firstBaseline: line?.firstBaselineOffset(inViewOf: size) ?? 0,
      lastBaseline: line?.lastBaselineOffset(inViewOf: size) ?? 0)
  }

  /// Returns the insets from the frame to the alignment rectangle of a class (measured); zero for most.
  static func alignmentRectInsets(of kind: String, _ canvas: Canvas) -> EdgeInsets {
    if kind == "slider", canvas.has(.slidersWithoutInsets) { return .zero }
    return CanvasMetrics.alignmentRectInsets[kind] ?? .zero
  }

  /// Returns the intrinsic size of a view, without alignment insets. A placeholder size has priority over the
  /// designable size of a `view`, and this size over the stored frame. A length is `View.noIntrinsicMetric`
  /// if neither these nor the content determine it.
  ///
  /// - Parameter designables: the designable sizes by view id.
  /// - Parameter insets: the insets from the stored frame to the alignment rectangle.
  static func intrinsicSize(
    of view: InterfaceView, _ designables: [String: InterfaceSize], insets: EdgeInsets = .zero
  ) -> Size {
    let none = View.noIntrinsicMetric
    var size = Size(width: none, height: none)
    if let designed = view.id.flatMap({ designables[$0] }), view.kind.name == "view" {
      size = Size(width: designed.width, height: designed.height)
    } else if let frame = view.frame?.value, hasContent(view) || hasOnlyStoredSize(view) {
      size.height = max(0, frame.height - insets.top - insets.bottom)
      if !heightOnlyKinds.contains(view.kind.name) {
        size.width = max(0, frame.width - insets.left - insets.right)
      }
    }
    return Size(
      width: placeholderLength("placeholderIntrinsicWidth", of: view) ?? size.width,
      height: placeholderLength("placeholderIntrinsicHeight", of: view) ?? size.height)
  }

  /// Returns true for a `view` or image view without children, image and placeholder size. Its stored size
  /// then applies with a low priority. Constraints and designable sizes are not considered.
  package static func hasOnlyStoredSize(_ view: InterfaceView) -> Bool {
    ["view", "imageView"].contains(view.kind.name) && view.childViews.isEmpty && !hasContent(view)
      && !view.properties.keys.contains { $0.hasPrefix("placeholderIntrinsic") }
  }

  /// Returns true if the class and the content of a view determine its size. An image view needs an image,
  /// and a text view must not scroll.
  private static func hasContent(_ view: InterfaceView) -> Bool {
    switch view.kind.name {
    case "imageView": view.properties["image"] != nil || view.values["imageReference"] != nil
    case "textView": view.isOff("scrollEnabled")
    default: widthAndHeightKinds.contains(view.kind.name) || heightOnlyKinds.contains(view.kind.name)
    }
  }

  /// Returns a placeholder size; nil if it is not set or not between 0 and 1e9. For `infinite` it is
  /// `View.noIntrinsicMetric`.
  private static func placeholderLength(_ name: String, of view: InterfaceView) -> Double? {
    guard let text = view.properties[name]?.value else { return nil }
    if text == "infinite" { return View.noIntrinsicMetric }
    return Double(text).flatMap { $0.isFinite && (0...1e9).contains($0) ? $0 : nil }
  }
}
