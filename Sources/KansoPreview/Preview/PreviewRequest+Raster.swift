import KansoDiagnostics
import KansoLayout
import KansoRendering
import KansoTheme

extension PreviewRequest {
  /// A drawing, and the file that was made of it.
  typealias RasterPicture = (drawing: Drawing, bytes: [UInt8])

  /// Draws a page as a PNG or PDF file. A picture that would be too large is refused before it is drawn.
  func rasterPicture(
    of page: any PreviewPage, as format: PreviewFormat, _ raster: any PreviewRaster,
    _ measurer: any TextMeasurer
  ) throws(PreviewError) -> RasterPicture {
    var layout = PictureLayout(width: width, measurer: measurer)
    do throws(PreviewRasterError) {
      switch format {
      case .pdf:
        layout.canDraw = { raster.hasPages(for: $0) }
        return try pages(of: page, layout, raster)
      default:
        layout.allowsColumns = width == nil
        layout.canDraw = { raster.largestScale(of: $0) >= Self.scales.lowerBound }
        return try pixels(of: page, layout, raster)
      }
    } catch {
      let name = outputFile?.path ?? page.title
      throw .findings("error: \(name.printable) cannot be drawn: \(error.reason)\n")
    }
  }

  private func pixels(of page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster)
    throws(PreviewRasterError) -> RasterPicture
  {
    let wanted = scale ?? Self.usualScale
    guard
      let drawing = page.drawing(layout, inOneColumnWhere: { raster.largestScale(of: $0) >= wanted })
    else {
      throw PreviewRasterError(
        reason: "it is too large for a PNG, even at --scale 1; \(Self.otherFormats(page, layout, raster))")
    }
    let largest = raster.largestScale(of: drawing.size)
    if let scale, scale > largest {
      throw PreviewRasterError(
        reason:
          "it has too many pixels for a PNG at --scale \(scale.css); take --scale \(largest.css) or less")
    }
    return (drawing, try raster.png(of: drawing, scale: min(wanted, largest)))
  }

  private func pages(of page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster)
    throws(PreviewRasterError) -> RasterPicture
  {
    let column = layout.hasRoom(forArea: page.leastArea(layout)) ? page.column(layout) : nil
    guard let column, !column.isFull else {
      throw PreviewRasterError(
        reason: "it has too many pages for a PDF; take --format html, which shows all of it")
    }
    let drawing = column.drawing
    return (drawing, try raster.pdf(of: drawing, title: page.title.printable, keeping: column.parts))
  }

  /// Returns advice on formats that can show a page that is too large for a PNG.
  private static func otherFormats(
    _ page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster
  ) -> String {
    var pages = layout
    pages.allowsColumns = false
    pages.canDraw = { raster.hasPages(for: $0) }
    let html = "--format html, which shows all of it"
    return pages.hasRoom(forArea: page.leastArea(pages))
      ? "take --format pdf, which has pages, or \(html)" : "take \(html)"
  }
}
