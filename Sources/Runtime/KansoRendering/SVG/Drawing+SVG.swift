import KansoDrawing

extension Drawing {
  /// Returns the picture as an SVG document. Equal commands give equal bytes.
  ///
  /// The document is SVG 1.1 with `href` and the color functions of CSS Color 4. Each such color has an sRGB
  /// color beside it, for viewers without the functions. Groups nested in 128 or more others are left out,
  /// because XML parsers fail at 256 nested elements.
  /// - Parameters:
  ///   - title: the title, for people who cannot see the picture.
  ///   - description: the description of the content, for people who cannot see it.
  public func svg(title: String, description: String? = nil) -> String {
    var writer = MarkupWriter()
    writeSVG(to: &writer, title: title, description: description)
    writer.markup("\n")
    return writer.string
  }

  /// Writes the picture as an `svg` element, for a document of its own or for a page.
  ///
  /// Pictures in the same writer automatically have distinct ids.
  /// - Parameter idPrefix: the prefix of the ids. Characters other than ASCII letters, digits and hyphens are
  ///   removed. If the pictures of several writers come into one page, each writer needs its own prefix.
  public func writeSVG(
    to writer: inout MarkupWriter, title: String, description: String? = nil, idPrefix: String = "k"
  ) {
    // The buffer must have one owner only. Otherwise it would be copied for each picture.
    let page = writer
    writer = MarkupWriter()
    var picture = SVGWriter(consume page, idPrefix: idPrefix)
    picture.write(self, title: title, description: description)
    writer = picture.out
    writer.pictureCount += 1
  }
}
