import KansoFormatting
import KansoLayout
import KansoTheme

/// A font that an input asks for.
package struct RequestedFont: Hashable, Sendable {
  /// The requested font.
  package var font: Typography
  /// The place of the font in the input: `Main.storyboard:12:30`; nil if only the input is known.
  package var place: String?

  /// Creates a request for a font.
  /// - Parameter place: the place in the input; nil if only the input is known.
  init(_ font: Typography, place: String? = nil) { (self.font, self.place) = (font, place) }
}

extension [RequestedFont] {
  /// Returns notes for people on the missing fonts and their substitutes, one line each; empty if no font is
  /// missing. Each missing family is reported once, with the place of its first use.
  /// - Parameter input: the name of the input for fonts without a place; nil if there are several inputs.
  func substitutionReport(_ raster: any PreviewRaster, of input: String?) -> String {
    var (known, reported): (Set<Typography>, Set<String>) = ([], [])
    var report = ""
    for requested in self where known.insert(requested.font).inserted {
      guard let substitution = raster.substitution(for: requested.font),
        reported.insert(substitution.family).inserted
      else {
        continue
      }
      let place = (requested.place ?? input).map { "\($0.printable): " } ?? ""
      report += "\(place)note: \(substitution.displayText)\n"
    }
    return report
  }
}

extension PreviewFontSubstitution {
  /// The description for people: `Chalkboard SE is not on this machine; Comic Neue is used instead (handwriting)`.
  fileprivate var displayText: String {
    let isSystem = family == Typography.systemFamily
    return "\(isSystem ? "the system's font" : family.printable) is not on this machine; "
      + "\(substitute.printable) is used instead" + (isSystem ? "" : " (\(fontClass.displayText))")
  }
}

extension FontClass {
  /// The name of the class for people.
  fileprivate var displayText: String {
    switch self {
    case .system: "an interface's letters"
    case .sansSerif: "sans serif"
    case .serif: "serif"
    case .monospace: "monospace"
    case .handwriting: "handwriting"
    case .rounded: "rounded"
    }
  }
}

extension TokenValue {
  /// The font of a sample of the value: a font as it is, or the font families in the size of specimens; nil
  /// for all other values, also for font weights.
  var requestedFont: RequestedFont? {
    switch self {
    case .typography(let font): RequestedFont(font)
    case .fontFamily(let families): RequestedFont(Typography(families: families, size: Sizes.Specimen.text))
    default: nil
    }
  }
}

extension GuideModel {
  /// The fonts of the tokens' values in all modes, in the guide's order, with duplicates.
  var requestedFonts: [RequestedFont] {
    sections.flatMap(\.items).flatMap { item -> [RequestedFont] in
      if case .token(let token) = item { token.values.compactMap(\.value.requestedFont) } else { [] }
    }
  }
}

extension GuideDifference {
  /// The fonts of the changed values, before and after, with duplicates. Followers are left out.
  var requestedFonts: [RequestedFont] {
    kinds.flatMap { changes($0) }.flatMap(\.values).flatMap { value in
      value.sides.compactMap(\.side.value.requestedFont)
    }
  }
}
