import KansoLayout
import KansoTheme

/// A picture that an image view shows: shapes on a canvas of a size, or the name of something that whoever draws the screen knows.
public struct Image: Equatable, Sendable {
  /// A shape of one color.
  public struct Shape: Equatable, Sendable {
    /// What it is, in the coordinates of the image, in points.
    public enum Outline: Equatable, Sendable {
      case rectangle(Rect, cornerRadius: Length)
      case ellipse(Rect)
      case polygon([Point])
    }

    /// What it is.
    public var outline: Outline
    /// What it is filled with; nil for the tint color of the view that shows it.
    public var color: Color?

    /// A shape.
    public init(_ outline: Outline, color: Color?) { (self.outline, self.color) = (outline, color) }
  }

  /// What it is called, for reports and for people who cannot see it.
  public var name: String
  /// Its size, in points; never negative.
  public let size: Size
  /// What it is made of, from the back to the front; nothing of an image that is known by its name only.
  public var shapes: [Shape]

  /// An image of shapes. Sizes that are not finite or negative count as 0.
  public init(named name: String = "", size: Size, shapes: [Shape] = []) {
    func usable(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
    self.name = name
    self.size = Size(width: usable(size.width), height: usable(size.height))
    self.shapes = shapes
  }
}
