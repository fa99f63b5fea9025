import KansoLayout

/// A class of views that a conversion has written, in a compiled program.
public struct ConvertedRoot {
  /// The byte offset of the view's start tag in the document.
  let offset: Int
  let make: (Rect) -> View
  let views: (View) -> [(id: String, view: View)]

  /// - Parameters:
  ///   - offset: the byte offset of the view's start tag in the document.
  ///   - make: makes the view with a frame.
  ///   - views: returns the views with an id in the document.
  public init<Root: View>(
    _ offset: Int, make: @escaping (Rect) -> Root, views: @escaping (Root) -> [(id: String, view: View)]
  ) {
    (self.offset, self.make) = (offset, make)
    self.views = { view in (view as? Root).map(views) ?? [] }
  }
}

/// The converted classes of a document.
public struct ConvertedDocument {
  let path: String
  let roots: [ConvertedRoot]

  /// - Parameters:
  ///   - path: the path of the document.
  ///   - roots: the classes of its views.
  public init(path: String, roots: [ConvertedRoot]) { (self.path, self.roots) = (path, roots) }
}
