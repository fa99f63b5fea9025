import KansoDrawing
import KansoLayout
import KansoScreens
import KansoSystemStyle
import KansoTheme

/// The corners, the border and the shadow of a view.
public final class CALayer {
  private weak var view: UIView?

  init(of view: UIView) { self.view = view }

  /// The content mode of the view, unless it is an image view.
  var contentMode = UIImageView.ContentMode.scaleToFill

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat {
    get { view?.cornerRadius ?? 0 }
    set { view?.cornerRadius = newValue }
  }
  /// The corners that are round. The default is all.
  public var maskedCorners: CACornerMask {
    get { view?.maskedCorners ?? .all }
    set { view?.maskedCorners = newValue }
  }
  /// The width of the border, in points.
  public var borderWidth: CGFloat {
    get { view?.borderWidth ?? 0 }
    set { view?.borderWidth = newValue }
  }
  /// The color of the border; nil for the color of texts.
  public var borderColor: CGColor? {
    get { view?.borderColor }
    set { view?.borderColor = newValue }
  }
  /// The background color of the view; nil for none.
  public var backgroundColor: CGColor? {
    get { view?.backgroundColor }
    set { view?.backgroundColor = newValue }
  }
  /// True if the view clips its contents at its rounded edges.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  /// The opacity, from 0 to 1.
  public var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = Double(newValue) }
  }
  /// The rectangle of the view in the coordinates of its superview, in points.
  public var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  /// The rectangle of the view in its own coordinates, in points.
  public var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// The color of the shadow; nil for none. The default is black.
  public var shadowColor: CGColor? = .black { didSet { updateShadow() } }
  /// The opacity of the shadow, from 0, the default, to 1.
  public var shadowOpacity: Float = 0 { didSet { updateShadow() } }
  /// The distance of the shadow from the view, in points. The default is 3 upwards.
  public var shadowOffset = CGSize(width: 0, height: -3) { didSet { updateShadow() } }
  /// The standard deviation of the blur of the shadow, in points. The default is 3.
  public var shadowRadius: CGFloat = 3 { didSet { updateShadow() } }

  /// Gives the view the shadow, or none if it is invisible. The blur radius of a style guide is twice the deviation.
  private func updateShadow() {
    guard let shadowColor, shadowOpacity > 0 else {
      view?.shadows = []
      return
    }
    view?.shadows = [
      Shadow(
        color: shadowColor.resolved().multiplyingOpacity(by: Double(shadowOpacity)),
        offsetX: .points(shadowOffset.width), offsetY: .points(shadowOffset.height),
        blur: .points(max(shadowRadius, 0) * 2), spread: .points(0))
    ]
  }
}

extension UIView {
  /// The corners, the border and the shadow of the view.
  public var layer: CALayer {
    if let layer = layerStorage as? CALayer { return layer }
    let layer = CALayer(of: self)
    layerStorage = layer
    return layer
  }
}

/// Core Animation's name for `RectCorners`.
public typealias CACornerMask = RectCorners
/// UIKit's name for `RectCorners`.
public typealias UIRectCorner = RectCorners

extension RectCorners {
  /// The corner at the top left.
  public static let layerMinXMinYCorner = topLeft
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = topRight
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = bottomLeft
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = bottomRight
  /// All four corners.
  public static let allCorners = all
}
