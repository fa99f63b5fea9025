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
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }

  /// The image; nil for none.
  public var image: Image? {
    didSet {
      guard image?.size != oldValue?.size else { return }
      invalidateIntrinsicContentSize()
      onSizeChange?()
    }
  }
  /// Called when the size of the image has changed or the image was removed.
  var onSizeChange: (() -> Void)?
  /// The position and scale of the image in the view.
  public var contentMode = ContentMode.scaleToFill

  /// Creates an image view with a frame. It ignores touches unless `isUserInteractionEnabled` is set to true.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with an image.
  public convenience init(image: Image?) {
    self.init(frame: .zero)
    self.image = image
  }

  open override var intrinsicContentSize: Size {
    image?.size ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Draws the image.
  open override func draw(in context: inout DrawingContext) { drawImage(in: &context) }

  /// The rectangle of the image, in the view's own coordinates; empty if there is no image. It can exceed the bounds of
  /// the view.
  public var imageRect: Rect {
    guard let size = image?.size, size.width > 0, size.height > 0 else {
      return Rect(origin: bounds.origin, size: .zero)
    }
    let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleToFill: return bounds
    case .scaleAspectFit: return placed(size, scale: min(wide, high), 0.5, 0.5)
    case .scaleAspectFill: return placed(size, scale: max(wide, high), 0.5, 0.5)
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }

  /// - Parameters:
  ///   - x: the part of the spare width on the left of the image, from 0 to 1.
  ///   - y: the part of the spare height above the image, from 0 to 1.
  private func placed(_ size: Size, scale: Double = 1, _ x: Double, _ y: Double) -> Rect {
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
