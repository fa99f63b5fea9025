import CPango
import KansoLayout
import KansoRendering
import KansoTheme

/// Writes pictures as PDF, with Cairo.
struct PDFFile {
  let fonts: FontLibrary
  let title: String

  /// The maximum width and height of a page, in points (ISO 32000-1, annex C).
  static let longestSide = 14_400.0
  static let heights: ClosedRange<Length> = 1...longestSide
  /// The height of A4 in points, and the ratio of the height to the width of a sheet (ISO 216).
  private static let (heightOfA4, paper) = (842.0, 2.0.squareRoot())

  /// Returns the default page height for a picture: that of a sheet of the same width, or more if there would be too
  /// many pages.
  static func usualHeight(of size: Size) -> Length {
    let enough = (size.height * 2 / Double(PageBreaks.mostPages)).rounded(.up)
    return min(max(heightOfA4, size.width * paper, enough), longestSide)
  }

  /// The maximum height of a picture, in points. Two consecutive pages together are at least as high as one full page.
  private static let highest = longestSide * Double(PageBreaks.mostPages) / 2

  /// Returns true if a picture of this size fits on pages of any allowed height.
  static func hasPages(for size: Size) -> Bool {
    size.width > 0 && size.width <= longestSide && size.height > 0 && size.height <= highest
  }

  /// Returns the file of a picture.
  ///
  /// - Parameters:
  ///   - pageHeight: the maximum height of a page, in points, in `heights`.
  ///   - parts: the vertical ranges that are each kept on one page, in points from the top.
  /// - Throws: `RasterError` if the size or the page height is outside of the limits, or if the drawing fails.
  func bytes(of drawing: Drawing, pageHeight: Length, keeping parts: [ClosedRange<Length>])
    throws(RasterError) -> [UInt8]
  {
    let size = drawing.size
    try Self.check(size, pageHeight)
    let breaks = PageBreaks(
      height: size.height, pageHeight: pageHeight,
      extents: drawing.commands.verticalExtents + parts.map(Optional.some))
    let contents = drawing.commands.parted(by: breaks.pages)
    let output = Output()
    let surface = PDFSurface(size: size, output: output)
    surface.describe(title: title)
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

  private static func check(_ size: Size, _ pageHeight: Length) throws(RasterError) {
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
    guard size.width <= longestSide else {
      throw RasterError(
        reason: """
          the picture is \(size.width) points wide, but a page can have 14400; take a narrower picture, with \
          fewer columns for example
          """)
    }
    // Two consecutive pages together are at least as high as one full page.
    guard size.height <= pageHeight * Double(PageBreaks.mostPages) / 2 else {
      throw RasterError(
        reason: """
          the picture is \(size.height) points high, which are more than \(PageBreaks.mostPages) pages of \(pageHeight) points; \
          take \(hasPages(for: size) ? "higher pages" : "several pictures")
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

  func describe(title: String) {
    let shown = String(
      String.UnicodeScalarView(title.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, shown)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATOR, Self.creator)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
  }

  func finish() throws(RasterError) {
    cairo_surface_finish(pointer)
    try CairoPen.check(cairo_surface_status(pointer))
  }
}
