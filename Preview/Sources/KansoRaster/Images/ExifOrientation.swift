import KansoDrawing

/// The Exif orientation of an image, from 1 to 8 (Exif 2.32, tag 0x0112). Browsers apply it when they display an image.
struct ExifOrientation: Equatable {
  /// The value of the tag; 1 is upright.
  let number: Int

  /// The orientation in the Exif segment of a JPEG file; upright if there is no segment or if it is invalid.
  init(jpeg bytes: [UInt8]) {
    number = bytes.withUnsafeBytes { Self.exifContent(of: ByteReader($0)).flatMap(Self.orientation) ?? 1 }
  }

  /// True if the orientation swaps width and height.
  var turnsSideways: Bool { number >= 5 }

  /// The transform from the stored image to the displayed image, in the unit square.
  var transform: AffineTransform {
    switch number {
    case 2: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case 3: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case 4: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case 5: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 6: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case 7: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case 8: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    default: .identity
    }
  }

  // MARK: Segments of JPEG (ISO 10918-1, annex B)

  private static let startOfScan: UInt8 = 0xDA
  private static let exifSegment: UInt8 = 0xE1
  private static let marker: UInt8 = 0xFF
  private static let beginning = Array("Exif\0\0".utf8)

  /// Returns the content of the first Exif segment, which has the format of a TIFF file; nil if there is none
  /// before the image data.
  private static func exifContent(of file: ByteReader) -> ByteReader? {
    var place = 2
    while let first = file.byte(at: place), let kind = file.byte(at: place + 1), first == marker,
      kind != startOfScan
    {
      // Any number of fill bytes may precede the kind of a segment.
      if kind == marker {
        place += 1
        continue
      }
      guard let length = file.number(at: place + 2, bytes: 2, isBigEndian: true), length >= 2 else {
        return nil
      }
      let content = place + 4
      if kind == exifSegment, beginning.indices.allSatisfy({ file.byte(at: content + $0) == beginning[$0] }) {
        return file.part(from: content + beginning.count, count: length - 2 - beginning.count)
      }
      place += 2 + length
    }
    return nil
  }

  // MARK: Entries of TIFF 6.0

  private static let tag = 0x0112
  private static let lengthOfEntry = 12

  /// Returns the value of the orientation tag in the first directory; nil if it is missing or not in 1...8.
  /// Bytes are little-endian unless the file begins with "M".
  private static func orientation(in tiff: ByteReader) -> Int? {
    let isBigEndian = tiff.byte(at: 0) == UInt8(ascii: "M")
    /// Returns the unsigned number of some bytes in the byte order of the file; nil beyond its end.
    func number(at place: Int, bytes: Int) -> Int? {
      tiff.number(at: place, bytes: bytes, isBigEndian: isBigEndian)
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = directory + 2 + index * lengthOfEntry
      guard let found = number(at: entry, bytes: 2) else { return nil }
      // The value is a 16-bit number, which is stored in the entry itself.
      if found == tag { return number(at: entry + 8, bytes: 2).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}

/// Reads numbers from bytes. Returns nil outside of the bytes.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer

  /// A reader of bytes, which must be valid as long as the reader is used.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns the byte at a position; nil outside of the bytes.
  func byte(at place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  /// Returns the unsigned number in `count` bytes from a position on; nil if one of them is outside of the
  /// bytes.
  func number(at place: Int, bytes count: Int, isBigEndian: Bool) -> Int? {
    var number = 0
    for index in 0..<count {
      guard let byte = byte(at: place + (isBigEndian ? index : count - 1 - index)) else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }

  /// Returns `count` bytes from a position on, or fewer at the end of the bytes. It is nil if `count` is not
  /// positive, or if the position is beyond the end.
  func part(from start: Int, count: Int) -> ByteReader? {
    guard start <= bytes.count, count > 0 else { return nil }
    return ByteReader(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + count, bytes.count)]))
  }
}
