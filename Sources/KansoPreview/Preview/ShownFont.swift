import KansoDiagnostics
import KansoLayout
import KansoTheme

/// A font that an input asks for.
package struct ShownFont: Hashable, Sendable {
  /// The requested font.
  package var font: Typography
  /// The place of the font in the input: `Main.storyboard:12:30`; nil if only the input is known.
  package var place: String?

  init(_ font: Typography, place: String? = nil) { (self.font, self.place) = (font, place) }
}

extension [ShownFont] {
  /// Returns notes for people on the missing fonts and their substitutes. Each family is reported once.
  /// - Parameter input: the input of the fonts without a place; nil if there are several inputs.
  func report(_ raster: any PreviewRaster, of input: String?) -> String {
    var (known, said): (Set<Typography>, Set<String>) = ([], [])
    var report = ""
    for shown in self where known.insert(shown.font).inserted {
      guard let standIn = raster.standIn(for: shown.font), said.insert(standIn.family).inserted else {
        continue
      }
      let place = (shown.place ?? input).map { "\($0.printable): " } ?? ""
      report += "\(place)note: \(standIn.words)\n"
    }
    return report
  }
}

extension FontStandIn {
  /// The description for people: `Chalkboard SE is not on this machine; Comic Neue stands in for it (handwriting)`.
  fileprivate var words: String {
    let isSystem = family == Typography.systemFamily
    return "\(isSystem ? "the system's font" : family.printable) is not on this machine; "
      + "\(substitute.printable) stands in for it" + (isSystem ? "" : " (\(fontClass.words))")
  }
}

extension FontClass {
  /// The name of the class for people.
  fileprivate var words: String {
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
  /// The font of a sample of the value; nil if the value is not about fonts.
  var shownFont: ShownFont? {
    switch self {
    case .typography(let font): ShownFont(font)
    case .fontFamily(let families): ShownFont(Typography(families: families, size: Sizes.Specimen.text))
    default: nil
    }
  }
}

extension GuideModel {
  /// The fonts of the tokens, in the guide's order.
  var shownFonts: [ShownFont] {
    sections.flatMap(\.items).flatMap { item -> [ShownFont] in
      if case .token(let token) = item { token.values.compactMap(\.value.shownFont) } else { [] }
    }
  }
}

extension GuideDifference {
  /// The fonts of the changed values, before and after.
  var shownFonts: [ShownFont] {
    kinds.flatMap { changes($0) }.flatMap(\.values).flatMap { value in
      value.sides.compactMap(\.side.value.shownFont)
    }
  }
}
