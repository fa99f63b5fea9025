import KansoScreens
import KansoTheme

/// The colors and images of the asset catalogs of an app, by the names that documents use.
package struct DocumentAssets: Sendable {
  package var colors: [String: Color] = [:]
  package var images: [String: Image.Bitmap] = [:]

  /// Creates assets without a color or image: documents have their own copies of colors, and placeholders for images.
  package init() {}
}
