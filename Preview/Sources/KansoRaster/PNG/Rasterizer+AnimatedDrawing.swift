import KansoRendering

extension Rasterizer {
  /// Pictures that are shown one after the other as an animated PNG, for places that show no SVG.
  ///
  /// - Parameter scale: how many pixels a point is, from 1 to 3.
  /// - Throws: `RasterError` as of one picture, or if there are no pictures.
  public func animatedPNG(of animation: AnimatedDrawing, scale: Double = 2) throws(RasterError) -> [UInt8] {
    let file = AnimatedPNG(rasterizer: self, scale: scale, plays: animation.repeatCount ?? 0)
    return try file.bytes(of: animation.frames)
  }
}
