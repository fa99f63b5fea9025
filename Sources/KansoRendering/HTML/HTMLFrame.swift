/// What is around the content of every page: one file that needs no other, neither from a network nor from a disk.
public enum HTMLFrame {
  /// A document.
  ///
  /// A policy in it keeps browsers from loading anything, so that nothing would leave the page even if it were told to.
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - language: the language of the page (BCP 47).
  ///   - style: its style sheet.
  ///   - script: its script, nil if it has none.
  ///   - body: what writes the content, between the tags of `body`.
  public static func document(
    title: String, language: String = "en", style: StaticString, script: StaticString? = nil,
    body: (inout MarkupWriter) -> Void
  ) -> String {
    var page = MarkupWriter()
    page.markup("<!DOCTYPE html>\n<html")
    page.attribute("lang", language)
    page.markup(">\n<head>\n<meta charset=\"utf-8\">\n")
    page.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; ")
    page.markup("style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'")
    if script != nil { page.markup("; script-src 'unsafe-inline'") }
    page.markup("\">\n<title>")
    page.text(title)
    page.markup("</title>\n<style>\n")
    page.markup(style)
    page.markup("\n</style>\n</head>\n<body>\n")
    body(&page)
    if let script {
      page.markup("<script>\n")
      page.markup(script)
      page.markup("\n</script>\n")
    }
    page.markup("</body>\n</html>\n")
    return page.string
  }
}
