import KansoInterfaceBuilder
import KansoLayout
import KansoRendering
import KansoTheme

/// Turns pictures into pixels and pages, in the fonts that there are. A program gives one to its requests that is to answer with PNG and PDF,
/// since that takes libraries that this one does without.
public protocol PreviewRaster: Sendable {
  /// What texts are measured with, so that they take the room that they are drawn in.
  var textMeasurer: any TextMeasurer { get }
  /// What is used instead of a font that is not there; nil for one that is.
  func standIn(for font: Typography) -> FontStandIn?
  /// Returns the characters of a picture's texts that no font has, each once, in the order in which they are drawn.
  func missingCharacters(in drawing: Drawing) -> [Character]
  /// Returns the number of pixels that a point of a PNG can have at most in a picture of a size, rounded down to hundredths; less than 1
  /// if there is no PNG of it.
  func largestScale(of size: Size) -> Double
  /// Returns whether there is a PDF of pictures of a size.
  func hasPages(for size: Size) -> Bool
  /// A picture as a PNG file.
  /// - Parameter scale: how many pixels a point is, from 1 to 3.
  func png(of drawing: Drawing, scale: Double) throws(PreviewRasterError) -> [UInt8]
  /// A picture as a PDF file, on pages.
  /// - Parameters:
  ///   - title: the name of the document.
  ///   - parts: parts of the picture that are kept on one page each, from where to where they reach, in points from the top.
  func pdf(of drawing: Drawing, title: String, keeping parts: [ClosedRange<Length>])
    throws(PreviewRasterError) -> [UInt8]
}

/// A font that takes the place of one that is not there.
public struct FontStandIn: Hashable, Sendable {
  /// The family that was asked for.
  public var family: String
  /// The family that is used instead.
  public var substitute: String
  /// The kind of letters that both have.
  public var fontClass: FontClass

  /// A font in the place of another.
  public init(family: String, substitute: String, fontClass: FontClass) {
    (self.family, self.substitute, self.fontClass) = (family, substitute, fontClass)
  }
}

/// Why there is no picture.
public struct PreviewRasterError: Error, Equatable, Sendable {
  /// What is wrong and what to do, as a part of a sentence.
  public var reason: String

  /// Why there is none.
  public init(reason: String) { self.reason = reason }
}

/// Sets the texts of pictures in the fonts of a raster.
struct RasterTextMeasurer: FontFinding {
  let raster: any PreviewRaster
  private let measurer: any TextMeasurer

  init(_ raster: any PreviewRaster) { (self.raster, measurer) = (raster, raster.textMeasurer) }

  func has(_ font: Typography) -> Bool { raster.standIn(for: font) == nil }

  func measure(_ text: String, font: Typography, size: Length, width: Length?, lines: Int) -> TextExtent {
    measurer.measure(text, font: font, size: size, width: width, lines: lines)
  }

  func typeset(_ runs: [TextRun], width: Length?, lines: Int, mode: LineBreakMode) -> TextLayout {
    measurer.typeset(runs, width: width, lines: lines, mode: mode)
  }
}
