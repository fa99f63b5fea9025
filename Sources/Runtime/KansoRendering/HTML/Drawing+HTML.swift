extension Drawing {
  /// Returns the picture as a page in one file. In a window narrower than the picture, the picture is scaled to the
  /// window.
  /// - Parameters:
  ///   - title: the heading of the page, and the title of the picture for people who cannot see it.
  ///   - description: the description of the picture, for people who cannot see it.
  ///   - language: the language of both (BCP 47).
  public func html(title: String, description: String? = nil, language: String = "en") -> String {
    HTMLFrame.document(title: title, language: language, style: { $0.markup(Self.style) }) { page in
      page.markup("<main>\n<h1>")
      page.text(title)
      page.markup("</h1>\n")
      writeSVG(to: &page, title: title, description: description)
      page.markup("\n</main>\n")
    }
  }

  private static let style: StaticString = """
    :root { color-scheme: light dark; font-family: system-ui, -apple-system, sans-serif; }
    body { margin: 0; padding: 1.5rem; }
    h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 1rem; overflow-wrap: anywhere; }
    svg { display: block; max-width: 100%; height: auto; }

    """
}
