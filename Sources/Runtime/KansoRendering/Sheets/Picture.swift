import KansoLayout
import KansoTheme

/// A picture with a caption.
public struct Picture: Equatable, Sendable {
  /// The drawing.
  public var drawing: Drawing
  /// The text below the picture. A newline begins another line.
  public var caption: String

  /// Creates a picture with a caption.
  public init(_ drawing: Drawing, caption: String = "") { (self.drawing, self.caption) = (drawing, caption) }
}

/// A view that shows a picture, stretched to its bounds. Its intrinsic size is the size of the picture times a factor.
public final class PictureView: View {
  /// The shown picture.
  public var drawing: Drawing { didSet { invalidateIntrinsicContentSize() } }
  private let scale: Double

  /// Creates a view of a picture.
  /// - Parameter scale: the factor for the size of the picture. A value that is not positive and finite becomes 1.
  public init(_ drawing: Drawing, scale: Double = 1) {
    self.drawing = drawing
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    super.init(frame: .zero)
  }

  /// Returns nil, as for every view.
  public required init?(coder: NSCoder) { return nil }

  /// The size of the picture times the factor, in points.
  public override var intrinsicContentSize: Size { Self.scaledSize(drawing.size, scale) }

  /// Returns the size of a picture in points, times a factor. A length that is negative or not finite becomes
  /// 0.
  static func scaledSize(_ size: Size, _ scale: Double) -> Size {
    /// Returns a length times the factor, or 0.
    func length(_ value: Length) -> Length { value.isFinite ? max(value * scale, 0) : 0 }
    return Size(width: length(size.width), height: length(size.height))
  }

  /// Draws the picture stretched to the bounds, without content beyond its size.
  public override func draw(in context: inout DrawingContext) {
    context.picture(drawing.commands, size: drawing.size, in: bounds)
  }
}
