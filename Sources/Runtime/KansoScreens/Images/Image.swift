import KansoLayout
import KansoTheme

/// An image: shapes on a canvas of a given size, or only a name that the renderer of the screen resolves.
public struct Image: Equatable, Sendable {
  /// A shape in one color.
  public struct Shape: Equatable, Sendable {
    /// The outline of a shape, in the coordinates of the image, in points.
    public enum Outline: Equatable, Sendable {
      /// A rectangle with round corners.
      case rectangle(Rect, cornerRadius: Length)
      /// The ellipse in a rectangle.
      case ellipse(Rect)
      /// The area between points.
      case polygon([Point])
      /// A line with round ends through points.
      case line([Point], width: Length)
      /// A line along an ellipse in a rectangle.
      case ring(Rect, width: Length)
    }

    /// The outline, in the coordinates of the image.
    public var outline: Outline
    /// The fill color; nil for the tint color of the view that shows the image.
    public var color: Color?

    /// Creates a shape.
    public init(_ outline: Outline, color: Color?) { (self.outline, self.color) = (outline, color) }
  }

  /// The name, for reports and for accessibility.
  public var name: String
  /// The size, in points; never negative.
  public private(set) var size: Size
  /// The size of the canvas of the shapes, in points.
  private(set) var canvas: Size
  /// The color in which symbols, shapes without a color and pixels are drawn; nil for the tint color of the view that
  /// shows the image.
  package var ownTint: Color?
  /// The shapes, back to front; empty for an image that is only a name.
  public var shapes: [Shape]
  /// The encoded pixels; nil for an image of shapes, or one that is only a name.
  public var bitmap: Bitmap?
  /// True for a symbol of the system: without shapes, its placeholder has the tint color.
  public internal(set) var isSymbol = false

  /// The encoded pixels of an image.
  public struct Bitmap: Equatable, Sendable {
    /// The image, for the light style and for no style.
    public var image: EncodedImage
    /// The image for the dark style; nil for the same.
    public var darkImage: EncodedImage?
    /// True if the image is drawn in the tint color of the view that shows it.
    public var isTemplate: Bool

    /// Creates the pixels of an image.
    public init(_ image: EncodedImage, darkImage: EncodedImage? = nil, isTemplate: Bool = false) {
      (self.image, self.darkImage, self.isTemplate) = (image, darkImage, isTemplate)
    }
  }

  /// Creates an image from encoded pixels, with a size in points. A width or height that is negative or not finite
  /// counts as 0.
  public init(named name: String = "", size: Size, bitmap: Bitmap) {
    self.init(named: name, size: size)
    self.bitmap = bitmap
  }

  /// Creates an image from shapes; without shapes it is only a name. A width or height that is negative or
  /// not finite counts as 0.
  public init(named name: String = "", size: Size, shapes: [Shape] = []) {
    /// Returns a length, or 0 if it is negative or not finite.
    func usable(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
    self.name = name
    self.size = Size(width: usable(size.width), height: usable(size.height))
    canvas = self.size
    self.shapes = shapes
  }

  /// Returns the image with another height, in points, and the same aspect ratio. Ignores a height that is not positive
  /// and finite, and an image without an area.
  package func scaled(toHeight height: Double) -> Image {
    guard height > 0, height.isFinite, size.height > 0 else { return self }
    var image = self
    image.size = Size(width: size.width * height / size.height, height: height)
    return image
  }
}
