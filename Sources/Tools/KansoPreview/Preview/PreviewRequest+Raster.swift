import KansoDiagnostics
import KansoFormatting
import KansoLayout
import KansoRendering
import KansoTheme

extension PreviewRequest {
  /// A drawing, and the file that was made of it.
  typealias RasterPicture = (drawing: Drawing, bytes: [UInt8])

  /// Draws a page as a PDF file, or as a PNG file for every other format. A PNG may have several columns if
  /// the request sets no width.
  /// - Throws: an error with the exit code 1 and the reason, if the page is too large for the format or the
  ///   renderer fails. A page that is too large is not drawn.
  func rasterPicture(
    of page: any PreviewPage, as format: PreviewFormat, _ raster: any PreviewRaster,
    _ measurer: any TextMeasurer
  ) throws(PreviewError) -> RasterPicture {
    var layout = PictureLayout(width: width, measurer: measurer)
    do throws(PreviewRasterError) {
      switch format {
      case .pdf:
        layout.canDraw = { raster.hasPages(for: $0) }
        return try pdfPicture(of: page, layout, raster)
      default:
        layout.allowsColumns = width == nil
        layout.canDraw = { raster.maxScale(of: $0) >= Self.scales.lowerBound }
        return try pngPicture(of: page, layout, raster)
      }
    } catch {
      let name = outputFile?.path ?? page.title
      throw .findings("error: \(name.printable) cannot be drawn: \(error.reason)\n")
    }
  }

  /// Draws a page as a PNG at the explicit scale, or at 2. Without an explicit scale, the scale is less if
  /// the picture would have too many pixels. The picture has one column if the layout allows no others, or if
  /// one column is possible at the explicit scale or 2. Details are left out if a page with all of them
  /// cannot be drawn.
  /// - Throws: an error if the picture is too large at scale 1 or at the explicit scale, or if the renderer
  ///   fails.
  private func pngPicture(of page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster)
    throws(PreviewRasterError) -> RasterPicture
  {
    let wanted = scale ?? Self.defaultScale
    guard
      let drawing = page.drawing(layout, inOneColumnWhere: { raster.maxScale(of: $0) >= wanted })
    else {
      throw PreviewRasterError(
        reason: "it is too large for a PNG, even at --scale 1; \(Self.formatAdvice(page, layout, raster))")
    }
    let maxScale = raster.maxScale(of: drawing.size)
    if let scale, scale > maxScale {
      let (given, allowed) = (scale.formatted(as: .decimal), maxScale.formatted(as: .decimal))
      throw PreviewRasterError(
        reason: "it has too many pixels for a PNG at --scale \(given); use --scale \(allowed) or less")
    }
    return (drawing, try raster.png(of: drawing, scale: min(wanted, maxScale)))
  }

  /// Draws a page as a PDF in one column and with all details.
  /// - Throws: an error if the PDF would have too many pages, or if the renderer fails.
  private func pdfPicture(of page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster)
    throws(PreviewRasterError) -> RasterPicture
  {
    let column = layout.canFit(area: page.minArea(layout)) ? page.column(layout) : nil
    guard let column, !column.isFull else {
      throw PreviewRasterError(
        reason: "it has too many pages for a PDF; use --format html, which shows all of it")
    }
    let drawing = column.drawing
    return (
      drawing,
      try raster.pdf(of: drawing, title: page.title.printable, unbreakableRanges: column.unbreakableRanges)
    )
  }

  /// Returns the formats to use for a page that is too large for a PNG, as a part of a sentence: PDF if the
  /// lower bound of its area fits or is unknown, and HTML.
  private static func formatAdvice(
    _ page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster
  ) -> String {
    var pages = layout
    pages.allowsColumns = false
    pages.canDraw = { raster.hasPages(for: $0) }
    let html = "--format html, which shows all of it"
    return pages.canFit(area: page.minArea(pages))
      ? "use --format pdf, which has pages, or \(html)" : "use \(html)"
  }
}
