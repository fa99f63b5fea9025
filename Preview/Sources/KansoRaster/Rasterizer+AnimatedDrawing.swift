import KansoDrawing

extension Rasterizer {
  /// Returns an animated PNG, for programs that do not display SVG. All frames have the size of the first
  /// one. Without a repeat count, the animation is endless.
  ///
  /// - Parameter scale: the number of pixels per point, from 1 to 3.
  /// - Throws: `RasterError` for the same reasons as for one picture, or if there are no frames.
  public func animatedPNG(of animation: AnimatedDrawing, scale: Double = 2) throws(RasterError) -> [UInt8] {
    let file = AnimatedPNG(
      renderer: PixelRenderer(fonts: fonts), scale: scale, plays: animation.repeatCount ?? 0)
    return try file.bytes(of: animation.frames)
  }
}
