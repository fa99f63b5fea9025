import KansoTheme

/// One step of a picture. All values are resolved: positions are in the coordinates of the picture, in points, and
/// colors are values. A renderer needs no knowledge of tokens or views.
public enum DrawCommand: Hashable, Sendable {
  /// The interior of an outline, filled with a paint (nonzero winding rule).
  case fill(Outline, Paint)
  /// A line along an outline. Open paths stay open.
  case stroke(Outline, Stroke)
  /// A shadow of an outline.
  case shadow(Outline, ResolvedShadow)
  /// A line of text, or a part of one, in one font.
  case text(TextCommand)
  /// An encoded image, stretched to a rectangle.
  case image(EncodedImage, in: Rect)
  /// The beginning of a group. The commands up to its end are drawn as one. Groups can be nested but do not overlap.
  case begin(DrawGroup)
  /// The end of the innermost open group.
  case end
}

/// The properties of several commands that are drawn as one.
public struct DrawGroup: Hashable, Sendable {
  /// The transform from the group's coordinates to the surrounding coordinates.
  public var transform: AffineTransform
  /// The opacity of the group, from 0 to 1.
  public var opacity: Double
  /// The clipping outline in the group's own coordinates; nil if the group is not clipped.
  public var clip: Outline?

  /// Creates a group.
  public init(transform: AffineTransform = .identity, opacity: Double = 1, clip: Outline? = nil) {
    (self.transform, self.opacity, self.clip) = (transform, opacity, clip)
  }
}

/// A resolved shadow, in points.
public struct ResolvedShadow: Hashable, Sendable {
  /// The color of the shadow.
  public var color: ColorValue
  /// The offset from the outline that casts the shadow.
  public var offset: Point
  /// The blur radius: twice the standard deviation of the Gaussian blur, as in CSS.
  public var blur: Length
  /// The distance by which the shadow extends beyond its outline.
  public var spread: Length
  /// True if the shadow is inside of the outline. An outer shadow is not drawn below the outline itself.
  public var isInset: Bool

  /// Creates a shadow.
  public init(
    _ color: ColorValue, offset: Point = .zero, blur: Length = 0, spread: Length = 0, isInset: Bool = false
  ) {
    (self.color, self.offset, self.blur) = (color, offset, blur)
    (self.spread, self.isInset) = (spread, isInset)
  }

  /// Creates a shadow from a layer of a shadow token. Lengths in `rem` become points.
  public init(_ shadow: Shadow) {
    self.init(
      shadow.color, offset: Point(x: shadow.offsetX.inPoints, y: shadow.offsetY.inPoints),
      blur: shadow.blur.inPoints, spread: shadow.spread.inPoints, isInset: shadow.isInset)
  }
}

extension Dimension {
  /// The number of points for a `rem`: the default of browsers and Android.
  private static let pointsOfRem: Length = 16

  /// The length for drawing, in points: 16 for each `rem`; other units count as points.
  package var inPoints: Length { unit == .rem ? value * Self.pointsOfRem : value }
}

/// A string on one line, in one font.
public struct TextCommand: Hashable, Sendable {
  /// The part of a text that keeps its position if a viewer's font makes the text wider or narrower than measured.
  public enum Anchor: Hashable, Sendable {
    case left
    case center
    case right
  }

  /// The string, without newlines.
  public var text: String
  /// The font. `size` replaces the font's own size.
  public var font: Typography
  /// The size in points.
  public var size: Length
  /// The color of the text.
  public var color: ColorValue
  /// The position of the left end on the baseline, in points, independent of the reading direction.
  public var origin: Point
  /// The measured width, in points.
  public var width: Length
  /// The direction of the paragraph. It determines the order if the text itself has no direction.
  public var direction: UserInterfaceLayoutDirection
  /// True if the text is underlined.
  public var isUnderlined: Bool
  /// The part of the text that keeps its position.
  public var anchor: Anchor
  /// The glyphs, if the measurer provides them.
  public var glyphs: GlyphReference

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - anchor: The part of the text that keeps its position; nil means the start edge of `direction`.
  ///   - glyphs: The glyphs, if the measurer provides them.
  public init(
    _ text: String, font: Typography, size: Length, color: ColorValue, origin: Point, width: Length,
    direction: UserInterfaceLayoutDirection = .leftToRight, isUnderlined: Bool = false,
    anchor: Anchor? = nil, glyphs: GlyphReference = GlyphReference()
  ) {
    (self.text, self.font, self.size, self.color) = (text, font, size, color)
    (self.origin, self.width) = (origin, width)
    (self.direction, self.isUnderlined) = (direction, isUnderlined)
    self.anchor = anchor ?? (direction == .rightToLeft ? .right : .left)
    self.glyphs = glyphs
  }
}

/// An image in a format that browsers can display.
public struct EncodedImage: Hashable, Sendable {
  /// The formats of encoded images.
  public enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  /// The format of the image.
  public var format: Format
  /// The encoded bytes.
  public var bytes: [UInt8]
  /// The color of a template image, of which only the opacity is drawn; nil for an image in its own colors.
  public var tint: ColorValue?

  /// Creates an image.
  public init(_ format: Format, bytes: [UInt8], tint: ColorValue? = nil) {
    (self.format, self.bytes, self.tint) = (format, bytes, tint)
  }
}
