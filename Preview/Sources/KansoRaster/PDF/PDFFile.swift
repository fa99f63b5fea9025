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
    let output = Output()
    let surface = PDFSurface(size: size, output: output)
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
    try surface.finish()
    return output.bytes
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

  /// The written bytes.
  final class Output {
    var bytes: [UInt8] = []
  }
}

/// The PDF surface of Cairo, which writes pages to an output. It is freed with its last owner.
private final class PDFSurface {
  let pointer: OpaquePointer
  /// The output, which Cairo does not retain.
  private let output: PDFFile.Output

  /// A surface whose bytes are appended to the output, with pages of the given size in points.
  init(size: Size, output: PDFFile.Output) {
    self.output = output
    pointer = cairo_pdf_surface_create_for_stream(
      { output, bytes, count in
        guard let output, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let target = Unmanaged<PDFFile.Output>.fromOpaque(output).takeUnretainedValue()
        target.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
  }

  deinit {
    // Other owners may still hold the surface. Finishing it prevents later writes to the output.
    cairo_surface_finish(pointer)
    cairo_surface_destroy(pointer)
  }

  private static let creator = "Kanso"
  /// A fixed creation date, so that the same picture always has the same bytes.
  private static let date = "2000-01-01T00:00:00Z"

  /// Sets the title, without control characters, the creator and a fixed creation date.
  ///
  /// Other unprintable characters stay, since a title is data that no terminal shows, and escapes in it would be
  /// read as text. The table of `KansoFormatting` is not visible to this package.
  func setMetadata(title: String) {
    let shown = String(
      String.UnicodeScalarView(title.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, shown)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATOR, Self.creator)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
  }

  /// Writes the end of the file. Throws if a part of the file could not be written.
  func finish() throws(RasterError) {
    cairo_surface_finish(pointer)
    try CairoPen.check(cairo_surface_status(pointer))
  }
}
