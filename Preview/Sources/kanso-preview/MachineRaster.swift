import KansoLayout
import KansoPreview
import KansoRaster
import KansoRendering
import KansoTheme

/// Draws previews with the fonts of this machine.
struct MachineRaster: PreviewRaster {
  private let rasterizer: Rasterizer

  init(_ rasterizer: Rasterizer = Rasterizer()) { self.rasterizer = rasterizer }

  var textMeasurer: any TextMeasurer { rasterizer.textMeasurer }

  func standIn(for font: Typography) -> FontStandIn? {
    rasterizer.fonts.substitution(for: font).map {
      FontStandIn(
        family: $0.family ?? Typography.systemFamily, substitute: $0.substitute, fontClass: $0.fontClass)
    }
  }

  func missingCharacters(in drawing: Drawing) -> [Character] {
    rasterizer.fonts.missingCharacters(in: drawing)
  }

  func largestScale(of size: Size) -> Double { Rasterizer.largestScale(of: size) }

  func hasPages(for size: Size) -> Bool { Rasterizer.hasPages(for: size) }

  func png(of drawing: Drawing, scale: Double) throws(PreviewRasterError) -> [UInt8] {
    do throws(RasterError) { return try rasterizer.png(of: drawing, scale: scale) } catch {
      throw PreviewRasterError(reason: error.reason)
    }
  }

  func pdf(of drawing: Drawing, title: String, keeping parts: [ClosedRange<Length>])
    throws(PreviewRasterError) -> [UInt8]
  {
    do throws(RasterError) { return try rasterizer.pdf(of: drawing, title: title, keeping: parts) } catch {
      throw PreviewRasterError(reason: error.reason)
    }
  }
}
