import CatBreeds
import Foundation
import KansoScreens

/// Prints the first screen as the theme lays it out, or draws all screens to a folder (`cat-breeds draw FOLDER`). Fails
/// if the theme and the sources were compiled from different style guides.
@main
enum CatBreedsCommand {
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func main() throws {
    let theme = try CatBreedsApp.bundledTheme()
    if let comparison = CatBreedsApp.comparison(with: theme) {
      throw Failure(
        description: "The sources were compiled from another style guide than theme.json.\n\(comparison)\n"
          + "Compile the guide again.")
    }
    let arguments = CommandLine.arguments.dropFirst()
    switch (arguments.first, arguments.dropFirst().first, arguments.count) {
    case (nil, nil, _): show(theme)
    case ("draw", let folder?, 2): try ScreenPictures(theme: theme).write(to: URL(fileURLWithPath: folder))
    default: throw Failure(description: "usage: cat-breeds [draw FOLDER]")
    }
  }

  private static func show(_ theme: Theme) {
    print("\(theme.name ?? "A style guide"), fingerprint \(theme.fingerprint)\n")
    for (name, color) in [("white", Colors.white), ("blackish", Colors.blackish)] {
      print("Colors.\(name)  \(color.resolved(of: theme).hex)")
    }
    print("Padding.standard  \(Padding.tokens.standard.resolved(of: theme)) points\n")
    print(CatBreedsApp.window(on: .iPhone16, theme: theme).recursiveDescription())
  }
}
