import KansoLayout

/// A picture: `UIImageView` without its prefix. Touches go through it unless it is told otherwise.
open class ImageView: View {
  /// How a picture lies in the view; names and values as `UIView.ContentMode`'s.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// As large as the view, whatever becomes of its proportions.
    case scaleToFill = 0
    /// As large as fits.
    case scaleAspectFit = 1
    /// As large as covers the view.
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

  /// What it shows.
  public var image: Image? {
    didSet {
      guard image?.size != oldValue?.size else { return }
      invalidateIntrinsicContentSize()
      onSizeChange?()
    }
  }
  /// Called when the picture has another size, or there is none any more.
  var onSizeChange: (() -> Void)?
  /// How the picture lies in the view.
  public var contentMode = ContentMode.scaleToFill

  /// An image view with a frame. It takes no touches unless `isUserInteractionEnabled` is turned on.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// An image view with a picture.
  public convenience init(image: Image?) {
    self.init(frame: .zero)
    self.image = image
  }

  open override var intrinsicContentSize: Size {
    image?.size ?? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Draws the picture.
  open override func draw(in context: inout DrawingContext) { drawImage(in: &context) }

  /// Where the picture lies, in the view's own coordinates; nothing if there is none. It may reach beyond the view's edges.
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
  ///   - x: which part of the spare room is on its left.
  ///   - y: which part is above it.
  private func placed(_ size: Size, scale: Double = 1, _ x: Double, _ y: Double) -> Rect {
    let (width, height) = (size.width * scale, size.height * scale)
    return Rect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
