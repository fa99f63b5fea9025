/// The frame of every page: one HTML file that needs no other files, neither from a network nor from a disk.
package enum HTMLFrame {
  /// A script that a page may run.
  package struct Script: Sendable {
    /// The source, exactly as it stands between the tags in the page.
    package let source: StaticString
    /// The SHA-256 of the source in Base64. Browsers run only scripts with an allowed hash, so an injected script does
    /// not run.
    package let hash: StaticString

    /// Creates a script with its hash.
    package init(_ source: StaticString, hash: StaticString) { (self.source, self.hash) = (source, hash) }
  }

  /// Returns an HTML document.
  ///
  /// Its content security policy blocks all loading. Even injected content could send nothing out of the page.
  /// - Parameters:
  ///   - title: the title of the page.
  ///   - language: the language of the page (BCP 47).
  ///   - script: the script of the page; nil for none. No other script runs.
  ///   - connectedScript: an additional script of a served page; nil for none. It runs before `script`. With it, the
  ///     page may connect to its own server, and to no other.
  ///   - style: writes the style sheet.
  ///   - body: writes the content between the tags of `body`.
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

  /// Writes the content security policy: images from `data:` URLs, inline styles and the given scripts are
  /// allowed, and connections to the page's own server if `connected` is true.
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
