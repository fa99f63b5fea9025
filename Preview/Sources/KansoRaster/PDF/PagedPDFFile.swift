import CPango
import KansoDrawing
import KansoTheme

/// Writes documents of pages as PDF, with Cairo.
struct PagedPDFFile {
  let fonts: FontLibrary
  let title: String

  /// The maximum number of pages.
  static let maxPageCount = 10_000
  /// The structure type of a page's content: a division without other meaning (ISO 32000-1, 14.8.4.2).
  private static let pageTag = "Sect"

  /// Returns the file of a document. Headings become the outline and the destinations of links.
  ///
  /// - Throws: `RasterError` if there are no pages or too many, if the size of a page is outside of the limits, or if
  ///   the drawing fails.
  func bytes(of document: PagedDrawing) throws(RasterError) -> [UInt8] {
    guard let first = document.pages.first, document.pages.count <= Self.maxPageCount else {
      throw RasterError(
        reason:
          "the document has \(document.pages.count) pages, but it can have 1 to \(Self.maxPageCount); divide it"
      )
    }
    for page in document.pages { try Self.checkSize(page.drawing.size) }
    let headings = Dictionary(
      grouping: document.headings.indices, by: { document.headings[$0].page })
    let surface = PDFSurface(size: first.drawing.size)
    surface.setMetadata(title: title)
    let images = ImageStore()
    for (index, page) in document.pages.enumerated() {
      cairo_pdf_surface_set_size(surface.pointer, page.drawing.size.width, page.drawing.size.height)
      let pen = CairoPen(surface.pointer)
      // Cairo 1.16 counts the objects of links wrongly unless they are in a structure, and readers skip content outside
      // of the structure of a document that has one.
      cairo_tag_begin(pen.pointer, Self.pageTag, "")
      for heading in headings[index] ?? [] {
        let top = Self.whole(document.headings[heading].top)
        Self.tag(pen, CAIRO_TAG_DEST, "name='h\(heading)' x=0 y=\(top)")
      }
      for link in page.links where document.headings.indices.contains(link.heading) {
        Self.tag(pen, CAIRO_TAG_LINK, "rect=[\(Self.numbers(of: link.area))] dest='h\(link.heading)'")
      }
      var canvas = Canvas(pen, on: .page, transform: .identity, fonts: fonts, images: images)
      canvas.draw(page.drawing.commands)
      cairo_tag_end(pen.pointer, Self.pageTag)
      cairo_show_page(pen.pointer)
      try pen.check()
    }
    addOutline(of: document, to: surface)
    return try surface.finish()
  }

  /// Throws if a page has no extent, or is larger than a page can be.
  private static func checkSize(_ size: Size) throws(RasterError) {
    let sides = 1...PageLimits.maxSide
    guard sides.contains(size.width), sides.contains(size.height) else {
      throw RasterError(
        reason:
          "a page cannot be \(size.width) by \(size.height) points; take 1 to 14400 points for each side")
    }
  }

  /// Adds the headings to the outline, each below the last one before it with a smaller level. The first level is
  /// open.
  private func addOutline(of document: PagedDrawing, to surface: PDFSurface) {
    var open: [(level: Int, item: Int32)] = []
    for (index, heading) in document.headings.enumerated()
    where document.pages.indices.contains(heading.page) {
      while let last = open.last, last.level >= heading.level { open.removeLast() }
      let item = cairo_pdf_surface_add_outline(
        surface.pointer, open.last?.item ?? CAIRO_PDF_OUTLINE_ROOT, heading.title.withoutControlCharacters,
        "dest='h\(index)'", CAIRO_PDF_OUTLINE_FLAG_OPEN)
      open.append((heading.level, item))
    }
  }

  /// Adds a tag without content to the current page.
  private static func tag(_ pen: CairoPen, _ name: String, _ attributes: String) {
    cairo_tag_begin(pen.pointer, name, attributes)
    cairo_tag_end(pen.pointer, name)
  }

  /// Returns the edges of an area for an attribute: left, top, width and height in whole points.
  private static func numbers(of area: Rect) -> String {
    [area.minX, area.minY, area.width, area.height].map { "\(whole($0))" }.joined(separator: " ")
  }

  /// Returns a coordinate in whole points, from 0 to the maximum side of a page; 0 for NaN. Attributes have no
  /// exponents.
  private static func whole(_ coordinate: Double) -> Int {
    coordinate.isNaN ? 0 : Int(min(max(coordinate, 0), PageLimits.maxSide).rounded())
  }
}
