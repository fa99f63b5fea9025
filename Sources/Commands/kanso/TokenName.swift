import ArgumentParser
import KansoCommandLine
import KansoDiagnostics
import KansoFormatting
import KansoTheme
import KansoThemeEncoding

/// The name of a token on the command line: its path, or its name in Swift.
struct TokenName {
  private let text: String
  private let naming: SwiftNaming

  /// Creates a name.
  ///
  /// - Parameter naming: the names in Swift.
  init(_ text: String, naming: SwiftNaming) {
    self.text = text
    self.naming = naming
  }

  /// Returns the token of the name; that of today for a former name. Throws the exit code 64 for an unknown name,
  /// after an error on standard error.
  func path(in theme: Theme) throws -> TokenPath {
    let path = TokenPath(text)
    let newPaths = theme.newPaths
    if theme[path] != nil { return path }
    if let newPath = newPaths[path] { return newPath }
    let name = Self.withoutBackticks(text)
    let paths = theme.tokens.map(\.path) + theme.renames.map(\.oldPath)
    if let path = paths.first(where: { Self.withoutBackticks(naming.name(of: $0)) == name }) {
      return newPaths[path] ?? path
    }
    throw Terminal.usageError("there is no token `\(text.printable)`\(hint(theme))")
  }

  /// Returns the end of a message about an unknown name: a question with the first token inside of the path, else the
  /// first token whose last names are those of the path, else the token with the most similar path or name in Swift.
  /// Empty if there is none.
  private func hint(_ theme: Theme) -> String {
    let paths = theme.tokens.map(\.path)
    let names = TokenPath(text).names
    let near =
      paths.first { $0.isInside(TokenPath(text)) }
      ?? paths.first { $0.names.suffix(names.count) == names[...] }
    let meant =
      near?.dotted ?? Spelling.nearest(to: text, among: paths.map(\.dotted))
      ?? Spelling.nearest(to: text, among: paths.map { naming.name(of: $0) })
    return meant.map { "; did you mean `\($0.printable)`?" } ?? ""
  }

  /// Returns a name in Swift without the backticks of reserved keywords.
  private static func withoutBackticks(_ name: String) -> String { name.filter { $0 != "`" } }
}
