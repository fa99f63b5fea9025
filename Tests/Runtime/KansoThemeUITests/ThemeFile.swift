import Foundation
import KansoTheme
import KansoThemeEncoding
import TestSupport

/// A file with a theme, which a store reads on request.
struct ThemeFile {
  private let directory: TemporaryDirectory
  private let url: URL

  init() throws {
    directory = try TemporaryDirectory()
    url = directory.url.appendingPathComponent("theme.json")
  }

  /// Returns a store that has a theme and would read the file.
  func store(_ theme: Theme) -> ThemeStore { ThemeStore(theme, watching: url, interval: nil) }

  /// Replaces the theme of the file and lets a store read it.
  func replace(with theme: Theme, in store: ThemeStore) throws {
    try directory.write(Data(theme.encoded()), to: "theme.json")
    store.refresh()
  }
}

extension Theme {
  /// A theme with a length, which is larger in the dark, with a high contrast and for a density, and values of other
  /// kinds.
  static func of(gap: Double) -> Theme {
    let token = ThemeToken(
      path: "padding.gap", value: .dimension(.points(gap)),
      variants: [
        .init(mode: 1, value: .dimension(.points(gap + 1))),
        .init(mode: 2, value: .dimension(.points(gap + 2))),
        .init(mode: 3, value: .dimension(.points(gap + 4))),
      ])
    let others: [(path: TokenPath, value: TokenValue)] = [
      ("durations.fast", .duration(Duration(250, .ms))), ("strings.title", .string("Cats")),
      ("families.text", .fontFamily(["Georgia", "system-ui"])),
      ("colors.ink", .color(ColorValue(red: 1, green: 0.5, blue: 0))),
      ("padding.card", .edges(Edges(top: 1, leading: 2, bottom: 3, trailing: 4))),
    ]
    let tokens = [token] + others.map { ThemeToken(path: $0.path, value: $0.value) }
    return Theme(
      modes: [
        Mode(name: "light", context: [:]), Mode(name: "dark", context: ["appearance": "dark"]),
        Mode(name: "loud", context: ["contrast": "increased"]),
        Mode(name: "compact", context: ["density": "compact"]),
      ],
      sections: ["padding", "durations", "strings", "families", "colors"].map { section in
        TokenGroup(
          path: TokenPath(section),
          members: tokens.indices.filter { tokens[$0].path.section == section }.map { .token($0) })
      }, tokens: tokens)
  }
}
