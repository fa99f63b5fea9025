import KansoDiagnostics
import KansoFormatting
import KansoLayout
import KansoRendering
import KansoSystem
import KansoTheme

extension PreviewRequest {
  /// The written picture: its bytes for standard output, notes on its size, and the characters that no font has.
  typealias RasterResult = (output: [UInt8], report: String, missingCharacters: [Character])

  /// The reason why there is no picture.
  private enum RasterFailure: Error {
    case drawing(PreviewRasterError)
    case writing(FileError)
  }

  /// Draws a page as a PDF file, or as PNG files for every other format, and writes it to the output file.
  /// - Throws: an error with the exit code 1 and the reason, if the page is too large for the format or the
  ///   renderer fails; an error with the exit code 74 if a file cannot be written.
  func writeRaster(
    _ page: any PreviewPage, as format: PreviewFormat, _ raster: any PreviewRaster,
    _ measurer: any TextMeasurer
  ) throws(PreviewError) -> RasterResult {
    let files = RasterFiles(outputFile, inputs: inputs + [tokens].compactMap { $0 })
    let name = outputFile?.path ?? page.title
    do throws(RasterFailure) {
      let layout = PictureLayout(width: width, measurer: measurer)
      let note =
        format == .pdf
        ? try addPDF(of: page, layout, raster, to: files) : try addPNG(of: page, layout, raster, to: files)
      var result: RasterResult = ([], note + files.report(name), files.missingCharacters)
      do throws(FileError) { result.output = try files.finish() } catch { throw .writing(error) }
      return result
    } catch {
      files.discard()
      switch error {
      case .drawing(let error):
        throw .findings("error: \(name.printable) cannot be drawn: \(error.reason)\n")
      case .writing(let error): throw .writing(error)
      }
    }
  }

  // MARK: PNG

  /// Draws a page as a PNG at the explicit scale, or at 2, and adds it to the files. Returns notes on what differs from
  /// a picture with all details at that scale.
  ///
  /// The picture has one column if the request has a width, or if one column is possible at that scale. Without an
  /// explicit scale, the scale is less if the picture would have too many pixels, and details are left out if a page
  /// with all of them cannot be drawn. A picture that is still too large is divided into pages with all details.
  private func addPNG(
    of page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster, to files: RasterFiles
  ) throws(RasterFailure) -> String {
    var layout = layout
    let wanted = scale ?? Self.defaultScale
    let least = scale ?? Self.scales.lowerBound
    layout.allowsColumns = width == nil
    layout.canDraw = { raster.maxScale(of: $0) >= least }
    // With an explicit scale, small letters are to be read, so no details are left out.
    let forms = scale == nil ? page.forms : [.full]
    guard
      let found = page.drawing(layout, in: forms, inOneColumnWhere: { raster.maxScale(of: $0) >= wanted })
    else {
      try addPages(of: page, layout, raster, to: files)
      return ""
    }
    let used = min(wanted, raster.maxScale(of: found.drawing.size))
    try add(found.drawing, used, raster, to: files)
    let (name, scales) = ((outputFile?.path ?? page.title).printable, (wanted, used))
    return Self.note(name, found.form, scales)
  }

  /// Returns the notes on a picture whose form or scale is not the wanted one; empty if both are.
  private static func note(_ name: String, _ form: PictureForm, _ scales: (wanted: Double, used: Double))
    -> String
  {
    let scale = scales.used.formatted(as: .decimal)
    if form == .brief {
      return
        "\(name): note: it is too large for one PNG with all details, so each token has its name, sample "
        + "and value, in \(scale) pixels per point; add --scale 2 for pages with all details\n"
    }
    guard scales.used < scales.wanted else { return "" }
    let wanted = scales.wanted.formatted(as: .decimal)
    return "\(name): note: it is too large for one PNG with \(wanted) pixels per point, so it has \(scale); "
      + "add --scale \(wanted) for pages\n"
  }

  /// Draws a page with all details in pages of one column, and adds each to the files.
  private func addPages(
    of page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster, to files: RasterFiles
  ) throws(RasterFailure) {
    var layout = layout
    layout.allowsColumns = false
    let scale = scale ?? Self.defaultScale
    var failure: RasterFailure?
    layout.pages = PicturePages(maxHeight: { Self.maxHeight(ofWidth: $0, scale, raster) }) { drawing in
      do throws(RasterFailure) { try add(drawing, scale, raster, to: files) } catch { failure = error }
      return failure == nil
    }
    var column = page.column(layout)
    column.finishPages()
    if let failure { throw failure }
  }

  /// Draws a picture and adds it to the files.
  private func add(
    _ drawing: Drawing, _ scale: Double, _ raster: any PreviewRaster, to files: RasterFiles
  ) throws(RasterFailure) {
    files.note(raster.missingCharacters(in: drawing))
    let bytes: [UInt8]
    do throws(PreviewRasterError) { bytes = try raster.png(of: drawing, scale: scale) } catch {
      throw .drawing(error)
    }
    do throws(FileError) { try files.add(bytes) } catch { throw .writing(error) }
  }

  /// Returns the maximum height of a PNG of a width at a scale, in whole points; at least 1.
  private static func maxHeight(ofWidth width: Length, _ scale: Double, _ raster: any PreviewRaster)
    -> Length
  {
    // The height is between these two. The upper one is more than any picture has in practice.
    var (low, high) = (1.0, maxPageHeight)
    while high - low > 1 {
      let middle = ((low + high) / 2).rounded()
      if raster.maxScale(of: Size(width: width, height: middle)) >= scale {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// The maximum height of a page as a PNG, in points.
  private static let maxPageHeight = 100_000.0

  // MARK: PDF

  /// Draws a page with all details as a PDF on paper, in one column, and adds it to the files. Returns no notes.
  /// - Throws: an error if the PDF would have too many pages, or if the renderer fails.
  private func addPDF(
    of page: any PreviewPage, _ layout: PictureLayout, _ raster: any PreviewRaster, to files: RasterFiles
  ) throws(RasterFailure) -> String {
    var layout = layout
    layout.preferredWidth = PaperLayout.columnWidth
    let (paper, enlarges) = (paper ?? .a4, width != nil)
    let widest = PaperLayout(paper, blockWidth: PictureColumn(layout).contentWidth, enlarges: enlarges)
    layout.canDraw = { $0.height <= widest.maxHeight }
    let column = layout.canFit(area: page.minArea(layout)) ? page.column(layout) : nil
    guard let column, !column.isFull else {
      throw .drawing(
        PreviewRasterError(
          reason: "it has too many pages for a PDF; use --format html, which shows all of it"))
    }
    let pages = PaperLayout(paper, blockWidth: column.contentWidth, enlarges: enlarges)
    let document = PaperDocument.pages(of: column, pages, title: page.title)
    for page in document.pages { files.note(raster.missingCharacters(in: page.drawing)) }
    let bytes: [UInt8]
    do throws(PreviewRasterError) {
      bytes = try raster.pdf(of: document, title: page.title.printable)
    } catch {
      throw .drawing(error)
    }
    do throws(FileError) { try files.add(bytes) } catch { throw .writing(error) }
    return ""
  }
}
