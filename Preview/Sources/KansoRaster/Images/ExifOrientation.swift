import KansoLayout

/// The Exif orientation of an image, from 1 to 8 (Exif 2.32, tag 0x0112). Browsers apply it when they display an image.
struct ExifOrientation: Equatable {
  /// The value of the tag; 1 is upright.
  let number: Int

  /// The orientation in the Exif segment of a JPEG file; upright if there is no segment or if it is invalid.
  init(jpeg bytes: [UInt8]) {
    number = bytes.withUnsafeBytes { Self.segment(of: ByteReader($0)).flatMap(Self.orientation) ?? 1 }
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

  /// Returns the content of the Exif segment, which has the format of a TIFF file.
  private static func segment(of file: ByteReader) -> ByteReader? {
    var place = 2
    while let first = file.byte(place), let kind = file.byte(place + 1), first == marker, kind != startOfScan
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
      if kind == exifSegment, beginning.indices.allSatisfy({ file.byte(content + $0) == beginning[$0] }) {
        return file.part(from: content + beginning.count, count: length - 2 - beginning.count)
      }
      place += 2 + length
    }
    return nil
  }

  // MARK: Entries of TIFF 6.0

  private static let tag = 0x0112
  private static let lengthOfEntry = 12

  private static func orientation(in tiff: ByteReader) -> Int? {
    let isBigEndian = tiff.byte(0) == UInt8(ascii: "M")
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

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  func number(at place: Int, bytes count: Int, isBigEndian: Bool) -> Int? {
    var number = 0
    for index in 0..<count {
      guard let byte = byte(place + (isBigEndian ? index : count - 1 - index)) else { return nil }
      number = number << 8 | Int(byte)
    }
    return number
  }

  /// Returns a part of the bytes, shortened at the end of the bytes; nil if it is empty or begins after them.
  func part(from start: Int, count: Int) -> ByteReader? {
    guard start <= bytes.count, count > 0 else { return nil }
    return ByteReader(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + count, bytes.count)]))
  }
}
