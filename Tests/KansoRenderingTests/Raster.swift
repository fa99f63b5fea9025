import Foundation
import KansoRendering
import TestSupport

/// The pixels of a picture.
struct Raster {
  /// Who makes pixels of SVG.
  enum Viewer: String, CaseIterable {
    case rsvg
    case chromium

    var isThere: Bool { self == .rsvg ? Program.hasRSVG : Program.hasChromium }
    static var known: [Viewer] { allCases.filter(\.isThere) }
  }

  private let scratch: TemporaryDirectory

  /// What a viewer shows for a picture.
  init(_ drawing: Drawing, _ viewer: Viewer) throws {
    scratch = try TemporaryDirectory()
    let svg = drawing.svg(title: "Picture")
    let (width, height) = (Int(drawing.size.width), Int(drawing.size.height))
    let outcome =
      switch viewer {
      case .rsvg:
        try Shell.run(
          "rsvg-convert", [try scratch.write(svg, to: "picture.svg").path, "-o", scratch.path("picture.png")])
      case .chromium:
        try Shell.run(
          "timeout",
          [
            "60", "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-color-profile=srgb", "--user-data-dir=" + scratch.path("profile"),
            "--screenshot=" + scratch.path("picture.png"), "--window-size=\(width),\(height)",
            try scratch.write("<!DOCTYPE html><body style=\"margin:0\">" + svg, to: "picture.html")
              .absoluteString,
          ])
      }
    guard outcome.status == 0 else { throw Failure(reason: outcome.errors) }
  }

  struct Failure: Error { let reason: String }

  /// The colors of pixels, from 0 to 255 a component.
  func colors(at places: [(x: Int, y: Int)]) throws -> [[Int]] {
    let script = try scratch.write(Self.reader, to: "reader.py")
    let arguments = [script.path, scratch.path("picture.png")] + places.flatMap { ["\($0.x)", "\($0.y)"] }
    let outcome = try Shell.run("python3", arguments)
    guard outcome.status == 0 else { throw Failure(reason: outcome.errors) }
    return outcome.output.split(separator: "\n").map { $0.split(separator: " ").compactMap { Int($0) } }
  }

  /// The columns of a region in which something is darker than gray: the first and the last one.
  func ink(x: Range<Int>, y: Range<Int>) throws -> (first: Int, last: Int)? {
    let places = x.flatMap { x in y.map { (x, $0) } }
    let dark = zip(places, try colors(at: places)).filter { $1.allSatisfy { $0 < 128 } }.map(\.0.0)
    guard let first = dark.min(), let last = dark.max() else { return nil }
    return (first, last)
  }

  private static let reader = #"""
    import struct, sys, zlib
    data = open(sys.argv[1], 'rb').read()
    at, packed = 8, b''
    while at < len(data):
        size, kind = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b'IHDR': width, height, depth, color = struct.unpack('>IIBB', body[:10])
        if kind == b'IDAT': packed += body
        at += 12 + size
    channels = {2: 3, 6: 4}[color]
    raw, stride, rows = zlib.decompress(packed), width * channels, []
    previous = bytearray(stride)
    for y in range(height):
        kind, line = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for i in range(stride):
            a = line[i - channels] if i >= channels else 0
            b, c = previous[i], previous[i - channels] if i >= channels else 0
            if kind == 1: line[i] = (line[i] + a) & 255
            elif kind == 2: line[i] = (line[i] + b) & 255
            elif kind == 3: line[i] = (line[i] + (a + b) // 2) & 255
            elif kind == 4:
                p = a + b - c
                pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
                line[i] = (line[i] + (a if pa <= pb and pa <= pc else b if pb <= pc else c)) & 255
        rows.append(line)
        previous = line
    numbers = list(map(int, sys.argv[2:]))
    for x, y in zip(numbers[::2], numbers[1::2]):
        print(*rows[y][x * channels:x * channels + 3])
    """#
}
