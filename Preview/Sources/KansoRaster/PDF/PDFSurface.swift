import CPango
import KansoDrawing
import KansoTheme

/// The PDF surface of Cairo, which writes pages to an output. It is freed with its last owner.
final class PDFSurface {
  let pointer: OpaquePointer
  /// The written bytes, in an object that Cairo does not retain.
  private let output = Output()

  private final class Output {
    var bytes: [UInt8] = []
  }

  /// A surface with pages of the given size in points.
  init(size: Size) {
    pointer = cairo_pdf_surface_create_for_stream(
      { output, bytes, count in
        guard let output, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let target = Unmanaged<Output>.fromOpaque(output).takeUnretainedValue()
        target.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), size.width, size.height)
  }

  deinit {
    // Other owners may still hold the surface. Finishing it prevents later writes to the output.
    // It writes the used glyphs of the fonts.
    FontLibrary.faces.withLock { cairo_surface_finish(pointer) }
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
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title.withoutControlCharacters)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATOR, Self.creator)
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
  }

  /// Writes the end of the file, and returns the file. Throws if a part of it could not be written.
  func finish() throws(RasterError) -> [UInt8] {
    // It writes the used glyphs of the fonts.
    FontLibrary.faces.withLock { cairo_surface_finish(pointer) }
    try CairoPen.check(cairo_surface_status(pointer))
    return output.bytes
  }
}

extension String {
  /// The text without control characters, which would end a string of C or appear as boxes.
  var withoutControlCharacters: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .control }))
  }
}
