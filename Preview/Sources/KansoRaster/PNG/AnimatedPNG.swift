import KansoLayout
import KansoRendering

/// Writes an animation as PNG (PNG, third edition, "Animation"): what knows no animations shows the first frame.
///
/// Frames after the first one hold only the rectangle that changed.
struct AnimatedPNG {
  let rasterizer: Rasterizer
  let scale: Double
  /// How often it is shown; 0 for as long as somebody looks.
  let plays: Int

  /// The file of frames that are all as large as the first one.
  func bytes(of frames: [AnimatedDrawing.Frame]) throws(RasterError) -> [UInt8] {
    guard let first = frames.first else {
      throw RasterError(reason: "the animation has no frames; give it at least one")
    }
    let size = try PixelSize(of: first.drawing.size, scale: scale)
    // All frames have the same kind of pixels: those of most pictures are opaque, which is known when all of them are drawn.
    if let opaque = try bytes(of: frames, size, hasAlpha: false) { return opaque }
    guard let transparent = try bytes(of: frames, size, hasAlpha: true) else {
      throw RasterError(reason: "the animation could not be written")
    }
    return transparent
  }

  /// Nil if pixels are not opaque that have to be.
  private func bytes(of frames: [AnimatedDrawing.Frame], _ size: PixelSize, hasAlpha: Bool)
    throws(RasterError) -> [UInt8]?
  {
    var parts: [Part] = []
    var shown: PackedPixels?
    let images = ImageStore()
    for frame in frames {
      let surface = try rasterizer.pixels(of: frame.drawing, size: size, scale: scale, images: images)
      if !hasAlpha, !PackedPixels.isOpaque(surface, try surface.bytes) { return nil }
      let pixels = try PackedPixels(surface, hasAlpha: hasAlpha)
      let place = shown.map { pixels.change(from: $0) } ?? pixels.all
      shown = pixels
      let seconds = max(frame.duration, Self.shortest)
      if let place {
        let part = PackedPixels(
          pixels, left: place.left, top: place.top, width: place.width, height: place.height)
        parts.append(Part(place: place, seconds: seconds, file: try PNGFile.encode(part)))
      } else if let last = parts.indices.last {
        // Nothing changed: the frame before is shown for longer.
        parts[last].seconds += seconds
      }
    }
    return file(of: parts)
  }

  /// A frame as a file of its own.
  private struct Part {
    let place: PixelPlace
    var seconds: Double
    let file: [UInt8]
  }

  // MARK: Chunks

  private func file(of parts: [Part]) -> [UInt8] {
    var writer = Writer()
    for (index, part) in parts.enumerated() {
      if index > 0 { writer.frame(part.place, seconds: part.seconds) }
      for chunk in PNGChunk.all(of: part.file) where chunk.kind != "IEND" {
        if index == 0 {
          // What is said of the first frame stands right in front of its data.
          if chunk.kind == "IDAT", !writer.hasFrames { writer.frame(part.place, seconds: part.seconds) }
          writer.bytes.append(contentsOf: part.file[chunk.range])
          if chunk.kind == "IHDR" {
            writer.animation(frames: parts.count, plays: plays)
            PNGChunk.write("pHYs", PNGFile(scale: scale).resolution, to: &writer.bytes)
          }
        } else if chunk.kind == "IDAT" {
          writer.frameData(part.file[chunk.data])
        }
      }
    }
    PNGChunk.write("IEND", [], to: &writer.bytes)
    return writer.bytes
  }

  /// Frames that take no time are shown for a hundredth of a second, as browsers do.
  private static let shortest = 0.01

  /// A file and the number of the next part of its animation.
  private struct Writer {
    var bytes = PNGChunk.signature
    private var number: UInt32 = 0
    var hasFrames: Bool { number > 0 }

    mutating func animation(frames: Int, plays: Int) {
      var data: [UInt8] = []
      data.append(UInt32(clamping: frames))
      data.append(UInt32(clamping: plays))
      PNGChunk.write("acTL", data, to: &bytes)
    }

    mutating func frame(_ place: PixelPlace, seconds: Double) {
      var data: [UInt8] = []
      data.append(number)
      for side in [place.width, place.height, place.left, place.top] { data.append(UInt32(clamping: side)) }
      // A fraction of two numbers of 16 bits: thousandths as long as they fit.
      let parts = [1000.0, 100, 10, 1].first { seconds * $0 <= Double(UInt16.max) } ?? 1
      data.append(UInt16(min((seconds * parts).rounded(), Double(UInt16.max))))
      data.append(UInt16(parts))
      // What was shown stays, and the new pixels take its place.
      data.append(contentsOf: [0, 0])
      PNGChunk.write("fcTL", data, to: &bytes)
      number += 1
    }

    mutating func frameData(_ image: some Collection<UInt8>) {
      var data: [UInt8] = []
      data.append(number)
      data.append(contentsOf: image)
      PNGChunk.write("fdAT", data, to: &bytes)
      number += 1
    }
  }
}
