import KansoLayout
import KansoRendering
import KansoTheme

/// Turns pictures into pixels, and into pages.
public struct Rasterizer: Sendable {
  /// The fonts that texts are set in.
  public let fonts: FontLibrary

  /// A rasterizer with fonts.
  public init(fonts: FontLibrary = .system) { self.fonts = fonts }

  /// What texts are to be measured with, so that they take the room that they are drawn in.
  public var textMeasurer: PangoTextMeasurer { PangoTextMeasurer(fonts: fonts) }

  /// How many pixels a point can be.
  public static let scales: ClosedRange<Double> = 1...3

  /// The picture as a PNG file. Colors are sRGB; what lies beyond is brought into it by the theme's gamut mapping.
  /// - Parameter scale: how many pixels a point is, from 1 to 3.
  public func png(of drawing: Drawing, scale: Double = 2) throws(RasterError) -> [UInt8] {
    throw RasterError(reason: "PNG is not written yet")
  }

  /// The picture as a PDF file, whose text can be selected and searched.
  ///
  /// - Parameters:
  ///   - title: what the document is called.
  ///   - pageHeight: how high a page may become, in points; what is higher is parted where nothing is cut.
  public func pdf(of drawing: Drawing, title: String, pageHeight: Length = 14_400) throws(RasterError)
    -> [UInt8]
  {
    throw RasterError(reason: "PDF is not written yet")
  }
}

/// Why there are no pixels.
public struct RasterError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, as a part of a sentence.
  public let reason: String

  /// Why there are none.
  public init(reason: String) { self.reason = reason }

  /// The reason.
  public var description: String { reason }
}
