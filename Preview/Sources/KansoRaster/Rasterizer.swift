import KansoLayout
import KansoRendering
import KansoTheme

/// Turns pictures into pixels, and into pages.
///
/// Groups that lie in more than 128 others are left out, as they are of SVG.
public struct Rasterizer: Sendable {
  /// The fonts that texts are set in.
  public let fonts: FontLibrary

  /// A rasterizer with fonts.
  public init(fonts: FontLibrary = .system) { self.fonts = fonts }

  /// What texts are to be measured with, so that they take the room that they are drawn in.
  public var textMeasurer: PangoTextMeasurer { PangoTextMeasurer(fonts: fonts) }

  /// How many pixels a point can be.
  public static let scales: ClosedRange<Double> = 1...3

  /// Returns the largest scale at which there is a PNG of pictures of a size, rounded down to hundredths; 0 if they have no extent. There is
  /// none if it is less than 1.
  public static func largestScale(of size: Size) -> Double { PixelSize.largestScale(of: size) }

  /// Returns whether there is a PDF of pictures of a size, on pages as high as they have to be.
  public static func hasPages(for size: Size) -> Bool { PDFFile.hasPages(for: size) }

  /// The picture as a PNG file. Colors are sRGB; what lies beyond is brought into it by the theme's gamut mapping. Where nothing is drawn
  /// it is transparent; a size that is no whole number of pixels is rounded up.
  ///
  /// - Parameter scale: how many pixels a point is, from 1 to 3.
  /// - Throws: `RasterError` if the scale is another one, or if the picture has no extent, or more than 32,767 pixels on a side, or more
  ///   than 200 million pixels.
  public func png(of drawing: Drawing, scale: Double = 2) throws(RasterError) -> [UInt8] {
    let size = try PixelSize(of: drawing.size, scale: scale)
    let surface = try pixels(of: drawing, size: size, scale: scale, images: ImageStore())
    return try PNGFile(scale: scale).bytes(of: surface)
  }

  /// The picture as a PDF file, whose text can be selected and searched. The same picture makes the same bytes.
  ///
  /// - Parameters:
  ///   - title: what the document is called.
  ///   - pageHeight: how high a page may become, in points, from 1 to 14,400 (ISO 32000-1, annex C). What is higher is parted where nothing
  ///     is cut, but for what is itself higher than a page. Nil is the height of a sheet of paper of the picture's width, at least that of
  ///     A4, or more where there would be more than 1,000 pages.
  ///   - parts: parts of the picture that are kept on one page each, from where to where they reach, in points from the top.
  /// - Throws: `RasterError` if the picture has no extent, is wider than a page can be, or needs more than 1,000 pages.
  public func pdf(
    of drawing: Drawing, title: String, pageHeight: Length? = nil, keeping parts: [ClosedRange<Length>] = []
  ) throws(RasterError) -> [UInt8] {
    try PDFFile(fonts: fonts, title: title).bytes(
      of: drawing, pageHeight: pageHeight ?? PDFFile.usualHeight(of: drawing.size), keeping: parts)
  }

  /// The pixels of a picture.
  /// - Parameter images: what was decoded already.
  func pixels(of drawing: Drawing, size: PixelSize, scale: Double, images: ImageStore) throws(RasterError)
    -> PixelSurface
  {
    let surface = try PixelSurface(width: size.width, height: size.height)
    let pen = CairoPen(surface.pointer)
    var canvas = Canvas(
      pen, on: .pixels, transform: AffineTransform(scaleX: scale, y: scale), fonts: fonts, images: images)
    canvas.draw(drawing.commands)
    try pen.check()
    surface.flush()
    try surface.fillEdges(size.parts)
    return surface
  }
}

/// Why there are no pixels.
public struct RasterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, as a part of a sentence.
  public let reason: String

  /// Why there are none.
  public init(reason: String) { self.reason = reason }

  /// The reason.
  public var description: String { reason }
}
