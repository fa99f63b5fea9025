import KansoDrawing
import KansoPreview
import KansoRaster
import KansoTheme
import KansoTypesetting

/// Draws previews with the fonts of this machine.
struct MachineRaster: PreviewRaster {
  private let rasterizer: Rasterizer

  /// Uses the fonts of the machine and the bundled fonts, unless the rasterizer has others.
  init(_ rasterizer: Rasterizer = Rasterizer()) { self.rasterizer = rasterizer }

  /// The text measurer that matches the drawn texts.
  var textMeasurer: any TextMeasurer { rasterizer.textMeasurer }

  /// Returns the substitute of a missing font; nil if the font is available. The system font of the platform
  /// has the family `Typography.systemFamily`.
  func substitution(for font: Typography) -> PreviewFontSubstitution? {
    rasterizer.fonts.substitution(for: font).map {
      PreviewFontSubstitution(
        family: $0.family ?? Typography.systemFamily, substitute: $0.substitute, fontClass: $0.fontClass)
    }
  }

  /// Returns the characters in the visible texts of a picture that no font has, each once, without white
  /// space.
  func missingCharacters(in drawing: Drawing) -> [Character] {
    rasterizer.fonts.missingCharacters(in: drawing)
  }

  /// Returns the largest scale at which a picture can be a PNG, in hundredths; less than 1 if it cannot.
  func maxScale(of size: Size) -> Double { Rasterizer.maxScale(of: size) }

  /// Returns the picture as a PNG file. Throws an error with the reason of the rasterizer.
  /// - Parameter scale: the number of pixels per point, from 1 to 3.
  func png(of drawing: Drawing, scale: Double) throws(PreviewRasterError) -> [UInt8] {
    do throws(RasterError) { return try rasterizer.png(of: drawing, scale: scale) } catch {
      throw PreviewRasterError(reason: error.reason)
    }
  }

  /// Returns a document of pages as a PDF file. Throws an error with the reason of the rasterizer.
  func pdf(of document: PagedDrawing, title: String) throws(PreviewRasterError) -> [UInt8] {
    do throws(RasterError) { return try rasterizer.pdf(of: document, title: title) } catch {
      throw PreviewRasterError(reason: error.reason)
    }
  }
}
