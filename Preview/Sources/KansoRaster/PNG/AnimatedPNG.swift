import KansoDrawing

/// Writes an animation as PNG (PNG, third edition, "Animation"). Programs without support for animations display the
/// first frame.
///
/// Each frame after the first contains only the rectangle that changed.
struct AnimatedPNG {
  let renderer: PixelRenderer
  let scale: Double
  /// The number of times that the animation plays; 0 for an endless animation.
  let plays: Int

  /// Returns the file of an animation. All frames have the size of the first one.
  ///
  /// - Throws: `RasterError` if there are no frames, or if a frame cannot be drawn.
  func bytes(of frames: [AnimatedDrawing.Frame]) throws(RasterError) -> [UInt8] {
    guard let first = frames.first else {
      throw RasterError(reason: "the animation has no frames; give it at least one")
    }
    let size = try PixelSize(of: first.drawing.size, scale: scale)
    // All frames have the same pixel format, which depends on the opacity of all frames. Most animations are opaque, so
    // that format is tried first.
    if let opaque = try bytes(of: frames, size, hasAlpha: false) { return opaque }
    guard let transparent = try bytes(of: frames, size, hasAlpha: true) else {
      throw RasterError(reason: "the animation could not be written")
    }
    return transparent
  }

  /// Returns the file; nil if `hasAlpha` is false and a pixel is not opaque. A frame that is equal to the
  /// previous one is not written: it prolongs the previous one.
  private func bytes(of frames: [AnimatedDrawing.Frame], _ size: PixelSize, hasAlpha: Bool)
    throws(RasterError) -> [UInt8]?
  {
    var parts: [Part] = []
    var shown: PackedPixels?
    for frame in frames {
      let surface = try renderer.pixels(of: frame.drawing, size: size, scale: scale)
      if !hasAlpha, !PackedPixels.isOpaque(surface, try surface.bytes) { return nil }
      let pixels = try PackedPixels(surface, hasAlpha: hasAlpha)
      let place = shown.map { pixels.change(from: $0) } ?? pixels.all
      shown = pixels
      let seconds = max(frame.duration, Self.minFrameDuration)
      if let place {
        let part = PackedPixels(
          pixels, left: place.left, top: place.top, width: place.width, height: place.height)
        parts.append(Part(place: place, seconds: seconds, file: try PNGFile.encode(part)))
      } else if let last = parts.indices.last {
        // The frame is equal to the previous one, so the previous one is displayed for longer.
        parts[last].seconds += seconds
      }
    }
    return file(of: parts)
  }

  /// A frame or its changed rectangle, encoded as a PNG file of its own.
  private struct Part {
    let place: PixelRect
    var seconds: Double
    let file: [UInt8]
  }

  // MARK: Chunks

  /// Returns one file with the image data of all parts: the header of the first part, then a control chunk
  /// and the data for each part.
  private func file(of parts: [Part]) -> [UInt8] {
    var writer = Writer()
    for (index, part) in parts.enumerated() {
      if index > 0 { writer.writeFrameControl(part.place, seconds: part.seconds) }
      for chunk in PNGChunk.chunks(in: part.file) where chunk.kind != "IEND" {
        if index == 0 {
          // The control chunk of the first frame precedes the frame's data.
          if chunk.kind == "IDAT", !writer.hasFrames {
            writer.writeFrameControl(part.place, seconds: part.seconds)
          }
          writer.bytes.append(contentsOf: part.file[chunk.range])
          if chunk.kind == "IHDR" {
            writer.writeAnimationControl(frames: parts.count, plays: plays)
            PNGChunk.write("pHYs", PNGFile(scale: scale).resolution, to: &writer.bytes)
          }
        } else if chunk.kind == "IDAT" {
          writer.writeFrameData(part.file[chunk.data])
        }
      }
    }
    PNGChunk.write("IEND", [], to: &writer.bytes)
    return writer.bytes
  }

  /// The minimum duration of a frame, in seconds, the same as in browsers.
  private static let minFrameDuration = 0.01

  /// A file, with the sequence number of the next animation chunk.
  private struct Writer {
    var bytes = PNGChunk.signature
    /// The sequence number of the next frame control or frame data chunk.
    private var number: UInt32 = 0
    /// True if a frame control chunk was written.
    var hasFrames: Bool { number > 0 }

    /// Appends the `acTL` chunk. 0 plays stands for an endless animation.
    mutating func writeAnimationControl(frames: Int, plays: Int) {
      var data: [UInt8] = []
      data.append(UInt32(clamping: frames))
      data.append(UInt32(clamping: plays))
      PNGChunk.write("acTL", data, to: &bytes)
    }

    /// Appends an `fcTL` chunk with the next sequence number. A duration of more than 65,535 seconds is
    /// shortened.
    mutating func writeFrameControl(_ place: PixelRect, seconds: Double) {
      var data: [UInt8] = []
      data.append(number)
      for side in [place.width, place.height, place.left, place.top] { data.append(UInt32(clamping: side)) }
      // The duration is a fraction of two 16-bit numbers: in thousandths of a second, or in larger parts if it would
      // not fit.
      let parts = [1000.0, 100, 10, 1].first { seconds * $0 <= Double(UInt16.max) } ?? 1
      data.append(UInt16(min((seconds * parts).rounded(), Double(UInt16.max))))
      data.append(UInt16(parts))
      // The previous frame is not disposed of, and the new pixels replace the old ones (no blending).
      data.append(contentsOf: [0, 0])
      PNGChunk.write("fcTL", data, to: &bytes)
      number += 1
    }

    /// Appends image data as an `fdAT` chunk with the next sequence number.
    mutating func writeFrameData(_ image: some Collection<UInt8>) {
      var data: [UInt8] = []
      data.append(number)
      data.append(contentsOf: image)
      PNGChunk.write("fdAT", data, to: &bytes)
      number += 1
    }
  }
}
