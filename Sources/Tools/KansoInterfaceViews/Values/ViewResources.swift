import KansoInterfaceBuilder
import KansoLayout
import KansoScreens
import KansoTheme

/// The colors and images that the views of a document share.
package struct ViewResources: Sendable {
  package let palette: DocumentPalette
  /// The stored sizes of images, in points, by name.
  private let imageSizes: [String: InterfaceSize]
  /// The tint color of the document; nil for the system's tint color.
  package let tintColor: Color?

  /// The images of the app's asset catalogs, by name.
  private let bitmaps: [String: Image.Bitmap]

  /// Takes the colors, image sizes and tint color of a document, and the colors and images of asset catalogs.
  package init(_ document: InterfaceDocument, assets: DocumentAssets = DocumentAssets()) {
    palette = DocumentPalette(document, assetColors: assets.colors)
    (imageSizes, bitmaps) = (document.resources.images, assets.images)
    if case .color(let color)? = document.values["tintColor"] {
      tintColor = palette.color(color)
    } else {
      tintColor = nil
    }
  }

  /// Returns the image of a view or record; nil if there is none. An image without a stored size has 20 points.
  ///
  /// - Parameters:
  ///   - property: returns an attribute of the view or record itself.
  ///   - reference: the separate element of the image, which has priority over these attributes.
  package func image(_ property: (String) -> String?, _ reference: InterfaceValue?) -> Image? {
    var (name, catalog) = (property("image"), property("catalog"))
    if case .record(let record)? = reference, let other = record.properties["image"]?.value {
      (name, catalog) = (other, record.properties["catalog"]?.value)
    }
    guard let name else { return nil }
    return image(named: name, isSymbol: catalog == "system")
  }

  /// Returns the image of a record, such as a bar button item; nil if there is none.
  package func image(of record: InterfaceRecord) -> Image? {
    image({ record.properties[$0]?.value }, record.values["imageReference"] ?? record.values["image"])
  }

  /// Returns an image: that of the asset catalog, or a placeholder, with the stored size; or a system symbol.
  package func image(named name: String, isSymbol: Bool) -> Image {
    if isSymbol { return Image(systemName: name) }
    let stored = imageSizes[name].map { Size(width: $0.width, height: $0.height) }
    let size = stored ?? Self.defaultImageSize
    guard let bitmap = bitmaps[name] else { return Image(named: name, size: size) }
    return Image(named: name, size: size, bitmap: bitmap)
  }

  private static let defaultImageSize = Size(width: 20, height: 20)

  /// The maximum number of characters of a text, which is more than a view shows. A document may contain texts of any
  /// length.
  package static let maxCharacters = 4_000

  /// Returns a text with the attributes of a document: fonts, colors, underlines and alignments. Runs that begin after
  /// the first `maxCharacters` are dropped, and longer runs are cut.
  package func attributedText(_ runs: [InterfaceTextRun]) -> AttributedText {
    var remaining = Self.maxCharacters
    let kept = runs.prefix { run in
      defer { remaining -= run.text.count }
      return remaining > 0
    }
    return AttributedText(
      kept.map { run in
        var attributes = AttributedText.Attributes()
        if case .font(let font)? = run.attributes["NSFont"] {
          attributes.font = Font(font.typography(size: Self.attributedTextSize))
        }
        if case .color(let color)? = run.attributes["NSColor"] { attributes.color = palette.color(color) }
        if case .number(let style)? = run.attributes["NSUnderline"] {
          attributes.isUnderlined = style.value > 0
        }
        if case .record(let style)? = run.attributes["NSParagraphStyle"],
          let word = style.properties["alignment"]?.value
        {
          attributes.alignment = TextAlignment.interfaceNames[word]
        }
        return AttributedText.Run(String(run.text.prefix(Self.maxCharacters)), attributes)
      })
  }

  /// The size of a font without one in a text with attributes, in points.
  private static let attributedTextSize = 17.0
}
