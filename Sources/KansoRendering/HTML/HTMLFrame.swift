/// What is around the content of every page: one file that needs no other, neither from a network nor from a disk.
package enum HTMLFrame {
  /// A script that a page may run.
  package struct Script: Sendable {
    /// The script as it stands in the page, from behind the tag to before the end of it.
    package let source: StaticString
    /// The SHA-256 of the source in Base64, by which browsers know it from what could have got into the page.
    package let hash: StaticString

    /// A script with its hash.
    package init(_ source: StaticString, hash: StaticString) { (self.source, self.hash) = (source, hash) }
  }

  /// A document.
  ///
  /// A policy in it keeps browsers from loading anything, so that nothing would leave the page even if it were told to.
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - language: the language of the page (BCP 47).
  ///   - script: its script, nil if it has none; no other one runs.
  ///   - connectedScript: a script of a page that a server hands out: it runs before the other, and with it the page may ask that server,
  ///     and no other, for more.
  ///   - style: what writes its style sheet.
  ///   - body: what writes the content, between the tags of `body`.
  package static func document(
    title: String, language: String = "en", script: Script? = nil, connectedScript: Script? = nil,
    style: (inout MarkupWriter) -> Void, body: (inout MarkupWriter) -> Void
  ) -> String {
    var page = MarkupWriter()
    page.markup("<!DOCTYPE html>\n<html")
    page.attribute("lang", language)
    page.markup(">\n<head>\n<meta charset=\"utf-8\">\n")
    let scripts = [connectedScript, script].compactMap { $0 }
    writePolicy(allowing: scripts, connected: connectedScript != nil, to: &page)
    page.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.markup("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    page.text(title)
    page.markup("</title>\n<style>\n")
    style(&page)
    page.markup("</style>\n</head>\n<body>\n")
    body(&page)
    for script in scripts {
      page.markup("<script>")
      page.markup(script.source)
      page.markup("</script>\n")
    }
    page.markup("</body>\n</html>\n")
    return page.string
  }

  private static func writePolicy(
    allowing scripts: [Script], connected: Bool, to page: inout MarkupWriter
  ) {
    page.markup("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; ")
    page.markup("style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'")
    if !scripts.isEmpty { page.markup("; script-src") }
    for script in scripts {
      page.markup(" 'sha256-")
      page.markup(script.hash)
      page.markup("'")
    }
    if connected { page.markup("; connect-src 'self'") }
    page.markup("\">\n")
  }
}
