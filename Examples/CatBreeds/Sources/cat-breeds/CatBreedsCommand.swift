import CatBreeds
import Foundation
import KansoScreens

/// Prints the first screen as the theme lays it out, or draws all screens to a folder (`cat-breeds draw FOLDER`). Fails
/// if the theme and the sources were compiled from different style guides.
@main
enum CatBreedsCommand {
  private static let usage = "usage: cat-breeds [draw FOLDER]"
  private static let help = """
    Print the first screen as the theme lays it out, or draw all screens into a folder.

    \(usage)

    draw FOLDER  Write an SVG file for each screen and configuration.
    -h, --help   Show this help.
    """

  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.contains("--help") || arguments.contains("-h") { return print(help) }
    if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      exit(64, "unknown option `\(option)`\n\(usage)")
    }
    let theme = try CatBreedsApp.bundledTheme()
    if let comparison = CatBreedsApp.comparison(with: theme) {
      exit(
        1,
        "the sources were compiled from another style guide than theme.json\n\(comparison)\n"
          + "Compile the guide again.")
    }
    switch (arguments.first, arguments.dropFirst().first, arguments.count) {
    case (nil, nil, _): show(theme)
    case ("draw", let folder?, 2): try ScreenPictures(theme: theme).write(to: URL(fileURLWithPath: folder))
    default: exit(64, usage)
    }
  }

  /// Prints a message to standard error and ends the program.
  private static func exit(_ code: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    Foundation.exit(code)
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
