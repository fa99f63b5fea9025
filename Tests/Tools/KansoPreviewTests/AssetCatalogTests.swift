import Foundation
import KansoAssets
import KansoLayout
import KansoRendering
import KansoTheme
import TestSupport
import Testing

@testable import KansoPreview

/// Colors and images of the asset catalogs beside a document.
struct AssetCatalogTests {
  private let folder: TemporaryDirectory
  private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init() throws {
    folder = try TemporaryDirectory()
    try folder.write("", to: "App/.git")
    try folder.write("", to: "App/Base.lproj/Main.storyboard")
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
         "components": {"red": "1.000", "green": "0", "blue": "0", "alpha": "1"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1.000", "alpha": "1"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """, to: "App/Assets.xcassets/brand.colorset/Contents.json")
    try folder.write(
      #"{"info": {"author": "xcode", "version": 1}, "properties": {"provides-namespace": true}}"#,
      to: "App/Assets.xcassets/Icons/Contents.json")
    try image(
      "Icons/star", #"{"filename": "star.png", "scale": "1x"}, {"filename": "star@2x.png", "scale": "2x"}"#,
      properties: #", "properties": {"template-rendering-intent": "template"}"#)
    try folder.write(Data(Self.png + [1]), to: "App/Assets.xcassets/Icons/star.imageset/star.png")
    try folder.write(Data(Self.png + [2]), to: "App/Assets.xcassets/Icons/star.imageset/star@2x.png")
  }

  /// Writes the contents of an image set.
  private func image(_ name: String, _ entries: String, properties: String = "") throws {
    try folder.write(
      #"{"images": [\#(entries)], "info": {"author": "xcode", "version": 1}\#(properties)}"#,
      to: "App/Assets.xcassets/\(name).imageset/Contents.json")
  }

  /// Returns the drawing of a storyboard in a folder of the app.
  private func drawing(_ views: String, images: String = "", mode: PreviewMode? = nil) throws -> Drawing {
    let text = DocumentSamples.storyboard(views, resources: "<resources>\(images)</resources>")
    var input = DocumentSamples.input(text, path: folder.path("App/Base.lproj/Main.storyboard"))
    input.readsAssets = true
    var situation = PreviewSituation()
    situation.mode = mode
    let page = DocumentsPreview(
      [input], environment: try situation.environment(measurer: SansSerifTextMeasurer()))
    return try #require(page.documents.first?.scenes.first).drawing
  }

  private func imageView(_ name: String) -> String {
    """
    <imageView contentMode="scaleToFill" image="\(name)" fixedFrame="YES" id="i">
    <rect key="frame" x="0.0" y="0.0" width="20" height="20"/>
    <color key="tintColor" name="brand"/></imageView>
    """
  }

  private func images(in drawing: Drawing) -> [EncodedImage] {
    drawing.commands.compactMap { if case .image(let image, _) = $0 { image } else { nil } }
  }

  @Test(arguments: [(PreviewMode.light, "#ff0000"), (.dark, "#0000ff")])
  func colorsAndTemplatesFollowTheStyle(mode: PreviewMode, css: String) throws {
    let size = #"<image name="Icons/star" width="20" height="20"/>"#
    let images = images(in: try drawing(imageView("Icons/star"), images: size, mode: mode))
    #expect(images.map(\.tint?.hex) == [css])
    // The file for two pixels per point is chosen.
    #expect(images.first?.bytes.last == 2)
  }

  @Test func anImageForTheDarkStyleIsDrawnThere() throws {
    try image(
      "photo",
      #"""
      {"filename": "day.png"},
      {"filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """#)
    try folder.write(Data(Self.png + [3]), to: "App/Assets.xcassets/photo.imageset/day.png")
    try folder.write(Data(Self.png + [4]), to: "App/Assets.xcassets/photo.imageset/night.png")
    let size = #"<image name="photo" width="20" height="20"/>"#
    for (mode, last) in [(PreviewMode.light, UInt8(3)), (.dark, 4)] {
      let images = images(in: try drawing(imageView("photo"), images: size, mode: mode))
      #expect(images.map(\.bytes.last) == [last] && images.first?.tint == nil)
    }
  }

  /// The files of both styles share the size that is left, so that it never becomes negative.
  @Test(arguments: [(18, 9, true, 0), (17, 9, false, 8), (9, 9, false, 0), (8, 9, nil, 8), (18, 8, nil, 18)])
  func imagesEndWithTheSizeThatIsLeft(size: Int, maxSize: Int, hasDark: Bool?, left: Int) throws {
    try image(
      "photo",
      #"""
      {"filename": "day.png"},
      {"filename": "night.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      """#)
    let path = "App/Assets.xcassets/photo.imageset"
    for name in ["day.png", "night.png"] { try folder.write(Data(Self.png + [1]), to: "\(path)/\(name)") }
    var remaining = size
    let set = try #require(ImageSet(at: folder.path(path)))
    let image = set.bitmap(scale: 1, maxSize: maxSize, remaining: &remaining)
    #expect(image.map { $0.bitmap.darkImage != nil } == hasDark)
    #expect(remaining == left)
    // Without a size, nothing is read.
    var none = 0
    #expect(set.bitmap(scale: 1, maxSize: maxSize, remaining: &none) == nil && none == 0)
  }

  /// What is no image is a placeholder with the name, and nothing outside of the catalog is read.
  @Test(arguments: [
    #"{"filename": "../../../secret.png"}"#, #"{"filename": ".."}"#, #"{"filename": "missing.png"}"#,
    #"{"filename": "text.png"}"#, #"{"filename": "vector.pdf"}"#, #"{"filename": 7}"#, "{", "",
  ])
  func otherFilesArePlaceholders(entry: String) throws {
    try folder.write(Data(Self.png), to: "App/secret.png")
    try image("odd", entry)
    try folder.write("no image", to: "App/Assets.xcassets/odd.imageset/text.png")
    try folder.write("%PDF-1.4", to: "App/Assets.xcassets/odd.imageset/vector.pdf")
    let size = #"<image name="odd" width="60" height="40"/>"#
    let drawing = try drawing(
      imageView("odd").replacing(#"width="20" height="20""#, with: #"width="60" height="40""#), images: size)
    #expect(images(in: drawing).isEmpty)
    #expect(drawing.commands.contains { if case .text(let text) = $0 { text.text == "odd" } else { false } })
  }

  @Test func linksAreNotFollowed() throws {
    try folder.write(Data(Self.png), to: "secret.png")
    try image("link", #"{"filename": "link.png"}"#)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Assets.xcassets/link.imageset/link.png"),
      withDestinationPath: folder.path("secret.png"))
    let size = #"<image name="link" width="20" height="20"/>"#
    #expect(images(in: try drawing(imageView("link"), images: size)).isEmpty)
  }

  @Test func aDocumentOfAnotherProductHasNoCatalogs() throws {
    #expect(AssetCatalogs(besideDocumentAt: folder.path("App/Base.lproj/Main.storyboard")).folders.count == 1)
    try folder.write("", to: "Other/.git")
    #expect(AssetCatalogs(besideDocumentAt: folder.path("Other/Main.storyboard")).folders.isEmpty)
  }

  @Test func aTemplateImageIsTintedInSVG() {
    var image = EncodedImage(.png, bytes: Self.png)
    image.tint = ColorValue(red: 1, green: 0, blue: 0)
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    let drawing = Drawing(
      size: Size(width: 10, height: 10), commands: [.image(image, in: rect), .image(image, in: rect)])
    let svg = drawing.svg(title: "a")
    #expect(svg.contains("flood-color=\"#ff0000\"") && svg.contains("in2=\"SourceAlpha\""))
    // The pixels are in it once.
    #expect(svg.components(separatedBy: "data:image/png").count == 2)
  }
}
