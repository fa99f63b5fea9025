extension Drawing {
  /// The picture as an SVG document.
  /// - Parameters:
  ///   - title: what it is called, for people who cannot see it.
  ///   - description: what is to be seen, for them.
  public func svg(title: String, description: String? = nil) -> String {
    var writer = MarkupWriter()
    writeSVG(to: &writer, title: title, description: description)
    return writer.string
  }

  /// Writes the picture as an `svg` element, as it can stand in a page, too.
  public func writeSVG(to writer: inout MarkupWriter, title: String, description: String? = nil) {}
}
