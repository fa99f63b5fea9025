import KansoTheme

/// What a view looks like beside its contents. Nothing of it takes part in layout.
package struct Appearance: Equatable, Sendable {
  package var backgroundColor: Color?
  package var tintColor: Color?
  package var alpha = 1.0
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var borderColor: Color?
  package var clipsToBounds = false
  package var transform = AffineTransform.identity
  package var shadows: [Shadow] = []
}

extension View {
  /// The color behind everything in it; nil for none.
  public var backgroundColor: Color? {
    get { appearance.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }
  /// The color of what can be touched in it; that of the superview unless it is set.
  public var tintColor: Color {
    get {
      var view: View? = self
      while let current = view {
        if let color = current.appearance.tintColor { return color }
        view = current.superview
      }
      return .systemTint
    }
    set {
      guard appearance.tintColor != newValue else { return }
      appearance.tintColor = newValue
      for view in withDescendants() { view.tintColorDidChange() }
    }
  }
  /// How opaque it is with everything in it, from 0 to 1. What is no number changes nothing.
  public var alpha: Double {
    get { appearance.alpha }
    set { if !newValue.isNaN { appearance.alpha = min(max(newValue, 0), 1) } }
  }
  /// The radius of its corners, in points. What is not finite changes nothing.
  public var cornerRadius: Length {
    get { appearance.cornerRadius }
    set { if newValue.isFinite { appearance.cornerRadius = max(newValue, 0) } }
  }
  /// The width of the line along its edges, inside of them, in points. What is not finite changes nothing.
  public var borderWidth: Length {
    get { appearance.borderWidth }
    set { if newValue.isFinite { appearance.borderWidth = max(newValue, 0) } }
  }
  /// The color of the line along its edges; nil for none.
  public var borderColor: Color? {
    get { appearance.borderColor }
    set { appearance.borderColor = newValue }
  }
  /// Whether what reaches beyond its edges is not seen.
  public var clipsToBounds: Bool {
    get { appearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }
  /// The layers of its shadow, the topmost first. They are cast by its rounded edges and reach beyond them whatever it clips.
  public var shadows: [Shadow] {
    get { appearance.shadows }
    set { appearance.shadows = newValue }
  }
  /// How it is turned, enlarged and moved about its middle when it is drawn. Its frame is the one without it.
  public var transform: AffineTransform {
    get { appearance.transform }
    set { appearance.transform = newValue }
  }
}
