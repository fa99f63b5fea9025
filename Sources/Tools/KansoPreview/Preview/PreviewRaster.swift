import KansoCanvasDrawing
import KansoLayout
import KansoRendering
import KansoTheme

/// A renderer of pictures as pixels and pages, with the fonts of the machine. A program sets one in its requests for
/// PNG and PDF, because these formats need libraries that this module does not link.
public protocol PreviewRaster: Sendable {
  /// The text measurer. It uses the fonts of the renderer, so the layout has the sizes of the drawn texts.
  var textMeasurer: any TextMeasurer { get }
  /// Returns the substitute of a missing font; nil if the font is available.
  func substitution(for font: Typography) -> PreviewFontSubstitution?
  /// Returns the characters of a picture's texts that no font has, without duplicates, in the order of
  /// drawing.
  func missingCharacters(in drawing: Drawing) -> [Character]
  /// Returns the maximum number of pixels per point in a PNG of a picture of a size in points, rounded down
  /// to hundredths. A result of less than 1 means that there can be no PNG.
  func maxScale(of size: Size) -> Double
  /// Returns a picture as a PNG file.
  /// - Parameter scale: the number of pixels per point, from 1 to 3.
  func png(of drawing: Drawing, scale: Double) throws(PreviewRasterError) -> [UInt8]
  /// Returns a document of pages as a PDF file with an outline.
  /// - Parameter title: the name of the document.
  func pdf(of document: PagedDrawing, title: String) throws(PreviewRasterError) -> [UInt8]
}

/// The substitution of a missing font.
public struct PreviewFontSubstitution: Hashable, Sendable {
  /// The requested family.
  public var family: String
  /// The family that is used instead.
  public var substitute: String
  /// The class of both families, such as serif or handwriting.
  public var fontClass: FontClass

  /// Creates the substitution of a font.
  public init(family: String, substitute: String, fontClass: FontClass) {
    (self.family, self.substitute, self.fontClass) = (family, substitute, fontClass)
  }
}

/// The reason why there is no picture.
public struct PreviewRasterError: Error, Equatable, Sendable {
  /// The problem and its fix, as a part of a sentence.
  public var reason: String

  /// Creates an error with a reason.
  public init(reason: String) { self.reason = reason }
}
