import KansoDiagnostics
import KansoInterfaceBuilder

/// A reader of Android's resources of colors, dimensions and integers: the files `values/*.xml`, and those of
/// `values-night`, which are the dark mode. A name of a selection is a qualifier of such a folder, such as `night` or
/// `sw600dp`: its files replace those without qualifiers, and there are no modes.
package enum AndroidReader: TokenFormatReader {
  package static let format = TokenFormat.android

  package static func recognizes(_ files: [ForeignFile]) -> Bool {
    files.contains { $0.source.contains("<resources") }
  }

  package static func read(_ files: [ForeignFile], _ selection: ImportSelection) -> ForeignTokens {
    var resources = AndroidResources(qualifiers: selection.names)
    for file in files { resources.add(file.source) }
    return resources.finish()
  }
}
