import CPNG

/// The pixels of a PNG file, as libpng reads them.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  /// Red, green, blue and opacity of each pixel, row by row, not premultiplied.
  var bytes: [UInt8]

  struct Broken: Error { let reason: String }

  init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  init(png: [UInt8]) throws {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let isRead = png.withUnsafeBytes { png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count) }
    guard isRead != 0 else { throw Broken(reason: "no PNG") }
    image.format = 3
    (width, height) = (Int(image.width), Int(image.height))
    bytes = [UInt8](repeating: 0, count: width * height * 4)
    let isWhole = png.withUnsafeBytes { _ in
      bytes.withUnsafeMutableBytes { png_image_finish_read(&image, nil, $0.baseAddress, 0, nil) }
    }
    guard isWhole != 0 else { throw Broken(reason: "a broken PNG") }
  }

  /// Red, green, blue and opacity of a pixel, from 0 to 255.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * 4
    return bytes[start..<start + 4].map(Int.init)
  }

  /// Returns a part of the pixels.
  func part(x: Int, y: Int, width: Int, height: Int) -> Pixels {
    let rows = (y..<y + height).map {
      bytes[(($0 * self.width) + x) * 4..<(($0 * self.width) + x + width) * 4]
    }
    return Pixels(width: width, height: height, bytes: Array(rows.joined()))
  }

  /// Returns the pixels as a PNG file, compressed as far as possible because tests store it.
  func png() throws -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height, image.format) = (png_uint_32(width), png_uint_32(height), 3)
    defer { png_image_free(&image) }
    var size = png_alloc_size_t(bytes.count * 2 + 65_536)
    var file = [UInt8](repeating: 0, count: Int(size))
    let isWritten = file.withUnsafeMutableBytes {
      png_image_write_to_memory(&image, $0.baseAddress, &size, 0, bytes, 0, nil)
    }
    guard isWritten != 0 else { throw Broken(reason: "cannot be written") }
    return Array(file.prefix(Int(size)))
  }
}
