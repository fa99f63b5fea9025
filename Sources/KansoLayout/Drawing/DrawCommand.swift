import KansoTheme

/// One step of a picture. Everything is resolved: places are in the coordinates of the picture, in points, colors are values, and no
/// renderer has to know a token or a view.
public enum DrawCommand: Hashable, Sendable {
  /// Fills what an outline surrounds (nonzero winding).
  case fill(Outline, Paint)
  /// Draws a line along an outline; paths that are open stay open.
  case stroke(Outline, Stroke)
  /// A shadow of an outline.
  case shadow(Outline, DrawnShadow)
  /// A line of text, or a part of one, in one font.
  case text(DrawnText)
  /// A picture that is encoded already, stretched to a rectangle.
  case image(EncodedImage, in: Rect)
  /// Begins a group: what follows up to its end is drawn as one. Groups are in each other or apart.
  case begin(DrawGroup)
  /// Ends the group that was begun last.
  case end
}

/// What is done with several commands as one.
public struct DrawGroup: Hashable, Sendable {
  /// Where the group's coordinates are in those around it.
  public var transform: AffineTransform
  /// How opaque the whole is, from 0 to 1.
  public var opacity: Double
  /// What the group is cut to, in its own coordinates; nil if it is not.
  public var clip: Outline?

  /// A group.
  public init(transform: AffineTransform = .identity, opacity: Double = 1, clip: Outline? = nil) {
    (self.transform, self.opacity, self.clip) = (transform, opacity, clip)
  }
}

/// A shadow, in points.
public struct DrawnShadow: Hashable, Sendable {
  /// Its color.
  public var color: ColorValue
  /// How far it lies from what casts it.
  public var offset: Point
  /// How soft its edge is: twice the standard deviation of the Gaussian that it is blurred with, as in CSS.
  public var blur: Length
  /// How far it reaches beyond what casts it.
  public var spread: Length
  /// Whether it falls inside of the outline rather than outside. An outer shadow is not drawn below the outline itself.
  public var isInset: Bool

  /// A shadow.
  public init(
    _ color: ColorValue, offset: Point = .zero, blur: Length = 0, spread: Length = 0, isInset: Bool = false
  ) {
    (self.color, self.offset, self.blur) = (color, offset, blur)
    (self.spread, self.isInset) = (spread, isInset)
  }

  /// A layer of a token.
  public init(_ shadow: Shadow) {
    self.init(
      shadow.color, offset: Point(x: shadow.offsetX.inPoints, y: shadow.offsetY.inPoints),
      blur: shadow.blur.inPoints, spread: shadow.spread.inPoints, isInset: shadow.isInset)
  }
}

extension Dimension {
  /// How many points a `rem` is drawn as: what browsers and Android take it for when nobody has set it otherwise.
  private static let pointsOfRem: Length = 16

  /// The length as it is drawn, in points.
  package var inPoints: Length { unit == .rem ? value * Self.pointsOfRem : value }
}

/// A text on one line, in one font.
public struct DrawnText: Hashable, Sendable {
  /// Which part of its place a text keeps where a viewer's font makes it wider or narrower than it was measured.
  public enum Anchor: Hashable, Sendable {
    case left
    case center
    case right
  }

  /// What it says; without newlines.
  public var text: String
  /// The font; `size` stands for its own size.
  public var font: Typography
  /// The size in points.
  public var size: Length
  /// The color.
  public var color: ColorValue
  /// Where its left end stands on the baseline, in points, whatever the direction it is read in.
  public var origin: Point
  /// How wide it is, as it was measured, in points.
  public var width: Length
  /// The direction of the paragraph that it is from: which end comes first where the text itself does not decide.
  public var direction: UserInterfaceLayoutDirection
  /// Whether a line is below it.
  public var isUnderlined: Bool
  /// Which part of its place it keeps.
  public var anchor: Anchor

  /// A text.
  ///
  /// - Parameter anchor: which part of its place it keeps; nil for where it begins.
  public init(
    _ text: String, font: Typography, size: Length, color: ColorValue, origin: Point, width: Length,
    direction: UserInterfaceLayoutDirection = .leftToRight, isUnderlined: Bool = false,
    anchor: Anchor? = nil
  ) {
    (self.text, self.font, self.size, self.color) = (text, font, size, color)
    (self.origin, self.width) = (origin, width)
    (self.direction, self.isUnderlined) = (direction, isUnderlined)
    self.anchor = anchor ?? (direction == .rightToLeft ? .right : .left)
  }
}

/// A picture in a format that browsers show.
public struct EncodedImage: Hashable, Sendable {
  /// The formats.
  public enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  /// Its format.
  public var format: Format
  /// Its bytes.
  public var bytes: [UInt8]

  /// A picture.
  public init(_ format: Format, bytes: [UInt8]) { (self.format, self.bytes) = (format, bytes) }
}
