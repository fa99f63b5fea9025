import Foundation
import KansoTheme

/// Uses the generated sources beside the theme that they were compiled with, and refuses to go on where the two
/// come from different style guides.
@main
enum CatBreeds {
  static func main() throws {
    guard let url = Bundle.module.url(forResource: "theme", withExtension: "json") else {
      throw Failure(description: "theme.json is not among the resources")
    }
    let theme = try Theme(contentsOf: url)
    try checkFingerprints(of: theme)
    print("\(theme.name ?? "A style guide"), fingerprint \(theme.fingerprint)\n")
    printColors()
    printFonts()
    print("Padding.standard  \(Padding.standard) points")
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static func checkFingerprints(of theme: Theme) throws {
    let sources = [
      ("Colors.swift", Colors.kansoFingerprint), ("Fonts.swift", Fonts.kansoFingerprint),
      ("Padding.swift", Padding.kansoFingerprint),
    ]
    for (name, fingerprint) in sources where fingerprint != theme.fingerprint.description {
      throw Failure(
        description: "\(name) was compiled from another style guide than theme.json: "
          + "\(fingerprint), not \(theme.fingerprint). Compile the guide again.")
    }
  }

  private static func printColors() {
    let colors = [
      ("white", Colors.white), ("lightGray", Colors.lightGray), ("blackish", Colors.blackish),
      ("reddish", Colors.reddish), ("greenish", Colors.greenish),
    ]
    for (name, color) in colors { print("Colors.\(name)  \(color.resolved().hex)") }
  }

  private static func printFonts() {
    let fonts = [
      ("heading", Fonts.heading), ("subheading", Fonts.subheading), ("body", Fonts.body),
      ("button", Fonts.button),
      ("label", Fonts.label),
    ]
    for (name, font) in fonts {
      let font = font.resolved()
      print("Fonts.\(name)  \(font.families[0]), \(font.size) points, weight \(font.weight)")
    }
  }
}
