import KansoTheme

/// A page of a live preview, as it is at one moment.
public struct LivePage: Equatable, Sendable {
  /// The page: HTML in UTF-8.
  public let html: [UInt8]
  /// What tells this page from the ones before and after it: letters and digits of ASCII, made of what is in the page, so that the same
  /// page has the same revision, whoever makes it and whenever.
  public let revision: String
  /// What came of making it, for people, in one line without its end: what is shown, or the first of the errors.
  public let line: String
  /// Whether there are errors, so that its content is that of an earlier page, or missing.
  public let isBroken: Bool

  /// A page with its revision in a comment behind it, where it can be made of all that stands before it.
  init(_ html: String, line: String, isBroken: Bool) {
    var hash = FNV1a()
    hash.combine(html)
    revision = String(hash.value, radix: 16)
    self.html = Array("\(html)<!--\(revision)-->\n".utf8)
    (self.line, self.isBroken) = (line, isBroken)
  }
}
