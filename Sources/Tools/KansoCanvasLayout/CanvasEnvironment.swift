import KansoDiagnostics
import KansoInterfaceBuilder
import KansoLayout
import KansoTheme

/// The circumstances in which a document is shown. By default they are those that the document stores.
package struct CanvasEnvironment: Sendable {
  /// The id of the device, such as `retina6_12`; nil for the device of the document.
  package var deviceID: String?
  /// The light or dark style; `unspecified` for that of the document's device.
  package var userInterfaceStyle = UserInterfaceStyle.unspecified
  /// The user's text size. Fonts with a text style follow it.
  package var textSize = ContentSizeCategory.large
  /// The direction of the interface.
  package var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// The measurer of the texts whose size the document does not store, and of all texts as they are drawn.
  package var textMeasurer: any TextMeasurer = SansSerifTextMeasurer()

  /// Creates the circumstances of a document's own canvas.
  package init() {}

  /// Returns the traits of the views.
  package func traits(on canvas: Canvas) -> TraitCollection {
    var traits = TraitCollection()
    traits.displayScale = canvas.scale
    traits.userInterfaceIdiom = canvas.device.isPad ? .pad : .phone
    if let sizeClasses = canvas.sizeClasses {
      traits.horizontalSizeClass = sizeClasses.isWidthRegular ? .regular : .compact
      traits.verticalSizeClass = sizeClasses.isHeightRegular ? .regular : .compact
    }
    traits.userInterfaceStyle = userInterfaceStyle
    traits.preferredContentSizeCategory = textSize
    traits.layoutDirection = layoutDirection
    traits.textMeasurer = textMeasurer
    traits.hasStoredFrames = true
    return traits
  }

  /// True if views may have other sizes than those that the document stores.
  var changesSizes: Bool { deviceID != nil || textSize != .large }

  /// Returns true if the content of a view has the size that the document stores. On another device, texts of several
  /// lines have other line breaks; with another text size, texts with a text style have other sizes.
  func keepsContentSize(of view: InterfaceView, _ installation: Installation) -> Bool {
    guard ["label", "button", "textField", "textView"].contains(view.kind.name) else { return true }
    if deviceID != nil, installation.property("numberOfLines", of: view).map({ $0 != "1" }) ?? false {
      return false
    }
    if case .style? = view.font?.face { return textSize == .large }
    return true
  }
}

/// A source of views with the contents of a document.
package protocol CanvasViewFactory {
  /// Returns the view for a view of the document, without its subviews; nil for a view without content. The canvas sets
  /// the properties that affect layout.
  ///
  /// - Parameters:
  ///   - frame: the stored frame.
  ///   - installation: the size class variations that apply.
  func makeView(for source: InterfaceView, _ frame: Rect, _ installation: Installation) -> View?
}

extension InterfaceView {
  /// Returns the view with a frame whose lengths are larger by a size, and not negative. A view without a frame does
  /// not change.
  func resized(by growth: Size) -> InterfaceView {
    guard growth != .zero, let frame else { return self }
    var view = self
    view.frame = Located(
      InterfaceRect(
        x: frame.value.x, y: frame.value.y, width: max(frame.value.width + growth.width, 0),
        height: max(frame.value.height + growth.height, 0)), at: frame.range)
    return view
  }
}
