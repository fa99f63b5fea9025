import CPango
import KansoDrawing
import KansoTheme

/// Writes pictures as PDF, with Cairo.
struct PDFFile {
  let fonts: FontLibrary
  let title: String

  /// The allowed page heights, in points.
  static let heights: ClosedRange<Length> = 1...PageLimits.maxSide
  /// The height of A4 in points, and the ratio of the height to the width of a sheet (ISO 216).
  private static let (heightOfA4, paper) = (842.0, 2.0.squareRoot())

  /// Returns the default page height for a picture: that of a sheet of the same width, but at least that of
  /// A4, and more if the picture would be higher than 500 of these pages; at most 14,400.
  static func defaultHeight(of size: Size) -> Length {
    let enough = (size.height * 2 / Double(PageLimits.maxPageCount)).rounded(.up)
    return min(max(heightOfA4, size.width * paper, enough), PageLimits.maxSide)
  }

  /// Returns the file of a picture.
  ///
  /// - Parameters:
  ///   - pageHeight: the maximum height of a page, in points, in `heights`.
  ///   - unbreakableRanges: the vertical ranges that are each kept on one page, in points from the top.
  ///     Ranges that are higher than a page are ignored.
  /// - Throws: `RasterError` if the size or the page height is outside of the limits, or if the drawing fails.
  func bytes(of drawing: Drawing, pageHeight: Length, unbreakableRanges: [ClosedRange<Length>])
    throws(RasterError) -> [UInt8]
  {
    let size = drawing.size
    try Self.checkLimits(size, pageHeight)
    let breaks = PageBreaks(
      height: size.height, pageHeight: pageHeight,
      extents: drawing.commands.verticalExtents + unbreakableRanges.map(Optional.some))
    let contents = drawing.commands.distributed(to: breaks.pages)
    let surface = PDFSurface(size: size)
    surface.setMetadata(title: title)
    let images = ImageStore()
    for (page, commands) in zip(breaks.pages, contents) {
      let height = page.upperBound - page.lowerBound
      cairo_pdf_surface_set_size(surface.pointer, size.width, height)
      let pen = CairoPen(surface.pointer)
      var canvas = Canvas(
        pen, on: .page, transform: AffineTransform(translationX: 0, y: -page.lowerBound), fonts: fonts,
        images: images)
      canvas.draw(commands.map { drawing.commands[$0] })
      cairo_show_page(pen.pointer)
      try pen.check()
    }
    return try surface.finish()
  }

  /// Throws if the page height, the width, or the number of pages is outside of the limits, or if the picture
  /// has no extent.
  private static func checkLimits(_ size: Size, _ pageHeight: Length) throws(RasterError) {
    guard heights.contains(pageHeight) else {
      throw RasterError(
        reason: "a page cannot be \(pageHeight) points high; take a height from 1 to 14400 points")
    }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw RasterError(
        reason: """
          the picture is \(size.width) by \(size.height) points, and nothing can be drawn in that; \
          give it a width and a height that are more than 0
          """)
    }
    guard size.width <= PageLimits.maxSide else {
      throw RasterError(
        reason: """
          the picture is \(size.width) points wide, but a page can have 14400; take a narrower picture, with \
          fewer columns for example
          """)
    }
    // Two consecutive pages together are at least as high as one full page.
    guard size.height <= pageHeight * Double(PageLimits.maxPageCount) / 2 else {
      throw RasterError(
        reason: """
          the picture is \(size.height) points high, which are more than \(PageLimits.maxPageCount) pages \
          of \(pageHeight) points; take \(PageLimits.hasPages(for: size) ? "higher pages" : "several pictures")
          """)
    }
  }
}
