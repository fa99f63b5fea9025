import KansoDrawing
import KansoTheme

/// The properties of a view that affect drawing but not layout, apart from its contents.
package struct Appearance: Equatable, Sendable {
  package var backgroundColor: Color?
  package var tintColor: Color?
  package var tintAdjustmentMode = TintAdjustmentMode.automatic
  package var alpha = 1.0
  package var cornerRadius = 0.0
  package var maskedCorners = RectCorners.all
  package var borderWidth = 0.0
  package var borderColor: Color?
  package var clipsToBounds = false
  package var transform = AffineTransform.identity
  package var shadows: [Shadow] = []
}

/// The rule for the tint color of a view and its subviews: `UIView.TintAdjustmentMode` without its prefix.
public enum TintAdjustmentMode: Int, Sendable {
  /// That of the superview; `normal` for a root.
  case automatic
  /// The tint color as it is.
  case normal
  /// Gray, as behind a message.
  case dimmed
}

extension View {
  /// The color of interactive elements. A view without a tint color inherits it from its nearest ancestor
  /// that has one; without such an ancestor it is `Color.systemTint`. Where the tint is dimmed, it is a gray. It is never
  /// nil; nil sets none.
  public var tintColor: Color! {
    get {
      var (found, mode) = (Color?.none, TintAdjustmentMode.automatic)
      var view: View? = self
      while let current = view, found == nil || mode == .automatic {
        found = found ?? current.appearance.tintColor
        if mode == .automatic { mode = current.appearance.tintAdjustmentMode }
        view = current.superview
      }
      return mode == .dimmed ? .systemGray : found ?? .systemTint
    }
    set {
      guard appearance.tintColor != newValue else { return }
      appearance.tintColor = newValue
      for view in withDescendants() { view.tintColorDidChange() }
    }
  }
  /// The rule for the tint color of the view and its subviews.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { appearance.tintAdjustmentMode }
    set {
      guard appearance.tintAdjustmentMode != newValue else { return }
      appearance.tintAdjustmentMode = newValue
      for view in withDescendants() { view.tintColorDidChange() }
    }
  }
  /// The radius of the corners, in points. Negative values become 0; values that are not finite are ignored.
  public var cornerRadius: Length {
    get { appearance.cornerRadius }
    set { if newValue.isFinite { appearance.cornerRadius = max(newValue, 0) } }
  }
  /// The corners that `cornerRadius` makes round. The default is all.
  public var maskedCorners: RectCorners {
    get { appearance.maskedCorners }
    set { appearance.maskedCorners = newValue }
  }
  /// The width of the border, in points. The border lies inside of the edges. Negative values become 0;
  /// values that are not finite are ignored.
  public var borderWidth: Length {
    get { appearance.borderWidth }
    set { if newValue.isFinite { appearance.borderWidth = max(newValue, 0) } }
  }
  /// The color of the border; nil means `Color.label`.
  public var borderColor: Color? {
    get { appearance.borderColor }
    set { appearance.borderColor = newValue }
  }
  /// True if the view clips its contents at its edges.
  public var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }
  /// The shadow layers, the topmost first. The rounded edges of the view cast them, and clipping does not affect them.
  public var shadows: [Shadow] {
    get { appearance.shadows }
    set { appearance.shadows = newValue }
  }
}
