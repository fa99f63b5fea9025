import KansoUIKit
import TestSupport
import Testing

/// Images of asset catalogs and files.
struct ImageTests {
  /// A header of a PNG file with a size in pixels.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
      + Data([0, 0, 0, width, 0, 0, 0, height])
  }

  /// A header of a JPEG file with a size in pixels, behind another segment.
  private func jpeg(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, height, 0, width, 1, 0, 0, 0])
  }

  @Test func imagesHaveTheSizeOfTheirFiles() {
    #expect(UIImage(data: png(30, 20))?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(data: jpeg(30, 20))?.size == CGSize(width: 30, height: 20))
    for data in [png(30, 20), jpeg(30, 20)] {
      for count in 0..<data.count { _ = UIImage(data: data.prefix(count)) }
    }
    #expect(UIImage(data: png(30, 20).prefix(20)) == nil)
    #expect(UIImage(data: jpeg(30, 20).prefix(12)) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
  }

  @Test func imagesAreFoundByName() throws {
    let folder = try TemporaryDirectory()
    let set = "Media.xcassets/Icons/star.imageset"
    try folder.write(png(60, 30), to: "\(set)/star.png")
    try folder.write(
      Data(#"{"images": [{"filename": "star.png", "scale": "3x", "idiom": "universal"}]}"#.utf8),
      to: "\(set)/Contents.json")
    try folder.write(png(20, 10), to: "photo@2x.png")
    try folder.write(jpeg(9, 9), to: "plain.jpg")
    let bundle = try #require(Bundle(path: folder.path("")))
    func size(_ name: String) -> CGSize? { UIImage(named: name, in: bundle, compatibleWith: nil)?.size }
    #expect(size("star") == CGSize(width: 20, height: 10))
    #expect(size("photo") == CGSize(width: 10, height: 5))
    #expect(size("plain.jpg") == CGSize(width: 9, height: 9))
    #expect(size("none") == nil)
    #expect(size("../plain.jpg") == nil)
    #expect(UIImage(named: "no such image") == nil)
    for scale in [0, 2.5, -1, .infinity, .nan] {
      var traits = UITraitCollection()
      traits.displayScale = scale
      let photo = UIImage(named: "photo", in: bundle, compatibleWith: traits)
      #expect(photo?.size == CGSize(width: 10, height: 5))
    }
    let template = UIImage(data: png(1, 1))?.withRenderingMode(.alwaysTemplate)
    #expect(template?.bitmap?.isTemplate == true)
  }

  @Test func symbolsAreDrawnOrPlaceholders() {
    #expect(UIImage(systemName: "plus")?.shapes.isEmpty == false)
    let button = UIButton()
    button.setImage(UIImage(systemName: "no.such.symbol"), for: .normal)
    #expect(button.imageView?.image?.size == CGSize(width: 20, height: 20))
  }
}
