import KansoFormatting
import KansoLayout
import KansoTheme

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
  /// The maximum length of a family's name in a note, in code points.
  private static let maxNameLength = 100

  /// The name of the missing font for people.
  private var displayName: String {
    if family == Typography.systemFamily { return "the system's font" }
    return family.isEmpty
      ? "a font without a name" : family.truncated(toScalarCount: Self.maxNameLength).printable
  }

  /// The description for people: `Chalkboard SE is not on this machine; Comic Neue is used instead (handwriting)`.
  fileprivate var displayText: String {
    let isSystem = family == Typography.systemFamily
    return "\(displayName) is not on this machine; "
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
