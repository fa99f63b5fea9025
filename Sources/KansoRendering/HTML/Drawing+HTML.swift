extension Drawing {
  /// The picture as a page: one file, as wide as the window where that is narrower than the picture.
  /// - Parameters:
  ///   - title: what it is called: the heading of the page, and what people are told who cannot see it.
  ///   - description: what is to be seen, for them.
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
