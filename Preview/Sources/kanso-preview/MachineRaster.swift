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
    // A library only knows of fonts that it was asked for.
    _ = rasterizer.textMeasurer.measure(" ", font: font, size: font.size, width: nil, lines: 1)
    let names = Set(font.askedNames.map { $0.lowercased() })
    return rasterizer.fonts.substitutions.first { names.contains($0.family.lowercased()) }.map {
      FontStandIn(
        family: font.isSystem ? Typography.systemFamily : $0.family, substitute: $0.substitute,
        fontClass: $0.fontClass)
    }
  }

  func png(of drawing: Drawing, scale: Double) throws(PreviewRasterError) -> [UInt8] {
    do throws(RasterError) { return try rasterizer.png(of: drawing, scale: scale) } catch {
      throw PreviewRasterError(reason: error.reason)
    }
  }

  func pdf(of drawing: Drawing, title: String) throws(PreviewRasterError) -> [UInt8] {
    do throws(RasterError) { return try rasterizer.pdf(of: drawing, title: title) } catch {
      throw PreviewRasterError(reason: error.reason)
    }
  }
}

extension Typography {
  fileprivate var isSystem: Bool { families.first == Self.systemFamily }

  /// What a library may call the font that was asked for.
  fileprivate var askedNames: [String] {
    isSystem ? [Self.systemFamily, "system font"] : [families.first, face].compactMap { $0 }
  }
}
