import KansoTheme

/// The page of a live preview at one moment.
public struct LivePage: Equatable, Sendable {
  /// The page as HTML in UTF-8.
  public let html: [UInt8]
  /// The revision, in ASCII letters and digits. It is a hash of the content, so it differs between pages, and equal
  /// pages always have the same revision.
  public let revision: String
  /// The result of the update for people, in one line without a line break: the title of the content that is
  /// shown, or the first line of the errors.
  public let line: String
  /// True if there are errors. The page then has the content of an earlier page, or none.
  public let isBroken: Bool

  /// Creates a page from its HTML. Appends the revision in a comment at the end. The revision is a hash
  /// (FNV-1a) of the HTML before it.
  init(_ html: String, line: String, isBroken: Bool) {
    var hash = FNV1a()
    hash.combine(html)
    revision = String(hash.value, radix: 16)
    self.html = Array("\(html)<!--\(revision)-->\n".utf8)
    (self.line, self.isBroken) = (line, isBroken)
  }
}
