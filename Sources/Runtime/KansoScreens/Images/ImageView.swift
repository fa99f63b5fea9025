import KansoLayout

/// A view that shows an image; the counterpart of `UIImageView`. By default touches pass through it.
open class ImageView: View {
  /// The position and scale of the image in the view, with the names and values of `UIView.ContentMode`.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// The size of the view, without regard to the aspect ratio.
    case scaleToFill = 0
    /// The largest size with the image's aspect ratio that fits into the view.
    case scaleAspectFit = 1
    /// The smallest size with the image's aspect ratio that covers the view.
    case scaleAspectFill = 2
    /// In the center, in its own size.
    case center = 4
    /// At the top, in its own size.
    case top = 5
    /// At the bottom, in its own size.
    case bottom = 6
    /// At the left, in its own size.
    case left = 7
    /// At the right, in its own size.
    case right = 8
    /// In the top left corner, in its own size.
    case topLeft = 9
    /// In the top right corner, in its own size.
    case topRight = 10
    /// In the bottom left corner, in its own size.
    case bottomLeft = 11
    /// In the bottom right corner, in its own size.
    case bottomRight = 12
  }

  /// The image; nil for none.
  public var image: Image? {
    didSet { sizeChanged(from: oldValue?.withDefaultSymbolStyle(symbolStyle).size) }
  }
  /// The size and the color of symbols that have none of their own; nil for the usual ones.
  package var symbolStyle: SymbolStyle? {
    didSet { sizeChanged(from: image?.withDefaultSymbolStyle(oldValue).size) }
  }
  /// The image as it is drawn.
  package var styledImage: Image? { image?.withDefaultSymbolStyle(symbolStyle) }

  /// Reports another size of the image, which had an old one.
  private func sizeChanged(from old: Size?) {
    guard styledImage?.size != old else { return }
    invalidateIntrinsicContentSize()
    onSizeChange?()
  }
  /// Called when the size of the image changes, also if an image replaces nil or nil replaces an image.
  var onSizeChange: (() -> Void)?
  /// The position and scale of the image in the view.
  public var contentMode = ContentMode.scaleToFill

  /// Creates an image view with a frame. It ignores touches unless `isUserInteractionEnabled` is set to true.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// Creates an image view with an image.
  public convenience init(image: Image?) {
    self.init(frame: .zero)
    self.image = image
  }

  /// The size of the image, in points; none without an image.
  open override var intrinsicContentSize: Size {
    styledImage?.size ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Draws the image, or a placeholder with its name if it has no shapes.
  open override func draw(in context: inout DrawingContext) {
    // An image that is only a name may have no size.
    let hasArea = imageRect.width > 0 && imageRect.height > 0
    let rect = !hasArea && image?.shapes.isEmpty == true ? bounds : imageRect
    styledImage?.draw(in: rect, tint: tintColor, &context)
  }

  /// The rectangle of the image, in the view's own coordinates; empty without an image and for an image
  /// without area. It can exceed the bounds of the view.
  public var imageRect: Rect {
    guard let size = styledImage?.size, size.width > 0, size.height > 0 else {
      return Rect(origin: bounds.origin, size: .zero)
    }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleToFill: return bounds
    case .scaleAspectFit: return imageRect(of: size, scale: min(wide, high), x: 0.5, y: 0.5)
    case .scaleAspectFill: return imageRect(of: size, scale: max(wide, high), x: 0.5, y: 0.5)
    case .center: return imageRect(of: size, x: 0.5, y: 0.5)
    case .top: return imageRect(of: size, x: 0.5, y: 0)
    case .bottom: return imageRect(of: size, x: 0.5, y: 1)
    case .left: return imageRect(of: size, x: 0, y: 0.5)
    case .right: return imageRect(of: size, x: 1, y: 0.5)
    case .topLeft: return imageRect(of: size, x: 0, y: 0)
    case .topRight: return imageRect(of: size, x: 1, y: 0)
    case .bottomLeft: return imageRect(of: size, x: 0, y: 1)
    case .bottomRight: return imageRect(of: size, x: 1, y: 1)
    }
  }

  /// Returns the rectangle of an image of a size in the view, scaled and aligned. It can exceed the bounds.
  ///
  /// - Parameters:
  ///   - x: the fraction of the spare width on the left of the image, from 0 to 1.
  ///   - y: the fraction of the spare height above the image, from 0 to 1.
  private func imageRect(of size: Size, scale: Double = 1, x: Double, y: Double) -> Rect {
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
