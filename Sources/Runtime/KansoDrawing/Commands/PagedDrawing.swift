import KansoTheme

/// A document of pages, with headings for an outline and links to them. Renderers turn it into PDF.
public struct PagedDrawing: Equatable, Sendable {
  /// A page of the document.
  public struct Page: Equatable, Sendable {
    /// The content. The page has the size of the drawing.
    public var drawing: Drawing
    /// The links on the page.
    public var links: [Link]

    /// Creates a page.
    public init(_ drawing: Drawing, links: [Link] = []) { (self.drawing, self.links) = (drawing, links) }
  }

  /// An area of a page that leads to a heading.
  public struct Link: Equatable, Sendable {
    /// The area, in points from the top left corner of the page.
    public var area: Rect
    /// The index of the heading in `headings`.
    public var heading: Int

    /// Creates a link to the heading with an index.
    public init(area: Rect, heading: Int) { (self.area, self.heading) = (area, heading) }
  }

  /// An entry of the outline.
  public struct Heading: Equatable, Sendable {
    /// The text of the heading.
    public var title: String
    /// The level, from 1. An entry is below the last one before it with a smaller level.
    public var level: Int
    /// The index of its page in `pages`.
    public var page: Int
    /// The distance from the top of the page, in points.
    public var top: Length

    /// Creates a heading on the page with an index.
    public init(_ title: String, level: Int, page: Int, top: Length) {
      (self.title, self.level, self.page, self.top) = (title, level, page, top)
    }
  }

  /// The pages in order.
  public var pages: [Page]
  /// The headings in the order of the pages.
  public var headings: [Heading]

  /// Creates a document of pages.
  public init(pages: [Page], headings: [Heading] = []) { (self.pages, self.headings) = (pages, headings) }
}
