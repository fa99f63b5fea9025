import KansoDrawing
import KansoTheme

/// Renders pictures as pixels and as pages.
///
/// Groups that are nested in more than 128 others are skipped, as in SVG.
public struct Rasterizer: Sendable {
  /// The fonts of texts.
  public let fonts: FontLibrary

  /// A rasterizer with fonts.
  public init(fonts: FontLibrary = .system) { self.fonts = fonts }

  /// The text measurer that matches the drawn texts. Layout with another measurer reserves other sizes than texts are
  /// drawn in.
  public var textMeasurer: PangoTextMeasurer { PangoTextMeasurer(fonts: fonts) }

  /// The allowed scales, in pixels per point.
  public static var scales: ClosedRange<Double> { PixelSize.scales }

  /// Returns the largest scale at which a picture of this size can be a PNG, rounded down to hundredths; 0 for a
  /// picture without extent. If the result is less than 1, no PNG is possible.
  public static func maxScale(of size: Size) -> Double { PixelSize.maxScale(of: size) }

  /// Returns true if a picture of this size can be a PDF with the default page height. With lower pages,
  /// there may still be too many.
  public static func hasPages(for size: Size) -> Bool { PageLimits.hasPages(for: size) }

  /// Returns the picture as a PNG file. Colors are sRGB; the theme's gamut mapping converts colors outside of
  /// it. The background is transparent. A size that is not a whole number of pixels is rounded up.
  ///
  /// - Parameter scale: the number of pixels per point, from 1 to 3.
  /// - Throws: `RasterError` if the scale is outside of its range, or if the picture has no extent, has more
  ///   than 32,767 pixels on a side, or has more than 200 million pixels. Also if the drawing fails, for
  ///   example without enough memory.
  public func png(of drawing: Drawing, scale: Double = 2) throws(RasterError) -> [UInt8] {
    let size = try PixelSize(of: drawing.size, scale: scale)
    let surface = try PixelRenderer(fonts: fonts).pixels(of: drawing, size: size, scale: scale)
    return try PNGFile(scale: scale).bytes(of: surface)
  }

  /// Returns the picture as a PDF file, whose text can be selected and searched. The same picture always has
  /// the same bytes.
  ///
  /// - Parameters:
  ///   - title: the title of the document.
  ///   - pageHeight: the maximum height of a page, in points, from 1 to 14,400 (ISO 32000-1, annex C). A
  ///     higher picture is divided at heights where nothing is cut; only content that is itself higher than a
  ///     page is cut. Nil stands for the height of a sheet of paper with the picture's width, but at least
  ///     that of A4, and more if the picture would be higher than 500 of these pages.
  ///   - unbreakableRanges: the vertical ranges that are each kept on one page, in points from the top.
  ///     Ranges that are higher than a page are ignored.
  /// - Throws: `RasterError` if the page height is outside of its range, or if the picture has no extent, is
  ///   wider than a page can be, or is higher than 500 full pages. Also if the drawing fails.
  public func pdf(
    of drawing: Drawing, title: String, pageHeight: Length? = nil,
    unbreakableRanges: [ClosedRange<Length>] = []
  ) throws(RasterError) -> [UInt8] {
    try PDFFile(fonts: fonts, title: title).bytes(
      of: drawing, pageHeight: pageHeight ?? PDFFile.defaultHeight(of: drawing.size),
      unbreakableRanges: unbreakableRanges)
  }

  /// Returns a document of pages as a PDF file with an outline, whose text can be selected and searched. The same
  /// document always has the same bytes.
  ///
  /// - Parameter title: the title of the document.
  /// - Throws: `RasterError` if there are no pages or more than 10,000, if a page has no extent or a side of more than
  ///   14,400 points, or if the drawing fails.
  public func pdf(of document: PagedDrawing, title: String) throws(RasterError) -> [UInt8] {
    try PagedPDFFile(fonts: fonts, title: title).bytes(of: document)
  }
}
