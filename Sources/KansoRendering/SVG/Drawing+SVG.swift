import KansoLayout

extension Drawing {
  /// The picture as an SVG document: the same commands make the same bytes.
  ///
  /// It is SVG 1.1 with `href` and the color functions of CSS Color 4, which come beside an sRGB color for viewers that do not know them.
  /// Groups that lie in more than 128 others are left out, since readers of XML give up at 256 elements.
  /// - Parameters:
  ///   - title: what it is called, for people who cannot see it.
  ///   - description: what is to be seen, for them.
  public func svg(title: String, description: String? = nil) -> String {
    var writer = MarkupWriter()
    writeSVG(to: &writer, title: title, description: description)
    writer.markup("\n")
    return writer.string
  }

  /// Writes the picture as an `svg` element, as it can stand in a page, too.
  ///
  /// Pictures that go through the same writer have different ids by themselves.
  /// - Parameter idPrefix: what ids begin with: letters, digits and hyphens, another one for each writer whose pictures come into one page.
  public func writeSVG(
    to writer: inout MarkupWriter, title: String, description: String? = nil, idPrefix: String = "k"
  ) {
    // Nobody else may hold what was written, or it would be copied for each picture.
    let page = writer
    writer = MarkupWriter()
    var picture = SVGWriter(consume page, idPrefix: idPrefix)
    picture.write(self, title: title, description: description)
    writer = picture.out
    writer.pictures += 1
  }
}
