import Foundation
import KansoLayout
import KansoRendering
import KansoTheme
import Testing

@testable import KansoRaster

/// Images in drawings: their formats, their orientations, and damaged ones.
struct ImageTests {
  private let rasterizer = Rasterizer(fonts: .shipped)
  private static let colors = JPEGSample.colors

  private func drawn(_ image: EncodedImage, opacity: Double = 1) throws -> Pixels {
    let rect = Rect(width: 60, height: 60)
    let commands: [DrawCommand] = [
      .begin(DrawGroup(opacity: opacity)), .image(image, in: rect), .end,
    ]
    return try Pixels(png: try rasterizer.png(of: SamplePictures.drawing(commands), scale: 1))
  }

  /// Returns the colors of the four quarters, row by row.
  private func quarters(of pixels: Pixels) -> [[Int]] {
    [(15, 15), (45, 15), (15, 45), (45, 45)].map { x, y in
      pixels[x, y].prefix(3).map { $0 > 128 ? 255 : 0 }
    }
  }

  // MARK: JPEG

  /// Returns a JPEG of four quarters, with an Exif segment for the orientation.
  private func jpeg(orientation: UInt8? = nil, isBigEndian: Bool = true, width: Int = 64, height: Int = 64)
    throws -> EncodedImage
  {
    var bytes = try JPEGSample.quarters(width: width, height: height)
    if let orientation { bytes.insert(contentsOf: Self.exif(orientation, isBigEndian), at: 2) }
    return EncodedImage(.jpeg, bytes: bytes)
  }

  private static func exif(_ orientation: UInt8, _ isBigEndian: Bool) -> [UInt8] {
    func number(_ value: UInt8, _ count: Int) -> [UInt8] {
      let zeros = [UInt8](repeating: 0, count: count - 1)
      return isBigEndian ? zeros + [value] : [value] + zeros
    }
    let tag: [UInt8] = isBigEndian ? [1, 0x12] : [0x12, 1]
    let entry = tag + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let tiff =
      Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(1, 2) + entry
      + [0, 0, 0, 0]
    let content = Array("Exif\0\0".utf8) + tiff
    return [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content
  }

  @Test func aJPEGIsDrawn() throws {
    #expect(quarters(of: try drawn(jpeg())) == Self.colors)
    // The image is large enough to be scaled down during decoding.
    #expect(quarters(of: try drawn(jpeg(width: 1000, height: 700))) == Self.colors)
  }

  /// A template image is a mask: an opaque image is a rectangle in its color.
  @Test func aTemplateImageHasItsColor() throws {
    var image = try jpeg()
    image.tint = ColorValue(red: 0, green: 1, blue: 0)
    #expect(quarters(of: try drawn(image)) == [[Int]](repeating: [0, 255, 0], count: 4))
  }

  /// The positions of the quarters for each orientation (Exif 2.32, "Orientation").
  private static let orientations: [(UInt8, [Int])] = [
    (1, [0, 1, 2, 3]), (2, [1, 0, 3, 2]), (3, [3, 2, 1, 0]), (4, [2, 3, 0, 1]), (5, [0, 2, 1, 3]),
    (6, [2, 0, 3, 1]), (7, [3, 1, 2, 0]), (8, [1, 3, 0, 2]), (9, [0, 1, 2, 3]), (0, [0, 1, 2, 3]),
  ]

  @Test(arguments: orientations)
  func aPhotoIsTurnedAsTheCameraWas(orientation: UInt8, order: [Int]) throws {
    for isBigEndian in [true, false] {
      let image = try jpeg(orientation: orientation, isBigEndian: isBigEndian, width: 96, height: 64)
      #expect(quarters(of: try drawn(image)) == order.map { Self.colors[$0] })
    }
  }

  @Test func anExifSegmentThatIsCutOffIsUpright() throws {
    let bytes = try jpeg(orientation: 6).bytes
    for count in 0..<32 { #expect(ExifOrientation(jpeg: Array(bytes.prefix(count))).number == 1) }
    var wrong = bytes
    for index in 2..<40 {
      wrong[index] ^= 0xFF
      #expect((1...8).contains(ExifOrientation(jpeg: wrong).number))
    }
  }

  @Test func thePartOfAPhotoThatExistsIsDrawn() throws {
    let whole = try jpeg(width: 200, height: 200)
    let pixels = try drawn(EncodedImage(.jpeg, bytes: Array(whole.bytes.prefix(whole.bytes.count * 3 / 4))))
    #expect(quarters(of: pixels)[0] == Self.colors[0])
  }

  // MARK: PNG

  @Test func aTransparentPNGIsMixedWithWhatIsBehind() throws {
    let image = Pixels(width: 1, height: 1, bytes: [255, 128, 0, 128])
    let pixels = try drawn(EncodedImage(.png, bytes: try image.png()))
    #expect(zip(pixels[30, 30], [255, 128, 0, 128]).allSatisfy { abs($0 - $1) <= 1 })
  }

  @Test func anImageInATransparentGroupIsTransparent() throws {
    let image = EncodedImage(.png, bytes: try JPEGSample.pixels(width: 8, height: 8).png())
    #expect(abs(try drawn(image, opacity: 0.5)[15, 15][3] - 128) <= 1)
  }

  /// An image that is scaled down keeps its brightness, because all its pixels count.
  @Test func anImageThatIsMadeSmallerKeepsItsBrightness() throws {
    let side = 600
    let stripes = (0..<side * side).flatMap { index -> [UInt8] in
      index % side % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let image = EncodedImage(.png, bytes: try Pixels(width: side, height: side, bytes: stripes).png())
    let pixels = try drawn(image)
    for x in 5..<55 { #expect(abs(pixels[x, 30][0] - 128) <= 12, "\(pixels[x, 30]) at \(x)") }
  }

  // MARK: Broken images

  @Test func imagesThatAreBrokenDrawNothing() throws {
    let png = try JPEGSample.pixels(width: 16, height: 16).png()
    let jpeg = try jpeg().bytes
    var huge = png
    huge.replaceSubrange(16..<24, with: [0, 0, 0x70, 0, 0, 0, 0x70, 0])
    let images: [EncodedImage] = [
      EncodedImage(.png, bytes: [1, 2, 3]), EncodedImage(.jpeg, bytes: [0xFF, 0xD8]),
      EncodedImage(.png, bytes: Array(png.prefix(40))), EncodedImage(.jpeg, bytes: Array(jpeg.prefix(100))),
      EncodedImage(.png, bytes: jpeg), EncodedImage(.jpeg, bytes: png), EncodedImage(.png, bytes: huge),
    ]
    for image in images { #expect(try drawn(image)[30, 30] == [0, 0, 0, 0]) }
  }

  /// Changes one byte after the other: nothing crashes, and the images that follow are drawn.
  @Test func imagesWithErrorsAreSurvived() throws {
    let images = [
      EncodedImage(.png, bytes: try JPEGSample.pixels(width: 8, height: 8).png()),
      try jpeg(orientation: 3, width: 16, height: 16),
    ]
    let (store, size) = (ImageStore(), Size(width: 8, height: 8))
    for image in images {
      for index in image.bytes.indices {
        var broken = image
        broken.bytes[index] ^= 0x55
        if let drawn = store.image(broken, shownIn: size, keepsJPEG: index % 2 == 0) {
          #expect(DecodedImage.canHold(width: drawn.surface.width, height: drawn.surface.height))
        }
      }
      #expect(store.image(image, shownIn: size, keepsJPEG: false) != nil)
    }
  }

  @Test func anImageThatIsDrawnAgainIsDecodedOnce() throws {
    let (store, size) = (ImageStore(), Size(width: 64, height: 64))
    let image = try jpeg()
    // The same bytes at another address.
    let copy = EncodedImage(.jpeg, bytes: image.bytes.map { $0 })
    let first = try #require(store.image(image, shownIn: size, keepsJPEG: false))
    let second = try #require(store.image(copy, shownIn: size, keepsJPEG: false))
    #expect(first.surface === second.surface)
    var other = image
    other.bytes[image.bytes.count / 2 + 1] ^= 1
    #expect(store.image(other, shownIn: size, keepsJPEG: false)?.surface !== first.surface)
  }
}
